import Foundation
import NIOHTTP1
import Testing

@testable import Screen

/// The document as a client reads it: what a route takes and answers, and whether a value is what the document says.
struct Document {
    /// One method of one path.
    struct Operation {
        let name: String
        let body: [String: Any]?
        /// By status, or `default`; nil for an answer without content.
        let answers: [String: [String: Any]?]
    }

    let operations: [Operation]
    private let paths: [(method: String, parts: [Substring], operation: Operation)]
    private let models: [String: [String: Any]]

    init(_ screen: RunningScreen) async throws {
        let text = try await screen.send(.GET, "/api/v1/openapi.json").text
        let root = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let components = root["components"] as? [String: Any]
        models = try #require(components?["schemas"] as? [String: [String: Any]])
        let paths = try #require(root["paths"] as? [String: [String: [String: Any]]])
        self.paths = paths.flatMap { path, methods in
            methods.map { method, operation in
                let name = "\(method.uppercased()) \(path.dropFirst("/api/v1/".count))"
                let answers = operation["responses"] as? [String: [String: Any]] ?? [:]
                return (
                    method.uppercased(), path.dropFirst("/api/v1/".count).split(separator: "/"),
                    Operation(
                        name: name,
                        body: Self.schema(operation["requestBody"]),
                        answers: answers.mapValues { Self.schema($0) }
                    )
                )
            }
        }
        operations = self.paths.map(\.operation)
    }

    private static func schema(_ value: Any?) -> [String: Any]? {
        let content = (value as? [String: Any])?["content"] as? [String: [String: Any]]
        return content?.values.first?["schema"] as? [String: Any]
    }

    /// The most exact row for a path, captures last.
    func operation(_ method: String, _ path: String) -> Operation? {
        let wanted = path.split(separator: "?")[0].split(separator: "/")
        return paths.filter { row in
            row.method == method && row.parts.count == wanted.count
                && zip(row.parts, wanted).allSatisfy { $0.hasPrefix("{") || $0 == $1 }
        }
        .min { $0.parts.count { $0.hasPrefix("{") } < $1.parts.count { $0.hasPrefix("{") } }?.operation
    }

    /// The names of a type's members, of every variant.
    func members(_ name: String) -> Set<String>? {
        guard let model = models[name] else { return nil }
        let variants = model["oneOf"] as? [[String: Any]] ?? [model]
        return variants.reduce(into: []) { $0.formUnion(($1["properties"] as? [String: Any] ?? [:]).keys) }
    }

    func model(_ name: String) -> [String: Any]? { models[name] }

    func value(_ text: String) throws -> Any {
        try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    }

    /// Records an issue where a value is not what the document says of a type.
    func check(_ value: some Encodable, _ name: String) throws {
        let json = String(decoding: try ScreenCoding.encoder.encode(value), as: UTF8.self)
        guard let model = models[name] else {
            Issue.record("the document knows no \(name)")
            return
        }
        check(try self.value(json), model, at: name)
    }

    func check(_ value: Any, _ schema: [String: Any]??, at place: String) {
        for problem in problems(value, schema ?? nil, at: place) { Issue.record("\(problem)") }
    }

    /// Where a value is not what a schema says; none is said of a value without a schema.
    func problems(_ value: Any, _ schema: [String: Any]?, at place: String) -> [String] {
        guard let schema else { return ["\(place) is described nowhere"] }
        if let reference = schema["$ref"] as? String {
            let name = String(reference.split(separator: "/").last ?? "")
            guard let model = models[name] else { return ["\(place): there is no \(name)"] }
            return problems(value, model, at: place)
        }
        if let variants = schema["oneOf"] as? [[String: Any]] { return problems(value, oneOf: variants, at: place) }
        switch schema["type"] as? String {
        case "string": return problems(string: value, schema, at: place)
        case "integer", "number": return problems(number: value, schema, at: place)
        case "boolean": return isBoolean(value) ? [] : ["\(place) is no true or false"]
        case "array": return problems(array: value, schema, at: place)
        case "object": return problems(object: value, schema, at: place)
        case "null": return value is NSNull ? [] : ["\(place) is not null"]
        default: return []
        }
    }

    private func problems(_ value: Any, oneOf variants: [[String: Any]], at place: String) -> [String] {
        let outcomes = variants.map { problems(value, $0, at: place) }
        if outcomes.contains(where: \.isEmpty) { return [] }
        // The variant of the value's own type says best what is wrong.
        let type = (value as? [String: Any])?["type"] as? String ?? (value as? [String: Any])?["event"] as? String
        let own = zip(variants, outcomes).first { variant, _ in
            let properties = variant["properties"] as? [String: [String: Any]]
            return ((properties?["type"] ?? properties?["event"])?["enum"] as? [String])?.first == type
        }
        return own?.1 ?? ["\(place) is none of \(variants.count) kinds: \(type ?? "it has no type")"]
    }

    private func problems(string value: Any, _ schema: [String: Any], at place: String) -> [String] {
        guard let text = value as? String else { return ["\(place) is no string"] }
        if let values = schema["enum"] as? [String], !values.contains(text) { return ["\(place) is “\(text)”"] }
        if let pattern = schema["pattern"] as? String, let expression = try? Regex(pattern),
            text.firstMatch(of: expression) == nil
        {
            return ["\(place) is “\(text)”, not of the form \(pattern)"]
        }
        return []
    }

    private func problems(number value: Any, _ schema: [String: Any], at place: String) -> [String] {
        guard let number = value as? NSNumber, !isBoolean(value) else { return ["\(place) is no number"] }
        let isWhole = number.doubleValue == number.doubleValue.rounded()
        if schema["type"] as? String == "integer", !isWhole { return ["\(place) is \(number), which is not whole"] }
        if let values = schema["enum"] as? [NSNumber], !values.contains(number) { return ["\(place) is \(number)"] }
        if let least = schema["minimum"] as? NSNumber, number.doubleValue < least.doubleValue {
            return ["\(place) is \(number), less than \(least)"]
        }
        if let most = schema["maximum"] as? NSNumber, number.doubleValue > most.doubleValue {
            return ["\(place) is \(number), more than \(most)"]
        }
        return []
    }

    private func problems(array value: Any, _ schema: [String: Any], at place: String) -> [String] {
        guard let list = value as? [Any] else { return ["\(place) is no array"] }
        if let least = schema["minItems"] as? Int, list.count < least { return ["\(place) has \(list.count)"] }
        if let most = schema["maxItems"] as? Int, list.count > most { return ["\(place) has \(list.count)"] }
        let element = schema["items"] as? [String: Any]
        return list.enumerated().flatMap { problems($1, element, at: "\(place).\($0)") }
    }

    private func problems(object value: Any, _ schema: [String: Any], at place: String) -> [String] {
        guard let members = value as? [String: Any] else { return ["\(place) is no object"] }
        if let element = schema["additionalProperties"] as? [String: Any] {
            return members.flatMap { problems($1, element, at: "\(place).\($0)") }
        }
        let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
        let missing = (schema["required"] as? [String] ?? []).filter { members[$0] == nil }
        return missing.map { "\(place) lacks \($0)" }
            + members.flatMap { name, member in
                properties[name].map { problems(member, $0, at: "\(place).\(name)") }
                    ?? ["\(place) has \(name), which the document does not know"]
            }
    }

    private func isBoolean(_ value: Any) -> Bool {
        (value as? NSNumber).map { String(cString: $0.objCType) == "c" } ?? (value is Bool)
    }
}
