public import Foundation

extension NSAttributedString {
    /// What a text is read of.
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let plain = Self(rawValue: "NSPlainText"), html = Self(rawValue: "NSHTML")
        public static let rtf = Self(rawValue: "NSRTF"), rtfd = Self(rawValue: "NSRTFD")
    }

    /// What is said of a document that is read.
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let documentType = Self(rawValue: "DocumentType")
        public static let characterEncoding = Self(rawValue: "CharacterEncoding")
        public static let defaultAttributes = Self(rawValue: "DefaultAttributes")
    }

    /// What is said of a document that is written.
    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let documentType = Self(rawValue: "DocumentType")
        public static let characterEncoding = Self(rawValue: "CharacterEncoding")
        public static let defaultAttributes = Self(rawValue: "DefaultAttributes")
        // Kept: what is written is a text without pages.
        public static let paperSize = Self(rawValue: "PaperSize"), paperMargin = Self(rawValue: "PaperMargin")
        public static let viewSize = Self(rawValue: "ViewSize"), viewZoom = Self(rawValue: "ViewZoom")
        public static let viewMode = Self(rawValue: "ViewMode"), readOnly = Self(rawValue: "ReadOnly")
        public static let backgroundColor = Self(rawValue: "BackgroundColor")
        public static let hyphenationFactor = Self(rawValue: "HyphenationFactor")
        public static let defaultTabInterval = Self(rawValue: "DefaultTabInterval")
    }

    /// Writes a part of the text, as HTML or without marks.
    ///
    /// - Throws: `CocoaError` `fileWriteUnknown` of another type, such as `.rtf`.
    public func data(
        from range: NSRange,
        documentAttributes dict: [DocumentAttributeKey: Any] = [:]
    ) throws -> Data {
        let part = attributedSubstring(from: range)
        switch dict[.documentType] as? DocumentType ?? .plain {
        case .plain: return Data(part.string.utf8)
        case .html: return Data(HTMLWriter.document(of: part).utf8)
        default: throw CocoaError(.fileWriteUnknown)
        }
    }

    /// Reads HTML, or a text that is not marked.
    ///
    /// HTML is read as far as texts of notifications go: no tables, pictures or style sheets. Its face is Times New
    /// Roman of 12 points where it names none, as Apple's is.
    ///
    /// - Throws: `fileReadUnknown` for other types, `fileReadInapplicableStringEncoding` for what is no text.
    public convenience init(
        data: Data,
        options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let encoding =
            switch options[.characterEncoding] {
            case let number as UInt: String.Encoding(rawValue: number)
            case let number as Int: String.Encoding(rawValue: UInt(exactly: number) ?? 4)
            case let number as NSNumber: String.Encoding(rawValue: number.uintValue)
            case let encoding as String.Encoding: encoding
            default: String.Encoding.utf8
            }
        guard let text = String(data: data, encoding: encoding) else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        let type = options[.documentType] as? DocumentType ?? (text.contains("<html") ? .html : .plain)
        switch type {
        case .plain: self.init(string: text)
        case .html: self.init(attributedString: Self.text(of: HTMLReader.read(text)))
        default: throw CocoaError(.fileReadUnknown)
        }
    }

    private static func text(of runs: [HTMLReader.Run]) -> NSAttributedString {
        let text = NSMutableAttributedString(string: "")
        for run in runs {
            let look = run.look
            let font = UIFont(
                family: "Times New Roman",
                size: CGFloat(look.size),
                weight: look.isBold ? .bold : .regular,
                isItalic: look.isItalic,
                isMonospaced: look.isCode
            )
            var attributes: [Key: Any] = [.font: font]
            if look.isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
            if look.isStruck { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
            if let link = look.link { attributes[.link] = URL(string: link) ?? link }
            if let color = look.color {
                func part(_ shift: UInt32) -> CGFloat { CGFloat(color >> shift & 0xFF) / 255 }
                attributes[.foregroundColor] = UIColor(red: part(16), green: part(8), blue: part(0), alpha: 1)
            } else if look.link == nil {
                // As Apple's: black, also where the screen is dark.
                attributes[.foregroundColor] = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
            }
            text.append(NSAttributedString(string: run.text, attributes: attributes))
        }
        return text
    }
}
