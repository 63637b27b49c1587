public import AuthorRuntime
public import Foundation

/// Sorts objects by a text and puts them into sections of their first letters, as contacts are.
open class UILocalizedIndexedCollation: NSObject {
    /// Of the phone's language; the letters are those of Latin, whatever it is, and `#` for the others.
    open class func current() -> UILocalizedIndexedCollation { UILocalizedIndexedCollation() }

    open var sectionTitles: [String] { Self.letters + ["#"] }
    open var sectionIndexTitles: [String] { sectionTitles }
    private static let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(UnicodeScalar($0)) }

    open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

    /// The section of an object's text.
    ///
    /// - Parameter selector: names the method or property that gives it; of another object, it is that of `#`.
    open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
        let text = Self.text(object, selector).trimmingCharacters(in: .whitespaces)
        // An accent is none of the letter's business: Ö stands with O.
        let plain = text.folding(options: [.diacriticInsensitive, .widthInsensitive], locale: nil).uppercased()
        let letter = plain.first.map { String($0.unicodeScalars.prefix(1)) } ?? ""
        return Self.letters.firstIndex(of: letter) ?? Self.letters.count
    }

    /// The objects in the order of their texts, as a person reads names.
    open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
        array.map { (text: Self.text($0, selector), object: $0) }
            .sorted { $0.text.localizedStandardCompare($1.text) == .orderedAscending }
            .map(\.object)
    }

    private static func text(_ object: Any, _ selector: Selector) -> String {
        guard case .answered(let value) = AuthorNames.shared.send(selector, to: object, with: []) else {
            return object as? String ?? ""
        }
        return value as? String ?? ""
    }
}
