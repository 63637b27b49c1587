package import Foundation

/// A payload as `xcrun simctl push` and files with the ending `.apns` have it: the app's bundle id stands in it.
package enum SimulatorPayload {
    static let key = "Simulator Target Bundle"

    /// The bundle id, and the payload as APNs takes it; nil when it has none.
    package static func read(_ payload: Data) -> (bundleID: String, payload: Data)? {
        guard payload.range(of: Data(key.utf8)) != nil,
            var object = try? JSONSerialization.jsonObject(with: payload) as? [String: Any],
            let bundleID = object.removeValue(forKey: key) as? String,
            let rest = try? JSONSerialization.data(
                withJSONObject: object,
                options: [.sortedKeys, .withoutEscapingSlashes]
            )
        else { return nil }
        return (bundleID, rest)
    }
}
