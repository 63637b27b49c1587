public import Foundation

/// Finds links, addresses of mail, telephone numbers and days in a text (Foundation: NSDataDetector).
///
/// Addresses of streets and flights are not found: `checkingTypes` says what was asked for. It is no regular expression, as
/// Apple's is: Foundation's on Linux cannot be inherited from.
public final class NSDataDetector: NSObject, Sendable {
    /// What is looked for.
    public let checkingTypes: NSTextCheckingResult.CheckingType.RawValue

    /// - Parameter checkingTypes: raw values of `NSTextCheckingResult.CheckingType`.
    /// - Throws: where nothing is asked for that a detector finds.
    public init(types checkingTypes: NSTextCheckingResult.CheckingType.RawValue) throws {
        guard checkingTypes & DetectedKind.all != 0 else {
            throw NSError(
                domain: NSCocoaErrorDomain,
                code: 2048,
                userInfo: [NSLocalizedDescriptionKey: "No type that a data detector knows was given."]
            )
        }
        self.checkingTypes = checkingTypes
        super.init()
    }

    /// What is found in a part of a text, from its beginning.
    public func matches(
        in string: String,
        options: NSRegularExpression.MatchingOptions = [],
        range: NSRange
    ) -> [NSTextCheckingResult] {
        DataDetection(types: checkingTypes).find(in: string, range)
    }

    /// The first that is found; nil for none.
    public func firstMatch(
        in string: String,
        options: NSRegularExpression.MatchingOptions = [],
        range: NSRange
    ) -> NSTextCheckingResult? {
        matches(in: string, options: options, range: range).first
    }

    /// How many are found.
    public func numberOfMatches(
        in string: String,
        options: NSRegularExpression.MatchingOptions = [],
        range: NSRange
    ) -> Int {
        matches(in: string, options: options, range: range).count
    }

    /// Where the first is; `NSNotFound` for none.
    public func rangeOfFirstMatch(
        in string: String,
        options: NSRegularExpression.MatchingOptions = [],
        range: NSRange
    ) -> NSRange {
        firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
    }

    /// ``enumerateMatches(in:options:range:using:)`` by the name that the Builder writes, as for a regular expression.
    public func carillon_Matches(
        in string: String,
        options: NSRegularExpression.MatchingOptions = [],
        range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) { enumerateMatches(in: string, options: options, range: range, using: block) }

    /// Tells of one after the other, until that sets `stop`.
    public func enumerateMatches(
        in string: String,
        options: NSRegularExpression.MatchingOptions = [],
        range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        matches(in: string, options: options, range: range).tell(block, &stop)
    }

    /// The text with what is found replaced by a template, whose characters stand for themselves.
    public func stringByReplacingMatches(
        in string: String,
        options: NSRegularExpression.MatchingOptions = [],
        range: NSRange,
        withTemplate template: String
    ) -> String {
        let text = NSMutableString(string: string)
        for match in matches(in: string, options: options, range: range).reversed() {
            text.replaceCharacters(in: match.range, with: template)
        }
        return "\(text)"
    }
}

/// Something that a detector found.
final class DetectedData: NSTextCheckingResult {
    private let kind: CheckingType
    private let place: NSRange
    let link: URL?
    let number: String?
    let moment: Date?

    init(_ kind: CheckingType, _ place: NSRange, link: URL? = nil, number: String? = nil, moment: Date? = nil) {
        (self.kind, self.place) = (kind, place)
        (self.link, self.number, self.moment) = (link, number, moment)
        super.init()
    }

    /// None is ever archived.
    required init?(coder aDecoder: NSCoder) { nil }

    override var resultType: CheckingType { kind }
    override func range(at idx: Int) -> NSRange { idx == 0 ? place : NSRange(location: NSNotFound, length: 0) }
    override func range(withName: String) -> NSRange { NSRange(location: NSNotFound, length: 0) }
}

extension NSTextCheckingResult {
    // Those that an app makes, which Foundation on Linux refuses; it calls their kinds deprecated, too.
    public class func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
        DetectedData(CheckingType(rawValue: 1 << 5), range, link: url)
    }
    public class func phoneNumberCheckingResult(range: NSRange, phoneNumber: String) -> NSTextCheckingResult {
        DetectedData(CheckingType(rawValue: 1 << 11), range, number: phoneNumber)
    }
    public class func dateCheckingResult(range: NSRange, date: Date) -> NSTextCheckingResult {
        DetectedData(CheckingType(rawValue: 1 << 3), range, moment: date)
    }

    /// Where a link leads; `mailto:` for an address of mail.
    public var url: URL? { (self as? DetectedData)?.link }
    /// The number as it stands in the text.
    public var phoneNumber: String? { (self as? DetectedData)?.number }
    /// The moment that a day and a time name.
    public var date: Date? { (self as? DetectedData)?.moment }
    /// How long something takes that a text dates; none is found.
    public var duration: TimeInterval { 0 }
    /// The zone of a date; that of the phone is meant where none is named.
    public var timeZone: TimeZone? { nil }
    /// The parts of an address or a flight; neither is found.
    public var components: [NSTextCheckingKey: String]? { nil }
    /// The parts of an address; none is found.
    public var addressComponents: [NSTextCheckingKey: String]? { nil }
    /// What stands in the place of a text; nothing is corrected.
    public var replacementString: String? { nil }
}

extension NSRegularExpression {
    /// `enumerateMatches(in:options:range:using:)` with a block that runs at once, as Apple's does; the Builder writes its name at
    /// an author's call.
    public func carillon_Matches(
        in string: String,
        options: NSRegularExpression.MatchingOptions = [],
        range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        matches(in: string, options: options, range: range).tell(block, &stop)
        if !stop.boolValue, options.contains(.reportCompletion) { block(nil, .completed, &stop) }
    }
}

extension [NSTextCheckingResult] {
    /// Tells a block of one after the other, until that sets `stop`.
    fileprivate func tell(
        _ block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void,
        _ stop: inout ObjCBool
    ) {
        for match in self {
            block(match, [], &stop)
            if stop.boolValue { return }
        }
    }
}
