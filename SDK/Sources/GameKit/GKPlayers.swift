@_exported public import Foundation
public import FoundationAdditions
public import UIKit

// Game Center: nobody is signed in on a simulated phone, and nobody can be.

public let GKErrorDomain = "GKErrorDomain"

/// Why something of Game Center's did not happen.
public struct GKError: CustomNSError, Hashable, Sendable {
    /// Raw values as the framework has them.
    public enum Code: Int, ErrorCode, Sendable {
        public typealias _ErrorType = GKError
        case unknown = 1, cancelled, communicationsFailure, userDenied, invalidCredentials, notAuthenticated
        case authenticationInProgress, invalidPlayer, scoreNotSet, parentalControlsBlocked,
            playerStatusExceedsMaximumLength
        case playerStatusInvalid, matchRequestInvalid, underage, gameUnrecognized, notSupported, invalidParameter
        case unexpectedConnection, challengeInvalid
    }

    public static let unknown = Code.unknown, invalidCredentials = Code.invalidCredentials
    public static let authenticationInProgress = Code.authenticationInProgress, invalidPlayer = Code.invalidPlayer
    public static let scoreNotSet = Code.scoreNotSet, parentalControlsBlocked = Code.parentalControlsBlocked
    public static let playerStatusExceedsMaximumLength = Code.playerStatusExceedsMaximumLength
    public static let playerStatusInvalid = Code.playerStatusInvalid, matchRequestInvalid = Code.matchRequestInvalid
    public static let underage = Code.underage, gameUnrecognized = Code.gameUnrecognized
    public static let notSupported = Code.notSupported, invalidParameter = Code.invalidParameter
    public static let unexpectedConnection = Code.unexpectedConnection, challengeInvalid = Code.challengeInvalid
    public static let errorDomain = GKErrorDomain
    public let code: Code
    public var errorCode: Int { code.rawValue }
    public init(_ code: Code) { self.code = code }
    public static let notAuthenticated = Code.notAuthenticated, cancelled = Code.cancelled
    public static let userDenied = Code.userDenied, communicationsFailure = Code.communicationsFailure
}

/// Somebody who plays.
open class GKBasePlayer: NSObject, @unchecked Sendable {  // Its state does not change.
    open var displayName: String? { nil }
    open var playerID: String? { nil }
    override init() {}
}

/// Somebody whom Game Center knows.
open class GKPlayer: GKBasePlayer, @unchecked Sendable {  // Its state does not change.
    /// How large a picture is.
    public enum PhotoSize: Int, Sendable { case small = 0, normal }
    open var gamePlayerID: String { "" }
    open var teamPlayerID: String { "" }
    open var alias: String { "" }
    open override var displayName: String { "" }
    open var guestIdentifier: String? { nil }
    open var isInvitable: Bool { false }
    open func loadPhoto(
        for size: PhotoSize,
        withCompletionHandler completionHandler: ((UIImage?, (any Error)?) -> Void)? = nil
    ) {
        completionHandler?(nil, GKError(.notAuthenticated))
    }
    open func loadPhoto(for size: PhotoSize) async throws -> UIImage { throw GKError(.notAuthenticated) }
    open func scopedIDsArePersistent() -> Bool { false }
}

/// What the one who plays hears.
public protocol GKLocalPlayerListener: GKChallengeListener, GKInviteEventListener, GKTurnBasedEventListener {}
/// Hears of challenges; none comes.
public protocol GKChallengeListener: NSObjectProtocol {}
/// Hears of invitations; none comes.
public protocol GKInviteEventListener: NSObjectProtocol {}
/// Hears of turns; none comes.
public protocol GKTurnBasedEventListener: NSObjectProtocol {}

/// Who plays on this phone: nobody is signed in, which the handler hears as `notAuthenticated`.
@preconcurrency @MainActor
open class GKLocalPlayer: GKPlayer, @unchecked Sendable {  // The main actor's.
    public static let local = GKLocalPlayer()
    open class func localPlayer() -> GKLocalPlayer { local }
    @available(*, deprecated, renamed: "local")
    public static var shared: GKLocalPlayer { local }

    open var isAuthenticated: Bool { false }
    open var isUnderage: Bool { false }
    open var isMultiplayerGamingRestricted: Bool { true }
    open var isPersonalizedCommunicationRestricted: Bool { true }
    open var isPresentingFriendRequestViewController: Bool { false }

    /// Called once, later, with neither a controller nor a player.
    open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
        didSet {
            guard authenticateHandler != nil else { return }
            DispatchQueue.main.async { [weak self] in
                MainActor.assumeIsolated { self?.authenticateHandler?(nil, GKError(.notAuthenticated)) }
            }
        }
    }

    open func register(_ listener: any GKLocalPlayerListener) {}
    open func unregisterListener(_ listener: any GKLocalPlayerListener) {}
    open func unregisterAllListeners() {}
    open func loadFriends() async throws -> [GKPlayer] { throw GKError(.notAuthenticated) }
    open func loadFriends(_ completionHandler: @escaping ([GKPlayer]?, (any Error)?) -> Void) {
        completionHandler(nil, GKError(.notAuthenticated))
    }
    open func loadRecentPlayers(completionHandler: (([GKPlayer]?, (any Error)?) -> Void)? = nil) {
        completionHandler?(nil, GKError(.notAuthenticated))
    }
    open func loadDefaultLeaderboardIdentifier(completionHandler: ((String?, (any Error)?) -> Void)? = nil) {
        completionHandler?(nil, GKError(.notAuthenticated))
    }
    open func fetchItems(
        forIdentityVerificationSignature completionHandler: ((URL?, Data?, Data?, UInt64, (any Error)?) -> Void)? = nil
    ) { completionHandler?(nil, nil, nil, 0, GKError(.notAuthenticated)) }
}

extension Notification.Name {
    public static let GKPlayerAuthenticationDidChangeNotificationName = Notification.Name(
        "GKPlayerAuthenticationDidChangeNotificationName"
    )
    public static let GKPlayerDidChangeNotificationName = Notification.Name("GKPlayerDidChangeNotificationName")
}
