/// What a file has that matters to the rewriter; can be kept for as long as the file stays as it is.
package struct ScannedFile: Codable, Sendable {
    let path: String
    var edits: [SourceEdit] = []
    var types: [TypeDeclaration] = []
    var selectors: [SelectorReference] = []
    /// Names in `Selector("…")` and `NSSelectorFromString("…")`.
    var selectorStrings: Set<String> = []
    var imports: [String] = []
    var classNames: [ClassName] = []
    /// Other names of types that the file gives to all (`typealias CrossImageView = UIImageView`), and what they are.
    var aliases: [String: [String]] = [:]
    var diagnostics: [RewriteDiagnostic] = []
    /// The word `private` before types in types, and how many blanks stand before it.
    var privateWords: [PrivateWord] = []
    var overrides: [ExtensionOverride] = []
    /// Methods of extensions that a subclass could override with the Objective-C runtime.
    var overridable: [OverridableMethod] = []
    var classOverrides: [ClassOverride] = []
    var superCalls: [SuperCall] = []
    /// Properties of extensions that a subclass could override, those that classes override, and reads of them.
    var overridableProperties: [OverridableProperty] = []
    var propertyOverrides: [PropertyOverride] = []
    var superReads: [SuperRead] = []
    /// The open types of its protocols, with the first that each has to be.
    var associatedTypes: [String: String] = [:]
    var initializerReferences: [InitializerReference] = []
    /// The word `override` of each `override init()`, and its type.
    var plainInitializers: [PlainInitializer] = []
    /// The `init()`s that protocols require.
    var plainRequirements: [PlainRequirement] = []
    /// Methods of key-value observing that its classes override, and calls of their superclasses'.
    var keyValueOverrides: [KeyValueOverride] = []
    var keyValueSuperCalls: [KeyValueSuperCall] = []
    /// Bytes of the author's text.
    var length = 0
    /// What overrides `description` and its like.
    var objectOverrides: [ObjectOverride] = []
    /// The methods of its `@objc` protocols that classes may leave out.
    var optionalRequirements: Set<String> = []
    /// Those that return what cannot be nil.
    var optionalValues: [OptionalValue] = []
    var optionalCalls: [OptionalCall] = []
    /// Modules whose names it uses because Apple's Foundation or UIKit brings them along.
    var brought: Set<String> = []
    /// What it imports, by its own words and without.
    var allImports: [String] {
        let hasCombine = imports.contains { ["Combine", "SwiftUI"].contains($0) }
        return imports + brought.filter { !hasCombine || $0 != ImplicitImports.combineOfFoundation }.sorted()
    }
    /// Properties that are an `AnyObject`, those that are a dictionary of them, and those that are something else.
    var objectProperties: Set<String> = []
    var dictionaryProperties: Set<String> = []
    var otherProperties: Set<String> = []
    /// Where a member is read of a property, if that is an `AnyObject`.
    var objectReads: [PropertyRead] = []
    /// What its extensions give every object.
    var everyObject: [EveryObject] = []
    /// Its protocols that ask for an initializer.
    var makingProtocols: Set<String> = []
    /// Where a member is read of a property's value for a key, if that is a dictionary of objects.
    var valueReads: [PropertyRead] = []
    /// Declarations of the main actor, with what Swift 5 has to be told of them.
    var mainActors: [SourceEdit] = []
    /// `Void` in `(Void) -> …`, which says `()` in Swift 3.
    var voidParameters: [Range<Int>] = []
    /// The type of launch options that are no keys yet: in Swift 3 such a method is called by its name alone.
    var formerOptions: [Range<Int>] = []
    /// Whether a call passes a `()`.
    var passesVoid = false
    /// The parser did not understand all of it: the compiler will tell the author.
    var isBroken = false
    /// What it calls static properties.
    var statics: Set<String> = []
    /// The modules that its `#if canImport(…)`s ask for.
    var askedModules: Set<String> = []

    struct ClassName: Codable {
        let objc: String
        let swift: String
    }

    struct PrivateWord: Codable {
        let range: Range<Int>
        let indentation: Int
    }

    struct PlainInitializer: Codable {
        /// The number of the class among the file's types.
        let type: Int
        let word: Range<Int>
    }

    struct PropertyRead: Codable {
        let property: String
        let range: Range<Int>
        /// Whether it is asked whether it equals another.
        var isComparison = false
    }
}

/// A `#selector(…)`.
struct SelectorReference: Codable {
    enum Kind: String, Codable { case method, getter, setter }

    let range: Range<Int>
    let position: SourcePosition
    let path: String
    var kind = Kind.method
    /// The type in front of the name; nil for none, `self`, `Self` and `super`.
    var owner: [String]?
    var base = ""
    /// Nil if the name stands without its labels.
    var labels: [String]?
    /// From `as (A, B) -> Void`, as they are written.
    var argumentTypes: [String]?
    var argumentCount: Int? { argumentTypes?.count }
    /// The type that it stands in.
    let enclosing: [String]
    /// Whether it stands in an `#if`, so that it may be left out.
    let isConditional: Bool
}
