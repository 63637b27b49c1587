public import UIKit

/// How buttons look, by a view of the author's.
@preconcurrency @MainActor
public protocol ButtonStyle: ButtonLook {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a button's style draws.
public struct ButtonStyleConfiguration {
    public typealias Label = AnyView
    public let role: ButtonRole?
    public let label: AnyView
    public let isPressed: Bool
}

/// What buttons look like.
@preconcurrency @MainActor
public protocol ButtonLook {}

/// A look of the system's, by its name.
public nonisolated struct SystemLook: ButtonLook, ListStyle, PickerStyle, TextFieldStyle, ToggleStyle, TabViewStyle,
    ProgressViewStyle, DatePickerStyle, NavigationViewStyle, LabelStyle, IndexViewStyle, GroupBoxStyle, MenuStyle,
    GaugeStyle, LabeledContentStyle, DisclosureGroupStyle, FormStyle, ControlGroupStyle, NavigationSplitViewStyle,
    Sendable
{
    public init() {}
}

/// What lists look like.
@preconcurrency @MainActor public protocol ListStyle {}
/// What pickers look like.
@preconcurrency @MainActor public protocol PickerStyle {}
/// What tabs look like.
@preconcurrency @MainActor public protocol TabViewStyle {}
/// What navigation looks like.
@preconcurrency @MainActor public protocol NavigationViewStyle {}
/// What the dots of pages look like.
@preconcurrency @MainActor public protocol IndexViewStyle {}

// The names that styles of the system have of their own.
public typealias PlainButtonStyle = SystemLook
public typealias BorderedButtonStyle = SystemLook
public typealias BorderedProminentButtonStyle = SystemLook
public typealias BorderlessButtonStyle = SystemLook
public typealias DefaultButtonStyle = SystemLook
public typealias PlainListStyle = SystemLook
public typealias GroupedListStyle = SystemLook
public typealias InsetListStyle = SystemLook
public typealias InsetGroupedListStyle = SystemLook
public typealias SidebarListStyle = SystemLook
public typealias DefaultListStyle = SystemLook
public typealias SegmentedPickerStyle = SystemLook
public typealias WheelPickerStyle = SystemLook
public typealias MenuPickerStyle = SystemLook
public typealias InlinePickerStyle = SystemLook
public typealias DefaultPickerStyle = SystemLook
public typealias RoundedBorderTextFieldStyle = SystemLook
public typealias PlainTextFieldStyle = SystemLook
public typealias SwitchToggleStyle = SystemLook
public typealias PageTabViewStyle = SystemLook
public typealias CircularProgressViewStyle = SystemLook
public typealias LinearProgressViewStyle = SystemLook
public typealias WheelDatePickerStyle = SystemLook
public typealias GraphicalDatePickerStyle = SystemLook
public typealias CompactDatePickerStyle = SystemLook
public typealias StackNavigationViewStyle = SystemLook

extension SystemLook {
    /// A look in a colour.
    public init(tint: Color) {}
}

extension ButtonLook where Self == SystemLook {
    public nonisolated static var automatic: Self { Self() }
    public nonisolated static var plain: Self { Self() }
    public nonisolated static var bordered: Self { Self() }
    public nonisolated static var borderless: Self { Self() }
    public nonisolated static var borderedProminent: Self { Self() }
}
extension ListStyle where Self == SystemLook {
    public nonisolated static var automatic: Self { Self() }
    public nonisolated static var plain: Self { Self() }
    public nonisolated static var grouped: Self { Self() }
    public nonisolated static var inset: Self { Self() }
    public nonisolated static var insetGrouped: Self { Self() }
    public nonisolated static var sidebar: Self { Self() }
}
extension PickerStyle where Self == SystemLook {
    public nonisolated static var automatic: Self { Self() }
    public nonisolated static var menu: Self { Self() }
    public nonisolated static var segmented: Self { Self() }
    public nonisolated static var wheel: Self { Self() }
    public nonisolated static var inline: Self { Self() }
    public nonisolated static var navigationLink: Self { Self() }
}
extension TextFieldStyle where Self == SystemLook {
    public nonisolated static var automatic: Self { Self() }
    public nonisolated static var plain: Self { Self() }
    public nonisolated static var roundedBorder: Self { Self() }
}
extension ToggleStyle where Self == SystemLook {
    public nonisolated static var automatic: Self { Self() }
    public nonisolated static var `switch`: Self { Self() }
    public nonisolated static var button: Self { Self() }
}
extension TabViewStyle where Self == SystemLook {
    public nonisolated static var automatic: Self { Self() }
    public nonisolated static var page: Self { Self() }
}
extension ProgressViewStyle where Self == SystemLook {
    public nonisolated static var automatic: Self { Self() }
    public nonisolated static var linear: Self { Self() }
    public nonisolated static var circular: Self { Self() }
}
extension DatePickerStyle where Self == SystemLook {
    public nonisolated static var automatic: Self { Self() }
    public nonisolated static var compact: Self { Self() }
    public nonisolated static var graphical: Self { Self() }
    public nonisolated static var wheel: Self { Self() }
}
extension NavigationViewStyle where Self == SystemLook {
    public nonisolated static var automatic: Self { Self() }
    public nonisolated static var stack: Self { Self() }
}
extension LabelStyle where Self == SystemLook {
    public nonisolated static var automatic: Self { Self() }
    public nonisolated static var iconOnly: Self { Self() }
    public nonisolated static var titleOnly: Self { Self() }
    public nonisolated static var titleAndIcon: Self { Self() }
}

/// How large controls are.
public enum ControlSize: Hashable, Sendable { case mini, small, regular, large, extraLarge }
/// Which capitals a keyboard begins with.
public struct TextInputAutocapitalization: Sendable {
    public static let never = Self(), words = Self(), sentences = Self(), characters = Self()
}
/// What a keyboard's return key says.
public struct SubmitLabel: Sendable {
    public static let done = Self(), go = Self(), send = Self(), join = Self(), search = Self(), next = Self()
    public static let `return` = Self(), `continue` = Self()
}
/// A material.
public struct Material: ShapeStyle {
    public static let ultraThin = Self(), thin = Self(), regular = Self(), thick = Self(), ultraThick = Self()
    public static let bar = Self()
}
extension ShapeStyle where Self == Material {
    public static var ultraThickMaterial: Material { .ultraThick }
    public static var bar: Material { .bar }
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
}
nonisolated extension View {
    public func buttonStyle(_ style: some ButtonLook) -> some View { self }
    public func buttonStyle(_ style: some ButtonStyle) -> some View { self }
    public func buttonStyle(_ style: some PrimitiveButtonStyle) -> some View { self }
    public func listStyle(_ style: some ListStyle) -> some View { self }
    public func pickerStyle(_ style: some PickerStyle) -> some View { self }
    public func textFieldStyle(_ style: some TextFieldStyle) -> some View { self }
    public func toggleStyle(_ style: some ToggleStyle) -> some View { self }
    public func tabViewStyle(_ style: some TabViewStyle) -> some View { self }
    public func progressViewStyle(_ style: some ProgressViewStyle) -> some View { self }
    public func datePickerStyle(_ style: some DatePickerStyle) -> some View { self }
    public func labelStyle(_ style: some LabelStyle) -> some View { self }
    public func controlSize(_ size: ControlSize) -> some View { self }
    public func labelsHidden() -> some View { self }
    public func textInputAutocapitalization(_ style: TextInputAutocapitalization?) -> some View { self }
    public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
    public func disableAutocorrection(_ disable: Bool?) -> some View { self }
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
    public func keyboardType(_ type: UIKeyboardType) -> some View { self }
    public func submitLabel(_ label: SubmitLabel) -> some View { self }
    public func onSubmit(_ action: @escaping () -> Void) -> some View { self }
    public func imageScale(_ scale: Image.Scale) -> some View { self }
    public func listRowBackground(_ view: some View) -> some View { self }
    public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
    public func listRowSeparator(_ visibility: Visibility) -> some View { self }
    public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
    public func headerProminence(_ prominence: Prominence) -> some View { self }
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View { self }
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { self }
    public func zIndex(_ value: Double) -> some View { self }
    public func contentShape(_ shape: some Shape) -> some View { self }
    public func allowsHitTesting(_ enabled: Bool) -> some View { self }
    public func colorScheme(_ colorScheme: ColorScheme) -> some View { self }
    public func mask(_ mask: some View) -> some View { self }
    public func compositingGroup() -> some View { self }
    public func monospaced(_ isActive: Bool = true) -> some View { self }
    public func monospacedDigit() -> some View { self }
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View { self }
    public func fontDesign(_ design: Font.Design?) -> some View { self }
    @preconcurrency public func onChange<Value: Equatable>(
        of value: Value,
        perform action: @escaping @MainActor (Value) -> Void
    ) -> some View { self }
    @preconcurrency public func onChange<Value: Equatable>(
        of value: Value,
        initial: Bool = false,
        _ action: @escaping @MainActor (Value, Value) -> Void
    ) -> some View { self }
    @preconcurrency public func onChange<Value: Equatable>(
        of value: Value,
        initial: Bool = false,
        _ action: @escaping @MainActor () -> Void
    ) -> some View { self }
    @preconcurrency public func onReceive<Source: Publisher>(
        _ publisher: Source,
        perform action: @escaping @MainActor (Source.Output) -> Void
    ) -> some View where Source.Failure == Never { self }
    @preconcurrency public func onOpenURL(perform action: @escaping @MainActor (URL) -> Void) -> some View { self }
    public func environmentObject(_ object: some ObservableObject) -> some View { self }
    public func environment(_ object: (some AnyObject)?) -> some View { self }
    public func sensoryFeedback(_ feedback: SensoryFeedback, trigger: some Equatable) -> some View { self }
    public func previewLayout(_ value: PreviewLayout) -> some View { self }
    public func previewDisplayName(_ value: String?) -> some View { self }
}

/// How a symbol's layers are coloured.
public enum SymbolRenderingMode: Sendable { case monochrome, hierarchical, palette, multicolor }
/// How a header stands out.
public enum Prominence: Sendable { case standard, increased }
/// What a person feels.
public struct SensoryFeedback: Hashable, Sendable {
    /// How strong it is.
    public struct Weight: Hashable, Sendable {
        public static let light = Self(), medium = Self(), heavy = Self()
    }
    /// How hard what touches is.
    public struct Flexibility: Hashable, Sendable {
        public static let rigid = Self(), solid = Self(), soft = Self()
    }

    public static let success = Self(), warning = Self(), error = Self(), selection = Self(), impact = Self()
    public static let start = Self(), stop = Self(), increase = Self(), decrease = Self(), alignment = Self()
    public static let levelChange = Self()
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> Self { Self() }
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> Self { Self() }
}
/// The room of a preview.
public enum PreviewLayout: Sendable { case device, sizeThatFits, fixed(width: CGFloat, height: CGFloat) }
