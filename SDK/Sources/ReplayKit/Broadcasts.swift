public import Foundation
public import UIKit

// Broadcasts that an app begins: there is nobody who takes one.

/// A broadcast (ReplayKit: RPBroadcastController).
@preconcurrency @MainActor
open class RPBroadcastController: NSObject {
    open var isBroadcasting: Bool { false }
    open var isPaused: Bool { false }
    public let broadcastURL = URL(fileURLWithPath: "/dev/null")
    open var serviceInfo: [String: any NSCoding & NSObjectProtocol]? { nil }
    open weak var delegate: (any RPBroadcastControllerDelegate)?
    open var broadcastExtensionBundleID: String? { nil }
    /// Fails with ``RPRecordingError`` `disabled`, as the others.
    open func startBroadcast(handler: @escaping ((any Error)?) -> Void) { handler(RPRecordingError(.disabled)) }
    open func startBroadcast() async throws { throw RPRecordingError(.disabled) }
    open func pauseBroadcast() {}
    open func resumeBroadcast() {}
    open func finishBroadcast(handler: @escaping ((any Error)?) -> Void) { handler(RPRecordingError(.disabled)) }
    open func finishBroadcast() async throws { throw RPRecordingError(.disabled) }
}
/// Hears of it: never.
@preconcurrency @MainActor
public protocol RPBroadcastControllerDelegate: NSObjectProtocol {
    func broadcastController(_ broadcastController: RPBroadcastController, didFinishWithError error: (any Error)?)
    func broadcastController(
        _ broadcastController: RPBroadcastController,
        didUpdateServiceInfo serviceInfo: [String: any NSCoding & NSObjectProtocol]
    )
    func broadcastController(_ broadcastController: RPBroadcastController, didUpdateBroadcast broadcastURL: URL)
}
extension RPBroadcastControllerDelegate {
    public func broadcastController(
        _ broadcastController: RPBroadcastController,
        didFinishWithError error: (any Error)?
    ) {}
    public func broadcastController(
        _ broadcastController: RPBroadcastController,
        didUpdateServiceInfo serviceInfo: [String: any NSCoding & NSObjectProtocol]
    ) {}
    public func broadcastController(_ broadcastController: RPBroadcastController, didUpdateBroadcast broadcastURL: URL)
    {}
}

/// Lets a person choose who takes a broadcast: there is nobody, and its place says so.
@preconcurrency @MainActor
open class RPBroadcastActivityViewController: UIViewController {
    open weak var delegate: (any RPBroadcastActivityViewControllerDelegate)?
    /// - Parameter handler: hears ``RPRecordingError`` `disabled`.
    open class func load(handler: @escaping (RPBroadcastActivityViewController?, (any Error)?) -> Void) {
        handler(nil, RPRecordingError(.disabled))
    }
    open class func load(
        withPreferredExtension preferredExtension: String?,
        handler: @escaping (RPBroadcastActivityViewController?, (any Error)?) -> Void
    ) { handler(nil, RPRecordingError(.disabled)) }
    open override func loadView() { view = MissingView("a choice of broadcasts, of which there are none") }
}
/// Hears of the choice.
@preconcurrency @MainActor
public protocol RPBroadcastActivityViewControllerDelegate: NSObjectProtocol {
    func broadcastActivityViewController(
        _ broadcastActivityViewController: RPBroadcastActivityViewController,
        didFinishWith broadcastController: RPBroadcastController?,
        error: (any Error)?
    )
}
