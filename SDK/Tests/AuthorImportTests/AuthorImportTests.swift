// As an author's file has it: Apple's modules, all at once.
import AVFoundation
import CallKit
import MobileCoreServices
import Security
import Testing
import UserNotifications

@Suite("Apple's modules for secrets and sound, as author code uses them", .timeLimit(.minutes(2)))
struct AuthorImportTests {
    @Test("Names that several modules have mean one thing")
    func names() {
        let name: CFString = "text" as CFString
        let query = [kSecClass as String: kSecClassGenericPassword] as CFDictionary
        #expect(name as String == "text")
        #expect(query.count == 1)
    }

    @Test("Random bytes")
    func random() {
        var bytes = [UInt8](repeating: 0, count: 32)
        #expect(SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes) == errSecSuccess)
        #expect(bytes.contains { $0 != 0 })
    }

    @Test("A voice speaks, a call is reported")
    func modules() async throws {
        #expect(AVSpeechSynthesisVoice(language: "zh-CN") != nil)
        try await CXProvider.reportNewIncomingVoIPPushPayload(["caller": "Ann"])
        await #expect(throws: (any Error).self) {
            try await CXProvider.reportNewIncomingVoIPPushPayload(["caller": Date()])
        }
    }
}
