import Foundation
import FoundationAdditions
import Testing

/// What code of the years of NSString finds.
@Suite(.timeLimit(.minutes(2))) struct FormerStringsTests {
    @Test func formatsAreAdded() {
        let text = NSMutableString(capacity: 0)
        for byte in [UInt8(1), 255] { text.appendFormat("%02x", UInt(byte)) }
        #expect(text == "01ff")
        #expect(NSString(string: text) == "01ff" && NSString(string: "a") == "a")
    }

    @Test func anEmptyAttributedTextNeedsNoString() {
        let text = NSMutableAttributedString()
        text.append(NSAttributedString(string: "a"))
        #expect(text.string == "a" && NSAttributedString().length == 0)
    }

    @Test func filesHaveTheirAddresses() {
        #expect(NSURL.fileURL(withPath: "/tmp/a.png") == URL(fileURLWithPath: "/tmp/a.png"))
        #expect(NSURL.fileURL(withPath: "/tmp/a", isDirectory: true).hasDirectoryPath)
    }
}
