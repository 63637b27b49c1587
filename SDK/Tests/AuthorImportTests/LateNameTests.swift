import Foundation
import Testing

@testable import AVFoundation
@testable import AVKit
@testable import Combine
@testable import CoreLocation
@testable import CoreMotion
@testable import CoreSpotlight
@testable import GameplayKit
@testable import HealthKit
@testable import Intents
@testable import MapKit
@testable import StoreKit
@testable import SwiftUI
@testable import UIKit
@testable import WebKit

/// What UIKit and its neighbours got in their last years.
@Suite("Late names", .timeLimit(.minutes(2))) @MainActor struct LateNameTests {
    private func words(in view: UIView) -> [String] {
        let own = (view as? UILabel)?.text ?? (view as? UIButton)?.currentTitle
        let label = view.accessibilityElementsHidden ? nil : own
        return (label.map { [$0] } ?? []) + view.subviews.flatMap { words(in: $0) }
    }

    @Test("What is not there is said over the view, and what a search found nothing of by its words")
    func unavailable() throws {
        let list = EmptyBells(style: .plain)
        list.loadViewIfNeeded()
        let shown = try #require(list.contentUnavailableView as? UIContentUnavailableView)
        #expect(words(in: shown).prefix(2) == ["No bells", "Add the first one."])
        #expect(shown.frame == list.view.bounds && shown.superview === list.view)

        list.search.searchBar.text = "Mill"
        list.updateContentUnavailableConfiguration(using: list.contentUnavailableConfigurationState)
        let found = try #require(list.contentUnavailableView as? UIContentUnavailableView)
        #expect(words(in: found).first == "No Results for “Mill”" && shown.superview == nil)
        list.contentUnavailableConfiguration = nil
        #expect(list.contentUnavailableView == nil && found.superview == nil)
    }

    @Test("Corners are as round as their configuration says, a capsule's as the view's size allows")
    func corners() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
        view.cornerConfiguration = .capsule()
        #expect(view.effectiveRadius(corner: .topLeft) == 20)
        view.bounds.size.height = 60
        #expect(view.effectiveRadius(corner: .topLeft) == 30)
        view.cornerConfiguration = .uniformTopRadius(8)
        #expect(view.effectiveRadius(corner: .topRight) == 8 && view.effectiveRadius(corner: .bottomRight) == 0)
    }

    @Test("A responder has the undo manager of its window")
    func undoing() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let field = UITextField()
        #expect(field.undoManager == nil)
        window.addSubview(field)
        let manager = try #require(field.undoManager)
        #expect(manager === window.undoManager)
    }

    @Test("A property that is watched is a publisher's, until it is cancelled")
    func watching() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var heard: [CGPoint] = []
        let watching = view.publisher(for: \.contentOffset).sink { heard.append($0) }
        view.contentOffset = CGPoint(x: 0, y: 5)
        watching.cancel()
        view.contentOffset = CGPoint(x: 0, y: 9)
        #expect(heard == [.zero, CGPoint(x: 0, y: 5)])
    }

    @Test("Marks of lists count as their format says")
    func marks() {
        let list = NSTextList(markerFormat: NSTextList.MarkerFormat("{lower-alpha})"))
        #expect([1, 26, 27, 0, -4].map(list.marker) == ["a)", "z)", "aa)", ")", ")"])
        let roman = NSTextList(markerFormat: .uppercaseRoman, startingItemNumber: 3)
        #expect([4, 1994, 0].map(roman.marker) == ["IV", "MCMXCIV", "0"] && roman.isOrdered)
        #expect(!NSTextList(markerFormat: .disc).isOrdered)
    }

    @Test("A search field keeps its tokens within what it has")
    func tokens() {
        let field = UISearchTextField(frame: .zero)
        field.insertToken(UISearchToken(icon: nil, text: "York"), at: 7)
        field.insertToken(UISearchToken(icon: nil, text: "Tower"), at: -1)
        field.removeToken(at: 5)
        #expect(field.tokens.map(\.text) == ["Tower", "York"])
        field.removeToken(at: 0)
        #expect(field.tokens.map(\.text) == ["York"])
    }

    @Test("A spring of SwiftUI's numbers is as stiff as they say")
    func springs() {
        let spring = CASpringAnimation(perceptualDuration: 2, bounce: 0.5)
        #expect(abs(spring.stiffness - .pi * .pi) < 0.001 && abs(spring.damping - .pi) < 0.001)
    }

    @Test("Outputs of an item are kept; places are not known; the App Store has nothing")
    func answers() async throws {
        let station = StationPlayer()
        #expect(station.item.outputs == [station.output] && station.song == nil)
        station.item.remove(station.output)
        #expect(station.item.outputs.isEmpty && station.item.accessLog() == nil)

        let update = try #require(try await firstUpdate())
        #expect(update.location == nil && update.authorizationRequestInProgress && !update.locationUnavailable)
        let monitor = await CLMonitor("bells")
        await monitor.add(CLMonitor.CircularGeographicCondition(center: .init(), radius: 3), identifier: "tower")
        #expect(await monitor.identifiers == ["tower"])
        #expect(await monitor.record(for: "tower")?.lastEvent.state == .unknown)

        let shop = SKStoreProductViewController()
        await #expect(throws: SKError(.unknown)) {
            _ = try await shop.loadProduct(withParameters: [SKStoreProductParameterITunesItemIdentifier: 3])
        }
        #expect(AVPictureInPictureController(playerLayer: AVPlayerLayer()) == nil)
        let player = AVPlayer(playerItem: nil)
        #expect(player.reasonForWaitingToPlay == nil)
        #expect(WKWebView(frame: .zero).backForwardList.currentItem == nil)
    }

    /// A component that counts.
    private final class Bell: GKComponent {
        var struck = 0
        override func update(deltaTime seconds: TimeInterval) { struck += 1 }
    }

    @Test("Entities have one component of a kind, and the cheapest way over a grid leads around what is taken away")
    func games() throws {
        let entity = GKEntity()
        let (first, second) = (Bell(), Bell())
        entity.addComponent(first)
        entity.addComponent(second)
        entity.update(deltaTime: 1)
        #expect(entity.component(ofType: Bell.self) === second && second.struck == 1 && first.entity == nil)

        let grid = GKGridGraph(fromGridStartingAt: SIMD2(0, 0), width: 3, height: 3, diagonalsAllowed: false)
        let start = try #require(grid.node(atGridPosition: SIMD2(0, 0)))
        let goal = try #require(grid.node(atGridPosition: SIMD2(2, 0)))
        #expect(grid.findPath(from: start, to: goal).count == 3)
        grid.remove([try #require(grid.node(atGridPosition: SIMD2(1, 0)))])
        #expect(grid.findPath(from: start, to: goal).count == 5 && grid.node(atGridPosition: SIMD2(1, 0)) == nil)
        let far = GKGridGraph(fromGridStartingAt: SIMD2(.max, .min), width: 2, height: -3, diagonalsAllowed: true)
        #expect(far.nodes?.isEmpty == true)
    }

    @Test("Strategists take the last match", arguments: [2, 4, 5, 7])
    func strategies(matches: Int) throws {
        let game = Nim(matches)
        let looking = GKMinmaxStrategist()
        looking.gameModel = game
        looking.maxLookAheadDepth = 8
        #expect((looking.bestMoveForActivePlayer() as? Nim.Move)?.taken == matches % 3)
        let guessing = GKMonteCarloStrategist()
        guessing.gameModel = game
        guessing.budget = 400
        let guess = try #require(guessing.bestMoveForActivePlayer() as? Nim.Move)
        #expect((1...2).contains(guess.taken) && game.left == matches)
    }

    @Test("Failures of media have Apple's numbers, and nobody asks for rings or for shortcuts of a watch")
    func numbers() async throws {
        #expect(AVError(.sessionWasInterrupted).errorCode == -11818 && AVFoundationErrorDomain == AVError.errorDomain)
        let asked = await withCheckedContinuation { done in
            let query = HKActivitySummaryQuery(predicate: nil) { _, found, error in
                done.resume(returning: (found?.count, (error as? HKError)?.code))
            }
            HKHealthStore().execute(query)
        }
        #expect(asked.0 == nil && asked.1 == .errorNoData)
        try await INRelevantShortcutStore.default.setRelevantShortcuts([])
        #expect(CMMotionManager.availableAttitudeReferenceFrames().isEmpty)
    }

    @Test("A part of a map is a part of the world")
    func regions() {
        let around = MKCoordinateRegion(.world)
        #expect(abs(around.span.longitudeDelta - 360) < 0.001 && abs(around.center.latitude) < 0.001)
    }
}

/// Two players take one match or two; who takes the last one wins.
private final class Nim: NSObject, GKGameModel {
    final class Player: NSObject, GKGameModelPlayer {
        let playerId: Int
        init(_ id: Int) { playerId = id }
    }
    final class Move: NSObject, GKGameModelUpdate {
        var value = 0
        let taken: Int
        init(_ taken: Int) { self.taken = taken }
    }

    nonisolated(unsafe) static let both = [Player(0), Player(1)]  // Their only state is constant.
    var left: Int
    var turn = 0
    init(_ left: Int) { self.left = left }

    var players: [any GKGameModelPlayer]? { Self.both }
    var activePlayer: (any GKGameModelPlayer)? { Self.both[turn] }
    func copy(with zone: NSZone? = nil) -> Any {
        let copy = Nim(left)
        copy.turn = turn
        return copy
    }
    func setGameModel(_ gameModel: any GKGameModel) {}
    func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]? {
        [1, 2].filter { $0 <= left }.map { Move($0) }
    }
    func apply(_ gameModelUpdate: any GKGameModelUpdate) {
        left -= (gameModelUpdate as? Move)?.taken ?? 0
        turn = 1 - turn
    }
    /// Who has just moved took the last one.
    func isWin(for player: any GKGameModelPlayer) -> Bool { left == 0 && player.playerId != turn }
    func isLoss(for player: any GKGameModelPlayer) -> Bool { left == 0 && player.playerId == turn }
}
