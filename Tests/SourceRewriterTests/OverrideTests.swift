import SourceRewriter
import Testing

/// What a class overrides in an extension, as the Objective-C runtime lets it.
@Suite(.timeLimit(.minutes(5))) struct OverrideTests {
    @Test("The class overrides, wherever its extension is")
    func overrides() async throws {
        let run = try await AuthorProgram.output([
            "Base.swift": #"""
            class Screen {
                var title: String? { nil }
                var step: Int { get { 1 } set { print("screen", newValue) } }
                class var kind: String { "screen" }
                func appear(_ animated: Bool) { print("screen appears", animated) }
                func name(of row: Int, in list: [String]) throws -> String { "none" }
            }
            """#,
            "Card.swift": """
            class Card: Screen {
                let text = "card"
            }
            """,
            "Card+Title.swift": """
            extension Card {
                override var title: String? { text }
                override var step: Int {
                    get { super.step + 1 }
                    set { print("card", newValue) }
                }
                override class var kind: String { "card of " + super.kind }
                override func appear(_ animated: Bool) {
                    super.appear(animated)
                    print("card appears")
                }
                override func name(of row: Int, in list: [String]) throws -> String { list[row] }
            }
            """,
            "main.swift": #"""
            let screen: Screen = Card()
            print(screen.title ?? "none", screen.step, type(of: screen).kind)
            screen.step = 5
            screen.appear(true)
            print(try screen.name(of: 1, in: ["a", "b"]))
            """#,
        ])
        #expect(
            run.lines == ["card 2 card of screen", "card 5", "screen appears true", "card appears", "b"]
        )
    }

    @Test("A property may be observed")
    func observers() async throws {
        let run = try await AuthorProgram.output([
            "Row.swift": #"""
            class View { var isSelected = false; var tag = 0 { didSet { print("view", tag) } } }
            class Row: View { let text = "row" }

            extension Row {
                override var isSelected: Bool {
                    willSet { print(text, isSelected, newValue) }
                }
                override var tag: Int {
                    willSet(next) { print("will", next) }
                    didSet {
                        print("did", oldValue, tag)
                    }
                }
            }
            """#,
            "main.swift": #"""
            let view: View = Row()
            view.isSelected = true
            view.tag = 5
            """#,
        ])
        #expect(run.lines == ["row false true", "will 5", "view 5", "did 0 5"])
    }

    @Test("What stands behind the name stays on its column")
    func columns() {
        let source = "class Card: Screen {}\nextension Card {\n    override var title: String { missing }\n}\n"
        let copy = SourceRewriter.rewrite(source: source, fileName: "Card.swift").text
        let (before, after) = (source.split(separator: "\n"), copy.split(separator: "\n"))
        #expect(after[2].firstRange(of: "missing") != nil)
        #expect(
            before[2].distance(from: before[2].startIndex, to: before[2].firstRange(of: "missing")!.lowerBound)
                == after[2].distance(from: after[2].startIndex, to: after[2].firstRange(of: "missing")!.lowerBound)
        )
    }

    @Test("What overrides in an extension of another module's class compiles, is told of, and is not called")
    func othersClasses() async throws {
        let source = """
            import Foundation
            extension NSMutableArray {
                open override var description: String { "mine" }
                override open func copy() -> Any { super.copy() }
            }
            """
        let copy = SourceRewriter.rewrite(source: source, fileName: "Arrays.swift")
        #expect(!copy.text.contains("override") && !copy.text.contains("open"))
        #expect(copy.diagnostics.map(\.line) == [3, 4])
        #expect(copy.diagnostics.allSatisfy { $0.severity == .warning })
        #expect(copy.diagnostics.first?.message.contains("nobody calls this 'description' here") == true)
        let run = try await AuthorProgram.output([
            "Names.swift": """
            import Foundation
            extension NSMutableArray {
                open override var description: String { "mine, not " + super.description }
                override open func copy() -> Any { super.copy() }
            }
            """,
            "main.swift": "import Foundation\nprint(NSMutableArray().description.hasPrefix(\"mine\"))",
        ])
        #expect(run.lines == ["false"])
    }

    @Test("A segue's initializer is required, since a storyboard makes segues of the author's class")
    func segues() async throws {
        let run = try await AuthorProgram.output([
            "Segue.swift": """
            class Segue {
                required init(identifier: String?, source: String, destination: String) {}
            }
            class Fade: Segue {
                let duration: Int
                override init(identifier: String?, source: String, destination: String) {
                    duration = 2
                    super.init(identifier: identifier, source: source, destination: destination)
                }
            }
            """,
            "main.swift": """
            let type: Segue.Type = Fade.self
            print((type.init(identifier: nil, source: "a", destination: "b") as? Fade)?.duration ?? 0)
            """,
        ])
        #expect(run.lines == ["2"])
    }

    @Test("A class and its superclass may both override in extensions")
    func bothOverride() async throws {
        let run = try await AuthorProgram.output([
            "Classes.swift": """
            class Screen { func kind() -> String { "screen" } }
            class Card: Screen {}
            class Gold: Card {}
            extension Card { override func kind() -> String { "card, " + super.kind() } }
            extension Gold { override func kind() -> String { "gold, " + super.kind() } }
            """,
            "main.swift": "let screen: Screen = Gold()\nprint(screen.kind())\n",
        ])
        #expect(run.lines == ["gold, card, screen"])
    }

    @Test("A class may override what Objective-C sees of its superclass' extension")
    func overridesOfExtensions() async throws {
        let run = try await AuthorProgram.output([
            "Screen.swift": """
            import Foundation
            class Screen: NSObject {}
            extension Screen {
                @objc func setup() { print("screen") }
                @objc func title(for row: Int, _ style: String = "") throws -> String { "row \\(row)" }
                @objc func alone() { print("alone") }
            }
            @objc extension Screen {
                func leave() { print("screen leaves") }
            }
            """,
            "Card.swift": """
            class Card: Screen {
                override func setup() {
                    super.setup()
                    print("card")
                }
                override func title(for row: Int, _ style: String) throws -> String {
                    "card " + (try super.title(for: row, style))
                }
            }
            extension Card {
                override func leave() { print("card leaves") }
            }
            """,
            "main.swift": """
            import Foundation
            let screen: Screen = Card()
            screen.setup()
            print(try screen.title(for: 2))
            screen.leave()
            screen.alone()
            _ = screen.perform(#selector(Screen.setup))
            """,
        ])
        #expect(
            run.lines == ["screen", "card", "card row 2", "card leaves", "alone", "screen", "card"]
        )
    }
}
