import Foundation
import UIKit
import ViewLink

/// Scripts that the app has given a page, until each is answered.
@MainActor
final class PageScripts {
    /// Bytes of those that are with the page at once.
    private static let most = ViewTree.Limits.drawing / 2
    /// Nobody draws the page when this is over.
    private static let deadline = Duration.seconds(10)

    private struct Call {
        let script: WebScript
        let answer: (Result<Any?, WKError>) -> Void
    }
    private var calls: [Call] = []
    private var last = 0

    /// Those that the page has now: as many of the first as it takes at once.
    var given: [WebScript] {
        var room = Self.most
        return calls.map(\.script).prefix { script in
            room -= script.source.utf8.count
            return room >= 0
        }
    }

    /// - Parameters:
    ///   - isAwaited: whether the answer is what the script's promise comes to.
    ///   - answer: hears the value once, nil for `undefined`.
    func run(_ source: String, isAwaited: Bool = false, _ answer: @escaping (Result<Any?, WKError>) -> Void) {
        guard source.utf8.count <= Self.most else {
            return answer(.failure(WKError(.javaScriptExceptionOccurred, "a script of more than \(Self.most) bytes")))
        }
        last += 1
        let id = last
        calls.append(Call(script: WebScript(id: id, source: source, isAwaited: isAwaited), answer: answer))
        Display.changed()
        Task { [weak self] in
            try? await Task.sleep(for: Self.deadline)
            self?.end(id, .failure(WKError(.webContentProcessTerminated, "no page draws the web view")))
        }
    }

    func take(value: String?, of id: Int) {
        let found = value.flatMap { try? JSONSerialization.jsonObject(with: Data($0.utf8), options: .fragmentsAllowed) }
        end(id, .success(found))
    }
    func take(failure: String, of id: Int) { end(id, .failure(WKError(.javaScriptExceptionOccurred, failure))) }

    /// The page is another one now.
    func clear() {
        let gone = calls
        calls = []
        for call in gone { call.answer(.failure(WKError(.webViewInvalidated, "the page was left"))) }
    }

    private func end(_ id: Int, _ result: Result<Any?, WKError>) {
        guard let index = calls.firstIndex(where: { $0.script.id == id }) else { return }
        calls.remove(at: index).answer(result)
        Display.changed()
    }
}

/// A value of the app's as a script has it; nil for one that JSON has no form of.
func scriptValue(_ value: Any) -> String? {
    guard JSONSerialization.isValidJSONObject([value]),
        let data = try? JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed)
    else { return nil }
    return String(decoding: data, as: UTF8.self)
}
