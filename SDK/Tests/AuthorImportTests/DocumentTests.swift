import Foundation
import Testing

/// PDF documents that apps draw, read and show.
@Suite(.timeLimit(.minutes(2))) struct DocumentTests {
    @Test func `a document that was drawn has its pages, its title and its links`() {
        let data = Invoice(lines: ["Invoice", "2 cups"]).data()
        #expect(data.starts(with: Data("%PDF-".utf8)))
        let expected = [
            "2 pages, locked false", "title Invoice 7", "by Zoë", "page 1 612×792 turned 0",
            "link https://example.com/it%27s", "page 2 200×100 turned 0",
        ]
        #expect(DocumentLines.of(data) == expected)
        let former = Invoice(lines: ["Invoice"]).formerData()
        #expect(
            DocumentLines.of(former) == [
                "2 pages, locked false", "page 1 612×792 turned 0", "page 2 300×400 turned 0",
            ]
        )
    }

    @Test func `pages take what their fathers say, and contents have their places`() {
        #expect(
            DocumentLines.of(Description.former) == [
                "2 pages, locked false", "page 1 300×200 turned 270", "page 2 100×50 turned 0", "0 One (1) → 1",
                "1 Inner → ?", "0 Ö → 2",
            ]
        )
        #expect(DocumentLines.of(Data("no document".utf8)) == ["none"])
    }

    @Test func `a file that is broken anywhere is read as far as it goes`() {
        #expect(Description.disturbed(Description.former) > 1000)
        _ = Description.disturbed(Invoice(lines: ["1"]).data().prefix(1500))
    }

    @Test func `a file whose pages hold each other is read as far as it is one`() {
        #expect(DocumentLines.of(Description.endless) == ["none"])
    }

    @Test func `a document that was changed is not written as it was`() {
        #expect(Description.changed(Invoice(lines: ["1"]).data()) == ["true", "true", "false"])
    }

    @Test func `pictures become a document`() {
        let page = "120×80 turned 0"
        #expect(
            Scanner.document() == ["2 pages, locked false", "title Scan", "page 1 \(page)", "page 2 \(page)", "true"]
        )
    }

    @Test @MainActor func `a view goes through the pages of a document`() {
        #expect(ReaderController.walk(Invoice(lines: ["1"]).data()) == ["0.5", "1", "2", "1"])
    }
}
