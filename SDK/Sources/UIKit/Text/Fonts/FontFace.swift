import Foundation

/// A face of a font's file, by what the file says of itself (OpenType: the tables `name`, `head`, `hhea`, `OS/2`, `post`).
struct FontFace: Hashable, Sendable {
    /// As its faces have it in common: `Poppins`.
    let family: String
    /// The family by the oldest rule, of four faces at most: `Poppins SemiBold`.
    let narrowFamily: String
    /// `SemiBold`
    let face: String
    /// `Poppins SemiBold`
    let fullName: String
    /// `Poppins-SemiBold`
    let postScriptName: String
    /// As CSS counts, 100…900.
    let weight: Int
    let isItalic: Bool
    let isMonospaced: Bool
    let measures: Measures

    /// Parts of the size.
    struct Measures: Hashable, Sendable {
        var ascender: CGFloat
        /// Negative: under the baseline.
        var descender: CGFloat
        /// Between two lines.
        var leading: CGFloat
        var capHeight: CGFloat
        var xHeight: CGFloat
    }

    /// The faces of a file; none for what is no font. A collection has several.
    static func faces(of data: Data) -> [FontFace] {
        let bytes = FontBytes(data)
        guard bytes.tag(0) == "ttcf" else { return [FontFace(bytes, at: 0)].compactMap { $0 } }
        let count = min(bytes.long(8) ?? 0, 256)
        return (0..<count).compactMap { index in
            bytes.long(12 + 4 * index).flatMap { FontFace(bytes, at: $0) }
        }
    }

    /// - Parameter start: where the face's list of tables begins.
    private init?(_ bytes: FontBytes, at start: Int) {
        guard ["\0\u{1}\0\0", "OTTO", "true"].contains(bytes.tag(start)), let count = bytes.word(start + 4) else {
            return nil
        }
        var tables: [String: Int] = [:]
        for index in 0..<count {
            let entry = start + 12 + 16 * index
            guard let tag = bytes.tag(entry), let place = bytes.long(entry + 8) else { return nil }
            tables[tag] = place
        }
        guard let head = tables["head"], let unit = bytes.word(head + 18), unit > 0, let style = bytes.word(head + 44),
            let lines = tables["hhea"], let name = tables["name"]
        else { return nil }
        let names = bytes.names(at: name)
        guard let narrow = names[1] ?? names[16] else { return nil }
        func part(_ table: Int, _ offset: Int) -> CGFloat? {
            bytes.signed(table + offset).map { CGFloat($0) / CGFloat(unit) }
        }
        let more = tables["OS/2"]
        narrowFamily = narrow
        family = names[16] ?? narrow
        face = names[17] ?? names[2] ?? "Regular"
        fullName = names[4] ?? "\(family) \(face)"
        postScriptName = names[6] ?? fullName.filter { $0 != " " }
        isItalic = style & 2 != 0
        isMonospaced = tables["post"].flatMap { bytes.long($0 + 12) }.map { $0 != 0 } ?? false
        let said = more.flatMap { bytes.word($0 + 4) } ?? 0
        weight = (1...1000).contains(said) ? min(max(said / 100 * 100, 100), 900) : style & 1 != 0 ? 700 : 400
        // The heights of letters are there from the table's second version on.
        let hasHeights = more.flatMap { bytes.word($0) }.map { $0 >= 2 } ?? false
        let usual = SystemFonts.measures
        measures = Measures(
            ascender: part(lines, 4) ?? usual.ascender,
            descender: part(lines, 6) ?? usual.descender,
            leading: max(0, part(lines, 8) ?? 0),
            capHeight: (hasHeights ? more.flatMap { part($0, 88) } : nil) ?? usual.capHeight,
            xHeight: (hasHeights ? more.flatMap { part($0, 86) } : nil) ?? usual.xHeight
        )
    }
}

/// The bytes of a font's file: numbers have their most significant byte first, and none is read beyond the end.
private struct FontBytes {
    private let data: Data
    init(_ data: Data) { self.data = data }

    private func byte(_ offset: Int) -> Int? {
        offset >= 0 && offset < data.count ? Int(data[data.startIndex + offset]) : nil
    }
    func word(_ offset: Int) -> Int? {
        guard let high = byte(offset), let low = byte(offset + 1) else { return nil }
        return high << 8 | low
    }
    func signed(_ offset: Int) -> Int? { word(offset).map { $0 >= 0x8000 ? $0 - 0x10000 : $0 } }
    func long(_ offset: Int) -> Int? {
        guard let high = word(offset), let low = word(offset + 2) else { return nil }
        return high << 16 | low
    }
    func tag(_ offset: Int) -> String? { slice(offset, 4).map { String(decoding: $0, as: UTF8.self) } }
    private func slice(_ offset: Int, _ count: Int) -> Data? {
        guard offset >= 0, count >= 0, offset <= data.count, count <= data.count - offset else { return nil }
        return data[(data.startIndex + offset)..<(data.startIndex + offset + count)]
    }

    /// The names by their numbers: English ones of Windows, else those of old Macs.
    func names(at table: Int) -> [Int: String] {
        guard let count = word(table + 2), let strings = word(table + 4) else { return [:] }
        var names: [Int: String] = [:]
        for index in 0..<count {
            let entry = table + 6 + 12 * index
            guard let platform = word(entry), let language = word(entry + 4), let number = word(entry + 6),
                let length = word(entry + 8), let place = word(entry + 10),
                let text = slice(table + strings + place, length)
            else { return names }
            switch platform {
            case 0 where names[number] == nil: names[number] = String(data: text, encoding: .utf16BigEndian)
            case 3 where language == 0x409 || names[number] == nil:
                names[number] = String(data: text, encoding: .utf16BigEndian)
            case 1 where names[number] == nil: names[number] = String(data: text, encoding: .macOSRoman)
            default: break
            }
        }
        return names.filter { !$0.value.isEmpty }
    }
}
