/// The types of all files of a module, to find the method that a selector names.
struct DeclarationIndex {
    private let types: [TypeDeclaration]
    /// Indices of `types` by the last part of their names.
    private let byName: [String: [Int]]
    private let methodsByName: [String: [(type: Int, method: Method)]]
    let selectorStrings: Set<String>
    /// The names in `#selector`s: any method of that name may be meant, since what is selected may be overridden.
    let namedAnywhere: Set<String>
    /// The names in `#selector(getter: …)` and `#selector(setter: …)`.
    let accessorsNamed: Set<String>

    /// What other names of types stand for.
    private let aliases: [String: [String]]

    /// Classes of which storyboards and xibs make objects by their names.
    private let interfaceObjects: Set<String>

    init(_ files: [ScannedFile], interfaceObjects: Set<String> = []) {
        self.interfaceObjects = interfaceObjects
        types = files.flatMap(\.types)
        aliases = files.reduce(into: [:]) { $0.merge($1.aliases) { first, _ in first } }
        byName = Dictionary(grouping: types.indices) { [types] in types[$0].path.last ?? "" }
        methodsByName = Dictionary(
            grouping: types.enumerated().flatMap { type, declaration in declaration.methods.map { (type, $0) } },
            by: { $0.1.base }
        )
        selectorStrings = files.reduce(into: []) { $0.formUnion($1.selectorStrings) }
        let selectors = files.flatMap(\.selectors)
        namedAnywhere = Set(selectors.filter { $0.kind == .method }.map(\.base))
        accessorsNamed = Set(selectors.filter { $0.kind != .method }.map(\.base))
    }

    /// What a `#selector` comes to.
    struct Resolved {
        let name: String
        var diagnostic: RewriteDiagnostic?
    }

    func resolve(_ reference: SelectorReference) -> Resolved {
        switch reference.kind {
        case .getter: return Resolved(name: property(reference)?.getter ?? reference.base)
        case .setter: return Resolved(name: property(reference)?.setter ?? ObjCName.setter(reference.base))
        case .method: break
        }
        let all = reference.chosen(of: methods(for: reference))
        // A method that Objective-C does not see is not meant where there is one that it does.
        let seen = all.filter { $0.isMarked || $0.isOverride || exposes($0, reference) }
        let candidates = seen.isEmpty ? all : seen
        let names = Set(candidates.map(\.objcName))
        guard let method = candidates.first else {
            return Resolved(name: ObjCName.method(reference.base, labels: reference.labels ?? []))
        }
        func resolved(_ severity: RewriteDiagnostic.Severity, _ message: String) -> Resolved {
            Resolved(
                name: method.objcName,
                diagnostic: diagnostic(severity, reference, "'\(reference.base)' \(message)")
            )
        }
        if names.count > 1 {
            let choices = names.sorted().joined(separator: ", ")
            return resolved(.error, "may be any of \(choices); write its argument labels")
        }
        if let obstacle = method.obstacle { return resolved(.error, obstacle) }
        if !method.isMarked && !method.isOverride && !exposes(method, reference) {
            return resolved(.warning, "is not @objc: this does not compile on Apple's platforms")
        }
        return Resolved(name: method.objcName)
    }

    /// Whether the members of a class have names by `@objcMembers`, its own or a superclass's.
    func exposesMembers(_ path: [String]) -> Bool {
        lineage(path).contains { declarations in
            declarations.contains { types[$0].kind == .classType && types[$0].exposesMembers }
        }
    }

    /// How cells of a class can be made that a table or a collection knows by its type alone: by the initializers that
    /// it, or a superclass whose initializers it inherits, declares.
    func cellMakers(_ path: [String]) -> [CellInitializer] {
        let classes = lineage(path).compactMap { $0.first { types[$0].kind == .classType } }
        let isObject = path.last.map(interfaceObjects.contains) == true
        // Without an initializer of the author's it is made as any object is.
        if isObject, !classes.contains(where: { types[$0].hasDesignatedInitializer }) { return [.object] }
        guard let declaring = classes.first(where: { types[$0].hasInitializers }) else { return [] }
        let parents = classes.flatMap { types[$0].inherited }
        let isMadePlainly = isObject || types[declaring].hasNewPlainInitializer && isOfUIKit(path)
        return CellInitializer.allCases.filter { maker in
            types[declaring].initializers.contains(maker.labels) && (maker != .object || isMadePlainly)
                && (maker.parents.isEmpty || parents.contains(where: maker.parents.contains))
        }
    }

