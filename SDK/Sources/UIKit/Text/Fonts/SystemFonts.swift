import Foundation

/// The fonts of iOS by their names.
enum SystemFonts {
    /// Of the phone's own face, as parts of its size.
    static let measures = FontFace.Measures(
        ascender: 0.952,
        descender: -0.241,
        leading: 0,
        capHeight: 0.705,
        xHeight: 0.526
    )

    /// The families that every iPhone has (Apple: "System Fonts").
    static let families = [
        "Academy Engraved LET", "Al Nile", "American Typewriter", "Apple Color Emoji", "Apple SD Gothic Neo",
        "Apple Symbols", "Arial", "Arial Hebrew", "Arial Rounded MT Bold", "Avenir", "Avenir Next",
        "Avenir Next Condensed", "Baskerville", "Bodoni 72", "Bodoni 72 Oldstyle", "Bodoni 72 Smallcaps",
        "Bodoni Ornaments", "Bradley Hand", "Chalkboard SE", "Chalkduster", "Charter", "Cochin", "Copperplate",
        "Courier", "Courier New", "Damascus", "Devanagari Sangam MN", "Didot", "DIN Alternate", "DIN Condensed",
        "Euphemia UCAS", "Farah", "Futura", "Galvji", "Geeza Pro", "Georgia", "Gill Sans", "Grantha Sangam MN",
        "Helvetica", "Helvetica Neue", "Hiragino Maru Gothic ProN", "Hiragino Mincho ProN", "Hiragino Sans",
        "Hoefler Text", "Impact", "Iowan Old Style", "Kailasa", "Kefa", "Khmer Sangam MN", "Kohinoor Bangla",
        "Kohinoor Devanagari", "Kohinoor Gujarati", "Kohinoor Telugu", "Lao Sangam MN", "Malayalam Sangam MN",
        "Marion", "Marker Felt", "Menlo", "Mishafi", "Mukta Mahee", "Myanmar Sangam MN", "Noteworthy",
        "Noto Nastaliq Urdu", "Noto Sans Kannada", "Noto Sans Myanmar", "Noto Sans Oriya", "Optima", "Palatino",
        "Papyrus", "Party LET", "PingFang HK", "PingFang SC", "PingFang TC", "Rockwell", "Savoye LET", "Seravek",
        "Sinhala Sangam MN", "Snell Roundhand", "STIX Two Math", "STIX Two Text", "Superclarendon", "Symbol",
        "Tamil Sangam MN", "Thonburi", "Times New Roman", "Trebuchet MS", "Verdana", "Zapf Dingbats", "Zapfino",
    ]

    /// How names of faces begin that do not begin with the family's, in small letters.
    private static let otherBeginnings = [
        ".", "bodonisvtytwo", "bodoniornaments", "bradleyhanditctt", "chalkboardse", "euphemiaucas", "hiramarupron",
        "hiraminpro", "hirakakupro", "hiraginosans", "heiti", "sthei", "partylet", "savoyelet", "timesnewromanps",
        "academyengravedlet", "zapfdingbats", "trebuchet", "lucidagrande", "stixtwo",
    ]
    private static let beginnings: Set<String> = Set(families.map(plain))

    /// In small letters, without what stands between words.
    private static func plain(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }

    /// Whether iOS has a face of a name: of PostScript's, a full name or a family's.
    static func hasFace(_ name: String) -> Bool {
        if name.isEmpty { return false }
        let family = plain(String(name.prefix { $0 != "-" }))
        // Such as `ArialMT`, `CourierNewPSMT` and `Georgia Bold`.
        return beginnings.contains { family == $0 || family.hasPrefix($0) && isStyle(family.dropFirst($0.count)) }
            || otherBeginnings.contains { $0 == "." ? name.hasPrefix(".") : family.hasPrefix($0) }
    }

    /// Whether what follows a family's name says a face.
    private static func isStyle(_ rest: Substring) -> Bool {
        var rest = String(rest)
        let words = [
            "mt", "ps", "let", "plain", "regular", "roman", "bold", "italic", "oblique", "light", "ultra", "thin",
            "medium",
            "semi", "demi", "heavy", "black", "book", "condensed", "extra", "w3", "w6", "w7", "old", "style", "pro",
            "n", "wide",
        ]
        while let word = words.first(where: { rest.hasPrefix($0) }) { rest.removeFirst(word.count) }
        return rest.isEmpty
    }
}

extension UIFont {
    /// The families that an app may name: iOS's and its own.
    public static var familyNames: [String] { (SystemFonts.families + AppFonts.shared.families).sorted() }
    /// Of a family of iOS one face.
    public static func fontNames(forFamilyName familyName: String) -> [String] {
        let own = AppFonts.shared.names(ofFamily: familyName)
        guard own.isEmpty, SystemFonts.families.contains(familyName) else { return own }
        return [familyName.filter { $0 != " " }]
    }
}
