public import UIKit

// What an author's own styles are given to draw.

/// A button, for a style that presses it itself.
public struct PrimitiveButtonStyleConfiguration {
    public typealias Label = AnyView
    public let role: ButtonRole?
    public let label: AnyView
    let action: @MainActor () -> Void
    @MainActor public func trigger() { action() }
}

/// How buttons look and are pressed, by a view of the author's.
@preconcurrency @MainActor
public protocol PrimitiveButtonStyle: ButtonLook {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A switch.
public struct ToggleStyleConfiguration {
    public typealias Label = AnyView
    public let label: AnyView
    @Binding public var isOn: Bool
    public var isMixed: Bool { false }
}

/// A label.
public struct LabelStyleConfiguration {
    public typealias Title = AnyView
    public typealias Icon = AnyView
    public let title: AnyView
    public let icon: AnyView
}

/// How far something is.
public struct ProgressViewStyleConfiguration {
    public typealias Label = AnyView
    public typealias CurrentValueLabel = AnyView
    public let fractionCompleted: Double?
    public let label: AnyView?
    public let currentValueLabel: AnyView?
}

/// A box.
public struct GroupBoxStyleConfiguration {
    public typealias Label = AnyView
    public typealias Content = AnyView
    public let label: AnyView
    public let content: AnyView
}

/// A menu.
public struct MenuStyleConfiguration {
    public typealias Label = AnyView
    public typealias Content = AnyView
    public let label: AnyView
    public let content: AnyView
}

/// A gauge.
public struct GaugeStyleConfiguration {
    public typealias Label = AnyView
    public typealias CurrentValueLabel = AnyView
    public typealias MinimumValueLabel = AnyView
    public typealias MaximumValueLabel = AnyView
    public let value: Double
    public let label: AnyView
    public let currentValueLabel: AnyView?
    public let minimumValueLabel: AnyView?
    public let maximumValueLabel: AnyView?
}

/// A value with its name.
public struct LabeledContentStyleConfiguration {
    public typealias Label = AnyView
    public typealias Content = AnyView
    public let label: AnyView
    public let content: AnyView
}

/// Views that are shown when asked for.
public struct DisclosureGroupStyleConfiguration {
    public typealias Label = AnyView
    public typealias Content = AnyView
    public let label: AnyView
    public let content: AnyView
    @Binding public var isExpanded: Bool
}

/// What switches look like.
@preconcurrency @MainActor
public protocol ToggleStyle {
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What labels look like.
@preconcurrency @MainActor
public protocol LabelStyle {
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What progress looks like.
@preconcurrency @MainActor
public protocol ProgressViewStyle {
    associatedtype Body: View
    typealias Configuration = ProgressViewStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What boxes look like.
@preconcurrency @MainActor
public protocol GroupBoxStyle {
    associatedtype Body: View
    typealias Configuration = GroupBoxStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What menus look like.
@preconcurrency @MainActor
public protocol MenuStyle {
    associatedtype Body: View
    typealias Configuration = MenuStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What gauges look like.
@preconcurrency @MainActor
public protocol GaugeStyle {
    associatedtype Body: View
    typealias Configuration = GaugeStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What values with names look like.
@preconcurrency @MainActor
public protocol LabeledContentStyle {
    associatedtype Body: View
    typealias Configuration = LabeledContentStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What groups that open look like.
@preconcurrency @MainActor
public protocol DisclosureGroupStyle {
    associatedtype Body: View
    typealias Configuration = DisclosureGroupStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A form.
public struct FormStyleConfiguration {
    public typealias Content = AnyView
    public let content: AnyView
}

/// A group of controls.
public struct ControlGroupStyleConfiguration {
    public typealias Label = AnyView
    public typealias Content = AnyView
    public let label: AnyView
    public let content: AnyView
}

/// Views beside each other.
public struct NavigationSplitViewStyleConfiguration {}

/// The choice of a date.
public struct DatePickerStyleConfiguration {
    public typealias Label = AnyView
    public let label: AnyView
    @Binding public var selection: Date
    public let minimumDate: Date?
    public let maximumDate: Date?
    public let displayedComponents: DatePickerComponents
}

/// A field of many lines.
public struct TextEditorStyleConfiguration {}

/// What forms look like.
@preconcurrency @MainActor
public protocol FormStyle {
    associatedtype Body: View
    typealias Configuration = FormStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What groups of controls look like.
@preconcurrency @MainActor
public protocol ControlGroupStyle {
    associatedtype Body: View
    typealias Configuration = ControlGroupStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What columns look like.
@preconcurrency @MainActor
public protocol NavigationSplitViewStyle {
    associatedtype Body: View
    typealias Configuration = NavigationSplitViewStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What choices of dates look like.
@preconcurrency @MainActor
public protocol DatePickerStyle {
    associatedtype Body: View
    typealias Configuration = DatePickerStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What fields of many lines look like.
@preconcurrency @MainActor
public protocol TextEditorStyle {
    associatedtype Body: View
    typealias Configuration = TextEditorStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// When the dots of pages are seen.
public struct PageIndexDisplayMode: Hashable, Sendable {
    private let name: String
    public static let automatic = Self(name: "automatic"), always = Self(name: "always")
    public static let never = Self(name: "never"), interactive = Self(name: "interactive")
}

extension ButtonLook where Self == SystemLook {
    public nonisolated static var glass: Self { Self("glass") }
    public nonisolated static var glassProminent: Self { Self("glassProminent") }
    public nonisolated static var link: Self { Self("link") }
    public nonisolated static var card: Self { Self("card") }
}
extension PickerStyle where Self == SystemLook {
    public nonisolated static var palette: Self { Self("palette") }
}
extension TabViewStyle where Self == SystemLook {
    public nonisolated static var sidebarAdaptable: Self { Self("sidebarAdaptable") }
    public nonisolated static var verticalPage: Self { Self("verticalPage") }
    public nonisolated static var tabBarOnly: Self { Self("tabBarOnly") }
    public nonisolated static var grouped: Self { Self("grouped") }
    public nonisolated static func page(indexDisplayMode: PageIndexDisplayMode) -> Self {
        Self(indexDisplayMode == .never ? "page without dots" : "page")
    }
}
extension IndexViewStyle where Self == SystemLook {
    public nonisolated static var page: Self { Self("page") }
    public nonisolated static func page(backgroundDisplayMode: PageIndexDisplayMode) -> Self { Self() }
}
extension NavigationViewStyle where Self == SystemLook {
    public nonisolated static var columns: Self { Self("columns") }
}
extension NavigationSplitViewStyle where Self == SystemLook {
    public nonisolated static var automatic: Self { Self() }
    public nonisolated static var balanced: Self { Self("balanced") }
    public nonisolated static var prominentDetail: Self { Self("prominentDetail") }
}
extension GroupBoxStyle where Self == SystemLook {
    public nonisolated static var automatic: Self { Self() }
}
extension MenuStyle where Self == SystemLook {
    public nonisolated static var automatic: Self { Self() }
    public nonisolated static var button: Self { Self("button") }
    public nonisolated static var borderlessButton: Self { Self("borderlessButton") }
    public nonisolated static var borderedButton: Self { Self("borderedButton") }
}
extension GaugeStyle where Self == SystemLook {
    public nonisolated static var automatic: Self { Self() }
    public nonisolated static var accessoryCircular: Self { Self("accessoryCircular") }
    public nonisolated static var accessoryCircularCapacity: Self { Self("accessoryCircularCapacity") }
    public nonisolated static var accessoryLinear: Self { Self("accessoryLinear") }
    public nonisolated static var accessoryLinearCapacity: Self { Self("accessoryLinearCapacity") }
    public nonisolated static var linearCapacity: Self { Self("linearCapacity") }
}
extension FormStyle where Self == SystemLook {
    public nonisolated static var automatic: Self { Self() }
    public nonisolated static var grouped: Self { Self("grouped") }
    public nonisolated static var columns: Self { Self("columns") }
}
extension ControlGroupStyle where Self == SystemLook {
    public nonisolated static var automatic: Self { Self() }
    public nonisolated static var compactMenu: Self { Self("compactMenu") }
    public nonisolated static var menu: Self { Self("menu") }
    public nonisolated static var navigation: Self { Self("navigation") }
}

/// In which order a menu's choices stand.
public struct MenuOrder: Hashable, Sendable {
    public static let automatic = Self(), fixed = Self(), priority = Self()
}

/// Distances of a list's sections.
public struct ListSectionSpacing: Hashable, Sendable {
    /// Points; nil is the list's own.
    let points: CGFloat?
    public static let `default` = Self(points: nil), compact = Self(points: 10)
    public static func custom(_ spacing: CGFloat) -> Self { Self(points: max(spacing, 0)) }
}

nonisolated extension View {
    public func indexViewStyle(_ style: some IndexViewStyle) -> some View { self }
    public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
    public func menuOrder(_ order: MenuOrder) -> some View { self }
    public func menuIndicator(_ visibility: Visibility) -> some View { self }
    public func sensoryFeedback<Trigger: Equatable>(
        _ feedback: SensoryFeedback,
        trigger: Trigger,
        condition: @escaping (Trigger, Trigger) -> Bool
    ) -> some View { self }
    public func sensoryFeedback<Trigger: Equatable>(
        trigger: Trigger,
        _ feedback: @escaping (Trigger, Trigger) -> SensoryFeedback?
    ) -> some View { self }
}

/// Whether a button that is held is pressed again and again.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    public static let automatic = Self(), enabled = Self(), disabled = Self()
}
