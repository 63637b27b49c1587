public import SwiftUI
public import WidgetKit

extension EnvironmentValues {
    public var widgetFamily: WidgetFamily { .systemSmall }
    public var widgetRenderingMode: WidgetRenderingMode { .fullColor }
    public var widgetContentMargins: EdgeInsets { EdgeInsets() }
    public var activityFamily: ActivityFamily { .medium }
    public var isActivityFullscreen: Bool { false }
    public var isActivityUpdateReduced: Bool { false }
    public var showsWidgetLabel: Bool { false }
}

/// What stands behind a widget of the lock screen.
public nonisolated struct AccessoryWidgetBackground: PrimitiveView { public init() {} }

/// Several widgets of the lock screen in a row.
public nonisolated struct AccessoryWidgetGroup<Content: View>: PrimitiveView {
    public init(_ label: some TitleKey, @ViewBuilder content: () -> Content) {}
    public init(_ label: some TitleKey, systemImage: String, @ViewBuilder content: () -> Content) {}
}

/// A widget in Xcode's preview.
public struct WidgetPreviewContext: PreviewContext {
    public init(family: WidgetFamily) {}
}

nonisolated extension View {
    public func widgetLabel(_ label: some TitleKey) -> some View { self }
    public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }
    public func widgetCurvesContent(_ curvesContent: Bool = true) -> some View { self }
    public func activityBackgroundTint(_ color: Color?) -> some View { self }
    public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
    public func dynamicIsland(verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement) -> some View { self }
}

nonisolated extension Image {
    public func widgetAccentedRenderingMode(_ renderingMode: WidgetAccentedRenderingMode?) -> Image { self }
}

/// How a picture is coloured in a widget of one colour.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
    private let name: String
    public static let accented = Self(name: "accented"), desaturated = Self(name: "desaturated")
    public static let accentedDesaturated = Self(name: "accentedDesaturated"), fullColor = Self(name: "fullColor")
}
