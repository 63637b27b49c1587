/// How much the processes on the link may ask of the device.
package struct LinkLimits: Hashable, Sendable {
    /// Processes that are connected at once.
    package var connections: Int
    /// Calls of one process that wait for an answer at once.
    package var callsPerConnection: Int
    /// Frames that wait to be read by one process; a process that reads none is let go.
    package var framesPerConnection: Int

    package init(connections: Int, callsPerConnection: Int, framesPerConnection: Int) {
        self.connections = connections
        self.callsPerConnection = callsPerConnection
        self.framesPerConnection = framesPerConnection
    }
}
