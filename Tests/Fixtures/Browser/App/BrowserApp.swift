import UIKit
import WebKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = BrowserController()
        window?.makeKeyAndVisible()
        return true
    }
}

/// A page of the bundle, what it says, and what the app makes of it.
class BrowserController: UIViewController, WKNavigationDelegate, WKScriptMessageHandler {
    let said = UILabel()
    let place = UILabel()
    var page: WKWebView!
    var observation: NSKeyValueObservation?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let configuration = WKWebViewConfiguration()
        configuration.userContentController.add(self, name: "app")
        configuration.userContentController.addUserScript(
            WKUserScript(
                source: "document.getElementById('word')?.setAttribute('data-seen', 'yes')",
                injectionTime: .atDocumentEnd,
                forMainFrameOnly: true
            )
        )
        page = WKWebView(frame: .zero, configuration: configuration)
        page.navigationDelegate = self
        observation = page.observe(\.title) { [weak self] page, _ in
            MainActor.assumeIsolated { self?.place.text = "at \(page.title ?? "nowhere")" }
        }
        let ask = UIButton(type: .system)
        ask.setTitle("Ask the page", for: .normal)
        ask.addTarget(self, action: #selector(askPage), for: .touchUpInside)
        let back = UIButton(type: .system)
        back.setTitle("Back", for: .normal)
        back.addTarget(self, action: #selector(goBack), for: .touchUpInside)
        let stack = UIStackView(arrangedSubviews: [place, said, ask, back, page])
        stack.axis = .vertical
        stack.frame = view.bounds.insetBy(dx: 0, dy: 60)
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack)
        let file = Bundle.main.url(forResource: "page", withExtension: "html")!
        page.loadFileURL(file, allowingReadAccessTo: file.deletingLastPathComponent())
    }

    @objc func askPage() {
        page.evaluateJavaScript(
            "[document.getElementById('word').textContent, document.getElementById('word').dataset.seen, 6 * 7]"
        ) {
            [weak self] value, error in
            let parts = value as? [Any] ?? []
            self?.said.text =
                "answer \(parts.map { "\($0)" }.joined(separator: " ")) \(error?.localizedDescription ?? "")"
            self?.page.evaluateJavaScript("nobody.knows") { _, error in
                self?.said.text? += "and \(error == nil ? "nothing" : "a failure")"
            }
        }
    }

    @objc func goBack() { page.goBack() }

    func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
        let body = message.body as? [String: Any]
        said.text = "\(message.name): \(body?["word"] as? String ?? "") \(body?["count"] as? Int ?? 0)"
    }

    func webView(
        _ webView: WKWebView,
        decidePolicyFor action: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) {
        if action.request.url?.path == "/forbidden" {
            said.text = "kept away"
            return decisionHandler(.cancel)
        }
        decisionHandler(.allow)
    }

    func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: Error) {
        said.text = "failed \((error as NSError).domain)"
    }
}
