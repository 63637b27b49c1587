public import CoreLocation
public import MapKit
public import SwiftUI
import UIKit

/// What stands in a balloon.
enum MarkerGlyph {
    case none
    case image(UIImage?)
    case text(String)
}

/// A balloon on a map.
public nonisolated struct Marker: View {
    /// What it is called, and what stands in it.
    private enum Label {
        case words(Text, image: UIImage?)
        case monogram(Text, Text)
        case view(AnyView)
        case item(String?)
    }

    private let label: Label
    private let coordinate: CLLocationCoordinate2D

    private init(_ label: Label, _ coordinate: CLLocationCoordinate2D) {
        (self.label, self.coordinate) = (label, coordinate)
    }
    public init(_ title: some TitleKey, coordinate: CLLocationCoordinate2D) {
        self.init(.words(Text(titled: title), image: nil), coordinate)
    }
    public init(_ title: some TitleKey, systemImage: String, coordinate: CLLocationCoordinate2D) {
        self.init(.words(Text(titled: title), image: UIImage(systemName: systemImage)), coordinate)
    }
    public init(_ title: some TitleKey, image: String, coordinate: CLLocationCoordinate2D) {
        self.init(.words(Text(titled: title), image: UIImage(named: image)), coordinate)
    }
    public init(_ title: some TitleKey, monogram: Text, coordinate: CLLocationCoordinate2D) {
        self.init(.monogram(Text(titled: title), monogram), coordinate)
    }
    public init<Title: View>(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Title) {
        self.init(.view(AnyView(label())), coordinate)
    }
    public init(item: MKMapItem) { self.init(.item(item.name), item.placemark.coordinate) }

    @MainActor public var body: some View {
        MapPartView { environment in
            let (title, glyph) = said
            return .annotation(
                AnnotationPart(
                    title: title,
                    coordinate: coordinate,
                    look: .marker(tint: environment.tint, glyph),
                    titles: environment.mapTitles
                )
            )
        }
    }

    @MainActor private var said: (String?, MarkerGlyph) {
        switch label {
        case .words(let title, let image): (title.words, image.map { .image($0) } ?? .none)
        case .monogram(let title, let monogram): (title.words, .text(monogram.words))
        case .item(let name): (name, .none)
        case .view(let view): MarkerLabel.said(by: view)
        }
    }
}

/// The words and the picture of a label, which may be any view.
@MainActor
private enum MarkerLabel {
    static func said(by label: AnyView) -> (String?, MarkerGlyph) {
        let hosting = UIHostingController(rootView: label)
        hosting.view.frame.size = hosting.sizeThatFits(in: CGSize(width: 1000, height: 1000))
        hosting.view.layoutIfNeeded()
        let all = inner(hosting.view)
        let words = all.compactMap { ($0 as? UILabel).flatMap { $0.attributedText?.string ?? $0.text } }
        let image = all.lazy.compactMap { ($0 as? UIImageView)?.image }.first
        return (words.isEmpty ? nil : words.joined(separator: " "), image.map { .image($0) } ?? .none)
    }

    private static func inner(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(inner) }
}

/// A view on a map.
public nonisolated struct Annotation: View {
    private let title: Text?
    private let label: AnyView?
    private let coordinate: CLLocationCoordinate2D
    private let anchor: UnitPoint
    private let content: AnyView

    public init<Content: View>(
        _ title: some TitleKey,
        coordinate: CLLocationCoordinate2D,
        anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) {
        (self.title, label, self.coordinate) = (Text(titled: title), nil, coordinate)
        (self.anchor, self.content) = (anchor, AnyView(content()))
    }
    public init<Content: View, Title: View>(
        coordinate: CLLocationCoordinate2D,
        anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Title
    ) {
        (title, self.label, self.coordinate) = (nil, AnyView(label()), coordinate)
        (self.anchor, self.content) = (anchor, AnyView(content()))
    }

    @MainActor public var body: some View {
        MapPartView { environment in
            .annotation(
                AnnotationPart(
                    title: title?.words ?? label.flatMap { MarkerLabel.said(by: $0).0 },
                    coordinate: coordinate,
                    look: .view(AnyView(content.environment(\.self, environment)), anchor: anchor),
                    titles: environment.mapTitles
                )
            )
        }
    }
}

/// Where the person is.
public nonisolated struct UserAnnotation: View {
    private let anchor: UnitPoint
    private let content: AnyView?

    public init() { (anchor, content) = (.center, nil) }
    public init<Content: View>(anchor: UnitPoint = .center, @ViewBuilder content: () -> Content) {
        (self.anchor, self.content) = (anchor, AnyView(content()))
    }
    /// - Parameter content: is given no place: the map puts it where it is.
    public init<Content: View>(
        anchor: UnitPoint = .center,
        @ViewBuilder content: @escaping (UserLocation) -> Content
    ) {
        (self.anchor, self.content) = (anchor, AnyView(content(UserLocation(location: nil, heading: nil))))
    }

    @MainActor public var body: some View {
        MapPartView { environment in
            .person(content.map { .view(AnyView($0.environment(\.self, environment)), anchor: anchor) })
        }
    }
}

/// Where the person is, for a view that is drawn there.
public struct UserLocation: Sendable {
    public let location: CLLocation?
    public let heading: CLHeading?
}

nonisolated extension View {
    public func annotationTitles(_ visibility: Visibility) -> some View { environment(\.mapTitles, visibility) }
    /// What stands on a SwiftUI map has no subtitle here.
    public func annotationSubtitles(_ visibility: Visibility) -> some View { self }
}
