public import Foundation

/// Changes of layers that belong together.
@preconcurrency @MainActor
open class CATransaction: NSObject {
    private static var open: [Entry] = []

    private struct Entry {
        var completion: (() -> Void)?
        /// Until the longest of its animations is over.
        var seconds = 0.0
    }

    open class func begin() { open.append(Entry()) }

    open class func commit() {
        guard let entry = open.popLast(), let completion = entry.completion else { return }
        Display.shared.schedule(entry.seconds) { completion() }
    }

    /// Called when the transaction's animations are over.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        guard !open.isEmpty else { return }
        open[open.count - 1].completion = block
    }

    // Layers change at once here, in a transaction or without: what is set is given back, and changes nothing.
    private static var settings: [String: Any] = [:]
    open class func setDisableActions(_ flag: Bool) { settings["disableActions"] = flag }
    open class func disableActions() -> Bool { settings["disableActions"] as? Bool ?? false }
    open class func setAnimationDuration(_ dur: CFTimeInterval) { settings["animationDuration"] = dur }
    open class func animationDuration() -> CFTimeInterval { settings["animationDuration"] as? Double ?? 0.25 }
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        settings["animationTimingFunction"] = function
    }
    open class func animationTimingFunction() -> CAMediaTimingFunction? {
        settings["animationTimingFunction"] as? CAMediaTimingFunction
    }
    open class func completionBlock() -> (() -> Void)? { open.last?.completion }
    open class func setValue(_ anObject: Any?, forKey key: String) { settings[key] = anObject }
    open class func value(forKey key: String) -> Any? { settings[key] }
    open class func lock() {}
    open class func unlock() {}
    open class func flush() { Display.shared.commit() }

    static func took(_ seconds: Double) {
        guard !open.isEmpty, seconds.isFinite else { return }
        open[open.count - 1].seconds = max(open[open.count - 1].seconds, seconds)
    }
}

/// How many pictures a second something wants; zeros leave it to the phone.
public struct CAFrameRateRange: Hashable, Sendable {
    public var minimum: Float
    public var maximum: Float
    public var preferred: Float?

    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
    }

    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}

/// Calls a method for every picture that the screen shows, sixty times a second.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
    private let target: AnyObject
    private let action: Selector
    private var isAdded = false
    private var isOver = false
    open private(set) var timestamp: CFTimeInterval = 0
    open var preferredFramesPerSecond = 0
    open var preferredFrameRateRange = CAFrameRateRange.default
    open var isPaused = false {
        didSet { if oldValue, !isPaused { next() } }
    }

    /// - Note: holds its target until it is invalidated, as on a phone.
    public init(target: Any, selector sel: Selector) {
        self.target = target as AnyObject
        action = sel
    }

    open var duration: CFTimeInterval { 1.0 / 60 }
    open var targetTimestamp: CFTimeInterval { timestamp + interval }
    private var interval: Double {
        if preferredFramesPerSecond > 0 { return 1 / Double(preferredFramesPerSecond) }
        let rate = Double(preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum)
        return rate > 0 && rate < 60 ? 1 / rate : duration
    }

    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard !isAdded else { return }
        isAdded = true
        next()
    }

    /// Tells no more, until it is added again.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { isAdded = false }

    open func invalidate() { isOver = true }

    private func next() {
        guard isAdded, !isOver, !isPaused else { return }
        Display.shared.schedule(interval) { [weak self] in
            guard let self, isAdded, !isOver, !isPaused else { return }
            timestamp = CACurrentMediaTime()
            tell(target, action, [self])
            next()
        }
    }
}

/// The keys of a transaction's values.
public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionDisableActions = "disableActions"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public let kCATransactionCompletionBlock = "completionBlock"
