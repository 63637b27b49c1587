import Foundation
import Testing
import ViewLink

@testable import UIKit
@testable import WebKit

/// What a web view makes of pages, and what documents tell it.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(1))) struct WebViewTests {
    /// Hears of loads.
    private final class Steps: NSObject, WKNavigationDelegate {
        var heard: [String] = []
        let (ends, tell) = AsyncStream.makeStream(of: String.self)
        var allows = true

        func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
            heard.append("start")
        }
        func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { heard.append("commit") }
        func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { tell.yield("finish") }
        func webView(
            _ webView: WKWebView,
            didFailProvisionalNavigation navigation: WKNavigation!,
            withError error: any Error
        ) { tell.yield("\((error as NSError).domain)") }
        // As authors write it today.
        func webView(
            _ webView: WKWebView,
            decidePolicyFor navigationAction: WKNavigationAction
        ) async -> WKNavigationActionPolicy {
            heard.append("ask")
            if !allows { tell.yield("cancelled") }
            return allows ? .allow : .cancel
        }

        func end() async -> String? {
            var iterator = ends.makeAsyncIterator()
            return await iterator.next()
        }
    }

    private let view = WKWebView()
    private let steps = Steps()

    init() { view.navigationDelegate = steps }

    private var content: WebContent? {
        guard case .web(let content) = view.layer.contentProvider?() else { return nil }
        return content
    }

    private func document() throws -> String {
        try String(contentsOfFile: try #require(content?.document), encoding: .utf8)
    }

    @Test func `a page of text is shown with its title`() async throws {
        view.loadHTMLString("<html><head><title> Bells </title></head><body>Ring</body></html>", baseURL: nil)
        #expect(view.isLoading && view.estimatedProgress == 0.1)
        #expect(await steps.end() == "finish")
        #expect(steps.heard == ["ask", "start", "commit"])
        #expect(view.title == "Bells" && !view.isLoading && view.estimatedProgress == 1)
        #expect(content?.width == 980, "a page that says nothing of its width is laid out as a desk's")
        let text = try document()
        let script = try #require(text.range(of: "messageHandlers")), title = try #require(text.range(of: "<title>"))
        #expect(script.lowerBound < title.lowerBound, "what it begins with comes before anything of its own")
    }

    @Test func `files beside a page are put into it`() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("@import url(s.css); b { background: url(a.svg) }".utf8).write(
            to: folder.appendingPathComponent("s.css")
        )
        try Data("<svg/>".utf8).write(to: folder.appendingPathComponent("a.svg"))
        try Data("<svg/>".utf8).write(to: folder.appendingPathComponent("../outside.svg").standardizedFileURL)
        let page = folder.appendingPathComponent("p.html")
        let html =
            "<meta name=viewport content=x><link href=\"s.css\"><img src='a.svg'><a href=\"#end\">e</a><img src=\"../../etc/passwd\"><img src=../outside.svg><img src='../outside.svg'>"
        try Data(html.utf8).write(to: page)
        view.loadFileURL(page, allowingReadAccessTo: folder)
        #expect(await steps.end() == "finish")
        let text = try document()
        #expect(text.contains("../outside.svg"), "what lies elsewhere is not put into it")
        #expect(text.contains("data:text/css;base64,") && text.contains("src=\"data:image/svg+xml;base64,PHN2Zy8+\""))
        #expect(text.contains("#end") && text.contains("../../etc/passwd") && content?.width == nil)
        #expect(view.url == page && view.backForwardList.currentItem?.url == page)
    }

    @Test func `what is no page is put into one`() async throws {
        for (name, element) in [
            ("a.mp4", "<video controls playsinline"), ("a.mp3", "<audio controls"), ("a.png", "<img"),
        ] {
            let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + name)
            try Data("abc".utf8).write(to: file)
            view.loadFileURL(file, allowingReadAccessTo: file)
            #expect(await steps.end() == "finish")
            #expect(try document().contains("\(element) src=\"data:"))
        }
        view.load(
            Data("a < b".utf8),
            mimeType: "text/plain",
            characterEncodingName: "utf-8",
            baseURL: URL(fileURLWithPath: "/")
        )
        #expect(await steps.end() == "finish")
        #expect(try document().contains(">a &lt; b</pre>"))
        let page = try #require(URL(string: "data:text/html;charset=utf-8,%3Ctitle%3EInside%3C/title%3E"))
        view.load(URLRequest(url: page))
        #expect(await steps.end() == "finish")
        #expect(view.title == "Inside")
    }

    @Test func `scripts are given to the page, and answered once`() async throws {
        var answers: [String] = []
        view.evaluateJavaScript("1 + 1") { value, error in answers.append("\(value ?? "nil") \(error == nil)") }
        view.evaluateJavaScript("wrong(") { value, error in
            answers.append((error as? WKError)?.errorUserInfo["WKJavaScriptExceptionMessage"] as? String ?? "")
        }
        #expect(content?.scripts.map(\.source) == ["1 + 1", "wrong("])
        view.receive(.value(script: 1, "2"))
        view.receive(.value(script: 1, "3"))
        view.receive(.failure(script: 2, "it ends too soon"))
        #expect(answers == ["2 true", "it ends too soon"] && content?.scripts.isEmpty == true)
        // One that is larger than a page takes is refused at once.
        view.evaluateJavaScript(String(repeating: " ", count: 200_000)) { _, error in answers.append("\(error != nil)")
        }
        #expect(answers.last == "true")
        view.callAsyncJavaScript("return a", arguments: ["a": ["x": 1]], in: nil, in: .page) { result in
            answers.append("\((try? result.get()) as? [Bool] ?? [])")
        }
        let script = try #require(content?.scripts.first)
        #expect(script.isAwaited && script.source == "(async (a) => {return a\n})({\"x\":1})")
        view.receive(.value(script: script.id, "[true]"))
        #expect(answers.last == "[true]")
    }

    @Test func `a link that is pressed is asked for, and may be refused`() async throws {
        view.loadHTMLString("<a href=x>x</a>", baseURL: URL(string: "http://127.0.0.1:9/a"))
        #expect(await steps.end() == "finish")
        #expect(try document().contains("<base href=\"http://127.0.0.1:9/a\">"))
        view.receive(.navigation(url: "http://127.0.0.1:9/x", isNewWindow: false, form: nil))
        #expect(await steps.end() == NSURLErrorDomain)
        #expect(view.url?.path == "/a", "what cannot be had leaves what was there")
        // It leads to no file; what comes next is the answer.
        view.receive(.navigation(url: "file:///etc/hostname", isNewWindow: false, form: nil))
        steps.allows = false
        view.receive(.navigation(url: "http://127.0.0.1:9/y", isNewWindow: false, form: nil))
        #expect(await steps.end() == "cancelled")
        view.receive(.shown(load: content?.load ?? 0, title: "Now", width: 980, height: .infinity))
        #expect(view.title == "Now" && view.scrollView.contentSize == .zero)
    }

    @Test func `a page goes back to what was before`() async throws {
        for word in ["one", "two"] {
            view.loadHTMLString("<title>\(word)</title>", baseURL: URL(string: "https://example.com/\(word)"))
            #expect(await steps.end() == "finish")
        }
        #expect(view.canGoBack && !view.canGoForward)
        view.goBack()
        #expect(await steps.end() == "finish")
        #expect(view.title == "one" && view.canGoForward && view.backForwardList.forwardItem?.title == "two")
        #expect(view.backForwardList.item(at: .min) == nil && view.backForwardList.item(at: .max) == nil)
    }

    @Test func `a page of iOS 26 tells its steps`() async throws {
        let page = WebPage()
        var steps: [WebPage.NavigationEvent] = []
        for try await step in page.load(html: "<title>Six</title>") { steps.append(step) }
        #expect(steps == [.startedProvisionalNavigation, .committed, .finished] && page.title == "Six")
        await #expect(throws: WebPage.NavigationError.self) {
            for try await _ in page.load(URL(string: "http://127.0.0.1:9/a")) {}
        }
    }
}
