/// How a child is started.
struct ChildLaunch: Sendable {
    var executable: String
    var arguments: [String] = []
    /// All of it: nothing is inherited.
    var environment: [String: String]
    var directory: String
    var bounds = ProcessBounds()
    /// Which files it can open; nil for whatever its user can.
    var confinement: Confinement?
}
