import Testing

@testable import SafariServices

/// A page of the web is not loaded, but its button is there, and its delegate hears of it.
@MainActor @Suite(.timeLimit(.minutes(1))) struct SafariTests {
    final class Reader: NSObject, SFSafariViewControllerDelegate {
        var finished = 0
        func safariViewControllerDidFinish(_ controller: SFSafariViewController) { finished += 1 }
    }

    @Test func `the button that ends a page says what an app wants and is told to the delegate`() throws {
        let page = try SFSafariViewController(url: #require(URL(string: "https://example.com/news")))
        let reader = Reader()
        page.delegate = reader
        page.dismissButtonStyle = .close
        let button = try #require(page.view.subviews.lazy.compactMap { $0 as? UIButton }.first)
        #expect(button.title(for: .normal) == "Close")
        page.dismissButtonStyle = .cancel
        #expect(button.title(for: .normal) == "Cancel")
        button.sendActions(for: .touchUpInside)
        #expect(reader.finished == 1)
    }

    @Test func `what pages leave behind is gone at once`() async {
        await SFSafariViewController.DataStore.default.clearWebsiteData()
        await #expect(throws: SFError.self) {
            try await SFContentBlockerManager.reloadContentBlocker(withIdentifier: "com.example.rules")
        }
        #expect(SSReadingList.default() == nil)
    }
}
