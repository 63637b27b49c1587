public import Foundation

/// The pages that a web view has shown (WebKit: WKBackForwardList).
@preconcurrency @MainActor
open class WKBackForwardList: NSObject {
    private var items: [WKBackForwardListItem] = []
    private var place = -1

    open var currentItem: WKBackForwardListItem? { item(at: 0) }
    open var backItem: WKBackForwardListItem? { item(at: -1) }
    open var forwardItem: WKBackForwardListItem? { item(at: 1) }
    open var backList: [WKBackForwardListItem] { Array(items.prefix(max(place, 0))) }
    open var forwardList: [WKBackForwardListItem] { Array(items.dropFirst(place + 1)) }
    /// - Parameter index: from the current one; negative before it.
    open func item(at index: Int) -> WKBackForwardListItem? {
        let (wanted, isBeyond) = place.addingReportingOverflow(index)
        return !isBeyond && items.indices.contains(wanted) ? items[wanted] : nil
    }

    /// Adds a page after the current one, in place of those that came after it.
    func push(_ item: WKBackForwardListItem) {
        items = Array(items.prefix(place + 1)) + [item]
        place = items.count - 1
    }
    func move(to item: WKBackForwardListItem) {
        if let index = items.firstIndex(where: { $0 === item }) { place = index }
    }
}

/// A page that was shown.
@preconcurrency @MainActor
open class WKBackForwardListItem: NSObject {
    public let url: URL
    public let initialURL: URL
    open internal(set) var title: String?
    let source: PageSource
    let id = UUID()

    init(url: URL, source: PageSource) {
        (self.url, initialURL, self.source) = (url, source.url ?? url, source)
    }
}
