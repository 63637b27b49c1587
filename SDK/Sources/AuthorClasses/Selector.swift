/// A method's name, as `#selector` gives it on Apple's platforms.
///
/// The Builder rewrites `#selector(Controller.liked(_:))` into `Selector("Controller.liked(_:)")`. What stands before the last
/// dot is left out, so that `self.liked(_:)`, `liked(_:)` and a storyboard's `liked:` name the same method.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name as written, without a type in front of it.
    public let description: String

    public init(_ name: String) {
        let end = name.firstIndex(of: "(") ?? name.endIndex
        let start = name[..<end].lastIndex(of: ".").map { name.index(after: $0) } ?? name.startIndex
        description = String(name[start...])
    }

    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// The name without its arguments.
    public var baseName: String {
        String(description.prefix { $0 != ":" && $0 != "(" })
    }
}

/// The selector's name (Foundation: NSStringFromSelector).
public func NSStringFromSelector(_ selector: Selector) -> String {
    selector.description
}

/// The selector of a name (Foundation: NSSelectorFromString).
public func NSSelectorFromString(_ name: String) -> Selector {
    Selector(name)
}
