import Foundation
import Testing

@testable import AuthorRuntime
@testable import FoundationAdditions

/// Who observes a list of an object by its name hears of what is changed by way of it.
@MainActor @Suite struct ObservedListTests {
    final class Shelf: NSObject {
        let books = NSMutableArray()
    }

    final class Reader: NSObject, KeyValueObserver {
        var heard: [String] = []
        func observeValue(
            forKeyPath keyPath: String?,
            of object: Any?,
            change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {
            let kind = (change?[.kindKey] as? NSNumber)?.uintValue ?? 0
            let (old, new) = (change?[.oldKey] as? [String] ?? [], change?[.newKey] as? [String] ?? [])
            let places = (change?[.indexesKey] as? IndexSet).map(Array.init) ?? []
            heard.append("\(kind) \(places) \(old) \(new)")
        }
    }

    private func shelf() -> Shelf {
        AuthorNames.shared.method("books", on: Shelf.self) { shelf, _ in shelf.books }
        return Shelf()
    }

    @Test func eachChangeIsTold() {
        let (shelf, reader) = (shelf(), Reader())
        shelf.addObserver(reader, forKeyPath: "books", options: [.new, .old], context: nil)
        let books = shelf.mutableArrayValue(forKey: "books")
        books.addObjects(from: ["a", "b"])
        books.replaceObject(at: 0, with: "c")
        books.removeObject(at: 1)
        books.replaceObjects(in: NSRange(location: 0, length: 1), withObjectsFrom: ["d"])
        #expect(shelf.books as? [String] == ["d"])
        #expect(
            reader.heard == [
                #"2 [0] [] ["a"]"#, #"2 [1] [] ["b"]"#, #"4 [0] ["a"] ["c"]"#, #"3 [1] ["b"] []"#,
                #"3 [0] ["c"] []"#, #"2 [0] [] ["d"]"#,
            ]
        )
    }

    @Test func anObservationEnds() {
        let (shelf, reader) = (shelf(), Reader())
        shelf.addObserver(reader, forKeyPath: "books", options: [.new], context: nil)
        shelf.removeObserver(reader, forKeyPath: "books")
        shelf.mutableArrayValue(forKey: "books").add("a")
        #expect(reader.heard.isEmpty && shelf.books.count == 1)
    }
}
