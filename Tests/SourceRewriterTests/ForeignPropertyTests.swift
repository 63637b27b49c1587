import SourceRewriter
import Testing

/// Properties that extensions add to classes of other modules, and protocols that every object fulfils.
@Suite(.timeLimit(.minutes(5))) struct ForeignPropertyTests {
    @Test("A class overrides a property that an extension adds to its superclass, whoever reads it")
    func properties() async throws {
        let run = try await AuthorProgram.output([
            "Kinds.swift": #"""
            import Foundation
            extension NSObject {
                @objc var kind: String { "thing" }
                @objc var place: Int {
                    get { 1 }
                    set { print("nowhere \(newValue)") }
                }
                var told: String { "a " + kind }
            }
            """#,
            "Cards.swift": #"""
            import Foundation
            class Card: NSObject {
                override var kind: String { "card, a " + super.kind }
                override var place: Int {
                    get { super.place + 1 }
                    set { print("card \(newValue)") }
                }
            }
            final class Ace: Card {
                override var kind: String { "ace, a " + super.kind }
            }
            class Plain: NSObject {}
            """#,
            "main.swift": """
            import Foundation
            let things: [NSObject] = [Ace(), Card(), Plain()]
            for thing in things { print(thing.kind, thing.told, thing.place, separator: "; ") }
            for thing in things { thing.place = 7 }
            print(Ace().kind)
            """,
        ])
        #expect(
            run.lines == [
                "ace, a card, a thing; a ace, a card, a thing; 2", "card, a thing; a card, a thing; 2",
                "thing; a thing; 1", "card 7", "card 7", "nowhere 7", "ace, a card, a thing",
            ]
        )
    }

    @Test("A class overrides such a property in an extension of its own, too")
    func inExtensions() async throws {
        let run = try await AuthorProgram.output([
            "Kinds.swift": """
            import Foundation
            extension NSObject {
                @objc var kind: String { "thing" }
                var told: String { "a " + kind }
            }
            """,
            "Cards.swift": """
            import Foundation
            open class Card: NSObject {}
            extension Card {
                open override var kind: String { "card, a " + super.kind }
            }
            final class Ace: Card {
                override var kind: String { "ace, a " + super.kind }
            }
            """,
            "main.swift": """
            import Foundation
            for thing in [Ace(), Card(), NSObject()] { print(thing.told) }
            """,
        ])
        #expect(run.lines == ["a ace, a card, a thing", "a card, a thing", "a thing"])
    }

    @Test("A property of a view is not one of a controller, though their names are the same")
    func namesakes() {
        let copy = SourceRewriter.rewrite(
            source: """
                extension UIViewController { @objc var isAway: Bool { false } }
                class Menu: UINavigationController { override var isAway: Bool { super.isAway } }
                class Card: UIView { override var isAway: Bool { super.isAway } }
                """,
            fileName: "Menu.swift"
        )
        let lines = copy.text.split(separator: "\n")
        #expect(!lines[1].contains("override") && lines[1].contains("super.own_"))
        #expect(lines[2].contains("override var isAway: Bool { super.isAway }"))
    }

    @Test("A protocol that asks for init() is fulfilled by every object, which is made by its own class")
    func requirements() async throws {
        let run = try await AuthorProgram.output([
            "Makeable.swift": #"""
            import Foundation
            protocol Makeable: AnyObject {
                init()
            }
            extension Makeable {
                init(_ change: (Self) -> Void) {
                    self.init()
                    change(self)
                }
                static func all(_ count: Int) -> [Self] { (0..<count).map { _ in Self() } }
            }
            extension NSObject: Makeable {}
            """#,
            "Cards.swift": #"""
            import Foundation
            class Card: NSObject {
                var word = "plain"
                override init() { word = "made" }
            }
            class Style: Makeable {
                var word = "style"
                required init() {}
            }
            final class Bold: Style {}
            """#,
            "main.swift": """
            import Foundation
            let card = Card { print($0.word); $0.word = "changed" }
            print(card.word, Card.all(2).map(\\.word), Bold { $0.word += "!" }.word, Bold.all(1).map { "\\(type(of: $0))" })
            let kind: any Makeable.Type = Card.self
            print((kind.init() as? Card)?.word ?? "none")
            """,
        ])
        #expect(run.lines == ["made", #"changed ["made", "made"] style! ["Bold"]"#, "made"])
    }

    @Test("What a protocol leaves open is made by a reference to its initializer, where it is a framework's class")
    func references() {
        let source = """
            typealias Root = UIView
            protocol Making { associatedtype View: Root; associatedtype Row: Hashable }
            extension Making { var make: () -> View { View.init } }
            let rows = all.map(Row.init) + [View.init()]
            """
        let lines = SourceRewriter.rewrite(source: source, fileName: "a.swift").text.split(separator: "\n")
        #expect(lines[2] == "extension Making { var make: () -> View { { View.init() } } }")
        #expect(lines[3] == "let rows = all.map(Row.init) + [View.init()]")
    }

    @Test("An object that a cast of bits gives is asked by its members' names, and Darwin's functions are Linux's")
    func others() {
        let copy = SourceRewriter.rewrite(
            source: """
                import Foundation
                func delay(_ value: UnsafeRawPointer) -> Double {
                    let object = unsafeBitCast(value, to: AnyObject.self)
                    return Darwin.round(object.doubleValue)
                }
                """,
            fileName: "Delay.swift"
        )
        #expect(copy.text.contains("    return Glibc.round(AnyObjectMembers(object).doubleValue)\n"))
    }
}
