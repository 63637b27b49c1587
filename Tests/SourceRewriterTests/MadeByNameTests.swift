import SourceRewriter
import Testing

/// Objects that frameworks make of the author's classes by their names.
@Suite struct MadeByNameTests {
    private let own = "required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?)"

    @Test("A managed object's own initializer stands beside the one by which Core Data makes it")
    func managedObjects() {
        let text = SourceRewriter.rewrite(
            source: """
                class Route: NSManagedObject {
                    init(title: String, in context: NSManagedObjectContext) {}
                }
                class Stop: NSManagedObject {
                    override init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {}
                }
                class Step: NSManagedObject {
                    convenience init(name: String) { self.init() }
                }
                class Other: NSObject {
                    init(title: String) {}
                }
                """,
            fileName: "a.swift"
        ).text
        let lines = text.split(separator: "\n").map(String.init)
        #expect(lines[0].contains("class Route: NSManagedObject { \(own)"))
        #expect(lines[4].contains("required init(entity:") && !lines[4].contains("override"))
        #expect(text.ranges(of: "required init").count == 2)
    }

    @Test("An object of a storyboard is made by its name, where it takes nothing")
    func storyboardObjects() {
        let sources = [
            AuthorSource(
                path: "a.swift",
                text: """
                    class Rows: NSObject {}
                    class Named: NSObject { init(name: String) {} }
                    class Both: NSObject { override init() {}; init(name: String) {} }
                    class Unknown: NSObject {}
                    """
            )
        ]
        let text = SourceRewriter.rewrite(sources, interfaceObjects: ["Rows", "Named", "Both"]).sources[0].text
        #expect(
            text.contains(#"case "init" where self == Rows.self: return message.answer(self) { _, message in Rows() }"#)
        )
        #expect(text.contains("Both()") && !text.contains("Named()") && !text.contains("Unknown()"))
        #expect(!SourceRewriter.rewrite(sources).sources[0].text.contains("Rows()"))
    }

    @Test("A view's own init(), which overrides none in Swift, is found by its name")
    func plainInitializers() {
        let text = SourceRewriter.rewrite(
            source: """
                class Dial: UIView { init() { super.init(frame: .zero) } }
                class Small: Dial {}
                class Framed: UIView { override init(frame: CGRect) { super.init(frame: frame) } }
                class Model: NSObject { override init() {} }
                class Hidden: UIViewController { private init() { super.init(nibName: nil, bundle: nil) } }
                """,
            fileName: "a.swift"
        ).text
        #expect(text.ranges(of: #"case "init" where self == "#).count == 2)
        #expect(text.contains("Dial()") && text.contains("Small()"))
    }
}

/// Modules whose code is the main actor's where it says nothing.
@Suite struct MainActorDefaultTests {
    @Test(
        "Classes are nobody's as their superclasses are, their extensions and subclasses too, though their author says else"
    )
    func isolation() {
        let sources = [
            AuthorSource(
                path: "a.swift",
                text: """
                    public class Route: NSManagedObject {}
                    extension Route { var words: String { "" } }
                    final class Hill: Route {}
                    @MainActor class Shown: NSManagedObject {}
                    class Other: NSObject { override var description: String { "" } }
                    class Ring: UNNotificationServiceExtension {}
                    class Pure { var description: String { "" } }
                    class Purer: Pure { override var description: String { "" } }
                    class Row: UIView { override func isEqual(_ object: Any?) -> Bool { false } }
                    let bundle = Bundle()
                    """
            )
        ]
        let text = SourceRewriter.rewrite(sources, isMainActorByDefault: true).sources[0].text
        #expect(
            text.split(separator: "\n").prefix(10).map(String.init) == [
                "public nonisolated class Route: NSManagedObject {}",
                "nonisolated extension Route { var words: String { \"\" } }",
                "final nonisolated class Hill: Route {}",
                "           @preconcurrency nonisolated class Shown: NSManagedObject {}",
                "class Other: NSObject { nonisolated override var description: String { \"\" } }",
                "nonisolated class Ring: UNNotificationServiceExtension {}",
                "class Pure { var description: String { \"\" } }",
                "class Purer: Pure { override var description: String { \"\" } }",
                "class Row: UIView { override func isEqual(_ object: Any?) -> Bool { false } }",
                "let bundle = Bundle.main",
            ]
        )
        let usual = SourceRewriter.rewrite(sources).sources[0].text
        #expect(usual.contains("nonisolated class Shown:") && !usual.contains("nonisolated class Route"))
        #expect(usual.contains("nonisolated override var description"))
    }
}
