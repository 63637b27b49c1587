public import Foundation

/// What happens between two pictures, in its order (UIKit: UIUpdateActionPhase, iOS 18).
@preconcurrency @MainActor
open class UIUpdateActionPhase: NSObject {
    private let name: String
    private init(_ name: String) { self.name = name }
    public static let afterUpdateScheduled = UIUpdateActionPhase("afterUpdateScheduled")
    public static let beforeEventDispatch = UIUpdateActionPhase("beforeEventDispatch")
    public static let afterEventDispatch = UIUpdateActionPhase("afterEventDispatch")
    public static let beforeCADisplayLinkDispatch = UIUpdateActionPhase("beforeCADisplayLinkDispatch")
    public static let afterCADisplayLinkDispatch = UIUpdateActionPhase("afterCADisplayLinkDispatch")
    public static let beforeCATransactionCommit = UIUpdateActionPhase("beforeCATransactionCommit")
    public static let afterCATransactionCommit = UIUpdateActionPhase("afterCATransactionCommit")
    public static let beforeLowLatencyEventDispatch = UIUpdateActionPhase("beforeLowLatencyEventDispatch")
    public static let afterLowLatencyEventDispatch = UIUpdateActionPhase("afterLowLatencyEventDispatch")
    public static let beforeLowLatencyCATransactionCommit = UIUpdateActionPhase("beforeLowLatencyCATransactionCommit")
    public static let afterLowLatencyCATransactionCommit = UIUpdateActionPhase("afterLowLatencyCATransactionCommit")
    public static let afterUpdateComplete = UIUpdateActionPhase("afterUpdateComplete")
}

/// When a picture is shown.
@preconcurrency @MainActor
open class UIUpdateInfo: NSObject {
    open private(set) var modelTime: TimeInterval
    open private(set) var completionDeadlineTime: TimeInterval
    open private(set) var estimatedPresentationTime: TimeInterval
    open var isImmediatePresentationExpected: Bool { false }
    open var isLowLatencyEventDispatchConfirmed: Bool { false }
    open var isPerformingLowLatencyPhases: Bool { false }

    init(at time: TimeInterval, next: TimeInterval) {
        (modelTime, completionDeadlineTime, estimatedPresentationTime) = (time, next, next)
    }
    open class func current(for windowScene: UIWindowScene) -> UIUpdateInfo? { nil }
    open class func current(for view: UIView) -> UIUpdateInfo? { nil }
}

/// Calls blocks before each picture, as long as it wants pictures all the time (UIKit: UIUpdateLink, iOS 18).
@preconcurrency @MainActor
open class UIUpdateLink: NSObject {
    open var isEnabled = false { didSet { if isEnabled, !oldValue { next() } } }
    open var requiresContinuousUpdates = false { didSet { if requiresContinuousUpdates, !oldValue { next() } } }
    open var wantsLowLatencyEventDispatch = false
    open var wantsImmediatePresentation = false
    open var preferredFrameRateRange = CAFrameRateRange.default
    open private(set) var currentUpdateInfo: UIUpdateInfo?

    private var actions: [(UIUpdateLink, UIUpdateInfo) -> Void] = []
    private var isWaiting = false

    public init(windowScene: UIWindowScene) {}
    public init(view: UIView) {}

    /// All of them are called in the order of their adding: nothing else stands between the phases here.
    open func addAction(to phase: UIUpdateActionPhase, handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
        actions.append(handler)
    }
    open func addAction(handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) { actions.append(handler) }

    private var interval: Double {
        let rate = Double(preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum)
        return rate > 0 && rate < 60 ? 1 / rate : 1.0 / 60
    }

    private func next() {
        guard isEnabled, requiresContinuousUpdates, !isWaiting else { return }
        isWaiting = true
        Display.shared.schedule(interval) { [weak self] in
            guard let self else { return }
            isWaiting = false
            guard isEnabled else { return }
            let now = CACurrentMediaTime()
            let info = UIUpdateInfo(at: now, next: now + interval)
            currentUpdateInfo = info
            for action in actions { action(self, info) }
            next()
        }
    }
}
