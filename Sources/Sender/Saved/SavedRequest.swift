package import Foundation
import ProviderAPI

/// A push as a plain file for a repository: the request as HTTP writes it (RFC 9112), which editors send as well.
///
///     POST /3/device/{token}
///     apns-topic: com.example.App
///     apns-push-type: alert
///
///     {"aps": {"alert": "Hello"}}
///
/// Lines before the first that begin with `#` or `//` are comments. Provider tokens are neither read nor written.
package struct SavedRequest: Hashable, Sendable {
    /// Nil where the file has the place `{token}`.
    package var deviceToken: String?
    /// Header fields, lower case.
    package var fields: [String: String]
    /// The body.
    package var payload: Data

    /// A push.
    package init(_ message: PushMessage, isTokenSaved: Bool) {
        deviceToken = isTokenSaved ? message.deviceToken : nil
        fields = Dictionary(message.fields.map { ($0.name, $0.value) }) { $1 }
        // Another push is another message.
        fields[ProviderField.id] = nil
        payload = message.payload
    }

    /// Reads a file.
    ///
    /// - Throws: ``SenderError`` that names the line.
    package init(_ text: String) throws(SenderError) {
        // A Swift character: what ends a line of HTTP is one, and not two.
        let lines = text.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
        var index = 0
        func isComment(_ line: Substring) -> Bool { line.isEmpty || line.hasPrefix("#") || line.hasPrefix("//") }
        while index < lines.count, isComment(lines[index]) { index += 1 }
        let parts = index < lines.count ? lines[index].split(separator: " ") : []
        guard parts.count >= 2, parts[0] == "POST", let start = parts[1].range(of: ProviderField.devicePathPrefix)
        else {
            throw .unusableRequest(
                "line \(index + 1): a request begins with POST \(ProviderField.devicePathPrefix){token}"
            )
        }
        let token = String(parts[1][start.upperBound...])
        deviceToken = token.isEmpty || token.contains("{") ? nil : token
        fields = [:]
        index += 1
        while index < lines.count, !lines[index].isEmpty {
            let line = lines[index]
            index += 1
            if isComment(line) { continue }
            guard let colon = line.firstIndex(of: ":") else {
                throw .unusableRequest(
                    "line \(index): “\(line.prefix(40))” is no header field; the payload follows an empty line"
                )
            }
            let name = line[..<colon].lowercased()
            guard name.hasPrefix("apns-") else { continue }
            fields[name] = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
        }
        payload = Data(lines.dropFirst(index + 1).joined(separator: "\n").trimmingCharacters(in: .newlines).utf8)
        guard !payload.isEmpty else { throw .unusableRequest("there is no payload after an empty line") }
    }

    /// The app's bundle id, from topic and push type; nil without a topic.
    package var bundleID: String? {
        let type = PushType(rawValue: fields[ProviderField.pushType] ?? PushType.alert.rawValue)
        return fields[ProviderField.topic].flatMap { type.facts?.bundleID(ofTopic: $0) ?? $0 }
    }

    /// The file.
    package var text: String {
        let head = "POST \(ProviderField.devicePathPrefix)\(deviceToken ?? "{token}")\n"
        let lines = fields.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\n" }.joined()
        return head + lines + "\n" + String(decoding: payload, as: UTF8.self) + "\n"
    }
}
