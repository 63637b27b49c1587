import AuthorRuntime
import Foundation
import FoundationAdditions
import Testing

/// Texts are sorted as a list of the phone is.
@Suite struct SortingTests {
    private struct Bell {
        var name: String
        var maker: String?
    }

    private let bells = [Bell(name: "b10"), Bell(name: "B9", maker: "x"), Bell(name: "a", maker: "é")]

    @Test("Descriptors sort texts by the language, unless they are told otherwise")
    func descriptors() {
        #expect(bells.sorted(using: SortDescriptor(\Bell.name)).map(\.name) == ["a", "B9", "b10"])
        #expect(
            bells.sorted(using: SortDescriptor(\Bell.name, comparator: .localizedStandard, order: .reverse)).map(\.name)
                == ["b10", "B9", "a"]
        )
        #expect(
            bells.sorted(using: SortDescriptor(\Bell.name, comparator: .lexical)).map(\.name) == ["B9", "a", "b10"]
        )
        #expect(
            bells.sorted(using: SortDescriptor(\Bell.maker, comparator: String.StandardComparator.localized)).map(
                \.name
            )
                == ["b10", "a", "B9"]
        )
    }

    @Test("Comparators sort texts by the language")
    func comparators() {
        #expect(bells.map(\.name).sorted(using: .localizedStandard) == ["a", "B9", "b10"])
        let byName = KeyPathComparator(\Bell.name, comparator: .localizedStandard)
        #expect(bells.sorted(using: byName).map(\.name) == ["a", "B9", "b10"])
    }

    @Test("Every object may be written in a text")
    func arguments() {
        let date = NSDate(timeIntervalSinceReferenceDate: 0)
        #expect(String(format: "%@", date).contains("2001"))
        let list: [any CVarArg] = ["a", 1]
        #expect(String(format: "%@", list).contains("a"))
    }

    @Test("A phone has no trash")
    func trash() {
        #expect(throws: CocoaError.self) {
            try FileManager.default.trashItem(at: URL(fileURLWithPath: "/bell"), resultingItemURL: nil)
        }
    }

    @Test("Core Foundation's lists hold objects, and have no place beyond their end")
    func lists() {
        let list: CFMutableArray = CFArrayCreateMutable(nil, 0, nil)
        let bell = "tenor" as NSString
        let pointer = UnsafeRawPointer(Unmanaged.passUnretained(bell).toOpaque())
        CFArrayAppendValue(list, pointer)
        CFArrayInsertValueAtIndex(list, 7, pointer)
        CFArrayRemoveValueAtIndex(list, -1)
        #expect(CFArrayGetCount(list) == 1 && list.object(at: 0) as? String == "tenor")
        CFArrayRemoveAllValues(list)
        #expect(CFArrayGetCount(list) == 0)
    }
}
