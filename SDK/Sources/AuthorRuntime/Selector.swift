/// The name of a method, as the Objective-C runtime spells it: `tick`, `tick:`, `setLabel:`,
/// `tableView:didSelectRowAtIndexPath:`.
///
/// The Builder's rewriter turns `#selector(tick(_:))` into one of these.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name.
    public let name: String

    public init(_ name: String) {
        self.name = name
    }

    public init(stringLiteral name: String) {
        self.init(name)
    }

    /// The selector that sets a property: `setLabel:` for `label` (Key-Value Coding Programming Guide: accessor
    /// search).
    public init(setterOf property: String) {
        self.init("set" + property.prefix(1).uppercased() + property.dropFirst() + ":")
    }

    public var description: String { name }

    /// How many arguments the method takes.
    public var argumentCount: Int {
        name.count { $0 == ":" }
    }
}

/// The selector's name (Foundation: NSStringFromSelector).
public func NSStringFromSelector(_ aSelector: Selector) -> String {
    aSelector.name
}

/// The selector of a name (Foundation: NSSelectorFromString).
public func NSSelectorFromString(_ aSelectorName: String) -> Selector {
    Selector(aSelectorName)
}
