/// What of the sandbox of author code holds on this machine, for whoever asks.
package struct SandboxReport: Hashable, Sendable {
    /// The kernel's version of Landlock; 0 for none.
    package let landlock: Int
    /// Whether an author's code is kept to its container here: without it, it does not run unless its owner says so.
    package let isPossible: Bool

    /// This machine's.
    package static var here: SandboxReport {
        SandboxReport(landlock: Confinement.version, isPossible: Confinement.isPossible)
    }

    /// The version of Landlock that is needed.
    package static let neededLandlock = Confinement.neededVersion

    /// What holds, as a sentence.
    package var description: String {
        guard isPossible else {
            return "this kernel cannot keep author code to its container: it has Landlock \(landlock), "
                + "\(Self.neededLandlock) is needed, and a filter of system calls"
        }
        let signals = landlock >= 6 ? "Landlock" : "the filter of system calls"
        let network = landlock >= 4 ? "" : "; a network that is off still lets it connect (Landlock 4 is needed)"
        return
            "author code is kept to its container (Landlock \(landlock)), its calls are filtered, its signals held by "
            + signals + network
    }
}
