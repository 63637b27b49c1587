import Foundation

/// Writes a text with its looks as HTML.
enum HTMLWriter {
    static func document(of text: NSAttributedString) -> String {
        var body = ""
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            let words = text.attributedSubstring(from: range).string
            let lines = escaped(words).replacingOccurrences(of: "\n", with: "<br>")
            let span = "<span style=\"\(style(attributes))\">\(lines)</span>"
            let link = (attributes[.link] as? URL)?.absoluteString ?? attributes[.link] as? String
            body += link.map { "<a href=\"\(escaped($0))\">\(span)</a>" } ?? span
        }
        return "<!DOCTYPE html><html><head><meta charset=\"utf-8\"></head><body><p>\(body)</p></body></html>"
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
    }

    private static func style(_ attributes: [NSAttributedString.Key: Any]) -> String {
        var parts: [String] = []
        if let font = attributes[.font] as? UIFont {
            parts.append("font-size: \(font.pointSize)px; font-weight: \(font.weight.css)")
            if font.isItalic { parts.append("font-style: italic") }
            if font.isMonospaced { parts.append("font-family: monospace") }
        }
        if let color = attributes[.foregroundColor] as? UIColor { parts.append("color: \(color.css)") }
        if let color = attributes[.backgroundColor] as? UIColor { parts.append("background-color: \(color.css)") }
        let lines = [(NSAttributedString.Key.underlineStyle, "underline"), (.strikethroughStyle, "line-through")]
            .filter { key, _ in (attributes[key] as? NSNumber)?.intValue ?? attributes[key] as? Int ?? 0 != 0 }
        if !lines.isEmpty { parts.append("text-decoration: \(lines.map(\.1).joined(separator: " "))") }
        return parts.joined(separator: "; ")
    }
}

extension UIColor {
    /// As a style sheet says it.
    fileprivate var css: String {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        _ = getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        let parts = [red, green, blue].map { Int((min(max($0, 0), 1) * 255).rounded()) }
        return "rgba(\(parts[0]), \(parts[1]), \(parts[2]), \(min(max(alpha, 0), 1)))"
    }
}
