/// Why a gateway cannot start.
package struct GatewayError: Error, Hashable, Sendable, CustomStringConvertible {
    private enum Code: String { case cannotBind, cannotRead, unreadableIdentity, alreadyRunning, notRunning }
    private let code: Code
    package let description: String

    private init(_ code: Code, _ description: String) {
        self.code = code
        self.description = description
    }

    /// A name from a closed set, safe as a metric label.
    package var label: String { code.rawValue }

    /// A port is taken, or the address is not this machine's.
    static func cannotBind(_ host: String, _ port: Int, _ why: String) -> Self {
        Self(.cannotBind, "cannot listen on \(host) port \(port): \(why)")
    }

    /// A file or folder cannot be read.
    static func cannotRead(_ path: String, _ why: String) -> Self {
        Self(.cannotRead, "cannot read \(path): \(why)")
    }

    /// A key or certificate that an earlier start made is not what it should be.
    static func unreadableIdentity(_ path: String, _ why: String) -> Self {
        Self(.unreadableIdentity, "\(path) is not what the gateway wrote: \(why); delete it to have it made again")
    }

    /// Another gateway has the state folder.
    static func alreadyRunning(_ folder: String, process: String) -> Self {
        Self(.alreadyRunning, "process \(process) already runs a gateway with its state in \(folder)")
    }

    /// It ended before it was ready.
    static let notRunning = Self(.notRunning, "the gateway ended before it was ready")
}
