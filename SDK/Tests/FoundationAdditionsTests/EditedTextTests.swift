import Foundation
import FoundationAdditions
import Testing

@Suite(.timeLimit(.minutes(1))) struct EditedTextTests {
    private let key = NSAttributedString.Key("key")

    @Test func `a pattern is replaced, and what is found from the end`() {
        let text = NSMutableAttributedString(string: "a1 b2 a3")
        let edited = EditedText(of: text)
        let all = NSRange(location: 0, length: 8)
        #expect(edited.replaceOccurrences(of: "a", with: "long", options: .backwards, range: all) == 2)
        #expect(text.string == "long1 b2 long3")
        let whole = NSRange(location: 0, length: edited.length)
        #expect(edited.replaceOccurrences(of: "[0-9]", with: "<$0>", options: .regularExpression, range: whole) == 3)
        #expect(text.string == "long<1> b<2> long<3>")
    }

    @Test func `an edit changes the text and keeps its attributes`() {
        let text = NSMutableAttributedString(string: "one two three two")
        text.addAttribute(key, value: 1, range: NSRange(location: 4, length: 3))
        let edited = EditedText(of: text)
        #expect(edited.length == 17 && edited.character(at: 4) == 0x74)
        let all = NSRange(location: 0, length: text.length)
        #expect(edited.replaceOccurrences(of: "two", with: "😀", options: [], range: all) == 2)
        #expect(text.string == "one 😀 three 😀")
        #expect(edited.replaceOccurrences(of: "none", with: "", range: NSRange(location: 0, length: 15)) == 0)
        #expect(text.attribute(key, at: 4, effectiveRange: nil) as? Int == 1)
        #expect(text.attribute(key, at: 14, effectiveRange: nil) == nil)
        edited.append("!")
        edited.insert("¡", at: 0)
        edited.deleteCharacters(in: NSRange(location: 1, length: 4))
        #expect(text.string == "¡😀 three 😀!")
        edited.setString("new")
        #expect(text.string == "new" && edited.length == 3 && String(describing: edited) == "new")
        #expect(edited.isEqual(to: "new") && edited.range(of: "ew").location == 1)
    }
}
