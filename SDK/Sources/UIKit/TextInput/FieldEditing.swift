import Foundation
import ViewLink

/// What a field and the page know of each other's text.
struct FieldEditing {
    /// Grows when the process changes the text or chooses a part of it.
    var serial = 0
    /// The last text of the page that was taken in; the page shows nothing older over what was typed since.
    var turn: Int?
    private var chosen = NSRange(location: 0, length: 0)
    /// What the process chose, as of a serial.
    private var choice: (serial: Int, range: NSRange)?
    /// What the page tells of, until it is taken in.
    private var arriving: TextChange?

    /// What is chosen of a text that is so long.
    func chosen(of count: Int) -> NSRange {
        let from = min(max(0, chosen.location), count)
        return NSRange(location: from, length: min(max(0, chosen.length), count - from))
    }

    /// The person, or an edit, leaves the caret there.
    mutating func moved(to range: NSRange) { chosen = range }

    /// The process chooses.
    mutating func choose(_ range: NSRange, of count: Int) {
        chosen = range
        serial += 1
        choice = (serial, chosen(of: count))
    }

    mutating func arrives(_ change: TextChange) { arriving = change }

    /// What arrives, once: what is edited from then on is the process's own.
    mutating func takeArriving() -> TextChange? {
        defer { arriving = nil }
        return arriving
    }

    /// What a field tells the page besides its text.
    func add(to field: inout TextFieldContent) {
        field.turn = turn
        guard let choice, choice.serial == serial else { return }
        field.selection = ViewTextSelection(location: choice.range.location, length: choice.range.length)
    }
}

/// A field that is typed in.
@MainActor
protocol FieldEditor: FieldText, TextReceiving {
    var editing: FieldEditing { get set }
    /// Whether a person may type now.
    var takesTyping: Bool { get }
    /// Changes the text, and tells of it; what is typed is asked for first.
    func edit(_ range: NSRange, with words: String, isTyped: Bool)
    /// The person moved the caret.
    func selectionChanged()
}

extension FieldEditor {
    func receive(text: String, turn: Int?) {
        if let turn {
            editing.turn = turn
            Display.changed()
        }
        guard takesTyping, text != allText else { return }
        let change = TextChange(from: allText, to: text)
        let before = editing.serial
        editing.arrives(change)
        // A subclass may do something else, or nothing.
        if change.replacement.isEmpty { deleteBackward() } else { insertText(change.replacement) }
        _ = editing.takeArriving()
        // The page shows what the process made of it, unless it is told already.
        if allText != text, editing.serial == before { refuse() }
    }

    func receive(selection: NSRange) {
        let count = allText.utf16.count
        guard selection.location >= 0, selection.length >= 0, selection.location <= count else { return }
        let range = NSRange(location: selection.location, length: min(selection.length, count - selection.location))
        guard range != editing.chosen(of: count) else { return }
        editing.moved(to: range)
        selectionChanged()
    }

    func refuse() {
        editing.serial += 1
        Display.changed()
    }

    /// The work of `insertText(_:)`.
    func put(_ text: String) {
        if let change = editing.takeArriving() { return edit(change.range, with: text, isTyped: true) }
        edit(chosenRange, with: text, isTyped: false)
    }

    /// The work of `deleteBackward()`.
    func deleteOne() {
        if let change = editing.takeArriving() { return edit(change.range, with: "", isTyped: true) }
        var range = chosenRange
        if range.length == 0, range.location > 0 {
            range = (allText as NSString).rangeOfComposedCharacterSequence(at: range.location - 1)
        }
        guard range.length > 0 else { return }
        edit(range, with: "", isTyped: false)
    }

    func choose(_ range: NSRange) {
        editing.choose(range, of: allText.utf16.count)
        Display.changed()
    }

    /// The place nearest to a point of the letters.
    func position(at place: CGPoint, in letters: TextLetters) -> UITextPosition {
        guard let found = letters.unit(at: place) else { return beginningOfDocument }
        return CountedPosition(min(found.index + (found.part > 0.5 ? 1 : 0), allText.utf16.count))
    }

    /// The character at a point of the letters.
    func character(at place: CGPoint, in letters: TextLetters) -> UITextRange? {
        guard let found = letters.unit(at: place), found.index < allText.utf16.count else { return nil }
        return CountedRange((allText as NSString).rangeOfComposedCharacterSequence(at: found.index))
    }
}
