public import Foundation

/// Closes what was presented.
@preconcurrency @MainActor
public struct DismissAction {
    let action: @MainActor @Sendable () -> Void
    nonisolated init(_ action: @escaping @MainActor @Sendable () -> Void = {}) { self.action = action }
    public func callAsFunction() { action() }
}

/// Opens an address.
@preconcurrency @MainActor
public struct OpenURLAction {
    /// What became of an address.
    public struct Result: Sendable {
        enum Outcome { case handled, discarded, system(URL?) }
        let outcome: Outcome
        public static let handled = Result(outcome: .handled), discarded = Result(outcome: .discarded)
        public static let systemAction = Result(outcome: .system(nil))
        public static func systemAction(_ url: URL) -> Result { Result(outcome: .system(url)) }
    }

    // Set once, and called on the main actor alone.
    private nonisolated(unsafe) let handler: ((URL) -> Result)?
    nonisolated init() { handler = nil }
    public nonisolated init(handler: @escaping (URL) -> Result) { self.handler = handler }
    public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }
    public func callAsFunction(_ url: URL, prefersInApp: Bool) { callAsFunction(url) }
    @preconcurrency public func callAsFunction(_ url: URL, completion: @escaping @MainActor @Sendable (Bool) -> Void) {
        switch handler?(url).outcome ?? .system(nil) {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .system(let other): UIApplication.shared.open(other ?? url, options: [:], completionHandler: completion)
        }
    }
}

/// Whether a view was presented.
public struct PresentationMode: Sendable {
    public private(set) var isPresented = false
    init(isPresented: Bool) { self.isPresented = isPresented }
    public mutating func dismiss() { isPresented = false }
}

/// How much room there is.
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }
/// What a view keeps away from.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let container = Self(rawValue: 1), keyboard = Self(rawValue: 2), all = Self(rawValue: 3)
}
/// Whether something is seen.
public enum Visibility: Hashable, Sendable { case automatic, visible, hidden }
/// An edge to the side.
public enum HorizontalEdge: Hashable, Sendable { case leading, trailing }
/// An edge above or below.
public enum VerticalEdge: Hashable, Sendable { case top, bottom }
