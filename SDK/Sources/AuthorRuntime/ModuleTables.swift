// The seam between the Builder's rewriter and this runtime. After the last line of an author's file the rewriter
// appends, for each class that has methods or properties to be reached by name,
//
//     nonisolated fileprivate protocol __Table1 {
//         func __table1(_ message: AuthorRuntime.NamedMessage) -> AuthorRuntime.NamedReply
//         static func __table1(_ message: AuthorRuntime.NamedMessage) -> AuthorRuntime.NamedReply
//     }
//     extension NotificationViewController: nonisolated __Table1 {
//         nonisolated fileprivate func __table1(_ message: AuthorRuntime.NamedMessage) -> AuthorRuntime.NamedReply {
//             switch message.selector.name {
//             case "liked:": return message.answer(self) { me, message in me.liked(message.argument(0)); return nil }
//             case "setLabel:": return message.answer(self) { me, message in me.label = message.argument(0); return nil }
//             default: return .unknown
//             }
//         }
//         …
//     }
//
// and once in a module, so that the runtime finds it by its name when it first meets a class of the module,
//
//     nonisolated public enum __AuthorTables: AuthorRuntime.ModuleTables {
//         public static func register(in names: AuthorRuntime.AuthorNames) { names.add { … } }
//     }
//
// A framework of the SDK that wants its own methods reached by selectors writes such an enum by hand.

/// What a module's classes answer to by name.
///
/// The type that conforms is called `__AuthorTables`, and is a public enum at file scope.
public protocol ModuleTables {
    /// Adds the module's tables.
    static func register(in names: AuthorNames)
}

extension ModuleTables {
    /// The selector of that name; the module's tables are known to the runtime from then on.
    public static func selector(_ name: String) -> Selector {
        AuthorNames.shared.load(self)
        return Selector(name)
    }
}

/// What a table says to a message.
public enum NamedReply {
    /// It has no such method.
    case unknown
    /// The method was called and returned this; for a question, that there is such a method.
    case answered(Any?)
}

/// A message to an object: a selector with its arguments, or the question whether there is such a method.
public struct NamedMessage {
    /// Who gets it: an object or a class.
    public let target: Any
    /// The method.
    public let selector: Selector
    let arguments: [Any?]
    let isQuestion: Bool

    /// An argument, as the type that the method takes.
    ///
    /// One that was not passed is nil.
    ///
    /// `index` is its place, from 0.
    public func argument<Value>(_ index: Int) -> Value {
        let value = index < arguments.count ? arguments[index] : nil
        guard let converted = convert(value, to: Value.self) else {
            let found = value.map { "a value of type \(type(of: $0))" } ?? "nil"
            fatalError("\(signature): argument \(index + 1) is \(found), but the method takes \(Value.self)")
        }
        return converted
    }

    /// Calls the method, unless this is a question.
    ///
    /// `call` runs on the calling thread whatever it is isolated to, as a message of Objective-C does.
    public func answer<Target>(_ target: Target, _ call: @MainActor (Target, NamedMessage) -> Any?) -> NamedReply {
        if isQuestion { return .answered(nil) }
        return withoutActuallyEscaping(call) { call in
            // The two function types differ in isolation alone, which has no representation.
            .answered(unsafeBitCast(call, to: ((Target, NamedMessage) -> Any?).self)(target, self))
        }
    }

    /// The message as a crash log shows it: `-[Module.Class tick:]`.
    var signature: String {
        if let type = target as? AnyClass { return "+[\(String(reflecting: type)) \(selector)]" }
        return "-[\(String(reflecting: type(of: target))) \(selector)]"
    }
}
