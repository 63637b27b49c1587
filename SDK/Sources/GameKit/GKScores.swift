public import Foundation
public import UIKit

/// The best of a game: none is loaded, and no score is taken, since nobody is signed in.
open class GKLeaderboard: NSObject, @unchecked Sendable {  // Its state does not change.
    /// Whose scores.
    public enum PlayerScope: Int, Sendable { case global = 0, friendsOnly }
    /// Of which time.
    public enum TimeScope: Int, Sendable { case today = 0, week, allTime }
    /// Whether it begins anew.
    public enum LeaderboardType: Int, Sendable { case classic = 0, recurring }

    /// A place in it.
    open class Entry: NSObject, @unchecked Sendable {  // Its state does not change.
        open var player: GKPlayer { GKPlayer() }
        open var rank: Int { 0 }
        open var score: Int { 0 }
        open var formattedScore: String { "" }
        open var context: Int { 0 }
        open var date: Date { .distantPast }
        override init() {}
    }

    open var title: String? { nil }
    open var baseLeaderboardID: String { identifier ?? "" }
    open var identifier: String?
    open var playerScope = PlayerScope.global
    open var timeScope = TimeScope.allTime
    open var range = NSRange(location: 1, length: 10)
    open var scores: [GKScore]? { nil }
    open var localPlayerScore: GKScore? { nil }
    open var isLoading: Bool { false }
    public override init() {}

    open class func submitScore(
        _ score: Int,
        context: Int,
        player: GKPlayer,
        leaderboardIDs: [String],
        completionHandler: @escaping ((any Error)?) -> Void
    ) { completionHandler(GKError(.notAuthenticated)) }
    open class func submitScore(_ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String]) async throws {
        throw GKError(.notAuthenticated)
    }
    open class func loadLeaderboards(
        IDs leaderboardIDs: [String]?,
        completionHandler: @escaping ([GKLeaderboard]?, (any Error)?) -> Void
    ) { completionHandler(nil, GKError(.notAuthenticated)) }
    open class func loadLeaderboards(IDs leaderboardIDs: [String]?) async throws -> [GKLeaderboard] {
        throw GKError(.notAuthenticated)
    }
    open func submitScore(
        _ score: Int,
        context: Int,
        player: GKPlayer,
        completionHandler: @escaping ((any Error)?) -> Void
    ) { completionHandler(GKError(.notAuthenticated)) }
    open func loadEntries(
        for playerScope: PlayerScope,
        timeScope: TimeScope,
        range: NSRange,
        completionHandler: @escaping (Entry?, [Entry]?, Int, (any Error)?) -> Void
    ) { completionHandler(nil, nil, 0, GKError(.notAuthenticated)) }
    open func loadEntries(
        for playerScope: PlayerScope,
        timeScope: TimeScope,
        range: NSRange
    ) async throws -> (Entry?, [Entry], Int) { throw GKError(.notAuthenticated) }
    open func loadScores(completionHandler: (([GKScore]?, (any Error)?) -> Void)? = nil) {
        completionHandler?(nil, GKError(.notAuthenticated))
    }
}

/// A score, as it was before iOS 14.
open class GKScore: NSObject, @unchecked Sendable {  // Of whoever makes it, as Apple's.
    open var leaderboardIdentifier: String
    open var value: Int64 = 0
    open var context: UInt64 = 0
    open var rank: Int { 0 }
    open var formattedValue: String? { nil }
    open var shouldSetDefaultLeaderboard = false
    public init(leaderboardIdentifier identifier: String) { leaderboardIdentifier = identifier }
    open class func report(
        _ scores: [GKScore],
        withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        completionHandler?(GKError(.notAuthenticated))
    }
}

/// Something that was reached: none is loaded or taken.
open class GKAchievement: NSObject, @unchecked Sendable {  // Of whoever makes it, as Apple's.
    open var identifier: String
    open var percentComplete = 0.0
    open var isCompleted: Bool { percentComplete >= 100 }
    open var showsCompletionBanner = false
    open var lastReportedDate: Date { .distantPast }
    public init(identifier: String) { self.identifier = identifier }
    public init(identifier: String, player: GKPlayer) { self.identifier = identifier }
    open class func loadAchievements(completionHandler: (([GKAchievement]?, (any Error)?) -> Void)? = nil) {
        completionHandler?(nil, GKError(.notAuthenticated))
    }
    open class func loadAchievements() async throws -> [GKAchievement] { throw GKError(.notAuthenticated) }
    open class func report(
        _ achievements: [GKAchievement],
        withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
    ) { completionHandler?(GKError(.notAuthenticated)) }
    open class func report(_ achievements: [GKAchievement]) async throws { throw GKError(.notAuthenticated) }
    open class func resetAchievements(completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(GKError(.notAuthenticated))
    }
}

/// Which view of Game Center is shown.
public enum GKGameCenterViewControllerState: Int, Sendable {
    case `default` = -1, leaderboards, achievements, challenges, localPlayerProfile, dashboard, localPlayerFriendsList
}
/// Hears that it is over.
@preconcurrency @MainActor
public protocol GKGameCenterControllerDelegate: NSObjectProtocol {
    func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}
/// Shows Game Center: its place says that nobody is signed in.
@preconcurrency @MainActor
open class GKGameCenterViewController: UINavigationController {
    open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
    open var viewState = GKGameCenterViewControllerState.default
    open var leaderboardIdentifier: String?
    open var leaderboardTimeScope = GKLeaderboard.TimeScope.today

    public convenience init(state: GKGameCenterViewControllerState) {
        self.init(nibName: nil, bundle: nil)
        viewState = state
    }
    public convenience init(
        leaderboardID: String,
        playerScope: GKLeaderboard.PlayerScope,
        timeScope: GKLeaderboard.TimeScope
    ) {
        self.init(state: .leaderboards)
        (leaderboardIdentifier, leaderboardTimeScope) = (leaderboardID, timeScope)
    }
    public convenience init(achievementID: String) { self.init(state: .achievements) }
}

/// The badge of Game Center in a game; it is not shown.
@preconcurrency @MainActor
open class GKAccessPoint: NSObject {
    /// In which corner it is.
    public enum Location: Int, Sendable { case topLeading = 0, topTrailing, bottomLeading, bottomTrailing }
    public static let shared = GKAccessPoint()
    open var isActive = false
    open var location = Location.topLeading
    open var showHighlights = false
    open var isVisible: Bool { false }
    open var isPresentingGameCenter: Bool { false }
    open var frameInScreenCoordinates: CGRect { .zero }
    open weak var parentWindow: UIWindow?
    open func trigger(handler: @escaping () -> Void) { handler() }
    open func trigger(state: GKGameCenterViewControllerState, handler: @escaping () -> Void) { handler() }
}

/// A banner of Game Center's; it is not shown.
@preconcurrency @MainActor
open class GKNotificationBanner: NSObject {
    open class func show(withTitle title: String?, message: String?, completionHandler: (() -> Void)? = nil) {
        completionHandler?()
    }
}
