import Foundation
import Lint
import NotificationModel
import Testing

@testable import DeviceCore
@testable import Screen

@Suite("Sentences in Chinese")
struct SentencesTests {
    @Test(
        "A sentence is said with its parts, and one that is not known stays as it is",
        arguments: [
            ("The badge goes from 1 to 3", "标记由 1 变为 3"),
            ("Shown: banner, lock screen; it is critical", "显示于：横幅、锁定屏幕；为重要警告"),
            ("Crashed at NotificationService.swift:13", "扩展崩溃：NotificationService.swift:13"),
            ("The extension hung: two\nlines; the original is shown", "扩展无响应：two\nlines；显示原始内容"),
            ("Something of a later version", "Something of a later version"),
        ]
    )
    func said(english: String, chinese: String) throws {
        let sentences = try #require(Sentences.chinese)
        #expect(sentences(english) == chinese)
    }

    @Test("Every rule that is a sentence is there in Chinese", arguments: JourneyRule.allCases)
    func rules(rule: JourneyRule) throws {
        let sentences = try #require(Sentences.chinese)
        if rule.text.contains(" ") { #expect(sentences(rule.text) != rule.text) }
    }

    @Test("Every rule for clients is there in Chinese", arguments: ClientRule.all)
    func clientRules(rule: ClientRule) throws {
        let sentences = try #require(Sentences.chinese)
        #expect(sentences(rule.title) != rule.title)
        #expect(sentences(rule.fix) != rule.fix)
    }

    @Test(
        "Whose language it is",
        arguments: [
            ("zh", true), ("zh-CN", true), ("zh_CN.UTF-8", true), ("en", false), ("C.UTF-8", false), ("zhuang", false),
        ]
    )
    func language(name: String, isChinese: Bool) {
        #expect((Sentences.of(language: name) != nil) == isChinese)
        #expect(Sentences.of(language: nil) == nil)
    }

    @Test("A table that cannot be read is an error", arguments: [#"{"a": [["(", "b"]]}"#, #"{"a": [["b"]]}"#, "[]"])
    func wrongTable(json: String) {
        #expect(throws: (any Error).self) { try Sentences(json: Data(json.utf8)) }
    }

    @Test("A verdict keeps its title on the wire")
    func title() throws {
        let said = JourneyVerdict(.shown, detail: "A sound is played").said(by: Sentences.chinese)
        let read = try ScreenCoding.decoder.decode(JourneyVerdict.self, from: ScreenCoding.encoder.encode(said))
        #expect(read.title == "已显示" && read.detail == "已播放声音" && read.kind == .shown)
        #expect(read == said)
    }
}
