/// How a child is started.
package struct ChildLaunch: Sendable {
    package var executable: String
    package var arguments: [String] = []
    /// All of it: nothing is inherited.
    package var environment: [String: String]
    package var directory: String
    package var bounds = ProcessBounds()
    /// Which files it can open; nil for whatever its user can.
    package var confinement: Confinement?
    /// A descriptor that becomes its descriptor 3; closed here once it is started.
    package var link: Int32?
    /// Where its own control group is made; nil for none.
    package var controlGroups = ControlGroup.delegated
    package init(
        executable: String,
        arguments: [String] = [],
        environment: [String: String],
        directory: String,
        bounds: ProcessBounds = ProcessBounds(),
        confinement: Confinement? = nil,
        link: Int32? = nil
    ) {
        self.executable = executable
        self.arguments = arguments
        self.environment = environment
        self.directory = directory
        self.bounds = bounds
        self.confinement = confinement
        self.link = link
    }
}
