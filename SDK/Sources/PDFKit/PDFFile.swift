import Foundation

/// What is read of a PDF file: its pages' sizes and what it says about itself. Its objects are found by going through the
/// whole file, so that a broken table of them stops nobody; text and pictures are not read.
struct PDFFile {
    /// A page's own.
    struct Page {
        var mediaBox: CGRect
        var cropBox: CGRect
        /// Degrees with the clock: 0, 90, 180 or 270.
        var rotation: Int
        /// The addresses that it leads to, and where.
        var links: [(url: String, area: CGRect)]
    }

    /// An entry of the contents.
    struct Entry {
        let title: String
        let page: Int?
        let children: [Entry]
    }

    private let bytes: [UInt8]
    private var objects: [Int: PDFValue] = [:]
    private var trailer: [String: PDFValue] = [:]
    private(set) var version = (major: 1, minor: 0)
    private(set) var pages: [Page] = []
    private(set) var information: [String: String] = [:]
    private(set) var contents: [Entry] = []
    private var numbers: [Int: Int] = [:]
    var isEncrypted: Bool { trailer["Encrypt"] != nil }

    /// How much is unpacked, and how many objects and pages are read.
    private static let unpacked = 1 << 26, most = 1 << 18

    /// nil for bytes that are no PDF file, or have no pages.
    init?(_ data: Data) {
        guard data.count <= Self.unpacked else { return nil }
        bytes = [UInt8](data)
        let head = bytes.prefix(1024)
        guard let mark = Self.find("%PDF-", in: head, from: 0) else { return nil }
        let number = String(decoding: bytes[(mark + 5)...].prefix(3), as: UTF8.self).split(separator: ".")
        if number.count == 2, let major = Int(number[0]), let minor = Int(number[1]) { version = (major, minor) }
        readObjects()
        guard let root = resolve(trailer["Root"])?.fields ?? catalogue() else { return nil }
        var seen: Set<Int> = []
        readPages(root["Pages"], inherited: [:], &seen, depth: 0)
        guard !pages.isEmpty || isEncrypted else { return nil }
        for (key, value) in resolve(trailer["Info"])?.fields ?? [:] where !isEncrypted {
            if case .text(let text)? = resolve(value) { information[key] = Self.text(text) }
        }
        if let outlines = resolve(root["Outlines"])?.fields {
            seen = []
            contents = entries(outlines["First"], &seen, depth: 0)
        }
    }

    // MARK: Objects

    private mutating func readObjects() {
        var budget = Self.unpacked
        var scanner = PDFScanner(bytes: bytes, place: 0)
        // The last two values, which may be an object's number and its generation.
        var last: [PDFValue] = []
        while let value = scanner.value() {
            switch value {
            case .word("obj"):
                guard let number = last.first?.int, last.count == 2, let object = scanner.value() else { break }
                take(object, number, &scanner, &budget)
            case .word("trailer"):
                if let fields = scanner.value()?.fields { trailer.merge(fields) { $1 } }
            default: break
            }
            last = Array((last + [value]).suffix(2))
            if objects.count > Self.most { return }
        }
    }

    private mutating func take(_ object: PDFValue, _ number: Int, _ scanner: inout PDFScanner, _ budget: inout Int) {
        objects[number] = object
        guard case .stream(let fields, let start) = object else { return }
        let end = end(of: fields, start)
        scanner.place = end
        switch fields["Type"]?.name {
        case "XRef": trailer.merge(fields) { $1 }
        case "ObjStm": takePacked(fields, bytes[start..<end], &budget, &scanner.budget)
        default: break
        }
    }

    /// Where a stream's bytes end.
    private func end(of fields: [String: PDFValue], _ start: Int) -> Int {
        if let length = fields["Length"]?.int, length >= 0, length <= bytes.count - start {
            let end = start + length
            let after = bytes[end...].prefix(20)
            if Self.find("endstream", in: after, from: after.startIndex) != nil { return end }
        }
        return Self.find("endstream", in: bytes[...], from: start) ?? bytes.count
    }

    /// Objects that are packed together.
    private mutating func takePacked(
        _ fields: [String: PDFValue],
        _ data: ArraySlice<UInt8>,
        _ budget: inout Int,
        _ values: inout Int
    ) {
        let filter = fields["Filter"]?.name ?? fields["Filter"]?.array?.first?.name
        guard let count = fields["N"]?.int, let first = fields["First"]?.int, first >= 0,
            count >= 0,
            let plain = filter == nil
                ? Array(data) : filter == "FlateDecode" ? Inflater.zlib(data, limit: budget) : nil
        else { return }
        budget -= plain.count
        var table = PDFScanner(bytes: plain, place: 0, budget: values)
        var before = -1
        for _ in 0..<min(count, Self.most) {
            // They stand in the order of their table (ISO 32000-1, 7.5.7), so that none is read twice.
            guard let number = table.value()?.int, let offset = table.value()?.int, offset > before,
                first + offset < plain.count, objects.count <= Self.most
            else { return }
            before = offset
            var scanner = PDFScanner(bytes: plain, place: first + offset, budget: table.budget)
            if let value = scanner.value() { objects[number] = value }
            table.budget = scanner.budget
            values = scanner.budget
        }
    }

