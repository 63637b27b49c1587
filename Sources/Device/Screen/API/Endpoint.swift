import Hummingbird

/// One row of the HTTP API: what it is for people, for the OpenAPI document and for the router.
///
/// The document is made from the rows that requests are answered by, so it cannot tell of others.
struct Endpoint: Sendable {
    /// A type that travels: the document finds its shape.
    typealias SentType = any (Decodable & SendableMetatype).Type
    typealias Handler = @Sendable (Call) async throws -> Response

    /// What every path of the API begins with.
    static let prefix = "/api/v1/"

    let method: HTTPRequest.Method
    /// Below ``prefix``; captures in braces, `{path…}` for the rest.
    let path: String
    let summary: String
    /// What the body is read as; nil takes none.
    let body: SentType?
    let answer: Answer
    let query: [Query]
    /// Answered to whoever asks, since it tells nothing of the phone.
    let isOpen: Bool
    /// Whether its sentences are in the caller's language (Accept-Language).
    let isSpoken: Bool
    let handler: Handler

    /// What a success looks like.
    struct Answer: Sendable {
        let status: HTTPResponse.Status
        let contentType: String?
        let shape: Shape
        /// Whether it may be a part of what was asked for (RFC 9110, 14.2).
        var mayBePart = false

        var statuses: [HTTPResponse.Status] { mayBePart ? [status, .partialContent] : [status] }

        /// What it holds.
        enum Shape: Sendable {
            case nothing
            /// JSON, of a type that is sent.
            case value(SentType)
            /// Something else, in words.
            case described(JSONSchema)
            /// Server-sent events: the type of each one's data, by its name.
            case events(KeyValuePairs<String, SentType>)
        }

        static let nothing = Answer(status: .noContent, contentType: nil, shape: .nothing)
        static func json(_ type: SentType, status: HTTPResponse.Status = .ok) -> Self {
            .init(status: status, contentType: "application/json", shape: .value(type))
        }
        static func content(_ type: String, _ text: String) -> Self {
            .init(status: .ok, contentType: type, shape: .described(.string(text)))
        }
    }

    /// A field after the question mark.
    struct Query: Sendable {
        let name: String
        let schema: JSONSchema
    }

    init(
        _ method: HTTPRequest.Method,
        _ path: String,
        _ summary: String,
        query: [Query] = [],
        body: SentType? = nil,
        answer: Answer = .nothing,
        isOpen: Bool = false,
        isSpoken: Bool = false,
        handler: @escaping Handler
    ) {
        self.method = method
        self.path = path
        self.summary = summary
        self.query = query
        self.body = body
        self.answer = answer
        self.isOpen = isOpen
        self.isSpoken = isSpoken
        self.handler = handler
    }

    func register(on router: Router<BasicRequestContext>, bodyLimit: Int) {
        let handler = handler
        let pattern = Self.prefix + path.replacing("{path…}", with: "**")
        router.on(RouterPath(pattern), method: method) { request, context in
            try await handler(Call(request: request, context: context, bodyLimit: bodyLimit))
        }
    }

    /// Whether a request's path is one of this row's.
    func matches(_ requestPath: String) -> Bool {
        guard requestPath.hasPrefix(Self.prefix) else { return false }
        let wanted = path.split(separator: "/")
        let found = requestPath.dropFirst(Self.prefix.count).split(separator: "/")
        if wanted.last == "{path…}" { return found.count >= wanted.count && found.starts(with: wanted.dropLast()) }
        return wanted.count == found.count && zip(wanted, found).allSatisfy { $0.hasPrefix("{") || $0 == $1 }
    }
}
