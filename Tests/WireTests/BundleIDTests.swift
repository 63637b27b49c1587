import NotificationModel
import ProviderAPI
import Testing

@Suite("Bundle ids")
struct BundleIDTests {
    @Test("What is made of them is taken", arguments: ["com.example.app", "a", "A-1_b.c", "com..example", "1.2"])
    func good(text: String) {
        #expect(BundleID.problem(text) == nil)
        #expect(PushType.problem(ofTopic: text + ".voip") == nil)
    }

    @Test("The longest is taken, one byte more is not")
    func limit() {
        #expect(BundleID.problem(String(repeating: "a", count: 155)) == nil)
        #expect(BundleID.problem(String(repeating: "a", count: 156)) == "it has 156 bytes, and 155 are the most")
    }

    @Test(
        "What is wrong is named",
        arguments: [
            ("", "it is empty"), (".com", "it begins with a period"), ("com.exämple", "“ä” is not allowed"),
            ("com.example app", "“ ” is not allowed"), ("com/app", "“/” is not allowed"),
            ("com.\n", "“\\n” is not allowed"), ("com.app\u{0}", "“\\0” is not allowed"),
        ]
    )
    func wrong(text: String, problem: String) {
        #expect(BundleID.problem(text)?.hasPrefix(problem) ?? false, "\(BundleID.problem(text) ?? "taken")")
    }
}
