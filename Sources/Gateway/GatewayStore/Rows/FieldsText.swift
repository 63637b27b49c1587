import DeviceLink
import GatewayCore
import ProviderAPI

/// A request's header fields as a column's text: a line a field, since HTTP/2 allows no line feed in one.
enum FieldsText {
    /// All but the provider token, which is a secret.
    static func text(_ fields: [ProviderRequest.Field]) -> String {
        var text = ""
        for field in fields where field.name != ProviderField.authorization {
            text += field.name
            text += ": "
            text += field.value
            text += "\n"
        }
        return text
    }

    static func headers(_ text: String) -> [PushRecord.Header] {
        text.split(separator: "\n").compactMap { line in
            guard let colon = line.range(of: ": ") else { return nil }
            return PushRecord.Header(
                name: String(line[..<colon.lowerBound]),
                value: String(line[colon.upperBound...])
            )
        }
    }
}
