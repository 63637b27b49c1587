import DeviceCore
import DeviceLink
import Foundation

/// What a launched process finds in its environment.
struct LaunchEnvironment: Sendable {
    let folders: DeviceFolders
    let socket: String

    /// What of the device's own environment a process needs to run at all.
    private static let inherited = ["PATH", "LANG", "LC_ALL", "TZ", "LD_LIBRARY_PATH", "SSL_CERT_FILE", "SSL_CERT_DIR"]

    /// `bundleID`: the process's own: the app's, or the extension's.
    func make(
        app: AppState,
        bundleID: String,
        bundlePath: String,
        role: LinkHello.Role,
        secret: String
    ) throws -> [String: String] {
        let container = try folders.makeContainer(bundleID).path
        let groups = try folders.makeGroups(app.profile.entitlements.groups, bundleID: app.bundleID).path
        var environment = ProcessInfo.processInfo.environment.filter { Self.inherited.contains($0.key) }
        environment["HOME"] = container
        environment["CFFIXED_USER_HOME"] = container
        environment["TMPDIR"] = container + "/tmp"
        environment[LinkEnvironment.socket] = socket
        environment[LinkEnvironment.launchSecret] = secret
        environment[LinkEnvironment.bundleID] = bundleID
        environment[LinkEnvironment.bundlePath] = bundlePath
        environment[LinkEnvironment.container] = container
        environment[LinkEnvironment.groupContainers] = groups
        environment[LinkEnvironment.role] = role.rawValue
        return environment
    }
}
