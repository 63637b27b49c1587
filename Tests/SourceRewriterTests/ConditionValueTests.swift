import Testing

@testable import SourceRewriter

/// What a condition comes to by its text.
@Suite struct ConditionValueTests {
    @Test(
        arguments: [
            ("true", true), ("os(macOS)", false), ("!os(macOS)", true), ("os(Linux)", true),
            ("os(macOS) || canImport(UIKit)", true), ("canImport(AppKit) && DEBUG", false), ("DEBUG", nil),
            ("DEBUG || true", true), ("!(os(macOS) || os(tvOS))", true), ("swift(>=5.9)", nil),
            ("canImport(Charts)", nil), ("targetEnvironment(macCatalyst)", false),
        ] as [(String, Bool?)]
    )
    func values(condition: String, value: Bool?) { #expect(ConditionValue.of(condition) == value) }

    @Test(arguments: ["!", "("])
    func aConditionWithoutEndIsTheCompilersToRead(sign: String) {
        #expect(ConditionValue.of(String(repeating: sign, count: 1_000_000) + "true") == nil)
    }
}
