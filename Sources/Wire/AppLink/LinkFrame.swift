import ViewLink
public import WireCoding

/// What a process of an app and the device say to each other, over a Unix socket.
///
/// Either side sends `hello` or `welcome` first; then both may call and answer at any time. A call is
/// answered by `reply` or `failure` with the same number; numbers of the two directions are independent.
public enum LinkFrame: Sendable {
    /// First from the app's side.
    case hello(LinkHello)
    /// First from the device, when it takes the process in.
    case welcome(LinkWelcome)
    /// First and last from the device, when it does not.
    case refused(LinkFailure)
    case appCall(id: UInt64, AppCall)
    case deviceCall(id: UInt64, DeviceCall)
    case reply(id: UInt64, LinkReply)
    /// The answer to a call that failed; without a number, to a message that could not be read.
    case failure(id: UInt64?, LinkFailure)
}

extension LinkFrame: TypedMessage {
    /// The values of `type`.
    public enum Kind: String, CaseIterable, Sendable {
        case hello, welcome, refused, appCall, deviceCall, reply, failure
    }

    public init(_ kind: Kind, from members: MessageMembers) throws {
        switch kind {
        case .hello: self = .hello(try LinkHello(from: members.decoder))
        case .welcome: self = .welcome(try LinkWelcome(from: members.decoder))
        case .refused: self = .refused(try LinkFailure(from: members.decoder))
        case .appCall: self = .appCall(id: try members["id"], try members["call"])
        case .deviceCall: self = .deviceCall(id: try members["id"], try members["call"])
        case .reply: self = .reply(id: try members["id"], try members["reply"])
        case .failure: self = .failure(id: try members.optional("id"), try members["failure"])
        }
    }

    public func write(to message: inout MessageWriter<Kind>) throws {
        switch self {
        case .hello(let hello): try message.write(.hello, membersOf: hello)
        case .welcome(let welcome): try message.write(.welcome, membersOf: welcome)
        case .refused(let failure): try message.write(.refused, membersOf: failure)
        case .appCall(let id, let call): try message.write(.appCall, ["id": id, "call": call])
        case .deviceCall(let id, let call): try message.write(.deviceCall, ["id": id, "call": call])
        case .reply(let id, let reply): try message.write(.reply, ["id": id, "reply": reply])
        case .failure(let id, let failure): try message.write(.failure, ["id": id, "failure": failure])
        }
    }
}

/// Who a process is.
public struct LinkHello: Codable, Hashable, Sendable {
    /// The version of the link that this build speaks (Documentation/Links.md).
    public static let currentVersion = 5
    /// From this version on an app's process is asked for what it shows.
    public static let windowVersion = 3
    /// From this version on processes tell each other of Darwin notifications.
    public static let darwinVersion = 4
    /// From this version on processes are told where the phone is.
    public static let locationVersion = 5
    /// The oldest version that this build takes in.
    public static let oldestVersion = 2

    public var version: Int
    public var role: Role
    public var bundleID: String
    public var processID: Int32
    /// The secret that the device gave a process it launched, in ``LinkEnvironment/launchSecret``.
    ///
    /// Without one, only a bundle id that is not installed can be claimed.
    public var launchSecret: String?
    /// The version of the view link that a content extension speaks.
    public var viewVersion: Int?

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
        self.viewVersion = role == .contentExtension ? ViewLinkVersion.current : nil
    }
}

/// What a process needs to know at its start.
public struct LinkWelcome: Codable, Hashable, Sendable {
    /// The lower of both versions.
    public var version: Int
    public var deviceName: String
    public var applicationState: ApplicationState
    /// For a content extension, the lower of both versions of the view link.
    public var viewVersion: Int?

    public init(version: Int, deviceName: String, applicationState: ApplicationState, viewVersion: Int? = nil) {
        self.version = version
        self.deviceName = deviceName
        self.applicationState = applicationState
        self.viewVersion = viewVersion
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
    /// The number of the descriptor that is the process's connection to the device; it is in place of ``socket`` for a process
    /// that the device started, since its sandbox lets it make no Unix socket.
    public static let descriptor = "CARILLON_LINK_DESCRIPTOR"
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
    /// `locked` or `full`, where the storage is: the keychain reads it.
    public static let storage = "CARILLON_STORAGE"
    /// The phone's language, a BCP 47 name, as the process begins: its locale and its texts are of it.
    public static let language = "CARILLON_LANGUAGE"
    /// Set for a process that waits for a debugger before it does anything.
    public static let waitsForDebugger = "CARILLON_WAITS_FOR_DEBUGGER"
    /// Set to anything: while the process waits for a push, it makes ready what loading a URL takes.
    public static let loadsURLs = "CARILLON_LOADS_URLS"
}
