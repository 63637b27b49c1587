import Foundation

/// A Core Data model, of which Xcode writes the classes of entities.
struct ManagedModel: Sendable {
    /// An attribute or a relationship.
    struct Property: Sendable, Equatable {
        let name: String
        /// In Swift.
        let type: String
        /// What it is before it was set, in Swift; nil for the nothing of its type.
        var defaultValue: String?
        /// The class of the objects of a relationship to many.
        var many: String?
        var isOrdered = false
    }

    /// An entity.
    struct Entity: Sendable, Equatable {
        let name: String
        let className: String
        let superclass: String
        /// Whether the class is written too, not only its properties.
        let makesClass: Bool
        var properties: [Property] = []
    }

    private(set) var entities: [Entity] = []
    /// What the model says of its entities, for the app's process: the values of its file.
    private(set) var description = PropertyList.dictionary([:])

    /// - Parameter url: an `.xcdatamodeld`, of which the current version counts, or an `.xcdatamodel`.
    /// - Throws: ``BuildError`` when a file of it cannot be read.
    init(reading url: URL) throws(BuildError) {
        let model = try Self.current(in: url)
        self.init(
            try model.flatMap { file throws(BuildError) in
                try ProjectFile.text(file.appendingPathComponent("contents"))
            } ?? ""
        )
    }

    /// - Parameter contents: of the model's file.
    init(_ contents: String) {
        var classes: [String: String] = [:]
        let tag = #/<(?<name>/?\w+)(?<values>(\s+[\w:]+\s*=\s*"[^"]*")*)\s*(?<end>/?)>/#
        let tags = contents.matches(of: tag).flatMap { match in
            let found = (String(match.name), Self.values(match.values))
            // An entity without properties ends where it begins.
            return match.end.isEmpty || match.name != "entity" ? [found] : [found, ("/entity", [:])]
        }
        for (tag, values) in tags where tag == "entity" {
            if let name = values["name"] { classes[name] = Self.className(values) }
        }
        var entity: Entity?
        for (tag, values) in tags {
            switch tag {
            case "entity":
                entity = Self.entity(values, classes)
            case "/entity":
                if let entity { entities.append(entity) }
                entity = nil
            case "attribute":
                if let property = Self.attribute(values) { entity?.properties.append(property) }
            case "relationship":
                if let property = Self.relationship(values, classes) { entity?.properties.append(property) }
            default: continue
            }
        }
        description = Self.description(of: tags)
    }

    /// The name of the file that has it, in the compiled model.
    static let descriptionName = "Entities.plist"

    private static func description(of tags: [(String, [String: String])]) -> PropertyList {
        func list(_ values: [String: String]) -> PropertyList { .dictionary(values.mapValues(PropertyList.string)) }
        var entities: [PropertyList] = []
        var members: [String: [PropertyList]] = [:]
        var values: [String: String]?
        // Each constraint of uniqueness by the names of its properties.
        var constraints: [[PropertyList]] = []
        for (tag, own) in tags {
            switch tag {
            case "entity": (values, members, constraints) = (own, [:], [])
            case "uniquenessConstraint": constraints.append([])
            case "constraint":
                guard let name = own["value"], !constraints.isEmpty else { continue }
                constraints[constraints.count - 1].append(.string(name))
            case "attribute", "relationship":
                if values != nil { members["\(tag)s", default: []].append(list(own)) }
            case "/entity":
                guard let known = values else { continue }
                var entity = members.mapValues(PropertyList.array)
                entity["values"] = list(known)
                if !constraints.isEmpty { entity["constraints"] = .array(constraints.map(PropertyList.array)) }
                entities.append(.dictionary(entity))
                values = nil
            default: continue
            }
        }
        return .dictionary(["entities": .array(entities)])
    }

    private static func current(in url: URL) throws(BuildError) -> URL? {
        guard url.pathExtension == "xcdatamodeld" else { return url }
        let note = url.appendingPathComponent(".xccurrentversion")
        if FileManager.default.fileExists(atPath: note.path),
            let name = try PropertyList(contentsOf: note)["_XCCurrentVersionName"]?.text, !name.contains("/")
        {
            return url.appendingPathComponent(name)
        }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
        return names.filter { $0.hasSuffix(".xcdatamodel") }.min().map(url.appendingPathComponent)
    }

    private static func values(_ text: Substring) -> [String: String] {
        var values: [String: String] = [:]
        for match in text.matches(of: #/(?<key>[\w:]+)\s*=\s*"(?<value>[^"]*)"/#) {
            var value = String(match.value)
            for (entity, character) in [("&quot;", "\""), ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")] {
                value = value.replacingOccurrences(of: entity, with: character)
            }
            values[String(match.key)] = value
        }
        return values
    }

    /// `.Item` is the target's own, as is `Shop.Item`.
    private static func className(_ values: [String: String]) -> String? {
        let name = values["representedClassName"].flatMap { $0.split(separator: ".").last }.map(String.init)
        return name.flatMap { BuildSettings.isIdentifier($0) ? $0 : nil }
    }

    private static func entity(_ values: [String: String], _ classes: [String: String]) -> Entity? {
        guard let name = values["name"], BuildSettings.isIdentifier(name), let className = className(values),
            let way = values["codeGenerationType"], ["class", "category"].contains(way)
        else { return nil }
        let parent = values["parentEntity"].flatMap { classes[$0] }
        return Entity(
            name: name,
            className: className,
            superclass: parent ?? "NSManagedObject",
            makesClass: way == "class"
        )
    }

