@_exported public import SwiftUI
import Synchronization

/// Something that an app teaches (TipKit).
public protocol Tip: Identifiable, Sendable {
    typealias Rule = Tips.Rule
    typealias Action = Tips.Action
    typealias Event = Tips.Event
    typealias Option = TipOption
    typealias Parameter<Value: Sendable> = TipParameter<Value>
    typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
    typealias MaxDisplayCount = Tips.MaxDisplayCount
    typealias MaxDisplayDuration = Tips.MaxDisplayDuration

    var id: String { get }
    var title: Text { get }
    var message: Text? { get }
    var image: Image? { get }
    @Tips.ActionBuilder var actions: [Action] { get }
    @Tips.RuleBuilder var rules: [Rule] { get }
    @Tips.OptionsBuilder var options: [any TipOption] { get }
}

extension Tip {
    public var id: String { "\(Self.self)" }
    public var message: Text? { nil }
    public var image: Image? { nil }
    public var actions: [Action] { return [] }
    public var rules: [Rule] { return [] }
    public var options: [any TipOption] { return [] }

    /// Whether the tip may be shown: it is neither done with nor kept back by its rules.
    public var status: Tips.Status { TipCenter.shared.status(of: self) }
    public var shouldDisplay: Bool { status == .available }
    /// The status now, and whenever it is another.
    public var statusUpdates: AsyncStream<Tips.Status> { updates { $0.status } }
    public var shouldDisplayUpdates: AsyncStream<Bool> { updates { $0.shouldDisplay } }

    private func updates<Value: Equatable & Sendable>(
        _ value: @escaping @Sendable (Self) -> Value
    ) -> AsyncStream<Value> {
        AsyncStream { continuation in
            let last = Mutex<Value?>(nil)
            let tell: @Sendable () -> Void = {
                let now = value(self)
                let isOther = last.withLock { last in
                    defer { last = now }
                    return last != now
                }
                if isOther { continuation.yield(now) }
            }
            let following = TipCenter.shared.follow(tell)
            continuation.onTermination = { _ in following.end() }
            tell()
        }
    }

    /// The tip is not shown again.
    public func invalidate(reason: Tips.InvalidationReason) { TipCenter.shared.invalidate(id, reason) }
    /// The tip may be shown anew.
    public func resetEligibility() async { TipCenter.shared.reset(id) }
}

/// A tip of a kind that is forgotten.
public struct AnyTip: Tip {
    private let base: any Tip
    public init(_ tip: any Tip) { base = tip }
    public var id: String { base.id }
    public var title: Text { base.title }
    public var message: Text? { base.message }
    public var image: Image? { base.image }
    public var actions: [Action] { return base.actions }
    public var rules: [Rule] { return base.rules }
    public var options: [any TipOption] { return base.options }
}

/// How often and how long a tip is shown.
public protocol TipOption: Sendable {}
