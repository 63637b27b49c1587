public import Foundation
public import FoundationNetworking
public import UIKit

/// What is looked for on a page.
@preconcurrency @MainActor
open class WKFindConfiguration: NSObject {
    open var backwards = false
    open var caseSensitive = false
    open var wraps = true
    public nonisolated override init() { super.init() }
}

/// Whether it was found.
@preconcurrency @MainActor
open class WKFindResult: NSObject {
    public let matchFound: Bool
    init(matchFound: Bool) { self.matchFound = matchFound }
}

/// Whether sound of a page is heard.
public enum WKMediaPlaybackState: Int, Sendable { case none = 0, playing, paused, suspended }
/// Whether a page records.
public enum WKMediaCaptureState: Int, Sendable { case none = 0, active, muted }
/// When a page rests that nobody sees.
public enum WKInactiveSchedulingPolicy: Int, Sendable { case suspend = 0, throttle, none }
/// Whose way the words of a page are written.
public enum WKUserInterfaceDirectionPolicy: Int, Sendable { case content = 0, system }

// What can be asked of a page and its process does not know.
extension WKWebView {
    /// Whether a part of a page takes the whole screen.
    public enum FullscreenState: Int, Sendable {
        case notInFullscreen = 0, enteringFullscreen, inFullscreen, exitingFullscreen
    }

    public var fullscreenState: FullscreenState { .notInFullscreen }
    public var cameraCaptureState: WKMediaCaptureState { .none }
    public var microphoneCaptureState: WKMediaCaptureState { .none }
    public var findInteraction: UIFindInteraction? { nil }
    public var isWritingToolsActive: Bool { false }
    public var minimumViewportInset: UIEdgeInsets { .zero }
    public var maximumViewportInset: UIEdgeInsets { .zero }
    public func setMinimumViewportInset(
        _ minimumViewportInset: UIEdgeInsets,
        maximumViewportInset: UIEdgeInsets
    ) {}

    /// Chooses the next place of a text on the page.
    public func find(
        _ string: String,
        configuration: WKFindConfiguration = WKFindConfiguration(),
        completionHandler: @escaping @MainActor (WKFindResult) -> Void
    ) {
        let ways = [configuration.caseSensitive, configuration.backwards, configuration.wraps].map { "\($0)" }
        scripts.run("find(\(scriptValue(string) ?? "null"), \(ways.joined(separator: ", ")))") { result in
            completionHandler(WKFindResult(matchFound: (try? result.get()) as? Bool ?? false))
        }
    }
    public func find(
        _ string: String,
        configuration: WKFindConfiguration = WKFindConfiguration()
    ) async throws -> WKFindResult {
        await withCheckedContinuation { continuation in
            find(string, configuration: configuration) { continuation.resume(returning: $0) }
        }
    }

    /// - Throws: ``WKError`` `unknown`, always, as the others.
    public func takeSnapshot(configuration: WKSnapshotConfiguration?) async throws -> UIImage {
        throw WKError(.unknown)
    }
    public func pdf(configuration: WKPDFConfiguration = WKPDFConfiguration()) async throws -> Data {
        throw WKError(.unknown)
    }
    public func createWebArchiveData(
        completionHandler: @escaping @MainActor (Result<Data, any Error>) -> Void
    ) { completionHandler(.failure(WKError(.unknown))) }

    public func setAllMediaPlaybackSuspended(
        _ suspended: Bool,
        completionHandler: (@MainActor () -> Void)? = nil
    ) { completionHandler?() }
    public func setAllMediaPlaybackSuspended(_ suspended: Bool) async {}
    public func pauseAllMediaPlayback() async {}
    public func closeAllMediaPresentations() async {}
    public func requestMediaPlaybackState(
        completionHandler: @escaping @MainActor (WKMediaPlaybackState) -> Void
    ) { completionHandler(.none) }
    public func requestMediaPlaybackState() async -> WKMediaPlaybackState { .none }
    public func setCameraCaptureState(
        _ state: WKMediaCaptureState,
        completionHandler: (@MainActor () -> Void)? = nil
    ) { completionHandler?() }
    public func setCameraCaptureState(_ state: WKMediaCaptureState) async {}
    public func setMicrophoneCaptureState(
        _ state: WKMediaCaptureState,
        completionHandler: (@MainActor () -> Void)? = nil
    ) { completionHandler?() }
    public func setMicrophoneCaptureState(_ state: WKMediaCaptureState) async {}

    @discardableResult
    public func loadSimulatedRequest(
        _ request: URLRequest,
        response: URLResponse,
        responseData data: Data
    ) -> WKNavigation { begin(.data(data, type: response.mimeType ?? "text/html", base: request.url)) }

    /// - Throws: ``WKError``: the script failed, or nobody draws the page.
    @discardableResult
    public func evaluateJavaScript(
        _ javaScript: String,
        in frame: WKFrameInfo? = nil,
        contentWorld: WKContentWorld
    ) async throws -> Any? { try await evaluateJavaScript(javaScript) }
}
