import UIKit

/// Letters that are written as capitals of the height of small letters.
struct SmallCapitals: OptionSet, Hashable, Sendable {
    let rawValue: Int
    static let lowercase = Self(rawValue: 1), uppercase = Self(rawValue: 2)

    /// How high they are beside the face's capitals. The faces of the page have none of their own.
    private static let factor: CGFloat = 0.8

    /// The words with such letters.
    func text(_ words: String, _ attributes: [NSAttributedString.Key: Any]) -> NSAttributedString {
        guard !isEmpty, let font = attributes[.font] as? UIFont else {
            return NSAttributedString(string: words, attributes: attributes)
        }
        var small = attributes
        small[.font] = font.withSize(font.pointSize * Self.factor)
        let whole = NSMutableAttributedString()
        var run = ""
        var isSmall = false
        func end() {
            guard !run.isEmpty else { return }
            whole.append(NSAttributedString(string: run, attributes: isSmall ? small : attributes))
            run = ""
        }
        for letter in words {
            let becomesSmall = contains(.lowercase) && letter.isLowercase || contains(.uppercase) && letter.isUppercase
            if becomesSmall != isSmall { end() }
            isSmall = becomesSmall
            run += becomesSmall ? letter.uppercased() : String(letter)
        }
        end()
        return whole
    }
}
