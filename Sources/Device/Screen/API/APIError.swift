import DeviceCore
import HTTPTypes

/// Why the API refuses: a status, a kind from a closed set and a sentence.
struct APIError: Error, Hashable, Sendable {
    let status: HTTPResponse.Status
    let kind: Kind
    let message: String

    /// What kind of refusal it is, for programs.
    enum Kind: String, Codable, CaseIterable, Sendable {
        case invalid, unauthorized, forbidden, notFound, methodNotAllowed, timeout, present, tooLarge, notJSON
        case unavailable, refused
        case broken = "internal"
    }

    /// What the caller reads.
    struct Answer: Codable, Hashable, Sendable {
        struct Detail: Codable, Hashable, Sendable {
            let kind: Kind
            let message: String
        }
        let error: Detail
        /// What came instead of the notifications that were waited for.
        var nearMisses: [NearMiss]?
    }

    var answer: Answer { Answer(error: .init(kind: kind, message: message)) }

    static func invalid(_ message: String) -> Self {
        .init(status: .badRequest, kind: .invalid, message: message)
    }
    static func forbidden(_ message: String) -> Self {
        .init(status: .forbidden, kind: .forbidden, message: message)
    }
    static func unavailable(_ message: String) -> Self {
        .init(status: .serviceUnavailable, kind: .unavailable, message: message)
    }
    static func timeout(_ message: String) -> Self {
        .init(status: .requestTimeout, kind: .timeout, message: message)
    }
    static func tooLarge(limit: Int) -> Self {
        .init(status: .contentTooLarge, kind: .tooLarge, message: "the body is larger than \(limit) bytes")
    }
    static let unauthorized = Self(
        status: .unauthorized,
        kind: .unauthorized,
        message: "this phone answers its user only: send the header line of <state>/device/authorization "
            + "(curl -H @file), or open the page by the address that 'carillon page' prints"
    )
    static let unauthorizedAtHub = Self(
        status: .unauthorized,
        kind: .unauthorized,
        message: "this hub answers its user, and who holds the secret of a space: send the header line of "
            + "<state>/hub/authorization or of the space's file (curl -H @file), or open the page by the address that "
            + "'carillon phones page' prints"
    )
    static let unauthorizedElsewhere = Self(
        status: .unauthorized,
        kind: .unauthorized,
        message: "from another machine the hub answers who holds the secret of a space: its user makes one with "
            + "'carillon phones space NAME'; send the line of that file as a header (curl -H @file)"
    )
    static let notJSON = Self(
        status: .unsupportedMediaType,
        kind: .notJSON,
        message: "send the body with content-type: application/json"
    )
    static func noSuchPath(_ path: String) -> Self {
        .init(
            status: .notFound,
            kind: .notFound,
            message: "there is nothing at \(path); \(Endpoint.prefix)openapi.json lists what is"
        )
    }
    static func wrongMethod(_ method: String, allowed: String) -> Self {
        .init(
            status: .methodNotAllowed,
            kind: .methodNotAllowed,
            message: "\(method) is not for this path; it takes \(allowed)"
        )
    }
    static let broken = Self(
        status: .internalServerError,
        kind: .broken,
        message: "the device failed in a way it did not expect; its log says more"
    )

    init(status: HTTPResponse.Status, kind: Kind, message: String) {
        self.status = status
        self.kind = kind
        self.message = message
    }

    init(_ error: PhoneError) {
        let (status, kind): (HTTPResponse.Status, Kind) =
            switch error.kind {
            case .notFound: (.notFound, .notFound)
            case .invalid: (.badRequest, .invalid)
            case .unavailable: (.conflict, .unavailable)
            }
        self.init(status: status, kind: kind, message: error.description)
    }
}
