import SourceRewriter
import Testing

/// What the Objective-C runtime finds, or does without: requirements that a class leaves out, members of an `AnyObject`,
/// what Core Data makes.
@Suite(.timeLimit(.minutes(5))) struct OptionalRequirementTests {
    @Test("A class may leave out an optional requirement, and a call reaches the one that has it")
    func optionalRequirements() async throws {
        let run = try await AuthorProgram.output([
            "Bell.swift": """
            import Foundation
            @objc public protocol BellDelegate {
                func bellIsReady()
                @objc optional func bell(_ name: String, rangAt hour: Int)
                @objc optional func bellName() -> String?
                @objc optional var tone: String? { get }
            }
            class Bell {
                weak var delegate: BellDelegate?
                func ring() {
                    delegate?.bellIsReady()
                    delegate?.bell?("great", rangAt: 12)
                    delegate?.bell!("small", rangAt: 1)
                    print(delegate?.bellName?() ?? "no name", (delegate?.tone ?? nil) ?? "no tone")
                }
            }
            """,
            "main.swift": """
            import Foundation
            class Quiet: NSObject, BellDelegate { func bellIsReady() { print("quiet") } }
            class Loud: NSObject, BellDelegate {
                func bellIsReady() { print("loud") }
                func bell(_ name: String, rangAt hour: Int) { print(name, hour) }
                func bellName() -> String? { "Ben" }
                var tone: String? { "E" }
            }
            let bell = Bell(), quiet = Quiet(), loud = Loud()
            bell.delegate = quiet
            bell.ring()
            bell.delegate = loud
            bell.ring()
            """,
        ])
        #expect(run.lines == ["quiet", "no name no tone", "loud", "great 12", "small 1", "Ben E"])
    }

    @Test("An optional requirement may return what cannot be nil")
    func optionalValues() async throws {
        let run = try await AuthorProgram.output([
            "Source.swift": """
            import Foundation
            @objc public protocol RowSource: NSObjectProtocol {
                @objc optional func height(of row: Int, wide: Bool) -> Double
                @objc optional var title: String { get }
                @objc optional func rowWasShown()
            }
            class Table {
                weak var source: RowSource?
                func show() {
                    print(source?.height?(of: 2, wide: true) ?? 44, source?.title ?? "no title")
                    source?.rowWasShown?()
                }
            }
            """,
            "main.swift": """
            import Foundation
            class Plain: NSObject, RowSource {}
            class Tall: NSObject {
                var title: String { "Tall" }
            }
            extension Tall: RowSource {
                func height(of row: Int, wide: Bool) -> Double { Double(row) * 50 }
                func rowWasShown() { print("shown") }
            }
            class Taller: Tall { override var title: String { "Taller" } }
            let table = Table(), sources = [Plain(), Tall(), Taller()] as [RowSource]
            for source in sources {
                table.source = source
                table.show()
            }
            """,
        ])
        #expect(run.lines == ["44.0 no title", "100.0 Tall", "shown", "100.0 Taller", "shown"])
    }

    @Test("A call of a delegate of Apple's, whose methods all are there, loses its mark; its value stays optional")
    func delegatesOfApple() {
        func rewritten(_ line: String) -> String {
            let text = SourceRewriter.rewrite(source: line + "\n", fileName: "a.swift").text
            return String(text.prefix { $0 != "\n" })
        }
        #expect(rewritten("a.delegate?.textViewDidChange?(a)") == "a.delegate?.textViewDidChange (a)")
        #expect(
            rewritten("let b = d.textField?(f, c: r) == true")
                == "let b = AuthorRuntime.answer(d.textField (f, c: r)) == true"
        )
        #expect(
            rewritten("let b = a?.textFieldShouldReturn?(f) ?? true") == "let b = a?.textFieldShouldReturn (f) ?? true"
        )
        // A property of that name has no closure where a delegate is asked.
        #expect(
            rewritten("class A { var textView: V?; func b() { _ = forwardDelegate?.textView?(v, in: r) ?? true } }")
                == "class A { var textView: V?; func b() { _ = forwardDelegate?.textView (v, in: r) ?? true } }"
        )
        #expect(
            rewritten("struct S { static let numberOfSections = 1 }; let n = dataSource.numberOfSections?(in: v) ?? 0")
                == "struct S { static let numberOfSections = 1 }; let n = AuthorRuntime.answer(dataSource.numberOfSections (in: v)) ?? 0"
        )
        #expect(rewritten("d.scrollViewDidScroll!(s)") == "d.scrollViewDidScroll (s)")
        #expect(rewritten("d.scenery?(s)") == "d.scenery?(s)")
        let own = "class A { var sceneChanged: (() -> Void)? }\na.sceneChanged?()\n"
        #expect(SourceRewriter.rewrite(source: own, fileName: "a.swift").text == own)
    }

    @Test("A value that holds a transform is of a class that can")
    func transformValues() {
        let text = SourceRewriter.rewrite(source: "let a = NSValue(caTransform3D: b)\n", fileName: "a.swift").text
        #expect(text == "let a = TransformValue(caTransform3D: b)\n")
        let parser = SourceRewriter.rewrite(source: "var parser = XMLParser()\n", fileName: "a.swift").text
        #expect(parser == "var parser = XMLParser(data: Data())\n")
    }

    @Test("A preview of Xcode's is left out")
    func previews() {
        let source = "struct A {}\n#Preview {\n    A()\n}\nlet a = 1\n"
        let text = SourceRewriter.rewrite(source: source, fileName: "a.swift").text
        #expect(text.split(separator: "\n").map { $0.filter { $0 != " " } } == ["structA{}", "", "", "", "leta=1"])
    }

    @Test("Members of an AnyObject are looked up")
    func members() async throws {
        let run = try await AuthorProgram.output([
            "main.swift": """
            import Foundation
            import FoundationNetworking
            func show(_ sender: AnyObject) {
                let isOn: Bool = sender.boolValue
                print(sender.doubleValue + 1, isOn)
            }
            func delay() -> Double {
                var delay: AnyObject = NSNumber(value: 0)
                if delay.doubleValue == 0 { delay = NSNumber(value: 0.5) }
                return delay as! Double
            }
            func file(_ folders: [String]) -> String {
                let folder: AnyObject = folders[0] as AnyObject
                return folder.appending("/a.plist")
            }
            show(NSNumber(value: 2))
            print(delay(), URLSession().configuration.timeoutIntervalForRequest)
            print(file(["b"]), ("c" as AnyObject).isEqual("c" as AnyObject), ("c" as AnyObject).isEqual(1))
            """
        ])
        #expect(run.lines == ["3.0 true", "0.5 60.0", "b/a.plist true false"])
    }

    @Test("Members of what is cast to AnyObject are looked up, also where its name is bound again")
    func castMembers() async throws {
        let run = try await AuthorProgram.output([
            "main.swift": """
            import Foundation
            func body(_ userInfo: [AnyHashable: Any]) -> String {
                guard let aps = userInfo["aps"] as? AnyObject, let alert = aps["alert"] as? AnyObject,
                    let body = alert["body"] as? String
                else { return "none" }
                return body
            }
            func again(_ sender: AnyObject?) -> Double {
                if let sender = sender { return sender.doubleValue }
                return 0
            }
            func plain(_ userInfo: [String: Int]) -> Int {
                let aps = userInfo as AnyObject
                _ = aps
                let other = userInfo
                return other["badge"]!
            }
            print(body(["aps": ["alert": ["body": "words"]]]), body([:]), again(NSNumber(value: 2)), plain(["badge": 3]))
            """
        ])
        #expect(run.lines == ["words none 2.0 3"])
    }

    @Test("Properties that are an AnyObject are called by name, whatever file declares them")
    func properties() async throws {
        let run = try await AuthorProgram.output([
            "Entry.swift": """
            import Foundation
            class Entry {
                var target: AnyObject?
                var method: Selector?
                init(_ target: AnyObject, _ method: Selector) { (self.target, self.method) = (target, method) }
            }
            """,
            "main.swift": """
            import Foundation
            class Bell: NSObject {
                @objc func ring(_ times: Any) { print("rings", times) }
            }
            func post(_ entry: Entry) {
                if let method = entry.method, let object = entry.target { _ = object.perform(method, with: 3) }
                _ = entry.target?.perform(entry.method, with: 4)
                guard let target = entry.target else { return }
                _ = target.perform(entry.method!, with: 5)
            }
            let bell = Bell()
            post(Entry(bell, #selector(Bell.ring(_:))))
            """,
        ])
        #expect(run.lines == ["rings 3", "rings 4", "rings 5"])
    }

    @Test("What a property does asks objects as a function does")
    func accessors() async throws {
        let run = try await AuthorProgram.output([
            "main.swift": """
            import Foundation
            class Bell: NSObject {
                @objc func ring(_ times: Any) { print("rings", times) }
            }
            class Tower {
                var info: [String: Any] = [:]
                var code: Int? {
                    if let error = info["error"] as? [String: AnyObject] { return error["inner"]?["code"] as? Int }
                    return nil
                }
                var bells: [AnyObject] {
                    get { [] }
                    set {
                        for bell: AnyObject in newValue { let _ = bell.perform(NSSelectorFromString("ring:"), with: 2) }
                    }
                }
            }
            let tower = Tower()
            tower.info = ["error": ["inner": ["code": 7] as NSDictionary]]
            tower.bells = [Bell()]
            print(tower.code ?? 0)
            """
        ])
        #expect(run.lines == ["rings 2", "7"])
    }

    @Test("Delegates' methods of every framework may be asked for with a question mark")
    func delegates() {
        let source = "import SafariServices\nfunc f() { self.delegate?.safariViewControllerDidFinish?(controller) }\n"
        let text = SourceRewriter.rewrite(source: source, fileName: "a.swift").text
        #expect(text.contains("delegate?.safariViewControllerDidFinish (controller)"))
    }

    @Test("A dictionary of objects is asked for what lies within")
    func subscripts() async throws {
        let run = try await AuthorProgram.output([
            "main.swift": """
            import Foundation
            func show(_ userInfo: [String: AnyObject]) {
                let text = userInfo["aps"]!["alert"] as! String
                print(text, userInfo["aps"]?["badge"] as? Int ?? 0, userInfo["none"]?["badge"] as? Int ?? 0)
            }
            func all(_ info: [AnyHashable: Any]) {
                let found: [String:AnyObject] = info as! [String:AnyObject]
                print(found["aps"]!["alert"] as? String ?? "nothing")
            }
            let aps: [String: Any] = ["alert": "ding", "badge": 3]
            show(["aps": aps as NSDictionary])
            all(["aps": aps])
            let text = NSMutableString()
            text.append("dong")
            print(text, NSError().code)
            """
        ])
        #expect(run.lines == ["ding 3 0", "ding", "dong 0"])
        let others = "func show(_ info: [String: Any]) { print(info[\"a\"]![0]) }\n"
        #expect(SourceRewriter.rewrite(source: others, fileName: "a.swift").text == others)
    }

    @Test("Another optional function keeps its question mark")
    func functions() {
        let source = "let ring: (() -> Void)? = nil\nring?()\n"
        #expect(SourceRewriter.rewrite(source: source, fileName: "a.swift").text == source)
    }

    @Test("A managed property asks the object for its value, on the author's line")
    func managedProperties() {
        let source = "class Song: NSManagedObject {\n    @NSManaged public var title: String?\n}\n"
        let lines = SourceRewriter.rewrite(source: source, fileName: "a.swift").text.split(separator: "\n")
        #expect(
            lines[1].hasPrefix("               public var title: String? { get { managedValue(forKey: \"title\") }")
        )
        let method = "extension Song {\n    @NSManaged func addToParts(_ value: Part)\n}\n"
        let changed = SourceRewriter.rewrite(source: method, fileName: "a.swift").text.split(separator: "\n")
        #expect(changed[1].hasSuffix("func addToParts(_ value: Part) { changeManaged(\"addToParts\", value) }"))
    }
}
