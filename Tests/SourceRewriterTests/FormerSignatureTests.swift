import Foundation
import SourceRewriter
import Testing

/// What Swift 3, iOS 11 and Apple's Foundation let authors write.
@Suite(.timeLimit(.minutes(5))) struct FormerSignatureTests {
    @Test("A handler of a known method escapes")
    func handlers() {
        let source = """
            class Service: UNNotificationServiceExtension {
                override func didReceive(_ request: UNNotificationRequest, withContentHandler contentHandler: (UNNotificationContent) -> Void) {}
                func other(withContentHandler contentHandler: (Int) -> Void) {}
                func didReceive(_ response: Int, completionHandler: @escaping (Int) -> Void) {}
            }
            """
        let rewritten = SourceRewriter.rewrite(source: source, fileName: "Service.swift")
        let lines = rewritten.text.split(separator: "\n")
        #expect(lines[1].contains("contentHandler: @escaping (UNNotificationContent) -> Void"))
        #expect(lines[2].contains("contentHandler: (Int)") && !lines[3].contains("@escaping @escaping"))
        #expect(rewritten.diagnostics.map(\.line) == [2])
    }

    @Test("An import of one header or one declaration of Apple's is of the module")
    func imports() {
        let source = """
            import UserNotifications.UNNotificationSound
            import UIKit.UIGestureRecognizerSubclass
            @preconcurrency import class Foundation.URLSession
            import func Darwin.C.pow
            import os.log
            import struct Kit.Part
            """
        let text = SourceRewriter.rewrite(source: source, fileName: "a.swift").text
        let imports = text.split(separator: "\n").filter { $0.contains("import") }.map {
            $0.split(separator: " ").joined(separator: " ")
        }
        #expect(
            imports.prefix(6) == [
                "import UserNotifications", "import UIKit", "@preconcurrency import Foundation", "import Glibc",
                "import os.log", "import struct Kit.Part",
            ]
        )
    }

    @Test("A managed object that is made of its entity is of the entity's class")
    func managedObjects() {
        let source =
            "let song = NSManagedObject(entity: entity, insertInto: context) as! Song\nlet other = Song(entity: entity, insertInto: nil)\n"
        let lines = SourceRewriter.rewrite(source: source, fileName: "a.swift").text.split(separator: "\n")
        #expect(lines[0] == "let song = NSManagedObject.carillonObject(entity: entity, insertInto: context) as! Song")
        #expect(lines[1] == "let other = Song(entity: entity, insertInto: nil)")
    }

    @Test("Attributes of a text by their names of Swift 3 stand under keys, other dictionaries under texts")
    func attributes() {
        let source = """
            let big: [String : Any] = [NSFontAttributeName : font, NSForegroundColorAttributeName: color]
            let other: [String: Any] = ["NSFontAttributeName": 1]
            """
        let lines = SourceRewriter.rewrite(source: source, fileName: "a.swift").text.split(separator: "\n")
        #expect(lines[0].contains("[NSAttributedString.Key : Any]"))
        #expect(lines[1].contains("[String: Any]"))
    }

    @Test("(Void) takes nothing in the modes before 5, unless somebody passes a ()")
    func voids() {
        func text(_ source: String, mode: String) -> String {
            SourceRewriter.rewrite([AuthorSource(path: "a.swift", text: source)], mode: mode).sources[0].text
        }
        let source = "func ask(_ done: (Void) -> (Void)) { done() }\n"
        #expect(text(source, mode: "4").hasPrefix("func ask(_ done: (    ) -> (Void)) { done() }"))
        #expect(text(source, mode: "5").hasPrefix(source))
        let passing = source + "func tell(_ done: (Void) -> Int) { done(()) }\n"
        #expect(text(passing, mode: "4").hasPrefix(passing))
    }

    @Test("A switch that knew every state does nothing for those that came later")
    func states() async throws {
        let run = try await AuthorProgram.output([
            "main.swift": """
            enum State: CaseIterable { case notDetermined, denied, authorized, provisional, ephemeral }
            enum Light { case denied, authorized, notDetermined }
            for status in State.allCases {
                switch status {
                case .authorized: print("yes")
                case .denied, .notDetermined:
                    print("no")
                }
            }
            for light in [Light.denied] {
                switch light { case .denied: print("red"); case .authorized, .notDetermined: print("green") }
            }
            """
        ])
        #expect(run.lines == ["no", "no", "yes", "red"])
        let told = diagnostics("switch status { case .authorized: a(); case .denied: b(); case .notDetermined: c() }")
        #expect(told.count == 1 && told[0].contains("does nothing for .ephemeral and .provisional"))
        #expect(diagnostics("switch status { case .authorized: a(); case .denied: b(); default: c() }").isEmpty)
        #expect(diagnostics("switch status { case .authorized: a(); case .restricted: b() }").isEmpty)
    }

    @Test("A switch over all units that a calendar had ends the process at a later one alone")
    func units() async throws {
        let run = try await AuthorProgram.output([
            "main.swift": """
            import Foundation
            extension Calendar.Component {
                var width: Int {
                    switch self {
                    case .era, .year, .month, .day, .hour, .minute, .second, .weekday, .weekdayOrdinal, .quarter: return 1
                    case .weekOfMonth, .weekOfYear, .yearForWeekOfYear, .nanosecond: return 2
                    case .calendar, .timeZone: return 3
                    }
                }
            }
            enum Own { case era, year, yearForWeekOfYear, nanosecond, timeZone
                var width: Int { switch self { case .era, .year, .yearForWeekOfYear, .nanosecond, .timeZone: return 4 } }
            }
            print(Calendar.Component.weekOfYear.width, Own.era.width)
            """
        ])
        #expect(run.lines == ["2 4"])
        let cases = "case .gregorian: a(); case .buddhist: b(); case .republicOfChina: c(); case .islamicUmmAlQura: d()"
        let told = diagnostics("switch id { \(cases) }")
        #expect(told.count == 1 && told[0].contains("a case that Calendar.Identifier has since"))
        #expect(diagnostics("switch id { \(cases); default: e() }").isEmpty)
        #expect(diagnostics("switch id { \(cases); case .tamil: e() }").isEmpty)
    }

    @Test("What the betas of iOS 10 had is read as the release has it")
    func betas() {
        let source = """
            let one = UNNotificationCategory(identifier: "a", actions: [b], minimalActions: [b], intentIdentifiers: [])
            center.requestAuthorization([.badge, .alert]) { _, _ in }
            context.requestAuthorization(reason) { _ in }
            """
        let rewritten = SourceRewriter.rewrite(source: source, fileName: "a.swift")
        let lines = rewritten.text.split(separator: "\n").map { $0.filter { $0 != " " } }
        #expect(lines[0] == "letone=UNNotificationCategory(identifier:\"a\",actions:[b],intentIdentifiers:[])")
        #expect(lines[1] == "center.requestAuthorization(options:[.badge,.alert]){_,_in}")
        #expect(lines[2] == "context.requestAuthorization(reason){_in}")
        #expect(rewritten.diagnostics.map(\.line) == [1, 2])
    }

    @Test("A delegate's window is one optional less than at Apple's")
    func windows() {
        func text(_ source: String) -> String { SourceRewriter.rewrite(source: source, fileName: "a.swift").text }
        #expect(text("let a = owner?.window??.rootViewController\n") == "let a = owner?.window?.rootViewController\n")
        for end in ["", "??.rootViewController", "!!", " ?? nil"] {
            let former = "let a = UIApplication.shared\n .delegate?.window\(end)\n"
            #expect(text(former) == former.replacing("window", with: "carillonWindow"))
        }
        let named = """
            if let it = UIApplication.shared.delegate, let window: UIWindow = it.window! { show(it.window) }
            guard let app = UIApplication.shared.delegate as? AppDelegate, let b = app.window else { return }
            let delegate = UIApplication.shared.delegate
            func ask(app: AppDelegate, it: AppDelegate) { tell(delegate?.window, app.window, it.window) }

            """
        let asked = named.replacing("it.window! {", with: "it.carillonWindow! {")
            .replacing("show(it.window)", with: "show(it.carillonWindow)")
            .replacing("delegate?.window", with: "delegate?.carillonWindow")
        #expect(text(named) == asked)
        let own = "let a = (UIApplication.shared.delegate as? AppDelegate)?.window?.frame\n"
        #expect(text(own) == own)
    }

    @Test("Several properties of one declaration are all made by Core Data")
    func managedProperties() async throws {
        let run = try await AuthorProgram.output([
            "main.swift": """
            class Managed {
                var values: [String: Any] = [:]
                func managedValue<Value>(forKey key: String) -> Value { values[key] as! Value }
                func setManagedValue<Value>(_ value: Value, forKey key: String) { values[key] = value }
            }
            class Song: Managed {
                @NSManaged public var title, artist: String
                @NSManaged var plays: Int
            }
            let song = Song()
            (song.title, song.artist, song.plays) = ("Bells", "Us", 3)
            print(song.title, song.artist, song.plays, song.values.count)
            """
        ])
        #expect(run.lines == ["Bells Us 3 3"])
    }

    @Test("Foundation brings Combine along where its names are used")
    func combine() {
        func imports(_ source: String) -> [String] {
            SourceRewriter.rewrite([AuthorSource(path: "a.swift", text: source)]).implicitImports
        }
        #expect(
            imports("import UserNotifications\nclass A: ObservableObject { @Published var a = 1 }").contains("Combine")
        )
        #expect(!imports("import UserNotifications\nclass A {}").contains("Combine"))
        #expect(imports("import Foundation\nlet lock: os_unfair_lock_t").contains("os"))
        #expect(!imports("import Foundation\nlet lock = 1").contains("os"))
    }

    @Test("Foundation brings Observation along where a class is observable")
    func observation() {
        func imports(_ source: String) -> [String] {
            SourceRewriter.rewrite([AuthorSource(path: "a.swift", text: source)]).implicitImports
        }
        #expect(imports("import Foundation\n@Observable final class A { var a = 1 }").contains("Observation"))
        #expect(!imports("import Foundation\nfinal class A { var a = 1 }").contains("Observation"))
    }

    @Test("A library's own order of numbers stands beside Foundation's")
    func numberOrder() async throws {
        let run = try await AuthorProgram.output([
            "main.swift": """
            import Foundation

            func <(lhs: NSNumber, rhs: NSNumber) -> Bool { lhs.compare(rhs) == .orderedAscending }
            print(NSNumber(value: 1) < NSNumber(value: 2), NSNumber(value: 2) < NSNumber(value: 1))
            """
        ])
        #expect(run.lines == ["true false"])
    }

    @Test("Foundation brings its reader of XML along where that is used")
    func xml() {
        func imports(_ source: String) -> [String] {
            SourceRewriter.rewrite([AuthorSource(path: "a.swift", text: source)]).implicitImports
        }
        let reader = "import UserNotifications\nclass A: NSObject, XMLParserDelegate {}"
        #expect(imports(reader).contains("FoundationXML"))
        #expect(imports("import Foundation\nlet a = XMLParser(data: Data())").contains("FoundationXML"))
        #expect(!imports("import Foundation\nclass A {}").contains("FoundationXML"))
    }

    @Test("UIKit brings CoreImage along where that is used, and SwiftUI what it has together with others")
    func coreImage() {
        func imports(_ source: String) -> [String] {
            SourceRewriter.rewrite([AuthorSource(path: "a.swift", text: source)]).implicitImports
        }
        #expect(imports("import UIKit\nlet blur = CIFilter(name: \"CIGaussianBlur\")").contains("CoreImage"))
        #expect(imports("import UIKit\nfunc blurred(_ image: CIImage) {}").contains("CoreImage"))
        #expect(!imports("import UIKit\nclass A {}").contains("CoreImage"))
        #expect(imports("import UIKit\nfunc buffer() -> CVPixelBuffer? { nil }").contains("CoreVideo"))
        #expect(!imports("import Foundation\nlet key = kCIInputImageKey").contains("CoreImage"))
        #expect(imports("import UIKit\nlet key = kCGImagePropertyExifDictionary").contains("ImageIO"))
        #expect(imports("import Foundation\nlet yes = kCFBooleanTrue").contains("Security"))
        #expect(!imports("import Foundation\nlet key = kCGImagePropertyExifDictionary").contains("ImageIO"))
        #expect(imports("import AVKit\nimport SwiftUI").contains("_AVKit_SwiftUI"))
        #expect(imports("import StoreKit\nimport SwiftUI").contains("_StoreKit_SwiftUI"))
        #expect(!imports("import StoreKit").contains("_StoreKit_SwiftUI"))
    }
}

