/// Writes tables as Swift, in the form that AuthorRuntime's `Seam.swift` describes.
enum TableWriter {
    private static let message = "AuthorRuntime.NamedMessage"
    private static let reply = "AuthorRuntime.NamedReply"

    /// What stands for a `#selector`: shorter than the shortest.
    static func constant(_ index: Int) -> String {
        "_sel\(index + 1)"
    }

    static func constant(_ index: Int, name: String, isInTables: Bool) -> String {
        let value = isInTables ? "__AuthorTables.selector(\"\(name)\")" : "AuthorRuntime.Selector(\"\(name)\")"
        return "nonisolated fileprivate var \(constant(index)): AuthorRuntime.Selector { \(value) }"
    }

    /// The table of one class.
    static func lines(_ table: Table) -> [String] {
        let name = "__table\(table.number)"
        let signature = "func \(name)(_ message: \(message)) -> \(reply)"
        let lines = [
            "nonisolated fileprivate protocol __Table\(table.number) { \(signature); static \(signature) }",
            "\(deprecation(table.type.isDeprecated))extension \(table.type.name): nonisolated __Table\(table.number) {",
        ]
        let members = [false, true].flatMap { isStatic in
            [
                "\(deprecation(table.isDeprecated))nonisolated fileprivate \(isStatic ? "static " : "")\(signature) {"
            ] + body(table, isStatic: isStatic) + ["}"]
        }
        return conditional(table.type.conditions, lines + members + ["}"])
    }

    /// The function that adds a file's tables.
    static func registration(_ tables: [Table], file: Int) -> [String] {
        let additions = tables.flatMap { table in
            let proto = "__Table\(table.number)"
            let call = "__table\(table.number)(message)"
            return conditional(
                table.type.conditions,
                [
                    "names.add { message in",
                    "if let target = message.target as? any \(proto) { return target.\(call) }",
                    "if let target = message.target as? any \(proto).Type { return target.\(call) }",
                    "return .unknown",
                    "}",
                ]
            )
        }
        return ["nonisolated func __authorTables\(file)(_ names: AuthorRuntime.AuthorNames) {"] + additions + ["}"]
    }

    /// What the runtime finds the module's tables by.
    ///
    /// It is public, or an optimized build would leave it out as unused.
    ///
    /// `files` are those that have tables.
    static func module(files: [Int]) -> [String] {
        ["nonisolated public enum __AuthorTables: AuthorRuntime.ModuleTables {"]
            + ["public static func register(in names: AuthorRuntime.AuthorNames) {"]
            + files.map { "__authorTables\($0)(names)" } + ["}", "}"]
    }

    private static func body(_ table: Table, isStatic: Bool) -> [String] {
        let methods = table.methods.filter { $0.isStatic == isStatic }.flatMap { method in
            conditional(method.conditions, [entry(method.objcName, call(method, explicit: table.isOverloaded(method)))])
        }
        let properties = table.properties.filter { $0.isStatic == isStatic }.flatMap { property in
            var entries = [entry(property.getter, "return me.\(property.name)")]
            if property.isSettable {
                entries.append(entry(property.setter, "me.\(property.name) = message.argument(0); return nil"))
            }
            return conditional(property.conditions, entries)
        }
        let makers = isStatic ? table.cellMakers.map { maker($0, of: table.type.name) } : []
        let entries = methods + properties + makers + (isStatic ? keyPaths(table) : [])
        if entries.isEmpty { return ["return .unknown"] }
        return ["switch message.selector.name {"] + entries + ["default: return .unknown", "}"]
    }

    /// Makes a cell; a subclass's table makes its own.
    private static func maker(_ maker: CellInitializer, of name: String) -> String {
        let arguments = maker.labels.enumerated().map { "\($1): message.argument(\($0))" }.joined(separator: ", ")
        return "case \"\(maker.rawValue)\" where self == \(name).self: "
            + "return message.answer(self) { _, message in \(name)(\(arguments)) }"
    }

    /// The names of the properties that others may observe, by their key paths: these do not tell them on Linux. Those of a
    /// subclass are others.
    private static func keyPaths(_ table: Table) -> [String] {
        let observed = table.properties.filter { $0.isDynamic && !$0.isStatic && $0.conditions.isEmpty }
        guard !observed.isEmpty, table.type.kind == .classType else { return [] }
        let name = table.type.name
        let pairs = observed.map { "\\\(name).\($0.name): \"\($0.base)\"" }.joined(separator: ", ")
        return [
            "case \"__keyPaths\" where self == \(name).self: "
                + "return message.answer(self) { _, _ in [\(pairs)] as [AnyKeyPath: String] }"
        ]
    }

    private static func entry(_ name: String, _ body: String) -> String {
        "case \"\(name)\": return message.answer(self) { me, message in \(body) }"
    }

    /// `explicit` says whether the arguments' types tell which of several methods is meant.
    private static func call(_ method: Method, explicit: Bool) -> String {
        let arguments = method.parameters.enumerated().map { index, parameter in
            let label = parameter.label == "_" ? "" : "\(parameter.label): "
            return "\(label)message.argument(\(index))" + (explicit ? " as \(parameter.type)" : "")
        }
        let call = "me.\(method.name)(\(arguments.joined(separator: ", ")))"
        let attempt = method.isThrowing ? "try? \(call)" : call
        return method.returnsValue ? "return \(attempt)" : "\(attempt); return nil"
    }

    /// What uses something deprecated is deprecated itself, so that the compiler does not warn of it.
    private static func deprecation(_ isDeprecated: Bool) -> String {
        isDeprecated ? "@available(*, deprecated) " : ""
    }

    private static func conditional(_ conditions: [String], _ lines: [String]) -> [String] {
        conditions.isEmpty ? lines : ["#if \(conditions.joined(separator: " && "))"] + lines + ["#endif"]
    }
}
