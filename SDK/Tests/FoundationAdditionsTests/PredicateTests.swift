import Foundation
import FoundationAdditions
import Testing

/// Predicates and sort descriptors that are written as texts.
@Suite struct PredicateTests {
    private final class Song: NSObject {
        let title: String
        let plays: Int
        let tags: [String]
        let made: Date?

        init(_ title: String, plays: Int, tags: [String] = [], made: Date? = nil) {
            self.title = title
            self.plays = plays
            self.tags = tags
            self.made = made
        }
    }

    private let song = Song("Élan vital", plays: 3, tags: ["new", "Live"], made: Date(timeIntervalSince1970: 100))

    @Test(
        "Comparisons hold as the guide has them",
        arguments: [
            "plays == 3", "plays = 3 && plays != 4", "plays >= 3 and plays <= 3.5", "plays BETWEEN {1, 5}",
            "title BEGINSWITH[cd] 'elan'", "title ENDSWITH 'tal'", "title CONTAINS[c] \"VIT\"",
            "title LIKE '*van*' || 1 = 1",
            "title LIKE '?lan*'", "title MATCHES '[^ ]+ [a-z]{5}'", "NOT (plays < 3 OR plays > 3)", "plays IN {2, 3}",
            "'new' IN tags", "ANY tags ==[c] 'live'", "ALL tags != 'old'", "NONE tags == 'old'", "tags.@count == 2",
            "SUBQUERY(tags, $tag, $tag ==[c] 'LIVE' AND plays > 2).@count == 1",
            "ANY SUBQUERY(tags, $one, $one BEGINSWITH 'n') == 'new'",
            "made != nil", "TRUEPREDICATE", "!(FALSEPREDICATE)", "plays == -3 OR plays == 3.0e0",
        ]
    )
    func holds(format: String) {
        #expect(NSPredicate(format: format).evaluate(with: song))
    }

    @Test("Arguments stand for values and for names")
    func arguments() {
        #expect(NSPredicate(format: "%K == %ld AND title == %@", "plays", 3, "Élan vital").evaluate(with: song))
        #expect(NSPredicate(format: "made < %@", Date() as NSDate).evaluate(with: song))
        #expect(!NSPredicate(format: "plays IN %@", [1, 2]).evaluate(with: song))
        #expect(NSPredicate(format: "SELF MATCHES %@", "[^@]+@[^@]+").evaluate(with: "a@b.c"))
        #expect(!NSPredicate(format: "SELF MATCHES %@", "[a-z]+").evaluate(with: "ab1"))
        #expect(NSPredicate(format: "name == %@", argumentArray: ["x"]).evaluate(with: ["name": "x"]))
    }

    @Test("Variables are what they are evaluated with")
    func variables() {
        let long = NSPredicate(format: "plays >= $LEAST AND $other.plays == 9")
        #expect(long.evaluate(with: song, substitutionVariables: ["LEAST": 3, "other": ["plays": 9]]))
        #expect(!long.evaluate(with: song, substitutionVariables: ["LEAST": 4, "other": ["plays": 9]]))
    }

    @Test("Objects are sorted by a value of theirs, those without one first")
    func sorting() {
        let songs = [
            Song("b", plays: 2), Song("a", plays: 2, made: Date(timeIntervalSince1970: 5)), Song("c", plays: 1),
        ]
        func titles(_ descriptors: NSSortDescriptor...) -> [String] {
            (songs as NSArray).sortedArray(using: descriptors).compactMap { ($0 as? Song)?.title }
        }
        #expect(
            titles(.init(key: "plays", ascending: true), .init(key: "title", ascending: false)) == ["c", "b", "a"]
        )
        #expect(titles(.init(key: "made", ascending: false)).first == "a")
    }

    @Test("A descriptor tells the name that it sorts by")
    func keys() {
        let named = NSSortDescriptor(key: "plays", ascending: true)
        #expect(named.key == "plays" && NSSortDescriptor(key: nil, ascending: true).key == nil)
        for number in 0..<200 { #expect(NSSortDescriptor(key: "\(number)", ascending: true).key == "\(number)") }
        #expect(named.key == "plays" && NSSortDescriptor(keyPath: \Song.plays, ascending: true).key == nil)
    }
}
