import SourceRewriter
import Testing

/// What an extension adds to a class of another module, and what it overrides of it.
@Suite(.timeLimit(.minutes(5))) struct ForeignOverrideTests {
    @Test("A class overrides what an extension adds to its superclass, whoever calls it")
    func added() async throws {
        let run = try await AuthorProgram.output([
            "Kinds.swift": #"""
            import Foundation
            typealias Thing = NSObject
            extension Thing {
                @objc func kind(of place: Int, _ word: String) -> String { "thing \(place) \(word)" }
                @objc open func stop() { print("stops") }
                func told() -> String { kind(of: 0, "told") }
            }
            """#,
            "Card.swift": #"""
            class Card: Thing {
                override func kind(of place: Int, _ word: String) -> String { "card, " + super.kind(of: place + 1, word) }
                override func stop() {
                    print("card")
                    super.stop()
                }
            }
            """#,
            "Ace.swift": #"""
            final class Ace: Card {
                override func kind(of place: Int, _ word: String) -> String { "ace, " + super.kind(of: place, word) }
            }
            class Plain: Thing {}
            """#,
            "main.swift": """
            let things: [Thing] = [Ace(), Card(), Plain()]
            for thing in things { print(thing.kind(of: 1, "called"), thing.told(), separator: "; ") }
            things[0].stop()
            print(Ace().kind(of: 5, "as itself"))
            """,
        ])
        #expect(
            run.lines == [
                "ace, card, thing 2 called; ace, card, thing 1 told", "card, thing 2 called; card, thing 1 told",
                "thing 1 called; thing 0 told", "card", "stops", "ace, card, thing 6 as itself",
            ]
        )
    }

    @Test("The extension may call the class by another name of it")
    func renamed() async throws {
        let run = try await AuthorProgram.output([
            "Names.swift": """
            import Foundation
            #if os(macOS)
            typealias CrossThing = Process
            #else
            typealias CrossThing = Thing
            #endif
            typealias Thing = NSObject
            extension CrossThing { @objc func loadsAll() -> Bool { true } }
            """,
            "Card.swift": """
            import Foundation
            class Card: NSObject { override func loadsAll() -> Bool { false } }
            """,
            "main.swift": "import Foundation\nlet things = [NSObject(), Card()]\nprint(things.map { $0.loadsAll() })",
        ])
        #expect(run.lines == ["[true, false]"])
    }

    @Test("What an extension overrides of another module's class, the module's own classes below that override")
    func overridden() async throws {
        let run = try await AuthorProgram.output([
            "Things.swift": #"""
            import Foundation
            typealias Thing = NSObject
            extension Thing {
                open override var description: String { "a thing" }
            }
            class Card: Thing {}
            class Ace: Card { override var description: String { "an ace" } }
            class Own: Thing { override var description: String { "its own" } }
            """#,
            "main.swift": "let all: [Thing] = [Card(), Ace(), Own()]\nprint(all.map(\\.description))",
        ])
        #expect(run.lines == [#"["a thing", "an ace", "its own"]"#])
    }

    @Test("What is overridden to be refused is refused, and the class may have it")
    func refused() async throws {
        let run = try await AuthorProgram.output([
            "Card.swift": #"""
            class Base { var size: Int { 1 } }
            class Card: Base {}
            extension Card {
                @available(*, unavailable, message: "ask its deck")
                override var size: Int { 2 }
            }
            """#,
            "main.swift": "let base: Base = Card()\nprint(base.size)",
        ])
        #expect(run.lines == ["2"])
    }

    @Test(
        "In an #if that holds on every phone classes are as outside of it",
        arguments: [
            "os(iOS)", "os(iOS) || os(tvOS)", "!os(macOS)", "!(os(macOS) || os(tvOS))",
        ]
    )
    func conditions(condition: String) async throws {
        let run = try await AuthorProgram.output([
            "Card.swift": """
            #if \(condition)
            @objc protocol Hearer {
                @objc optional func heard(_ word: String)
            }
            class Base { var size: Int { 1 } }
            class Card: Base { weak var hearer: (any Hearer)? }
            extension Card {
                override var size: Int {
                    hearer?.heard?("asked")
                    return 2
                }
            }
            class Deaf: Hearer {}
            class Hearing: Hearer { func heard(_ word: String) { print(word) } }
            #endif
            """,
            "main.swift": """
            let (card, deaf, hearing) = (Card(), Deaf(), Hearing())
            card.hearer = deaf
            let base: Base = card
            print(base.size)
            card.hearer = hearing
            print(base.size)
            """,
        ])
        #expect(run.lines == ["2", "asked", "2"])
    }

    @Test("Who asks for Darwin alone has its locks, and who has a side for others takes that")
    func darwin() async throws {
        let run = try await AuthorProgram.output([
            "Lock.swift": """
            #if canImport(Darwin)
            import Darwin
            struct os_unfair_lock_s { var isTaken = false }
            typealias Lock = os_unfair_lock_s
            #endif
            """,
            "Side.swift": """
            #if canImport(Darwin)
            let side = "\\(os_unfair_lock_s()) of Darwin"
            #else
            let side = "Linux"
            #endif
            #if canImport(Darwin)
            let other = "without a lock"
            #endif
            """,
            "main.swift": "print(Lock().isTaken, side)",
        ])
        #expect(run.lines == ["false Linux"])
    }

    @Test("What Linux alone is not to have is there, and the other side of an #else is another system's")
    func linux() async throws {
        let run = try await AuthorProgram.output([
            "main.swift": """
            #if !os(Linux)
            print("a phone's")
            #endif
            #if !os(Linux)
            print("never")
            #else
            print("what knows Foundation's differences")
            #endif
            #if os(macOS)
            class Card { @objc func never() { #selector(nobody) } }
            #else
            class Card { func word() -> String { "card" } }
            #endif
            print(Card().word())
            """
        ])
        #expect(run.lines == ["a phone's", "what knows Foundation's differences", "card"])
    }

    @Test("There is one ProcessInfo")
    func process() async throws {
        let run = try await AuthorProgram.output([
            "main.swift":
                "import Foundation\nprint(ProcessInfo().processIdentifier == ProcessInfo.processInfo.processIdentifier)"
        ])
        #expect(run.lines == ["true"])
    }

    @Test("An object says of itself what those who hear the screen are told, whatever it observes")
    func words() async throws {
        let copy = SourceRewriter.rewrite(
            source: "class Choice: NSObject {\n    override var accessibilityLabel: String? { didSet { } }\n}\n",
            fileName: "Choice.swift"
        )
        #expect(!copy.text.contains("override") && copy.diagnostics.isEmpty)
        let view = SourceRewriter.rewrite(
            source: "class Choice: UIView {\n    override var accessibilityLabel: String? { didSet { } }\n}\n",
            fileName: "Choice.swift"
        )
        #expect(view.text.contains("override"))
    }

    @Test("An entry of SwiftUI's values has a key of its own")
    func entries() async throws {
        let run = try await AuthorProgram.output([
            "SwiftUI.swift": """
            protocol EnvironmentKey { associatedtype Value; static var defaultValue: Value { get } }
            protocol FocusedValueKey { associatedtype Value }
            struct EnvironmentValues {
                var own: [ObjectIdentifier: Any] = [:]
                subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
                    get { own[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
                    set { own[ObjectIdentifier(key)] = newValue }
                }
            }
            struct FocusedValues {
                subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? { get { nil } set {} }
            }
            """,
            "Entries.swift": """
            struct Theme { static let plain = Theme(); var name = "plain" }
            extension EnvironmentValues {
                @Entry var depth: Int = 1
                @Entry var word = "none"
                @Entry public var theme = Theme.plain
                @Entry var act: ((Int) -> Void)?
                @Entry var list: [Int] = [
                    1,
                    2,
                ]
            }
            extension FocusedValues { @Entry var card: String? }
            """,
            "main.swift": """
            var values = EnvironmentValues()
            values.depth += 4
            print(values.depth, values.word, values.theme.name, values.act == nil, values.list, FocusedValues().card == nil)
            """,
        ])
        #expect(run.lines == ["5 none plain true [1, 2] true"])
    }

    @Test("A layer's class can be made by its view, whatever its initializers are")
    func layers() {
        let copy = SourceRewriter.rewrite(
            source: """
                class Ring: CAShapeLayer { override init() { super.init() } }
                class Dot: Ring { init(size: Int) { super.init() } }
                class Plain: NSObject { override init() { super.init() } }
                """,
            fileName: "Ring.swift"
        )
        let lines = copy.text.split(separator: "\n")
        #expect(lines[0].contains("{ required init() { super.init() } }"))
        #expect(lines[1].contains("nonisolated required init() { Swift.fatalError("))
        #expect(lines[2].contains("override init()"))
    }
}
