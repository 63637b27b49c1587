public import UIKit

/// The styles that views around have set.
struct Styles {
    var button: (any ButtonLook)?
    var toggle: (any ToggleStyle)?
    var label: (any LabelStyle)?
    var textField: (any TextFieldStyle)?
    var progress: (any ProgressViewStyle)?
    var groupBox: (any GroupBoxStyle)?
    var gauge: (any GaugeStyle)?
    var labeledContent: (any LabeledContentStyle)?
    var disclosureGroup: (any DisclosureGroupStyle)?
    var controlGroup: (any ControlGroupStyle)?
    var menu: (any MenuStyle)?
    var form: (any FormStyle)?
    // Of these authors write none: a name is all.
    var list: String?
    var picker: String?
    var datePicker: String?
    var tab: String?
    var navigation: String?
    var buttonShape: ButtonBorderShape = .automatic
}

/// The name of one of the system's styles.
func styleName(_ style: Any?) -> String? { (style as? any SystemStyle)?.name }

nonisolated extension View {
    public func buttonStyle(_ style: some ButtonLook) -> some View { around(\.drawing.styles.button, style) }
    public func buttonStyle(_ style: some ButtonStyle) -> some View { around(\.drawing.styles.button, style) }
    public func buttonStyle(_ style: some PrimitiveButtonStyle) -> some View { around(\.drawing.styles.button, style) }
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        around(\.drawing.styles.buttonShape, shape)
    }
    public func listStyle(_ style: some ListStyle) -> some View { around(\.drawing.styles.list, styleName(style)) }
    public func pickerStyle(_ style: some PickerStyle) -> some View {
        around(\.drawing.styles.picker, styleName(style))
    }
    public func textFieldStyle(_ style: some TextFieldStyle) -> some View { around(\.drawing.styles.textField, style) }
    public func toggleStyle(_ style: some ToggleStyle) -> some View {
        around {
            $0.drawing.styles.toggle = style
            if let tint = (style as? any SystemStyle)?.tint { $0.drawing.tint = tint }
        }
    }
    public func tabViewStyle(_ style: some TabViewStyle) -> some View { around(\.drawing.styles.tab, styleName(style)) }
    public func progressViewStyle(_ style: some ProgressViewStyle) -> some View {
        around {
            $0.drawing.styles.progress = style
            if let tint = (style as? any SystemStyle)?.tint { $0.drawing.tint = tint }
        }
    }
    public func datePickerStyle(_ style: some DatePickerStyle) -> some View {
        around(\.drawing.styles.datePicker, styleName(style))
    }
    public func labelStyle(_ style: some LabelStyle) -> some View { around(\.drawing.styles.label, style) }
    public func groupBoxStyle(_ style: some GroupBoxStyle) -> some View { around(\.drawing.styles.groupBox, style) }
    public func gaugeStyle(_ style: some GaugeStyle) -> some View { around(\.drawing.styles.gauge, style) }
    public func menuStyle(_ style: some MenuStyle) -> some View { around(\.drawing.styles.menu, style) }
    public func formStyle(_ style: some FormStyle) -> some View { around(\.drawing.styles.form, style) }
    public func controlGroupStyle(_ style: some ControlGroupStyle) -> some View {
        around(\.drawing.styles.controlGroup, style)
    }
    public func labeledContentStyle(_ style: some LabeledContentStyle) -> some View {
        around(\.drawing.styles.labeledContent, style)
    }
    public func disclosureGroupStyle(_ style: some DisclosureGroupStyle) -> some View {
        around(\.drawing.styles.disclosureGroup, style)
    }
    public func navigationViewStyle(_ style: some NavigationViewStyle) -> some View {
        around(\.drawing.styles.navigation, styleName(style))
    }
    public func controlSize(_ size: ControlSize) -> some View { around(\.controlSize, size) }
    public func labelsHidden() -> some View { around(\.drawing.hidesLabels, true) }
}

/// How large controls are.
public enum ControlSize: Hashable, Sendable, CaseIterable { case mini, small, regular, large, extraLarge }

/// The form of a button's edge.
public struct ButtonBorderShape: Hashable, Sendable {
    enum Form: Hashable { case automatic, capsule, circle, rounded(CGFloat?) }
    let form: Form
    public static let automatic = Self(form: .automatic), capsule = Self(form: .capsule), circle = Self(form: .circle)
    public static let roundedRectangle = Self(form: .rounded(nil))
    public static func roundedRectangle(radius: CGFloat) -> Self { Self(form: .rounded(radius)) }
}
