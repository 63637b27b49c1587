import HTTPTypes
import Hummingbird

/// The OpenAPI 3.1 document of the rows it is made from.
struct OpenAPIDocument: Encodable {
    let endpoints: [Endpoint]

    func encode(to encoder: any Encoder) throws {
        var root = encoder.container(keyedBy: AnyName.self)
        try root.encode("3.1.0", forKey: AnyName("openapi"))
        try root.encode(["title": "Carillon device", "version": "1"], forKey: AnyName("info"))
        var paths = root.nestedContainer(keyedBy: AnyName.self, forKey: AnyName("paths"))
        for (path, rows) in Dictionary(grouping: endpoints, by: \.path) {
            let documented = Endpoint.prefix + path.replacing("…}", with: "}")
            var item = paths.nestedContainer(keyedBy: AnyName.self, forKey: AnyName(documented))
            for row in rows { try item.encode(Operation(row: row), forKey: AnyName(row.method.rawValue.lowercased())) }
        }
        var components = root.nestedContainer(keyedBy: AnyName.self, forKey: AnyName("components"))
        var schemas = components.nestedContainer(keyedBy: AnyName.self, forKey: AnyName("schemas"))
        for model in Schema.models { try schemas.encode(model.schema, forKey: AnyName(model.name)) }
    }
}

/// One method of one path.
private struct Operation: Encodable {
    let row: Endpoint

    private struct Parameter: Encodable {
        let name: String
        let `in`: String
        let required: Bool
        let schema: Schema
    }

    private struct Content: Encodable { let schema: Schema }

    private struct Body: Encodable {
        let required = true
        let content: [String: Content]
    }

    private struct Answer: Encodable {
        let description: String
        let content: [String: Content]?
    }

    private var parameters: [Parameter] {
        let captures = row.path.split(separator: "/").filter { $0.hasPrefix("{") }
            .map {
                Parameter(
                    name: String($0.trimming("{}…")),
                    in: "path",
                    required: true,
                    schema: .string("Percent-encoded.")
                )
            }
        return captures + row.query.map { Parameter(name: $0.name, in: "query", required: false, schema: $0.schema) }
    }

    func encode(to encoder: any Encoder) throws {
        var keyed = encoder.container(keyedBy: AnyName.self)
        try keyed.encode(row.summary, forKey: AnyName("summary"))
        if !parameters.isEmpty { try keyed.encode(parameters, forKey: AnyName("parameters")) }
        if let body = row.body {
            try keyed.encode(Body(content: ["application/json": Content(schema: body)]), forKey: AnyName("requestBody"))
        }
        let refused = Answer(
            description: "Refused.",
            content: ["application/json": Content(schema: .reference("Error"))]
        )
        var success: [String: Content]?
        if let type = row.answer.contentType, let schema = row.answer.schema {
            success = [type: Content(schema: schema)]
        }
        try keyed.encode(
            [
                String(row.answer.status.code): Answer(description: row.answer.status.reasonPhrase, content: success),
                "default": refused,
            ],
            forKey: AnyName("responses")
        )
    }
}

extension Substring {
    fileprivate func trimming(_ characters: String) -> Substring {
        var text = self
        while let first = text.first, characters.contains(first) { text.removeFirst() }
        while let last = text.last, characters.contains(last) { text.removeLast() }
        return text
    }
}

extension Endpoint {
    /// The row that tells of all the others, and of itself.
    static func document(of rows: [Endpoint]) -> Endpoint {
        let path = "openapi.json"
        let summary = "This document."
        let answer = Answer.content("application/json")
        let itself = Endpoint(.get, path, summary, answer: answer) { _ in .done }
        let document = OpenAPIDocument(endpoints: rows + [itself])
        return Endpoint(.get, path, summary, answer: answer) { _ in try .json(document) }
    }
}