    /// Whether a class is a view or a controller, as the name of its first superclass of another module says. Their
    /// `init()` overrides nothing in Swift, and is what `type.init()` calls all the same.
    private func isOfUIKit(_ path: [String]) -> Bool {
        guard let parent = foreignSuperclass(path) else { return false }
        return parent.hasPrefix("UI")
            || ["View", "Controller", "Cell", "Control", "Button"].contains(where: parent.hasSuffix)
    }

    /// Whether a superclass of the module declares a method.
    func inherits(_ base: String, _ labels: [String], _ path: [String]) -> Bool {
        lineage(path).dropFirst().joined().contains { type in
            types[type].methods.contains { $0.base == base && $0.labels == labels }
        }
    }

    /// Whether a class is a view, a controller or another responder of UIKit's, as the name of its first superclass of
    /// another module says.
    func isResponder(_ path: [String]) -> Bool {
        guard let parent = foreignSuperclass(path) else { return false }
        let others = [
            "Recognizer", "Item", "Layout", "Document", "Operation", "Object", "Model", "Manager", "Behavior",
        ]
        return isOfUIKit(path) && !others.contains(where: parent.hasSuffix)
    }

    /// Whether a class below that of the method overrides it.
    func isOverridden(_ method: OverridableMethod) -> Bool {
        (methodsByName[method.base] ?? []).contains { overrides($0, method) }
    }

    /// The classes that override a method which an extension of another module's class has; the first are those above which
    /// no other does.
    func overriders(of method: OverridableMethod) -> [(type: TypeDeclaration, isFirst: Bool)] {
        let found = (methodsByName[method.base] ?? []).filter { entry in
            types[entry.type].kind == .classType && overrides(entry, method)
        }
        .map(\.type)
        return found.map { type in
            let above = lineage(types[type].path).dropFirst().joined()
            return (types[type], Set(above).isDisjoint(with: found))
        }
    }

    /// Whether a method overrides that of an extension: the extension is of a class above its own, or of one of another
    /// module's above that.
    private func overrides(_ entry: (type: Int, method: Method), _ method: OverridableMethod) -> Bool {
        guard entry.method.isOverride, entry.method.labels == method.labels else { return false }
        let path = types[entry.type].path
        let home = Set(declarations(method.override.path))
        return lineage(path).dropFirst().contains { !Set($0).isDisjoint(with: home) }
            || !knows(method.override.path) && isBelow(method.override.path, foreignSuperclass(path))
    }

    /// The classes that override a property which an extension of another module's class has, as ``overriders(of:)`` of
    /// methods.
    func overriders(
        of property: OverridableProperty,
        _ files: [ScannedFile]
    ) -> [(type: TypeDeclaration, isFirst: Bool)] {
        let paths =
            files.flatMap(\.propertyOverrides).filter { $0.name == property.name }.map(\.path)
            + files.flatMap(\.overrides).filter { $0.isOfProperty(property.name) }.map(\.path)
        let found = types.indices.filter {
            types[$0].kind == .classType && paths.contains(types[$0].path)
                && isBelow(property.path, foreignSuperclass(types[$0].path))
        }
        return found.map { type in
            let above = lineage(types[type].path).dropFirst().joined()
            return (types[type], Set(above).isDisjoint(with: found))
        }
    }

    /// Whether a framework's class is another, or inherits from it as its name says.
    private func isBelow(_ path: [String], _ name: String?) -> Bool {
        guard let name = name.map({ meant([$0]).last ?? $0 }), let base = meant(path).last else { return false }
        let isController = name.hasSuffix("Controller")
        return switch base {
        case name, "NSObject": true
        case "UIResponder": name.hasPrefix("UI")
        case "UIViewController": isController
        case "UIView": name.hasPrefix("UI") && !isController && !name.hasSuffix("Recognizer")
        default: false
        }
    }

    /// Whether a class inherits from one of another module, without a class of this one between them.
    func isFirst(_ type: TypeDeclaration, below path: [String]) -> Bool {
        guard type.kind == .classType, !type.isLocal, let parent = type.inherited.first else { return false }
        return parent.split(separator: ".").map(String.init) == path
    }

    /// The first superclass of a class that is not of this module, by its own name; nil for none.
    func foreignSuperclass(_ path: [String]) -> String? {
        let classes = lineage(path).compactMap { $0.first { types[$0].kind == .classType } }
        guard let name = classes.last.flatMap({ types[$0].inherited.first }) else { return nil }
        return name.prefix { $0 != "<" }.split(separator: ".").last.map(String.init)
    }

