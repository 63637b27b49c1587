import SourceRewriter
import Testing

/// Objects that watch by name, and names of Foundation's that are of another module here.
@Suite(.timeLimit(.minutes(5))) struct ObservingObjectTests {
    @Test("An NSObject that hears of properties says so, and asks no superclass")
    func observing() {
        let source = """
            class Watch: NSObject, Told {
                override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {
                    guard keyPath == "rate" else { return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context) }
                }
            }
            class Screen: UIViewController {
                override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {
                    super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
                }
            }
            """
        let text = SourceRewriter.rewrite(source: source, fileName: "a.swift").text
        let lines = text.split(separator: "\n")
        #expect(!lines[1].contains("override") && lines[1].contains("func observeValue(forKeyPath keyPath: String?"))
        #expect(lines[2].contains("return ()") && !lines[2].contains("super"))
        #expect(lines[6].contains("override func") && lines[7].contains("super.observeValue"))
        #expect(lines.last == "extension Watch: KeyValueObserver {}" && !text.contains("extension Screen"))
    }

    @Test("Loads that are named as Foundation's are found")
    func networking() {
        let source = """
            let session: Foundation.URLSession = Foundation.URLSession(configuration: .default)
            let done = Foundation.URLSession.ResponseDisposition.allow
            let date = Foundation.Date()
            let progress = Progress()
            """
        let lines = SourceRewriter.rewrite(source: source, fileName: "a.swift").text.split(separator: "\n")
        #expect(
            lines[0]
                == "let session: FoundationNetworking.URLSession = FoundationNetworking.URLSession(configuration: .default)"
        )
        #expect(lines[1] == "let done = FoundationNetworking.URLSession.ResponseDisposition.allow")
        #expect(lines[2] == "let date = Foundation.Date()" && lines[3] == "let progress = Progress(totalUnitCount: 0)")
    }
}
