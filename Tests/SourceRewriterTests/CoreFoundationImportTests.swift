import Foundation
import SourceRewriter
import Testing

/// Modules that have another name here.
@Suite struct CoreFoundationImportTests {
    @Test("Core Foundation's names are Foundation's and the SDK's")
    func coreFoundation() {
        let text = SourceRewriter.rewrite(
            source: "import CoreFoundation\nimport CoreFoundation.CFRunLoop\n",
            fileName: "a.swift"
        ).text
        let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(lines == ["import Foundation", "import Foundation"])
        #expect(ImplicitImports.modules(for: ["CoreFoundation"]).contains("FoundationAdditions"))
    }
}
