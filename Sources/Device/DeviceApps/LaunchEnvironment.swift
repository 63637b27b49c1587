import AppLink
import DeviceContext
import DeviceCore
import DeviceProcesses
import Foundation

/// How processes of apps and extensions are launched: what they find in their environment, and which files they can open.
struct LaunchEnvironment: Sendable {
    let folders: DeviceFolders
    let socket: String
    /// The network as it is now: a process keeps what it finds at its start.
    let network: @Sendable () -> NetworkCondition
    /// The storage as it is now.
    let storage: @Sendable () -> StorageCondition
    /// The language as it is now.
    let language: @Sendable () -> String
    /// Whether the kernel keeps processes to their containers.
    let confines: Bool
    /// The apps that their owner lets run although the kernel does not keep them, by bundle id.
    let unconfined: Set<String>
    let authorities: Authorities
    private let backtracer = Backtracer()

    /// What of the device's own environment a process needs to run at all.
    private static let inherited = ["PATH", "LANG", "LC_ALL", "TZ", "LD_LIBRARY_PATH", "SSL_CERT_FILE", "SSL_CERT_DIR"]

    init(
        folders: DeviceFolders,
        socket: String,
        network: @escaping @Sendable () -> NetworkCondition,
        storage: @escaping @Sendable () -> StorageCondition,
        language: @escaping @Sendable () -> String,
        confines: Bool,
        authorities: Authorities,
        unconfined: Set<String> = []
    ) {
        self.folders = folders
        self.socket = socket
        self.network = network
        self.storage = storage
        self.language = language
        self.confines = confines
        self.authorities = authorities
        self.unconfined = unconfined
    }

    /// The launch of a process, in its bundle's folder.
    ///
    /// `bundleID`: the process's own: the app's, or the extension's.
    /// - Throws: ``ChildError`` when it may not run here; what the disk says of its container.
    func launch(
        app: AppState,
        _ process: ExtensionProfile,
        role: LinkHello.Role,
        secret: String,
        bounds: ProcessBounds = ProcessBounds()
    ) throws -> ChildLaunch {
        let network = network()
        let storage = storage()
        guard confines || unconfined.contains(app.bundleID) else {
            throw ChildError(
                description: "this kernel cannot keep author code to its container (it has Landlock "
                    + "\(Confinement.version), \(Confinement.neededVersion) is needed); to run it all the same, start "
                    + "the device with --allow-unconfined \(app.bundleID)"
            )
        }
        var bounds = bounds
        // The first byte of a file is the last.
        if storage == .full { bounds.fileBytes = 1 }
        return ChildLaunch(
            executable: process.executable,
            environment: try make(
                app: app,
                bundleID: process.bundleID,
                bundlePath: process.bundlePath,
                role: role,
                secret: secret,
                network: network,
                storage: storage
            ),
            directory: process.bundlePath,
            bounds: bounds,
            confinement: confines ? try confinement(app: app, process, network, storage) : nil
        )
    }

    private func make(
        app: AppState,
        bundleID: String,
        bundlePath: String,
        role: LinkHello.Role,
        secret: String,
        network: NetworkCondition,
        storage: StorageCondition
    ) throws -> [String: String] {
        let container = try folders.makeContainer(bundleID).path
        let groups = try folders.makeGroups(app.profile.entitlements.groups, bundleID: app.bundleID).path
        var environment = ProcessInfo.processInfo.environment.filter { Self.inherited.contains($0.key) }
        environment.merge(network.environment) { $1 }
        environment[LinkEnvironment.language] = language()
        if storage != .open { environment[LinkEnvironment.storage] = storage.rawValue }
        environment.merge(backtracer?.environment ?? [:]) { $1 }
        environment[Authorities.variable] = try authorities.file().path
        environment["HOME"] = container
        environment["CFFIXED_USER_HOME"] = container
        environment["TMPDIR"] = container + "/tmp"
        // Where Foundation on Linux has these two, as on an iPhone.
        environment["XDG_CACHE_HOME"] = container + "/Library/Caches"
        environment["XDG_DATA_HOME"] = container + "/Library/Application Support"
        environment[LinkEnvironment.socket] = socket
        environment[LinkEnvironment.descriptor] = "3"
        environment[LinkEnvironment.launchSecret] = secret
        environment[LinkEnvironment.bundleID] = bundleID
        environment[LinkEnvironment.bundlePath] = bundlePath
        environment[LinkEnvironment.container] = container
        environment[LinkEnvironment.groupContainers] = groups
        environment[LinkEnvironment.role] = role.rawValue
        return environment
    }

    /// Its container and its groups' to change; its app's bundle, what its notifications show, and the system to read.
    private func confinement(
        app: AppState,
        _ process: ExtensionProfile,
        _ network: NetworkCondition,
        _ storage: StorageCondition
    ) throws -> Confinement {
        let inherited = ProcessInfo.processInfo.environment
        let libraries = (inherited["LD_LIBRARY_PATH"] ?? "").split(separator: ":").map(String.init)
        let certificates = ["SSL_CERT_FILE", "SSL_CERT_DIR"].compactMap { inherited[$0] }
        let bundle = app.profile.bundlePath ?? process.bundlePath
        // Made before the rules are, which know only what is there.
        let shown = folders.makeAttachments(app.bundleID).path
        let kept = writable(app: app, process)
        let own = [bundle, process.bundlePath, shown, folders.groupLinks(app.bundleID).path]
        var confinement = Confinement(
            readable: Confinement.system + libraries + certificates + [authorities.folder.path] + own
                + (backtracer.map { [$0.executable] } ?? []),
            writable: Confinement.devices + (storage == .locked ? [] : kept),
            mayConnect: network != .off
        )
        if storage == .locked { confinement.held = try folders.makeUnprotected(in: kept).map { HeldFolder($0) } }
        return confinement
    }

    /// What looks after the limits of a process.
    func watch(app: AppState, _ process: ExtensionProfile, limits: ExtensionLimits) -> LimitWatch {
        LimitWatch(
            limits: limits,
            folders: writable(app: app, process),
            backtracer: backtracer?.executable
        )
    }

    /// The folders that a process can write to: its container and its app's groups.
    func writable(app: AppState, _ process: ExtensionProfile) -> [String] {
        let groups = app.profile.entitlements.groups.filter(DeviceFolders.isFileName)
        return [folders.container(process.bundleID).path] + groups.map { folders.groups.appending(path: $0).path }
    }
}

extension NetworkCondition {
    /// What a process finds in its environment.
    fileprivate var environment: [String: String] {
        ["CARILLON_NETWORK": rawValue, "CARILLON_LOW_DATA": self == .metered ? "1" : "0"]
    }
}
