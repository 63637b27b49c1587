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
