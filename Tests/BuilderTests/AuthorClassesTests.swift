import SourceRewriter
import Testing

@testable import Builder

/// Which of an author's classes UIKit's `main` makes.
@Suite struct AuthorClassesTests {
    private func classes(_ text: String) -> AuthorClasses {
        AuthorClasses(SourceRewriter.rewrite([AuthorSource(path: "/a.swift", text: text)]).types)
    }

    @Test(arguments: [
        ("class AppDelegate: UIResponder, UIApplicationDelegate {}", ["AppDelegate"]),
        ("class AppDelegate: UIResponder, UIKit.UIApplicationDelegate {}", ["AppDelegate"]),
        ("class AppDelegate: UIResponder {}\nextension AppDelegate: UIApplicationDelegate {}", ["AppDelegate"]),
        ("class Base: UIResponder, UIApplicationDelegate {}\nclass AppDelegate: Base {}", ["AppDelegate"]),
        ("enum App { final class Delegate: NSObject, UIApplicationDelegate {} }", ["App.Delegate"]),
        ("// class Old: UIApplicationDelegate {}\nlet text = \"class Told: UIApplicationDelegate {\"", []),
        ("extension Other: UIApplicationDelegate {}", []),
        ("protocol Mine: UIApplicationDelegate {}", []),
        ("func make() { class Local: UIResponder, UIApplicationDelegate {} }", []),
    ])
    func delegatesAreFoundAsSwiftReadsThem(text: String, names: [String]) {
        #expect(classes(text).conforming(to: ["UIApplicationDelegate"]) == names)
    }

    @Test func aPrincipalClassIsFoundByItsLastName() {
        let classes = classes("enum Push { class Service {} }\nclass Other {}\nstruct Value {}")
        #expect(classes.name(of: "Service") == "Push.Service")
        #expect(classes.name(of: "Push.Service") == "Push.Service")
        #expect(classes.name(of: "Other") == "Other")
        #expect(classes.name(of: "Value") == nil)
    }
}
