/// How an app has the clock and the signs beside it seen over its windows (`preferredStatusBarStyle`,
/// `prefersStatusBarHidden`).
public struct ViewStatusBar: Codable, Hashable, Sendable {
    /// A colour of the clock and the signs.
    public enum Ink: String, Codable, Hashable, Sendable, CaseIterable { case light, dark }

    /// Nil for the one that goes with the phone's light or dark appearance.
    public var ink: Ink?
    public var isHidden: Bool

    public init(ink: Ink? = nil, isHidden: Bool = false) {
        self.ink = ink
        self.isHidden = isHidden
    }
}
