import HTTPTypes
import Hummingbird

/// The OpenAPI 3.1 document of the rows it is made from.
struct OpenAPIDocument: Encodable {
    let title: String
    let operations: [DocumentedOperation]
    let models: [(name: String, schema: JSONSchema)]

    /// - Throws: `RecordingError` for a type whose shape cannot be found.
    init(_ endpoints: [Endpoint], title: String) throws {
        self.title = title
        var recorder = SchemaRecorder()
        let refused = try recorder.schema(of: APIError.Answer.self)
        operations = try endpoints.map { try DocumentedOperation($0, refused: refused, recorder: &recorder) }
        models = Self.read(recorder.models, from: operations)
    }

    /// The shapes, those of requests as they are read.
    private static func read(
        _ models: [(name: String, schema: JSONSchema)],
        from operations: [DocumentedOperation]
    ) -> [(name: String, schema: JSONSchema)] {
        let shapes = Dictionary(models.map { ($0.name, $0.schema) }) { one, _ in one }
        var read: Set<String> = []
        var found = Set(operations.flatMap { $0.body?.references ?? [] })
        while !found.isEmpty {
            read.formUnion(found)
            found = Set(found.flatMap { shapes[$0]?.references ?? [] }).subtracting(read)
        }
        return models.map { ($0.name, read.contains($0.name) ? $0.schema.asRead : $0.schema) }
    }

    func encode(to encoder: any Encoder) throws {
        var root = encoder.container(keyedBy: AnyName.self)
        try root.encode("3.1.0", forKey: AnyName("openapi"))
        try root.encode(["title": title, "version": "1"], forKey: AnyName("info"))
        try root.encode([["secret": [String]()], ["page": []]], forKey: AnyName("security"))
        var paths = root.nestedContainer(keyedBy: AnyName.self, forKey: AnyName("paths"))
        for (path, rows) in Dictionary(grouping: operations, by: \.row.path) {
            let documented = Endpoint.prefix + path.replacing("…}", with: "}")
            var item = paths.nestedContainer(keyedBy: AnyName.self, forKey: AnyName(documented))
            for row in rows { try item.encode(row, forKey: AnyName(row.row.method.rawValue.lowercased())) }
        }
        var components = root.nestedContainer(keyedBy: AnyName.self, forKey: AnyName("components"))
        var schemas = components.nestedContainer(keyedBy: AnyName.self, forKey: AnyName("schemas"))
        for model in models { try schemas.encode(model.schema, forKey: AnyName(model.name)) }
        try components.encode(SecurityScheme.all, forKey: AnyName("securitySchemes"))
    }
}

/// How a caller shows that the phone is theirs.
private struct SecurityScheme: Encodable {
    let type: String
    let description: String
    var scheme: String?
    var `in`: String?
    var name: String?

    static let all = [
        "secret": SecurityScheme(
            type: "http",
            description: "The line of <state>/device/authorization, for programs: curl -H @file.",
            scheme: "bearer"
        ),
        "page": SecurityScheme(
            type: "apiKey",
            description: "The page's cookie, from an address that works once (POST page-addresses). Its name ends with "
                + "the page's port.",
            in: "cookie",
            name: "carillon-8080"
        ),
    ]
}

/// One method of one path.
struct DocumentedOperation: Encodable {
    let row: Endpoint
    fileprivate let body: JSONSchema?
    private let success: JSONSchema?
    private let refused: JSONSchema

    fileprivate init(_ row: Endpoint, refused: JSONSchema, recorder: inout SchemaRecorder) throws {
        self.row = row
        self.refused = refused
        body = try row.body.map { try recorder.schema(of: $0) }
        success =
            switch row.answer.shape {
            case .nothing: nil
            case .value(let type): try recorder.schema(of: type)
            case .described(let schema): schema
            case .events(let events):
                .oneOf(
                    try events.map { name, type in
                        .object(
                            [
                                .init("event", .string(values: [name])), .init("id", .string("Where to go on from.")),
                                .init("data", try recorder.schema(of: type)),
                            ],
                            "One event of the stream."
                        )
                    }
                )
            }
    }

    private struct Parameter: Encodable {
        let name: String
        let `in`: String
        let required: Bool
        let schema: JSONSchema
    }

    private struct Content: Encodable { let schema: JSONSchema }

    private struct Body: Encodable {
        let required = true
        let content: [String: Content]
    }

    private struct Answer: Encodable {
        let description: String
        let content: [String: Content]?
    }

    private var parameters: [Parameter] {
        let language = Parameter(
            name: "Accept-Language",
            in: "header",
            required: false,
            schema: .string("zh: sentences are in Simplified Chinese where that is known; else English.")
        )
        let captures = row.path.split(separator: "/").filter { $0.hasPrefix("{") }
            .map {
                Parameter(
                    name: String($0.trimming("{}…")),
                    in: "path",
                    required: true,
                    schema: .string("Percent-encoded.")
                )
            }
        return (row.isSpoken ? [language] : []) + captures
            + row.query.map { Parameter(name: $0.name, in: "query", required: false, schema: $0.schema) }
    }

    func encode(to encoder: any Encoder) throws {
        var keyed = encoder.container(keyedBy: AnyName.self)
        try keyed.encode(row.summary, forKey: AnyName("summary"))
        if row.isOpen { try keyed.encode([[String: [String]]](), forKey: AnyName("security")) }
        if !parameters.isEmpty { try keyed.encode(parameters, forKey: AnyName("parameters")) }
        if let body {
            try keyed.encode(Body(content: ["application/json": Content(schema: body)]), forKey: AnyName("requestBody"))
        }
        let refused = Answer(
            description: "Refused.",
            content: ["application/json": Content(schema: refused)]
        )
        var success: [String: Content]?
        if let type = row.answer.contentType, let schema = self.success { success = [type: Content(schema: schema)] }
        try keyed.encode(
            row.answer.statuses.reduce(into: ["default": refused]) {
                $0[String($1.code)] = Answer(description: $1.reasonPhrase, content: success)
            },
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
    private static let documentSchema = JSONSchema.object(
        [
            .init("openapi", .string(values: ["3.1.0"])),
            .init("info", .object([.init("title", .string()), .init("version", .string())])),
            .init("paths", .map(.map(.any("An operation.")))),
            .init("security", .array(.map(.array(.string())))),
            .init(
                "components",
                .object([
                    .init("schemas", .map(.any("A JSON schema."))),
                    .init("securitySchemes", .map(.any("How a caller shows that the phone is theirs."))),
                ])
            ),
        ],
        "This document (https://spec.openapis.org/oas/v3.1.0)."
    )

    /// The row that tells of all the others, and of itself.
    static func document(of rows: [Endpoint], title: String) -> Endpoint {
        let path = "openapi.json"
        let summary = "This document."
        let answer = Answer(status: .ok, contentType: "application/json", shape: .described(documentSchema))
        let itself = Endpoint(.get, path, summary, answer: answer) { _ in .done }
        // Made when somebody reads it, which few do.
        return Endpoint(.get, path, summary, answer: answer) { _ in
            try .json(OpenAPIDocument(rows + [itself], title: title))
        }
    }
}
