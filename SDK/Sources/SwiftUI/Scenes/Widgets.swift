// Widgets as an app's shared files have them: they compile, and nobody shows them.

/// A kind of widget (SwiftUI: Widget). A simulated phone has no place for it, so that its body is not asked for.
@preconcurrency @MainActor
public protocol Widget {
    associatedtype Body: WidgetConfiguration
    init()
    var body: Body { get }
}

extension Widget {
    /// Ends at once: there is nobody to show a widget to.
    public static func main() { print("\(Self.self): widgets are not shown here.") }
}

/// What a widget is made of.
@preconcurrency @MainActor
public protocol WidgetConfiguration {
    associatedtype Body: WidgetConfiguration
    var body: Body { get }
}

extension Never: WidgetConfiguration {}

/// One that is not made of others.
@preconcurrency @MainActor
public protocol PrimitiveWidgetConfiguration: WidgetConfiguration where Body == Never {}

extension PrimitiveWidgetConfiguration {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// No widget.
public nonisolated struct EmptyWidgetConfiguration: PrimitiveWidgetConfiguration { public init() {} }

/// Several kinds of widgets; nobody shows them either.
@preconcurrency @MainActor
public protocol WidgetBundle {
    associatedtype Body: Widget
    init()
    @WidgetBundleBuilder var body: Body { get }
}

extension WidgetBundle {
    /// Ends at once: there is nobody to show a widget to.
    public static func main() { print("\(Self.self): widgets are not shown here.") }
}

/// Puts widgets together.
@resultBuilder
public enum WidgetBundleBuilder {
    public static func buildBlock() -> WidgetGroup { WidgetGroup() }
    public static func buildBlock<each Member>(_ widgets: repeat each Member) -> WidgetGroup { WidgetGroup() }
    public static func buildExpression(_ widget: some Widget) -> WidgetGroup { WidgetGroup() }
    @_disfavoredOverload
    public static func buildExpression(_ control: some ControlWidget) -> WidgetGroup { WidgetGroup() }
    public static func buildOptional(_ widgets: WidgetGroup?) -> WidgetGroup { WidgetGroup() }
    public static func buildEither(first widgets: WidgetGroup) -> WidgetGroup { widgets }
    public static func buildEither(second widgets: WidgetGroup) -> WidgetGroup { widgets }
    public static func buildLimitedAvailability(_ widgets: WidgetGroup) -> WidgetGroup { widgets }
}

/// The widgets of a bundle.
public nonisolated struct WidgetGroup: Widget {
    public init() {}
    @MainActor public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

/// A control of Control Center (iOS 18), of which a simulated phone has none.
@preconcurrency @MainActor
public protocol ControlWidget {
    associatedtype Body: ControlWidgetConfiguration
    init()
    var body: Body { get }
}

extension ControlWidget {
    /// Ends at once: there is nobody to show a control to.
    public static func main() { print("\(Self.self): controls are not shown here.") }
}

/// What a control is made of.
@preconcurrency @MainActor
public protocol ControlWidgetConfiguration {
    associatedtype Body: ControlWidgetConfiguration
    var body: Body { get }
}

extension Never: ControlWidgetConfiguration {}

/// One that is not made of others.
@preconcurrency @MainActor
public protocol PrimitiveControlWidgetConfiguration: ControlWidgetConfiguration where Body == Never {}

extension PrimitiveControlWidgetConfiguration {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// No control.
public nonisolated struct EmptyControlWidgetConfiguration: PrimitiveControlWidgetConfiguration { public init() {} }

nonisolated extension ControlWidgetConfiguration {
    public func displayName(_ displayName: LocalizedStringResource) -> some ControlWidgetConfiguration { self }
    public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration { self }
    public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { self }
    public func privacySensitive(_ sensitive: Bool = true) -> some ControlWidgetConfiguration { self }
}