/// What is asked in `#if`, and what Swift 5 makes of isolation.
@Suite(.timeLimit(.minutes(5))) struct ConditionTests {
    @Test("A module that is here by name alone cannot be imported by who asks first")
    func hollowModules() {
        let source = """
            #if canImport(FoundationModels) && os(iOS)
            import FoundationModels
            #elseif !canImport( Metal )
            import Foundation
            #endif
            #if canImport(UIKit)
            import UIKit
            #endif
            import Metal
            """
        let module = SourceRewriter.rewrite(
            [AuthorSource(path: "a.swift", text: source)],
            hollow: ["FoundationModels", "Metal"]
        )
        let lines = module.sources[0].text.split(separator: "\n").map {
            $0.split(separator: " ").joined(separator: " ")
        }
        #expect(lines[0] == "#if false && true" && lines[2] == "#elseif !false")
        #expect(lines[5] == "#if canImport(UIKit)" && lines[8] == "import Metal")
    }

    @Test("A main actor's declarations are told before Swift 6 that who calls them may not know of actors")
    func mainActors() {
        let source = """
            @MainActor
            final class Model {
                @MainActor var count = 0
                let run: @MainActor () -> Void = { @MainActor in }
            }
            @MainActor extension Model {}
            @preconcurrency @MainActor func told() {}
            """
        func lines(mode: String) -> [Substring] {
            SourceRewriter.rewrite([AuthorSource(path: "a.swift", text: source)], mode: mode).sources[0].text
                .split(separator: "\n")
        }
        let five = lines(mode: "5")
        #expect(five[0] == "@MainActor @preconcurrency" && five[1] == "final class Model {")
        #expect(five[2] == "    @MainActor @preconcurrency var count = 0")
        #expect(!five[3].contains("preconcurrency") && !five[5].contains("preconcurrency"))
        #expect(five[6] == "@preconcurrency @MainActor func told() {}")
        #expect(!lines(mode: "6").dropLast().contains { $0.contains("preconcurrency") })
    }

    @Test("What a class of the main actor overrides of Foundation's is no actor's")
    func overrides() {
        let source = """
            @MainActor final class Bell: NSObject {
                override var description: String { "Bell" }
                override func isEqual(_ object: Any?) -> Bool { true }
                override init() { super.init() }
            }
            final class Ring: Operation { override func main() {} }
            class Tower: UIView { override var description: String { "Tower" } }
            @MainActor class Other: Formatter {}
            """
        let lines = SourceRewriter.rewrite(source: source, fileName: "a.swift").text.split(separator: "\n")
        #expect(lines[1] == "    nonisolated override var description: String { \"Bell\" }")
        #expect(lines[2].hasPrefix("    nonisolated override func isEqual") && !lines[3].contains("nonisolated"))
        #expect(lines[5].hasPrefix("final class Ring: Operation"), "it is nobody's already")
        #expect(!lines[6].contains("nonisolated") && lines[7].contains("nonisolated class Other: Formatter"))
    }

    @Test("An actor of SwiftData's has what its macro makes")
    func modelActors() {
        let source = """
            import SwiftData
            @ModelActor
            actor Importer {
                func count() -> Int { 0 }
            }
            @ModelActor(disableGenerateInit: true) public actor Other: Sendable {}
            """
        let lines = SourceRewriter.rewrite(source: source, fileName: "a.swift").text.split(
            separator: "\n",
            omittingEmptySubsequences: false
        )
        #expect(!lines[1].contains("ModelActor") && lines[2].hasPrefix("actor Importer: ModelActor { nonisolated let"))
        #expect(lines[2].contains("init(modelContainer: SwiftData.ModelContainer) {") && lines[3].contains("count"))
        #expect(lines[5].contains("public actor Other: Sendable, ModelActor { public nonisolated let"))
        #expect(!lines[5].contains("init("))
    }

    @Test("A regular expression's block runs at once")
    func matches() {
        let source =
            "regex?.enumerateMatches(in: text, options: [], range: range) { result, _, _ in count += 1 }\nme.enumerateMatches()\n"
        let lines = SourceRewriter.rewrite(source: source, fileName: "a.swift").text.split(separator: "\n")
        #expect(lines[0].hasPrefix("regex?.carillon_Matches(in: text") && lines[1] == "me.enumerateMatches()")
    }

    @Test("States of photos that came later, headers of os and values of any object")
    func others() {
        let source = """
            import os.signpost
            import os.log
            switch PHPhotoLibrary.authorizationStatus() {
            case .notDetermined: ask()
            case .authorized: show()
            case .denied, .restricted: refuse()
            }
            let nested = (json as AnyObject).value(forKeyPath: "a.b")
            """
        let rewritten = SourceRewriter.rewrite(source: source, fileName: "a.swift")
        let lines = rewritten.text.split(separator: "\n")
        #expect(lines[0].trimmingCharacters(in: .whitespaces) == "import os" && lines[1] == "import os.log")
        #expect(lines[6] == "default: break }" && rewritten.diagnostics.map(\.line) == [3])
        #expect(lines[7].contains("AnyObjectMembers(") && lines[7].hasSuffix(".value(forKeyPath: \"a.b\")"))
    }

    @Test("A timer calls a main actor's method in Swift 5")
    func calls() async throws {
        let program = try AuthorProgram([
            "Clock.swift": """
            import Foundation
            @MainActor
            final class Clock {
                var ticks = 0
                init() {
                    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.tick() }
                    NotificationCenter.default.addObserver(forName: Notification.Name("a"), object: nil, queue: .main) { _ in
                        self.tick()
                    }
                }
                func tick() { ticks += 1 }
            }
            print("told")
            """
        ])
        defer { program.remove() }
        let compiled = try await program.compile(arguments: ["-swift-version", "5"])
        #expect(compiled.status == 0, "\(compiled.output)")
    }
}
