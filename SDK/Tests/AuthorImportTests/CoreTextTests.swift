import Foundation
import FoundationAdditions
import Testing

@Suite("Core Text, as author code uses it", .timeLimit(.minutes(2))) struct CoreTextTests {
    @Test("A line is as wide as UIKit says, and stands on the base of its letters")
    func line() {
        let (width, ascent, descent) = AuthorCoreText.bounds(of: AuthorCoreText.text)
        #expect(width > 100 && ascent > 15 && descent > 3)
        #expect(abs(width - AuthorCoreText.width) < 0.01)
        let (index, offset) = AuthorCoreText.touched(at: CGFloat(width) + 50)
        #expect(index == 18 && abs(Double(offset) - width) < 0.01)
        #expect(AuthorCoreText.touched(at: -5).index == 0)
    }

    @Test("A frame has the lines that it has room for, from its top; y goes up")
    func frame() throws {
        let all = AuthorCoreText.frame(width: 90, height: 400)
        #expect(all.lines.count >= 2 && all.lines.joined() == "One two three four")
        #expect(all.visible == CFRange(location: 0, length: 18))
        #expect(all.origins.first.map { $0.y > 360 && $0.y < 400 } == true)
        #expect(all.origins[0].y > all.origins[1].y)
        let first = AuthorCoreText.frame(width: 90, height: 30)
        #expect(first.lines == [all.lines[0]] && first.visible.length == all.lines[0].utf16.count)
    }

    @Test("A size is suggested, a line is cut where a width ends")
    func sizes() throws {
        let (size, fits) = AuthorCoreText.suggested(width: 90)
        #expect(size.width <= 90 && size.height > 40 && fits.length == 18)
        let cut = try #require(AuthorCoreText.truncated(to: 100))
        #expect(cut.width <= 100 && cut.count < 18 && cut.count > 3)
        #expect(AuthorCoreText.truncated(to: 1) == nil)
    }

    @Test("Core Text draws into a context") @MainActor
    func drawing() { #expect(AuthorCoreText.isDrawn()) }
}