    /// What a value stands for; nil for nothing, and after some references to references.
    private func resolve(_ value: PDFValue?) -> PDFValue? {
        var value = value
        for _ in 0..<8 {
            guard case .reference(let number)? = value else { return value }
            value = objects[number]
        }
        return nil
    }

    private func catalogue() -> [String: PDFValue]? {
        objects.values.lazy.compactMap(\.fields).first { $0["Type"]?.name == "Catalog" }
    }

    // MARK: Pages

    private static let inherited: Set<String> = ["MediaBox", "CropBox", "Rotate"]

    private mutating func readPages(
        _ value: PDFValue?,
        inherited: [String: PDFValue],
        _ seen: inout Set<Int>,
        depth: Int
    ) {
        // Pages and what holds them are objects of their own (ISO 32000-1, 7.7.3.2), so that none is met twice.
        guard case .reference(let number)? = value, seen.insert(number).inserted else { return }
        guard depth < 64, pages.count < Self.most, let fields = resolve(value)?.fields else { return }
        let all = inherited.merging(fields.filter { Self.inherited.contains($0.key) }) { $1 }
        if let kids = resolve(fields["Kids"])?.array {
            for kid in kids { readPages(kid, inherited: all, &seen, depth: depth + 1) }
            return
        }
        let media = box(all["MediaBox"]) ?? CGRect(x: 0, y: 0, width: 612, height: 792)
        let crop = box(all["CropBox"]).map { $0.intersection(media) } ?? media
        let turned = (resolve(all["Rotate"])?.int ?? 0) % 360
        numbers[number] = pages.count
        pages.append(
            Page(
                mediaBox: media,
                cropBox: crop.isEmpty ? media : crop,
                rotation: (turned + 360) % 360 / 90 * 90,
                links: isEncrypted ? [] : links(fields["Annots"])
            )
        )
    }

    private func box(_ value: PDFValue?) -> CGRect? {
        let sides = (resolve(value)?.array ?? []).compactMap { resolve($0)?.number }
        guard sides.count == 4 else { return nil }
        let (left, right) = (min(sides[0], sides[2]), max(sides[0], sides[2]))
        let (low, high) = (min(sides[1], sides[3]), max(sides[1], sides[3]))
        // An inch is 72 points: this is more than four kilometres.
        let far = 1e7
        guard right > left, high > low, left > -far, low > -far, right < far, high < far else { return nil }
        return CGRect(x: left, y: low, width: right - left, height: high - low)
    }

    private func links(_ value: PDFValue?) -> [(url: String, area: CGRect)] {
        (resolve(value)?.array ?? []).prefix(1000).compactMap { note in
            guard let fields = resolve(note)?.fields, fields["Subtype"]?.name == "Link", let area = box(fields["Rect"]),
                case .text(let url)? = resolve(resolve(fields["A"])?.fields?["URI"])
            else { return nil }
            return (String(decoding: url, as: UTF8.self), area)
        }
    }

    private func entries(_ first: PDFValue?, _ seen: inout Set<Int>, depth: Int) -> [Entry] {
        var result: [Entry] = []
        var next = first
        while case .reference(let number)? = next, depth < 64, seen.count < Self.most, seen.insert(number).inserted,
            let fields = resolve(next)?.fields
        {
            var title = ""
            if case .text(let text)? = resolve(fields["Title"]) { title = Self.text(text) }
            let goal = resolve(fields["Dest"])?.array ?? resolve(resolve(fields["A"])?.fields?["D"])?.array
            var page: Int?
            if case .reference(let object)? = goal?.first { page = numbers[object] }
            let children = entries(fields["First"], &seen, depth: depth + 1)
            result.append(Entry(title: title, page: page, children: children))
            next = fields["Next"]
        }
        return result
    }

    // MARK: Texts

    /// UTF-16 or UTF-8 with a mark, else letters of Latin, as PDF's own are but for some signs.
    private static func text(_ bytes: [UInt8]) -> String {
        if bytes.starts(with: [0xfe, 0xff]) {
            let units = stride(from: 2, to: bytes.count - 1, by: 2).map {
                UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
            }
            return String(decoding: units, as: UTF16.self)
        }
        if bytes.starts(with: [0xef, 0xbb, 0xbf]) { return String(decoding: bytes.dropFirst(3), as: UTF8.self) }
        return String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    }

    private static func find(_ word: String, in bytes: ArraySlice<UInt8>, from start: Int) -> Int? {
        let word = Array(word.utf8)
        guard start >= bytes.startIndex else { return nil }
        var place = start
        while place <= bytes.endIndex - word.count {
            if bytes[place] == word[0], bytes[place..<place + word.count].elementsEqual(word) { return place }
            place += 1
        }
        return nil
    }
}
