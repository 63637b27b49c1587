import CoreLocation
public import SwiftUI

/// A button that asks for the place (CoreLocationUI), in SwiftUI. Where the person has not yet been asked, the phone asks;
/// the app's own action comes with the press.
public nonisolated struct LocationButton: View {
    /// What it says.
    public struct Title: Hashable, Sendable {
        let words: String
        public static let currentLocation = Self(words: "Current Location")
        public static let sendCurrentLocation = Self(words: "Send Current Location")
        public static let sendMyCurrentLocation = Self(words: "Send My Current Location")
        public static let shareCurrentLocation = Self(words: "Share Current Location")
        public static let shareMyCurrentLocation = Self(words: "Share My Current Location")
    }

    private let title: Title?
    private let action: @MainActor () -> Void

    @preconcurrency public init(_ title: Title? = nil, action: @escaping @MainActor () -> Void) {
        (self.title, self.action) = (title, action)
    }

    @MainActor public var body: some View {
        Button {
            let manager = CLLocationManager()
            if manager.authorizationStatus == .notDetermined { manager.requestWhenInUseAuthorization() }
            action()
        } label: {
            Label(title?.words ?? Title.currentLocation.words, systemImage: "location.fill")
                .labelStyle(LocationLabelStyle(isIconOnly: title == nil))
                .padding(.horizontal, 12)
                .padding(.vertical, 8)
                .foregroundStyle(.white)
                .background(.tint, in: Capsule())
        }
        .buttonStyle(.plain)
    }
}

/// The words beside the arrow, or the arrow alone.
private struct LocationLabelStyle: LabelStyle {
    let isIconOnly: Bool

    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 6) {
            configuration.icon
            if !isIconOnly { configuration.title }
        }
    }
}
