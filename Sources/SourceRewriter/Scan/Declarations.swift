/// A declaration of a type, or an extension of one.
struct TypeDeclaration: Codable {
    enum Kind: String, Codable { case classType, extensionOfType, protocolType, other }

    let kind: Kind
    /// `["Outer", "Inner"]`.
    let path: [String]
    /// The types after the colon, as written.
    let inherited: [String]
    /// `@objcMembers` before a class, `@objc` before an extension.
    let exposesMembers: Bool
    /// Declared in a function: nothing outside of it can name it.
    let isLocal: Bool
    let isDeprecated: Bool
    /// An extension with a `where`, or of `Type<Argument>`.
    let isConstrained: Bool
    /// Private and in another type, or in such a type: nothing outside of that can name it.
    let isHidden: Bool
    let conditions: [String]
    let position: SourcePosition
    /// Behind the brace that opens a class.
    var body: Int?
    var isPublic = false
    /// Where the word `class` or `extension` is, if nothing before it says who may use it when.
    var keyword: Int?
    /// Where a class says `@MainActor`, and where its word `class` is.
    var mainActor: MainActorWord?
    var methods: [Method] = []
    var properties: [Property] = []
    /// The argument labels of its initializers that can be called from the file's end.
    var initializers: [[String]] = []
    /// Whether it declares an `init()` that overrides none.
    var hasNewPlainInitializer = false
    /// Whether it declares an initializer, of whatever kind.
    var hasInitializers = false
    /// Whether it declares one that is no convenience, and so inherits none.
    var hasDesignatedInitializer = false

    var name: String { path.joined(separator: ".") }

    struct MainActorWord: Codable {
        let attribute: Range<Int>
        let keyword: Int
    }
}

/// A method of a type.
struct Method: Codable {
    struct Parameter: Codable {
        /// `_` for none.
        let label: String
        /// As written, without attributes.
        let type: String
    }

    /// As written, perhaps in backticks.
    let name: String
    /// Without backticks.
    let base: String
    let parameters: [Parameter]
    /// From `@objc(name:)`.
    let explicitName: String?
    let isMarked: Bool
    let isPrivate: Bool
    let isStatic: Bool
    let isOverride: Bool
    let isAsync: Bool
    let isThrowing: Bool
    let isDeprecated: Bool
    let isUnavailable: Bool
    /// Isolated to a global actor that is not the main one.
    let isBoundElsewhere: Bool
    let returnsValue: Bool
    /// Whether it has only arguments that a message can carry.
    let takesPlainArguments: Bool
    let conditions: [String]

    var labels: [String] { parameters.map(\.label) }
    var objcName: String { explicitName ?? ObjCName.method(base, labels: labels, throws: isThrowing) }

    /// Why no message can call it, as the end of a sentence; nil if one can.
    var obstacle: String? {
        if isAsync { return "is async, which no selector can call; name a method that starts a Task" }
        if isUnavailable { return "is unavailable" }
        if isBoundElsewhere { return "is isolated to an actor, for which no selector can wait" }
        if !takesPlainArguments { return "has generic, inout or variadic parameters, which no selector can pass" }
        return nil
    }
}

/// A property of a type.
struct Property: Codable {
    /// As written, perhaps in backticks.
    let name: String
    /// Without backticks.
    let base: String
    let getter: String
    let setter: String
    let isMarked: Bool
    let isPrivate: Bool
    let isStatic: Bool
    let isSettable: Bool
    let isDeprecated: Bool
    /// Whether others may observe it by its key path.
    let isDynamic: Bool
    let conditions: [String]
}
