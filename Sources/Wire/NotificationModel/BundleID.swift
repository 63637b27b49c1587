/// What a bundle id is made of (CFBundleIdentifier).
public enum BundleID {
    /// The most bytes, which leaves room for what a folder's or a socket's name has beside it.
    public static let byteLimit = 155

    /// Why a text is no bundle id, as the end of a sentence that names it; nil when it is one.
    public static func problem(_ text: String) -> String? {
        if text.isEmpty { return "it is empty" }
        if let wrong = text.unicodeScalars.first(where: { !isAllowed($0) }) {
            return "“\(wrong.escaped(asASCII: false))” is not allowed; "
                + "letters from a to z, digits, hyphens, periods and underscores are"
        }
        if text.utf8.first == UInt8(ascii: ".") { return "it begins with a period" }
        let count = text.utf8.count
        return count > byteLimit ? "it has \(count) bytes, and \(byteLimit) are the most" : nil
    }

    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_": true
        default: false
        }
    }
}
