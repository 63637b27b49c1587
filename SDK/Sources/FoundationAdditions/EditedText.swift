public import Foundation

/// The characters of a text with attributes, to be edited (NSMutableAttributedString: mutableString).
///
/// An edit changes the text that it is of: new characters have the attributes of the first that they replace, or of the one
/// before them. Foundation's own ends the process on Linux. No NSMutableString, whose `replaceOccurrences` replaces from the
/// front in a subclass, at places that hold no more.
public final class EditedText: NSString {
    private let text: NSMutableAttributedString

    public init(of text: NSMutableAttributedString) {
        self.text = text
        var none: unichar = 0
        super.init(characters: &none, length: 0)
    }

    // Foundation asks for these of every subclass; each is a text of its own.
    private convenience init(_ characters: String) { self.init(of: NSMutableAttributedString(string: characters)) }
    public convenience required init?(coder aDecoder: NSCoder) { nil }
    public convenience required init(string aString: String) { self.init(aString) }
    public override convenience init(characters: UnsafePointer<unichar>, length: Int) {
        self.init(String(decoding: UnsafeBufferPointer(start: characters, count: length), as: UTF16.self))
    }
    public convenience required init(stringLiteral value: StaticString) { self.init("\(value)") }
    public convenience required init(unicodeScalarLiteral value: StaticString) { self.init("\(value)") }
    public convenience required init(extendedGraphemeClusterLiteral value: StaticString) { self.init("\(value)") }

    public override var length: Int { text.length }

    public override func character(at index: Int) -> unichar {
        let units = text.string.utf16
        return units[units.index(units.startIndex, offsetBy: index)]
    }

    public func replaceCharacters(in range: NSRange, with aString: String) {
        text.replaceCharacters(in: range, with: aString)
    }

    public func append(_ aString: String) { insert(aString, at: length) }
    public func insert(_ aString: String, at loc: Int) {
        replaceCharacters(in: NSRange(location: loc, length: 0), with: aString)
    }
    public func deleteCharacters(in range: NSRange) { text.deleteCharacters(in: range) }
    public func setString(_ aString: String) {
        replaceCharacters(in: NSRange(location: 0, length: length), with: aString)
    }

    /// Replaces what is found within a range.
    ///
    /// - Returns: how often.
    @discardableResult
    public func replaceOccurrences(
        of target: String,
        with replacement: String,
        options: NSString.CompareOptions = [],
        range searchRange: NSRange
    ) -> Int {
        if options.contains(.regularExpression) {
            // What a pattern's replacement becomes is known when it is done.
            let edited = NSMutableString(string: text.string)
            let count = edited.replaceOccurrences(of: target, with: replacement, options: options, range: searchRange)
            if count > 0 { setString(String(describing: edited)) }
            return count
        }
        var ranges: [NSRange] = []
        var rest = searchRange
        while true {
            let found = range(of: target, options: options, range: rest)
            guard found.location != NSNotFound, found.length > 0 else { break }
            ranges.append(found)
            rest =
                options.contains(.backwards)
                ? NSRange(location: searchRange.location, length: found.location - searchRange.location)
                : NSRange(location: found.upperBound, length: searchRange.upperBound - found.upperBound)
        }
        for range in ranges.sorted(by: { $0.location > $1.location }) {
            replaceCharacters(in: range, with: replacement)
        }
        return ranges.count
    }
}
