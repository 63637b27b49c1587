import Foundation
import Synchronization

/// What the app knows of tips. What is done with and how often tips were seen outlives the process, once the app has
/// configured them.
final class TipCenter: Sendable {
    static let shared = TipCenter()

    /// One time that something was done.
    struct Donation: Sendable {
        let date: Date
        let information: any Sendable
    }

    /// Somebody who hears that tips have become others.
    final class Following: Sendable {
        private let number: Int
        fileprivate init(_ number: Int) { self.number = number }
        func end() { TipCenter.shared.state.withLock { $0.followers[number] = nil } }
    }

    /// What is kept in a file.
    private struct Kept: Codable {
        var invalidated: [String: String] = [:]
        var displays: [String: Int] = [:]
    }

    private struct State: Sendable {
        var isConfigured = false
        /// Where it is kept.
        var file: URL?
        /// Seconds between two tips.
        var frequency: TimeInterval = 0
        var invalidated: [String: Tips.InvalidationReason] = [:]
        var donations: [String: [Donation]] = [:]
        /// How often each tip was seen, once in a process.
        var displays: [String: Int] = [:]
        /// Those that were seen in this process.
        var seen: Set<String> = []
        var lastDisplay: (id: String, date: Date)?
        var showsAll = false
        var hidesAll = false
        var followers: [Int: @Sendable () -> Void] = [:]
        var nextFollower = 0
    }
    private let state = Mutex(State())

    // MARK: Configuring

    /// Begins to show tips, with what is kept of them.
    func configure(file: URL?, frequency: TimeInterval) {
        let kept = file.flatMap { try? Data(contentsOf: $0) }.flatMap { try? JSONDecoder().decode(Kept.self, from: $0) }
        change { state in
            (state.isConfigured, state.file, state.frequency) = (true, file, frequency)
            for (id, reason) in kept?.invalidated ?? [:] where state.invalidated[id] == nil {
                state.invalidated[id] = Tips.InvalidationReason(kept: reason)
            }
            state.displays.merge(kept?.displays ?? [:]) { now, _ in now }
        }
    }

    func showAll() { change { $0.showsAll = true } }
    func hideAll() { change { $0.hidesAll = true } }

    /// Changes something, keeps it, and tells those who follow.
    private func change(_ change: (inout State) -> Void) {
        let (followers, file, kept) = state.withLock { state in
            change(&state)
            let kept = Kept(invalidated: state.invalidated.mapValues(\.kept), displays: state.displays)
            return (Array(state.followers.values), state.file, kept)
        }
        if let file, let data = try? JSONEncoder().encode(kept) {
            try? FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try? data.write(to: file, options: .atomic)
        }
        for follower in followers { follower() }
    }

    /// Something that rules ask for is another.
    func changed() { for follower in state.withLock({ Array($0.followers.values) }) { follower() } }

    /// Hears of changes from now on.
    func follow(_ action: @escaping @Sendable () -> Void) -> Following {
        state.withLock { state in
            state.nextFollower += 1
            state.followers[state.nextFollower] = action
            return Following(state.nextFollower)
        }
    }

    // MARK: Tips

    func status(of tip: some Tip) -> Tips.Status {
        let state = state.withLock { $0 }
        if state.hidesAll { return .pending }
        if state.showsAll { return .available }
        if let reason = state.invalidated[tip.id] { return .invalidated(reason) }
        guard state.isConfigured, tip.rules.allSatisfy(\.isFulfilled) else { return .pending }
        if state.seen.contains(tip.id) { return .available }
        let most = tip.options.lazy.compactMap { $0 as? Tips.MaxDisplayCount }.first?.count
        if let most, state.displays[tip.id, default: 0] >= most { return .invalidated(.displayCountExceeded) }
        let ignores = tip.options.lazy.compactMap { $0 as? Tips.IgnoresDisplayFrequency }.first?.ignores ?? false
        if !ignores, let last = state.lastDisplay, last.id != tip.id,
            Date().timeIntervalSince(last.date) < state.frequency
        {
            return .pending
        }
        return .available
    }

    /// A tip is seen.
    func displayed(_ tip: any Tip) {
        let id = tip.id
        guard state.withLock({ !$0.seen.contains(id) }) else { return }
        change { state in
            state.seen.insert(id)
            state.displays[id, default: 0] += 1
            state.lastDisplay = (id, Date())
        }
    }

    func invalidate(_ id: String, _ reason: Tips.InvalidationReason) { change { $0.invalidated[id] = reason } }
    func reset(_ id: String) {
        change { state in
            (state.invalidated[id], state.displays[id]) = (nil, nil)
            state.seen.remove(id)
        }
    }
    func resetAll() {
        change { state in
            (state.invalidated, state.donations, state.displays) = ([:], [:], [:])
            (state.seen, state.lastDisplay, state.showsAll, state.hidesAll) = ([], nil, false, false)
        }
    }
    func donate(_ id: String, _ date: Date, _ information: any Sendable) {
        change { $0.donations[id, default: []].append(Donation(date: date, information: information)) }
    }
    func donations(of id: String) -> [Donation] { state.withLock { $0.donations[id] ?? [] } }
}

extension Tips.InvalidationReason {
    /// As it is kept.
    fileprivate var kept: String { "\(self)" }
    fileprivate init?(kept: String) {
        let all: [Self] = [.actionPerformed, .displayCountExceeded, .displayDurationExceeded, .tipClosed]
        guard let reason = all.first(where: { $0.kept == kept }) else { return nil }
        self = reason
    }
}

/// A value that rules ask for. In an author's code it is `@Parameter static var`.
@propertyWrapper
public struct TipParameter<Value: Sendable>: Sendable {
    /// The value, as rules have it.
    public final class Reference: Sendable {
        private let held: Mutex<Value>
        init(_ value: Value) { held = Mutex(value) }
        var value: Value {
            get { held.withLock { $0 } }
            set {
                held.withLock { $0 = newValue }
                TipCenter.shared.changed()
            }
        }
    }
    private let reference: Reference
    public init(wrappedValue: Value) { reference = Reference(wrappedValue) }
    public init(wrappedValue: Value, _ options: Tips.ParameterOption...) { reference = Reference(wrappedValue) }
    public var wrappedValue: Value {
        get { reference.value }
        nonmutating set { reference.value = newValue }
    }
    public var projectedValue: Reference { reference }
}
