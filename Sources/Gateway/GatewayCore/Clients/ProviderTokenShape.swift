import Foundation
import Lint
import ProviderAPI

/// How a provider token is written, beside what it says: the gateway reads more than Apple documents.
enum ProviderTokenShape {
    /// - Parameter field: the `authorization` field of a token that could be read.
    static func findings(in field: ArraySlice<UInt8>) -> [(ClientRule, String)] {
        let text = String(decoding: field, as: UTF8.self)
        let parts = (text.split(separator: " ").last ?? "").split(separator: ".")
        guard parts.count == 3, let header = object(parts[0]), let claims = object(parts[1]) else { return [] }
        var found: [(ClientRule, String)] = []
        if header["alg"] == nil {
            found.append((.algorithmMissing, "the header has \(header.keys.sorted().joined(separator: ", "))"))
        }
        switch claims["iat"] {
        case let text as String: found.append((.issuedAtNotNumber, "iat is \"\(text.prefix(40))\""))
        case let number as NSNumber
        where number.doubleValue > 1e11 || number.doubleValue.rounded() != number.doubleValue:
            found.append((.issuedAtNotSeconds, "iat is \(number)"))
        default: break
        }
        return found
    }

    private static func object(_ part: Substring) -> [String: Any]? {
        Base64URL.decode(part).flatMap { try? JSONSerialization.jsonObject(with: $0) as? [String: Any] }
    }
}
