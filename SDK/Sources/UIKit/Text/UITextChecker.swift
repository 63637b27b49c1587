public import Foundation
import Synchronization

/// Looks for words that are written wrongly (UIKit: UITextChecker). There are no dictionaries here: no word is wrong, and
/// nothing is suggested.
open class UITextChecker: NSObject {
    private static let learned = Mutex<Set<String>>([])
    private var ignored: Set<String> = []

    open class var availableLanguages: [String] { [] }
    open class func learnWord(_ word: String) { learned.withLock { _ = $0.insert(word) } }
    open class func hasLearnedWord(_ word: String) -> Bool { learned.withLock { $0.contains(word) } }
    open class func unlearnWord(_ word: String) { learned.withLock { _ = $0.remove(word) } }

    public override init() {}

    open func rangeOfMisspelledWord(
        in stringToCheck: String,
        range: NSRange,
        startingAt startingOffset: Int,
        wrap wrapFlag: Bool,
        language: String
    ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
    open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
    open func ignoreWord(_ wordToIgnore: String) { ignored.insert(wordToIgnore) }
    open var ignoredWords: [String]? {
        get { ignored.sorted() }
        set { ignored = Set(newValue ?? []) }
    }
}