    private static let numbers = [
        "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Double": "Double", "Float": "Float",
        "Boolean": "Bool",
    ]
    private static let objects = [
        "String": "String", "Date": "Date", "Binary": "Data", "Decimal": "NSDecimalNumber", "UUID": "UUID",
        "URI": "URL", "Object ID": "NSManagedObjectID",
    ]

    private static func attribute(_ values: [String: String]) -> Property? {
        guard let name = values["name"], BuildSettings.isIdentifier(name), let kind = values["attributeType"] else {
            return nil
        }
        let given = values["defaultValueString"]
        if let number = numbers[kind] {
            guard values["usesScalarValueType"] == "YES" else { return Property(name: name, type: "NSNumber?") }
            let value: String? =
                number == "Bool"
                ? given.flatMap { ["YES", "1", "true"].contains($0) ? "true" : nil }
                : given.flatMap { value in
                    Double(value).flatMap { $0 == 0 || !$0.isFinite ? nil : value.trimmingCharacters(in: .whitespaces) }
                }
            return Property(name: name, type: number, defaultValue: value.map { "\(number)(\($0))" })
        }
        if kind == "Date", values["usesScalarValueType"] == "YES" { return Property(name: name, type: "TimeInterval") }
        if let object = objects[kind] {
            let value = kind == "String" ? given.map { "\"\(escaped($0))\"" } : nil
            return Property(name: name, type: "\(object)?", defaultValue: value)
        }
        let own = values["customClassName"] ?? "NSObject"
        let isType = own.wholeMatch(of: #/[\w.\[\]<>:, ?]+/#) != nil
        return Property(name: name, type: isType ? "\(own)?" : "NSObject?")
    }

    private static func escaped(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            "\"\\".unicodeScalars.contains(scalar) || scalar.value < 32
                ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
        }.joined()
    }

    private static func relationship(_ values: [String: String], _ classes: [String: String]) -> Property? {
        guard let name = values["name"], BuildSettings.isIdentifier(name) else { return nil }
        let other = values["destinationEntity"].flatMap { classes[$0] } ?? "NSManagedObject"
        guard values["toMany"] == "YES" else { return Property(name: name, type: "\(other)?") }
        let isOrdered = values["ordered"] == "YES"
        return Property(name: name, type: isOrdered ? "NSOrderedSet?" : "NSSet?", many: other, isOrdered: isOrdered)
    }
}

extension ManagedModel {
    /// The classes of several models as Swift, with what Core Data makes of `@NSManaged` at run time; nil for none.
    static func source(of models: [ManagedModel]) -> String? {
        let entities = models.flatMap(\.entities)
        guard !entities.isEmpty else { return nil }
        return "public import CoreData\npublic import Foundation\n\n"
            + entities.map(\.source).joined(separator: "\n")
    }
}

extension ManagedModel.Entity {
    fileprivate var source: String {
        var lines: [String] = []
        // Whatever the isolation of the target is, objects are of their contexts.
        if makesClass { lines += classLines }
        lines += ["\(makesClass ? "nonisolated " : "")extension \(className): Identifiable {"]
        lines.append("    public class func fetchRequest() -> NSFetchRequest<\(className)> {")
        lines.append("        NSFetchRequest<\(className)>(entityName: \"\(name)\")")
        lines.append("    }")
        for property in properties { lines += property.lines(withDefault: !makesClass).map { "    " + $0 } }
        return (lines + ["}", ""]).joined(separator: "\n")
    }

    private var classLines: [String] {
        let defaults = properties.compactMap { property in
            property.defaultValue.map { "\"\(property.name)\": \($0)" }
        }
        guard !defaults.isEmpty else { return ["nonisolated public class \(className): \(superclass) {}"] }
        return [
            "nonisolated public class \(className): \(superclass) {",
            "    public override class func managedDefaults() -> [String: Any] {",
            "        super.managedDefaults().merging([\(defaults.joined(separator: ", "))]) { $1 }",
            "    }", "}",
        ]
    }
}

extension ManagedModel.Property {
    /// - Parameter withDefault: whether the property itself knows what it is before it was set.
    fileprivate func lines(withDefault: Bool) -> [String] {
        var value = "managedValue(forKey: \"\(name)\")"
        if withDefault, let defaultValue {
            value = "primitiveValue(forKey: \"\(name)\") == nil ? \(defaultValue) : \(value)"
        }
        var lines = [
            "public var `\(name)`: \(type) {", "    get { \(value) }",
            "    set { setManagedValue(newValue, forKey: \"\(name)\") }", "}",
        ]
        guard let many else { return lines }
        let end = name.prefix(1).uppercased() + name.dropFirst()
        let set = isOrdered ? "NSOrderedSet" : "NSSet"
        for word in ["addTo", "removeFrom"] {
            for (label, type) in [("value", many), ("values", set)] {
                lines.append(
                    "public func \(word)\(end)(_ \(label): \(type)) { changeManaged(\"\(word)\(end)\", \(label)) }"
                )
            }
        }
        if isOrdered {
            lines.append("public func insertInto\(end)(_ value: \(many), at idx: Int) {")
            lines += ["    changeManaged(\"insertInto\(end)\", value, idx)", "}"]
            lines.append("public func removeFrom\(end)(at idx: Int) {")
            lines.append("    if let value = `\(name)`?.object(at: idx) { changeManaged(\"removeFrom\(end)\", value) }")
            lines.append("}")
        }
        return lines
    }
}
