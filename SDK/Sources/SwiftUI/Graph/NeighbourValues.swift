package import UIKit

// What SwiftUI's neighbours for other modules (`_MapKit_SwiftUI`) ask of its values.

extension Text {
    /// A text of any kind of title.
    package init(titled title: some TitleKey) { self.init(title: title) }
    /// The words alone.
    package var words: String { string }
}

extension ShapeStyle {
    /// One colour of it.
    package func color(in environment: EnvironmentValues) -> UIColor { painted(in: environment).color }
}

extension EnvironmentValues {
    /// The colour of what can be touched, where a view said it.
    package var tint: UIColor? { tintColor }
    /// The colour of what is in front, where a view said it.
    package var foregroundColor: UIColor? { drawing.foreground == nil ? nil : foregroundPaint.color }

    /// The tag of a view, for one that tells its container of itself other than by the layout.
    package var viewTag: AnyHashable? {
        get { self[ViewTagKey.self].tag }
        set { self[ViewTagKey.self] = ViewTagKey.Value(tag: newValue) }
    }
    /// Whether the values of a `ForEach` are such tags, too.
    package var tellsTags: Bool {
        get { self[TellsTagsKey.self] }
        set { self[TellsTagsKey.self] = newValue }
    }

    /// Around a view for one of several values.
    func tagged(_ id: AnyHashable) -> EnvironmentValues {
        guard tellsTags else { return self }
        var values = self
        values.viewTag = id
        return values
    }
}

private struct ViewTagKey: EnvironmentKey {
    /// No tag at all is a value, too, which an optional of any hashable value would take for a tag.
    struct Value { var tag: AnyHashable? }
    static var defaultValue: Value { Value(tag: nil) }
}
private struct TellsTagsKey: EnvironmentKey { static var defaultValue: Bool { false } }
