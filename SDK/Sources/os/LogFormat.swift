import Foundation

/// The format strings of `os_log`.
enum LogFormat {
    /// Puts the values into the format; a place without a value says so, as Apple's log does.
    static func text(_ format: String, _ values: [Any]) -> String {
        var text = ""
        var rest = format[...]
        var values = values[...]
        while let percent = rest.firstIndex(of: "%") {
            text += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            guard let place = Place(&rest) else { continue }
            text += place.conversion == "%" ? "%" : values.popFirst().map(place.text) ?? "<decode: missing data>"
        }
        return text + rest
    }

    /// One place: `%{public}.2f`.
    private struct Place {
        var isHidden = false
        /// Flags, width and precision.
        var shape = ""
        var conversion: Character

        /// Reads what follows a percent sign; nil at the end of the format.
        init?(_ rest: inout Substring) {
            if rest.first == "{", let end = rest.firstIndex(of: "}") {
                isHidden = rest[..<end].contains("private") || rest[..<end].contains("sensitive")
                rest = rest[rest.index(after: end)...]
            }
            while let next = rest.first, "0123456789.-+ #'".contains(next) {
                shape.append(next)
                rest.removeFirst()
            }
            while let next = rest.first, "hlqzjtL".contains(next) { rest.removeFirst() }
            guard let conversion = rest.popFirst() else { return nil }
            self.conversion = conversion
        }

        func text(_ value: Any) -> String {
            if isHidden { return "<private>" }
            let number = value as? NSNumber
            switch conversion {
            case "d", "i", "D": return number.map { String(format: "%\(shape)lld", $0.int64Value) } ?? "\(value)"
            case "u", "x", "X", "o":
                return number.map { String(format: "%\(shape)ll\(conversion)", $0.uint64Value) } ?? "\(value)"
            case "f", "F", "e", "E", "g", "G", "a":
                return number.map { String(format: "%\(shape)\(conversion)", $0.doubleValue) } ?? "\(value)"
            default: return "\(value)"
            }
        }
    }
}
