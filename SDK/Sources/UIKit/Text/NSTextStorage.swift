public import Foundation

/// A text that tells who shows it of its changes.
open class NSTextStorage: NSMutableAttributedString {
    /// What of a text was edited.
    public struct EditActions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let editedAttributes = EditActions(rawValue: 1)
        public static let editedCharacters = EditActions(rawValue: 2)
    }

    open weak var delegate: (any NSTextStorageDelegate)?
    open private(set) var layoutManagers: [NSLayoutManager] = []
    open private(set) var editedMask: EditActions = []
    open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
    /// Of the edited range.
    open private(set) var changeInLength = 0
    /// The text view that it is of draws itself anew.
    var changed: () -> Void = {}
    private var depth = 0
    private var isEditing = false

    public init() { super.init(string: "") }
    public override init(string str: String) { super.init(string: str) }
    public override init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
        super.init(string: str, attributes: attrs)
    }
    public override init(attributedString attrStr: NSAttributedString) { super.init(attributedString: attrStr) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    @MainActor
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
        layoutManagers.append(aLayoutManager)
        aLayoutManager.textStorage = self
    }

    @MainActor
    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        layoutManagers.removeAll { $0 === aLayoutManager }
        if aLayoutManager.textStorage === self { aLayoutManager.textStorage = nil }
    }

    open override func beginEditing() {
        super.beginEditing()
        depth += 1
    }

    open override func endEditing() {
        super.endEditing()
        depth = max(0, depth - 1)
        if depth == 0, !editedMask.isEmpty { processEditing() }
    }

    /// Notes an edit; a subclass with a text of its own calls it after each.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        self.editedMask.formUnion(editedMask)
        changeInLength += delta
        let now = NSRange(location: editedRange.location, length: max(0, editedRange.length + delta))
        self.editedRange =
            self.editedRange.location == NSNotFound ? now : NSUnionRange(self.editedRange, now)
        if depth == 0 { processEditing() }
    }

    /// Tells the delegate and who shows the text.
    open func processEditing() {
        delegate?.textStorage(
            self,
            willProcessEditing: editedMask,
            range: editedRange,
            changeInLength: changeInLength
        )
        let (mask, range, change) = (editedMask, editedRange, changeInLength)
        (editedMask, editedRange, changeInLength) = ([], NSRange(location: NSNotFound, length: 0), 0)
        delegate?.textStorage(self, didProcessEditing: mask, range: range, changeInLength: change)
        changed()
    }

    /// Runs an edit of the text that is kept here, and notes it.
    private func edit(_ mask: EditActions, _ range: NSRange, _ body: () -> Void) {
        // Foundation does some edits by others: they are one.
        guard !isEditing else { return body() }
        let before = length
        isEditing = true
        body()
        isEditing = false
        edited(mask, range: range, changeInLength: length - before)
    }

    open override func replaceCharacters(in range: NSRange, with str: String) {
        edit([.editedCharacters], range) { super.replaceCharacters(in: range, with: str) }
    }
    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        edit([.editedCharacters, .editedAttributes], range) { super.replaceCharacters(in: range, with: attrString) }
    }
    open override func deleteCharacters(in range: NSRange) {
        edit([.editedCharacters], range) { super.deleteCharacters(in: range) }
    }
    open override func insert(_ attrString: NSAttributedString, at loc: Int) {
        edit([.editedCharacters, .editedAttributes], NSRange(location: loc, length: 0)) {
            super.insert(attrString, at: loc)
        }
    }
    open override func append(_ attrString: NSAttributedString) {
        edit([.editedCharacters, .editedAttributes], NSRange(location: length, length: 0)) { super.append(attrString) }
    }
    open override func setAttributedString(_ attrString: NSAttributedString) {
        edit([.editedCharacters, .editedAttributes], NSRange(location: 0, length: length)) {
            super.setAttributedString(attrString)
        }
    }
    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        edit([.editedAttributes], range) { super.setAttributes(attrs, range: range) }
    }
    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        edit([.editedAttributes], range) { super.addAttribute(name, value: value, range: range) }
    }
    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
        edit([.editedAttributes], range) { super.addAttributes(attrs, range: range) }
    }
    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        edit([.editedAttributes], range) { super.removeAttribute(name, range: range) }
    }
}

/// Hears of a text's edits; every method is optional.
public protocol NSTextStorageDelegate: NSObjectProtocol {
    func textStorage(
        _ textStorage: NSTextStorage,
        willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int
    )
    func textStorage(
        _ textStorage: NSTextStorage,
        didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int
    )
}

extension NSTextStorageDelegate {
    public func textStorage(
        _ textStorage: NSTextStorage,
        willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int
    ) {}
    public func textStorage(
        _ textStorage: NSTextStorage,
        didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int
    ) {}
}
