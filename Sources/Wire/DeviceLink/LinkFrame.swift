/// What a process of an app and the device say to each other, over a Unix socket.
///
/// Either side sends `hello` or `welcome` first; then both may call and answer at any time. A call is
/// answered by `reply` or `failure` with the same number; numbers of the two directions are independent.
public enum LinkFrame: Codable, Sendable {
    /// First from the app's side.
    case hello(LinkHello)
    /// First from the device, when it takes the process in.
    case welcome(LinkWelcome)
    /// First and last from the device, when it does not.
    case refused(LinkFailure)
    case appCall(id: UInt64, AppCall)
    case deviceCall(id: UInt64, DeviceCall)
    case reply(id: UInt64, LinkReply)
    case failure(id: UInt64, LinkFailure)
}

/// Who a process is.
public struct LinkHello: Codable, Hashable, Sendable {
    /// The protocol that this build speaks; raised whenever an old reader would misread a new frame.
    public static let currentVersion = 1

    public var version: Int
    public var role: Role
    public var bundleID: String
    public var processID: Int32
    /// The secret that the device gave a process it launched, in ``LinkEnvironment/launchSecret``.
    ///
    /// Without one, only a bundle id that is not installed can be claimed.
    public var launchSecret: String?

    /// What the process is to its app.
    public enum Role: String, Codable, Hashable, Sendable {
        case app
        case serviceExtension
        case contentExtension
    }

    public init(
        version: Int = LinkHello.currentVersion,
        role: Role,
        bundleID: String,
        processID: Int32,
        launchSecret: String? = nil
    ) {
        self.version = version
        self.role = role
        self.bundleID = bundleID
        self.processID = processID
        self.launchSecret = launchSecret
    }
}

/// What a process needs to know at its start.
public struct LinkWelcome: Codable, Hashable, Sendable {
    public var version: Int
    public var deviceName: String
    public var applicationState: ApplicationState

    public init(version: Int, deviceName: String, applicationState: ApplicationState) {
        self.version = version
        self.deviceName = deviceName
        self.applicationState = applicationState
    }
}

/// Where an app stands; raw values as `UIApplication.State`.
public enum ApplicationState: Int, Codable, Hashable, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
}

/// The variables that a launched process finds in its environment.
public enum LinkEnvironment {
    /// The path of the device's Unix socket.
    public static let socket = "CARILLON_LINK"
    public static let launchSecret = "CARILLON_LAUNCH_SECRET"
    public static let bundleID = "CARILLON_BUNDLE_ID"
    /// The installed bundle's folder.
    public static let bundlePath = "CARILLON_BUNDLE_PATH"
    /// The process's container; also its HOME.
    public static let container = "CARILLON_CONTAINER"
    /// The folder that holds one folder per app group the bundle is entitled to.
    public static let groupContainers = "CARILLON_GROUP_CONTAINERS"
    /// The role, as ``LinkHello/Role`` spells it.
    public static let role = "CARILLON_ROLE"
    /// ``LaunchFacts``, for an app.
    public static let launch = "CARILLON_LAUNCH"
    /// Set for a process that waits for a debugger before it does anything.
    public static let waitsForDebugger = "CARILLON_WAITS_FOR_DEBUGGER"
}
