// The names that styles of the system have of their own (`PlainButtonStyle()`), beside those that are found by their kind
// (`.plain`).

/// `.plain`.
public nonisolated struct PlainButtonStyle: ButtonLook, SystemStyle {
    public init() {}
    public var name: String? { "plain" }
}
/// `.bordered`.
public nonisolated struct BorderedButtonStyle: ButtonLook, SystemStyle {
    public init() {}
    public var name: String? { "bordered" }
}
/// `.borderedProminent`.
public nonisolated struct BorderedProminentButtonStyle: ButtonLook, SystemStyle {
    public init() {}
    public var name: String? { "borderedProminent" }
}
/// `.borderless`.
public nonisolated struct BorderlessButtonStyle: ButtonLook, SystemStyle {
    public init() {}
    public var name: String? { "borderless" }
}
/// The usual one.
public nonisolated struct DefaultButtonStyle: ButtonLook, SystemStyle {
    public init() {}
    public var name: String? { nil }
}
/// `.plain`.
public nonisolated struct PlainListStyle: ListStyle, SystemStyle {
    public init() {}
    public var name: String? { "plain" }
}
/// `.grouped`.
public nonisolated struct GroupedListStyle: ListStyle, SystemStyle {
    public init() {}
    public var name: String? { "grouped" }
}
/// `.inset`.
public nonisolated struct InsetListStyle: ListStyle, SystemStyle {
    public init() {}
    public var name: String? { "inset" }
}
/// `.insetGrouped`.
public nonisolated struct InsetGroupedListStyle: ListStyle, SystemStyle {
    public init() {}
    public var name: String? { "insetGrouped" }
}
/// `.sidebar`.
public nonisolated struct SidebarListStyle: ListStyle, SystemStyle {
    public init() {}
    public var name: String? { "sidebar" }
}
/// The usual one.
public nonisolated struct DefaultListStyle: ListStyle, SystemStyle {
    public init() {}
    public var name: String? { nil }
}
/// `.segmented`.
public nonisolated struct SegmentedPickerStyle: PickerStyle, SystemStyle {
    public init() {}
    public var name: String? { "segmented" }
}
/// `.wheel`.
public nonisolated struct WheelPickerStyle: PickerStyle, SystemStyle {
    public init() {}
    public var name: String? { "wheel" }
}
/// `.menu`.
public nonisolated struct MenuPickerStyle: PickerStyle, SystemStyle {
    public init() {}
    public var name: String? { "menu" }
}
/// `.inline`.
public nonisolated struct InlinePickerStyle: PickerStyle, SystemStyle {
    public init() {}
    public var name: String? { "inline" }
}
/// The usual one.
public nonisolated struct DefaultPickerStyle: PickerStyle, SystemStyle {
    public init() {}
    public var name: String? { nil }
}
/// `.roundedBorder`.
public nonisolated struct RoundedBorderTextFieldStyle: TextFieldStyle, SystemStyle {
    public typealias _Body = TextField<TextFieldStyleLabel>
    public init() {}
    public var name: String? { "roundedBorder" }
}
/// `.plain`.
public nonisolated struct PlainTextFieldStyle: TextFieldStyle, SystemStyle {
    public typealias _Body = TextField<TextFieldStyleLabel>
    public init() {}
    public var name: String? { "plain" }
}
/// `.switch`.
public nonisolated struct SwitchToggleStyle: ToggleStyle, SystemStyle {
    public typealias Body = EmptyView
    public let tint: Color?
    public init() { tint = nil }
    public init(tint: Color) { self.tint = tint }
    public var name: String? { "switch" }
}
/// `.page`.
public nonisolated struct PageTabViewStyle: TabViewStyle, SystemStyle {
    private let dots: PageIndexDisplayMode
    public init(indexDisplayMode: PageIndexDisplayMode = .automatic) { dots = indexDisplayMode }
    public var name: String? { dots == .never ? "page without dots" : "page" }
}
/// `.circular`.
public nonisolated struct CircularProgressViewStyle: ProgressViewStyle, SystemStyle {
    public typealias Body = EmptyView
    public let tint: Color?
    public init() { tint = nil }
    public init(tint: Color) { self.tint = tint }
    public var name: String? { "circular" }
}
/// `.linear`.
public nonisolated struct LinearProgressViewStyle: ProgressViewStyle, SystemStyle {
    public typealias Body = EmptyView
    public let tint: Color?
    public init() { tint = nil }
    public init(tint: Color) { self.tint = tint }
    public var name: String? { "linear" }
}
/// `.wheel`.
public nonisolated struct WheelDatePickerStyle: DatePickerStyle, SystemStyle {
    public typealias Body = EmptyView
    public init() {}
    public var name: String? { "wheel" }
}
/// `.graphical`.
public nonisolated struct GraphicalDatePickerStyle: DatePickerStyle, SystemStyle {
    public typealias Body = EmptyView
    public init() {}
    public var name: String? { "graphical" }
}
/// `.compact`.
public nonisolated struct CompactDatePickerStyle: DatePickerStyle, SystemStyle {
    public typealias Body = EmptyView
    public init() {}
    public var name: String? { "compact" }
}
/// `.stack`.
public nonisolated struct StackNavigationViewStyle: NavigationViewStyle, SystemStyle {
    public init() {}
    public var name: String? { "stack" }
}
/// The usual one.
public nonisolated struct DefaultToggleStyle: ToggleStyle, SystemStyle {
    public typealias Body = EmptyView
    public init() {}
    public var name: String? { nil }
}
/// `.button`.
public nonisolated struct ButtonToggleStyle: ToggleStyle, SystemStyle {
    public typealias Body = EmptyView
    public init() {}
    public var name: String? { "button" }
}
/// The usual one.
public nonisolated struct DefaultProgressViewStyle: ProgressViewStyle, SystemStyle {
    public typealias Body = EmptyView
    public let tint: Color?
    public init() { tint = nil }
    public init(tint: Color) { self.tint = tint }
    public var name: String? { nil }
}
/// The usual one.
public nonisolated struct DefaultDatePickerStyle: DatePickerStyle, SystemStyle {
    public typealias Body = EmptyView
    public init() {}
    public var name: String? { nil }
}
/// The usual one.
public nonisolated struct DefaultTabViewStyle: TabViewStyle, SystemStyle {
    public init() {}
    public var name: String? { nil }
}
/// `.page`.
public nonisolated struct PageIndexViewStyle: IndexViewStyle, SystemStyle {
    public init(backgroundDisplayMode: PageIndexDisplayMode = .automatic) {}
    public var name: String? { "page" }
}
/// The usual one.
public nonisolated struct DefaultNavigationViewStyle: NavigationViewStyle, SystemStyle {
    public init() {}
    public var name: String? { nil }
}
/// `.columns`.
public nonisolated struct DoubleColumnNavigationViewStyle: NavigationViewStyle, SystemStyle {
    public init() {}
    public var name: String? { "columns" }
}
/// `.columns`.
public nonisolated struct ColumnNavigationViewStyle: NavigationViewStyle, SystemStyle {
    public init() {}
    public var name: String? { "columns" }
}
/// `.iconOnly`.
public nonisolated struct IconOnlyLabelStyle: LabelStyle, SystemStyle {
    public typealias Body = EmptyView
    public init() {}
    public var name: String? { "iconOnly" }
}
/// `.titleOnly`.
public nonisolated struct TitleOnlyLabelStyle: LabelStyle, SystemStyle {
    public typealias Body = EmptyView
    public init() {}
    public var name: String? { "titleOnly" }
}
/// `.titleAndIcon`.
public nonisolated struct TitleAndIconLabelStyle: LabelStyle, SystemStyle {
    public typealias Body = EmptyView
    public init() {}
    public var name: String? { "titleAndIcon" }
}
/// The usual one.
public nonisolated struct DefaultLabelStyle: LabelStyle, SystemStyle {
    public typealias Body = EmptyView
    public init() {}
    public var name: String? { nil }
}
/// The usual one.
public nonisolated struct DefaultTextFieldStyle: TextFieldStyle, SystemStyle {
    public typealias _Body = TextField<TextFieldStyleLabel>
    public init() {}
    public var name: String? { nil }
}
/// The usual one.
public nonisolated struct DefaultGroupBoxStyle: GroupBoxStyle, SystemStyle {
    public typealias Body = EmptyView
    public init() {}
    public var name: String? { nil }
}
/// `.borderlessButton`.
public nonisolated struct BorderlessButtonMenuStyle: MenuStyle, SystemStyle {
    public typealias Body = EmptyView
    public init() {}
    public var name: String? { "borderlessButton" }
}
/// The usual one.
public nonisolated struct DefaultMenuStyle: MenuStyle, SystemStyle {
    public typealias Body = EmptyView
    public init() {}
    public var name: String? { nil }
}
/// `.balanced`.
public nonisolated struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle, SystemStyle {
    public typealias Body = EmptyView
    public init() {}
    public var name: String? { "balanced" }
}
