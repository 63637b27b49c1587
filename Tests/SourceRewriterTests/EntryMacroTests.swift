import SourceRewriter
import Testing

/// Macros of SwiftUI and TipKit, whose plugins come with Xcode alone.
@Suite struct EntryMacroTests {
    @Test("An entry is a property that is kept by a key, and its value stays in its place")
    func entries() {
        let lines = grownLines(
            """
            import SwiftUI
            extension EnvironmentValues {
            @Entry var rings: Int = 3
            @Entry var ring: (() -> Void)?
            @Entry var isLoud = false
            @Entry var bell = Bell.tenor
            @Entry public var bells = Bells(count: 2)
            }
            extension FocusedValues { @Entry var bell: Bell? }
            struct Own { @Entry var x = 1 }
            """
        )
        func accessors(_ key: String) -> String {
            "{ get { self[\(key).self] } set { self[\(key).self] = newValue } };"
        }
        #expect(
            lines[2] == "       var rings: Int \(accessors("__Key_rings"))"
                .replacing("Int {", with: "Int  {")
                + " private struct __Key_rings: EnvironmentKey { static var defaultValue: Int {  3 } }"
        )
        #expect(lines[3].hasSuffix("static var defaultValue: (() -> Void)? { nil } }"))
        #expect(lines[4].contains("var isLoud : Bool {") && lines[4].hasSuffix("defaultValue: Bool {  false } }"))
        #expect(lines[5].contains("var bell : Bell {") && lines[5].hasSuffix("defaultValue: Bell {  Bell.tenor } }"))
        #expect(lines[6].hasSuffix("defaultValue: Bells {  Bells(count: 2) } }"))
        #expect(lines[8].contains("private struct __Key_bell: FocusedValueKey { typealias Value = Bell }"))
        #expect(lines[9] == "struct Own { @Entry var x = 1 }", "an author's own")
    }

    @Test("Names of days may be bound and unwrapped, as Apple's formatter has them")
    func symbols() {
        let lines = grownLines(
            "import Foundation\nif let a = formatter.shortWeekdaySymbols {}\nlet b = formatter.monthSymbols![0]"
        )
        #expect(lines[1] == "if let a = formatter.shortWeekdaySymbols as [String]? {}")
        #expect(lines[2] == "let b = formatter.monthSymbols [0]")
        let later = grownLines(
            """
            import Foundation
            var names = dateFormatter.shortWeekdaySymbols
            let days = calendar.shortWeekdaySymbols
            let day = formatter.weekdaySymbols?[0]
            """
        )
        #expect(later[1] == "var names = dateFormatter.shortWeekdaySymbols as [String]?")
        #expect(later[2] == "let days = calendar.shortWeekdaySymbols", "a calendar's are no optionals")
        #expect(later[3] == "let day = (formatter.weekdaySymbols as [String]?)?[0]")
    }

    @Test("What is for Xcode's canvas alone goes")
    func canvas() {
        let lines = grownLines("import Playgrounds\n#Playground { print(1) }\n#Preview { Text(\"a\") }\nlet a = 1")
        #expect(lines[1].allSatisfy { $0 == " " } && lines[2].allSatisfy { $0 == " " } && lines[3] == "let a = 1")
    }

    @Test("A rule of a tip is made of what its macro is given; what moves by a macro needs no more")
    func rules() {
        let lines = grownLines(
            """
            import SwiftUI
            import TipKit
            struct Hint: Tip { var rules: [Rule] { #Rule(Self.$isNear) { $0 } } }
            @Animatable struct Wave: Shape { @AnimatableIgnored var a = 1 }
            """
        )
        let entity = grownLines(
            "import AppIntents\nstruct Bell { @ComputedProperty(indexingKey: \\.title) var a: Int { 1 } }"
        )
        #expect(entity[1].filter { $0 != " " } == "structBell{vara:Int{1}}")
        #expect(lines[2].contains("{  Rule(Self.$isNear) { $0 } }"))
        #expect(lines[3] == "            struct Wave: Shape {                    var a = 1 }")
    }
}
