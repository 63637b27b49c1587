public import Foundation
public import SwiftUI
public import WebKit

/// A page of the web in SwiftUI (iOS 26).
public struct WebView: View {
    private let url: URL?
    private let page: WebPage?

    /// The page of an address; another one where it changes.
    public init(url: URL?) { (self.url, page) = (url, nil) }
    /// What the app loads in a page of its own.
    public init(_ page: WebPage) { (url, self.page) = (nil, page) }

    public var body: some View {
        if let page { Shown(page: page) } else { Opened(url: url) }
    }

    /// The view of a page.
    private struct Shown: UIViewRepresentable {
        let page: WebPage
        func makeUIView(context: Context) -> WKWebView { page.view }
        func updateUIView(_ view: WKWebView, context: Context) {}
    }

    /// A page that follows an address.
    private struct Opened: View {
        let url: URL?
        @State private var page = WebPage()
        var body: some View {
            Shown(page: page).task(id: url) { page.load(url) }
        }
    }

    /// Whether something of a page is done, or shown.
    public struct BackForwardNavigationGesturesBehavior: Hashable, Sendable {
        private let number: Int
        public static let automatic = Self(number: 0), enabled = Self(number: 1), disabled = Self(number: 2)
    }
    public typealias MagnificationGesturesBehavior = BackForwardNavigationGesturesBehavior
    public typealias LinkPreviewBehavior = BackForwardNavigationGesturesBehavior
    public typealias ElementFullscreenBehavior = BackForwardNavigationGesturesBehavior

    /// A link of a page that is held.
    public struct ActivatedElementInfo: Hashable, Sendable {
        public let linkURL: URL?
    }
}

nonisolated extension View {
    public func webViewBackForwardNavigationGestures(
        _ value: WebView.BackForwardNavigationGesturesBehavior
    ) -> some View { self }
    public func webViewMagnificationGestures(_ value: WebView.MagnificationGesturesBehavior) -> some View { self }
    public func webViewLinkPreviews(_ value: WebView.LinkPreviewBehavior) -> some View { self }
    public func webViewElementFullscreenBehavior(_ value: WebView.ElementFullscreenBehavior) -> some View { self }
    public func webViewTextSelection(_ selectability: TextSelectability) -> some View { self }
    public func webViewContentBackground(_ visibility: Visibility) -> some View { self }
    public func webViewContextMenu<Menu: View>(
        @ViewBuilder menu: @escaping (WebView.ActivatedElementInfo) -> Menu
    ) -> some View { self }
    public func webViewScrollPosition(_ position: Binding<ScrollPosition>) -> some View { self }
    public func webViewScrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View {
        self
    }
    public func webViewOnScrollGeometryChange<Value: Hashable>(
        for type: Value.Type,
        of transform: @escaping (ScrollGeometry) -> Value,
        action: @escaping (Value, Value) -> Void
    ) -> some View { self }
}