    /// Whether extensions of the type may have methods that are called by name: it is a class, as far as is known here.
    func mayBeClass(_ path: [String]) -> Bool {
        let known = declarations(path).map { types[$0].kind }.filter { $0 != .extensionOfType }
        return known.isEmpty || known.contains(.classType)
    }

    /// Whether the type itself is declared in the module.
    func knows(_ path: [String]) -> Bool {
        declarations(path).contains { types[$0].kind != .extensionOfType }
    }

    /// Whether a name is one of UIKit's or Foundation's classes, as far as it tells.
    func isFrameworkClass(_ name: String) -> Bool {
        guard let meant = meant([name]).last, !knows([meant]) else { return false }
        return ["UI", "NS"].contains(where: meant.hasPrefix)
    }

    // MARK: Looking up

    /// What a name stands for, through one alias after the other.
    private func meant(_ path: [String]) -> [String] {
        var path = path
        var left = aliases.count
        while left > 0, path.count == 1, let next = aliases[path[0]] { (path, left) = (next, left - 1) }
        return path
    }

    private func exposes(_ method: Method, _ reference: SelectorReference) -> Bool {
        let isRequirement = methodsByName[method.base]?.contains { types[$0.type].kind == .protocolType } == true
        return isRequirement
            || owners(of: reference).contains { path in
                exposesMembers(path)
                    || declarations(path).contains { type in
                        types[type].exposesMembers && types[type].methods.contains { $0.objcName == method.objcName }
                    }
            }
    }

    private func property(_ reference: SelectorReference) -> Property? {
        owners(of: reference).lazy.flatMap { lineage($0).joined() }.flatMap { types[$0].properties }
            .first { $0.base == reference.base }
    }

    private func methods(for reference: SelectorReference) -> [Method] {
        let named = (methodsByName[reference.base] ?? []).filter { entry in
            reference.labels.map { $0 == entry.method.labels } ?? true
                && reference.argumentCount.map { $0 == entry.method.parameters.count } ?? true
        }
        func among(_ types: [Int]) -> [Method] {
            let found = named.filter { types.contains($0.type) }.map(\.method)
            // An override is called what the method that it overrides is called.
            let first = found.filter { !$0.isOverride || $0.explicitName != nil }
            return first.isEmpty ? found : first
        }
        for owner in owners(of: reference) {
            let found = among(Array(lineage(owner).joined()))
            if !found.isEmpty { return found }
        }
        // Either what stands before the name is a variable, and its type not known here, or the method is inherited
        // from a framework's class, to which an extension of the author's may have added it.
        let isVariable = reference.owner.map { !Self.isType($0) && declarations($0).isEmpty } == true
        return among(
            named.map(\.type).filter { type in
                mayBeClass(types[type].path) && (isVariable || types[type].kind == .extensionOfType)
            }
        )
    }

    /// Whether it is a type, as its name says: one of a framework is named by what is written.
    private static func isType(_ path: [String]) -> Bool { path.last?.first?.isUppercase == true }

    /// The types that a name is looked for in, the nearest first.
    private func owners(of reference: SelectorReference) -> [[String]] {
        if let owner = reference.owner { return [owner] }
        return reference.enclosing.indices.reversed().map { Array(reference.enclosing[...$0]) }
    }

    /// The declarations of a type, then of its superclass, and so on, as far as the module knows them.
    private func lineage(_ path: [String]) -> [[Int]] {
        var lineage: [[Int]] = []
        var next: [String]? = path
        while let path = next, lineage.count < 32 {
            let found = declarations(path)
            lineage.append(found)
            let parents = found.first { types[$0].kind == .classType }.map { types[$0].inherited } ?? []
            next = parents.map { $0.prefix { $0 != "<" }.split(separator: ".").map(String.init) }.first { parent in
                declarations(parent).contains { [.classType, .extensionOfType].contains(types[$0].kind) }
            }
        }
        return lineage
    }

    /// What declares or extends a type; of two names the longer may end with the other.
    private func declarations(_ path: [String]) -> [Int] {
        (byName[path.last ?? ""] ?? []).filter { index in
            let other = types[index].path
            return other.count >= path.count
                ? other.suffix(path.count) == path[...] : path.suffix(other.count) == other[...]
        }
    }

    private func diagnostic(
        _ severity: RewriteDiagnostic.Severity,
        _ reference: SelectorReference,
        _ message: String
    ) -> RewriteDiagnostic {
        RewriteDiagnostic(
            severity: severity == .error && reference.isConditional ? .hint : severity,
            path: reference.path,
            line: reference.position.line,
            column: reference.position.column,
            message: message
        )
    }
}
