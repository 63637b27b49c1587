import Foundation
import Testing

@testable import AuthorRuntime
@testable import RxCocoaRuntime
@testable import UIKit

/// A proxy hears of what its class leaves out, and passes it on.
@MainActor @Suite struct DelegateProxyTests {
    final class Proxy: _RXDelegateProxy, UITableViewDelegate {
        // All of it on the main thread.
        nonisolated(unsafe) var messages: [String] = []
        override func _sentMessage(_ selector: Selector, withArguments arguments: [Any]) {
            messages.append("before \(selector.name)")
        }
        override func _methodInvoked(_ selector: Selector, withArguments arguments: [Any]) {
            messages.append("after \(selector.name) \(arguments.last ?? "")")
        }
    }

    final class Rows: NSObject, UITableViewDelegate {
        var chosen: [IndexPath] = []
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen.append(indexPath) }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 70 }
        func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { nil }
    }

    @Test func aMessageIsHeardOfAndPassedOn() {
        let (proxy, rows, table) = (Proxy(), Rows(), UITableView())
        proxy._setForwardToDelegate(rows, retainDelegate: false)
        let delegate: any UITableViewDelegate = proxy
        let place = IndexPath(row: 2, section: 0)
        delegate.tableView(table, didSelectRowAt: place)
        #expect(rows.chosen == [place])
        #expect(proxy.messages == ["before tableView:didSelectRowAt:", "after tableView:didSelectRowAt: \(place)"])
    }

    @Test func whatItReturnsIsTheOthers() {
        let (proxy, rows, table) = (Proxy(), Rows(), UITableView())
        let delegate: any UITableViewDelegate = proxy
        let place = IndexPath(row: 0, section: 0)
        table.rowHeight = 44
        #expect(delegate.tableView(table, heightForRowAt: place) == 44)
        #expect(delegate.tableView(table, willSelectRowAt: place) == place)
        proxy._setForwardToDelegate(rows, retainDelegate: false)
        #expect(delegate.tableView(table, heightForRowAt: place) == 70)
        #expect(delegate.tableView(table, willSelectRowAt: place) == nil)
        #expect(proxy.messages.isEmpty)
    }

    @Test func aDelegateIsKeptOnlyWhereThatIsAsked() {
        let proxy = Proxy()
        proxy._setForwardToDelegate(Rows(), retainDelegate: false)
        #expect(proxy._forwardToDelegate == nil)
        proxy._setForwardToDelegate(Rows(), retainDelegate: true)
        #expect(proxy._forwardToDelegate != nil)
    }

    @Test func messagesOfOtherObjectsCannotBeIntercepted() {
        var error: NSError?
        let place = RX_ensure_observing(UIView(), NSSelectorFromString("layoutSubviews"), &error)
        #expect(place == nil)
        #expect(error?.domain == RXObjCRuntimeErrorDomain)
        #expect(error?.localizedDescription.contains("layoutSubviews of a UIView") == true)
    }

    @Test func namesHavePlacesOfTheirOwn() {
        let (one, other) = (Selector("one"), Selector("other"))
        #expect(RX_reference_from_selector(one) == RX_reference_from_selector(Selector("one")))
        #expect(RX_reference_from_selector(one) != RX_reference_from_selector(other))
        #expect(RX_selector(one) != one)
    }
}
