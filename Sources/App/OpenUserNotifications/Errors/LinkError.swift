import Foundation
import WireCoding

/// Why the device could not be asked.
struct LinkError: Error, Hashable, LocalizedError, CustomNSError, CustomStringConvertible {
    let kind: LinkFailure.Code
    let description: String

    static let errorDomain = LinkFailure.linkDomain
    var errorCode: Int { kind.rawValue }
    var errorDescription: String? { description }
    var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: description] }

    /// No device listens, and what to do about it.
    static func noDevice(_ why: String) -> Self {
        .init(kind: .noDevice, description: "no device to talk to: \(why)")
    }

    static func refused(_ why: String) -> Self { .init(kind: .refused, description: "the device refused: \(why)") }

    static let lost = Self(kind: .lost, description: "the connection to the device was lost before it answered")

    static func badAnswer(_ why: String) -> Self {
        .init(kind: .badAnswer, description: "the device's answer makes no sense: \(why)")
    }

    static func tooMany(_ limit: Int) -> Self {
        .init(kind: .tooMany, description: "\(limit) calls already wait for the device")
    }

    static func unencodable(_ why: String) -> Self {
        .init(kind: .unencodable, description: "the call cannot be encoded: \(why)")
    }
}

extension LinkFailure {
    /// The failure as author code sees it.
    var asError: any Error {
        if domain == UNErrorDomain, let code = UNError.Code(rawValue: code) { return UNError(code, message) }
        return NSError(domain: domain, code: code, userInfo: [NSLocalizedDescriptionKey: message])
    }

    /// An error of ours or of author code on its way to the device.
    init(_ error: any Error) {
        let bridged = error as NSError
        self.init(domain: bridged.domain, code: bridged.code, message: bridged.localizedDescription)
    }
}
