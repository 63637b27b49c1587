public import Foundation

/// Who plays (GameplayKit: GKGameModelPlayer).
public protocol GKGameModelPlayer: NSObjectProtocol {
    var playerId: Int { get }
}

/// A move (GameplayKit: GKGameModelUpdate).
public protocol GKGameModelUpdate: NSObjectProtocol {
    /// What it is worth, once that is known.
    var value: Int { get set }
}

/// How a game stands, and what may be done (GameplayKit: GKGameModel).
public protocol GKGameModel: NSObjectProtocol, NSCopying {
    var players: [any GKGameModelPlayer]? { get }
    var activePlayer: (any GKGameModelPlayer)? { get }
    func setGameModel(_ gameModel: any GKGameModel)
    func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]?
    func apply(_ gameModelUpdate: any GKGameModelUpdate)
    func score(for player: any GKGameModelPlayer) -> Int
    func isWin(for player: any GKGameModelPlayer) -> Bool
    func isLoss(for player: any GKGameModelPlayer) -> Bool
    func unapplyGameModelUpdate(_ gameModelUpdate: any GKGameModelUpdate)
}

/// What a game makes of a score that it does not know.
public let GKGameModelMaxScore = 1 << 24
public let GKGameModelMinScore = -(1 << 24)

extension GKGameModel {
    public func score(for player: any GKGameModelPlayer) -> Int {
        isWin(for: player) ? GKGameModelMaxScore : isLoss(for: player) ? GKGameModelMinScore : 0
    }
    public func isWin(for player: any GKGameModelPlayer) -> Bool { false }
    public func isLoss(for player: any GKGameModelPlayer) -> Bool { false }
    public func unapplyGameModelUpdate(_ gameModelUpdate: any GKGameModelUpdate) {}
}

/// Finds moves (GameplayKit: GKStrategist).
public protocol GKStrategist: NSObjectProtocol {
    var gameModel: (any GKGameModel)? { get set }
    var randomSource: (any GKRandom)? { get set }
    func bestMoveForActivePlayer() -> (any GKGameModelUpdate)?
}

extension GKGameModel {
    /// The game after a move; the game itself stays as it is.
    func after(_ move: any GKGameModelUpdate) -> (any GKGameModel)? {
        let game = copy(with: nil) as? any GKGameModel
        game?.apply(move)
        return game
    }
    func isOver(for player: any GKGameModelPlayer) -> Bool { isWin(for: player) || isLoss(for: player) }
}

/// Looks some moves ahead for the best that the others leave (GameplayKit: GKMinmaxStrategist).
open class GKMinmaxStrategist: NSObject, GKStrategist {
    open var gameModel: (any GKGameModel)?
    open var randomSource: (any GKRandom)?
    /// Moves.
    open var maxLookAheadDepth = 0

    public override init() {}

    open func bestMoveForActivePlayer() -> (any GKGameModelUpdate)? {
        gameModel?.activePlayer.flatMap { bestMove(for: $0) }
    }

    open func bestMove(for player: any GKGameModelPlayer) -> (any GKGameModelUpdate)? {
        let moves = rated(for: player)
        let best = moves.filter { $0.value == moves.map(\.value).max() }
        guard let randomSource, best.count > 1 else { return best.first }
        return best[randomSource.nextInt(upperBound: best.count)]
    }

    /// One of the best moves.
    open func randomMove(for player: any GKGameModelPlayer, fromNumberOfBestMoves number: Int) -> (
        any GKGameModelUpdate
    )? {
        let best = rated(for: player).sorted { $0.value > $1.value }.prefix(max(number, 0))
        guard let randomSource, best.count > 1 else { return best.first }
        return best[randomSource.nextInt(upperBound: best.count)]
    }

    private func rated(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate] {
        guard let gameModel, let moves = gameModel.gameModelUpdates(for: player) else { return [] }
        for move in moves {
            guard let next = gameModel.after(move) else { continue }
            move.value = worth(of: next, for: player, depth: maxLookAheadDepth - 1, above: .min, below: .max)
        }
        return moves
    }

    /// Alpha-beta: what is above or below what the others would allow is not looked at.
    private func worth(
        of game: any GKGameModel,
        for player: any GKGameModelPlayer,
        depth: Int,
        above: Int,
        below: Int
    ) -> Int {
        guard depth > 0, !game.isOver(for: player), let turn = game.activePlayer,
            let moves = game.gameModelUpdates(for: turn), !moves.isEmpty
        else { return game.score(for: player) }
        let isOwn = turn.playerId == player.playerId
        var (low, high) = (above, below)
        for move in moves {
            guard let next = game.after(move) else { continue }
            let value = worth(of: next, for: player, depth: depth - 1, above: low, below: high)
            if isOwn { low = max(low, value) } else { high = min(high, value) }
            if low >= high { break }
        }
        return isOwn ? low : high
    }
}

/// Plays games to their end by chance, and takes the move that wins most (GameplayKit: GKMonteCarloStrategist).
open class GKMonteCarloStrategist: NSObject, GKStrategist {
    open var gameModel: (any GKGameModel)?
    open var randomSource: (any GKRandom)?
    /// How many games are played.
    open var budget = 100
    /// Kept: each move is tried as often as the others.
    open var explorationParameter = 4
    /// A game that does not end has no winner.
    private static let longest = 500

    public override init() {}

    open func bestMoveForActivePlayer() -> (any GKGameModelUpdate)? {
        guard let gameModel, let player = gameModel.activePlayer,
            let moves = gameModel.gameModelUpdates(for: player), !moves.isEmpty
        else { return nil }
        let random = randomSource ?? GKRandomSource.sharedRandom()
        let tries = min(max(budget / moves.count, 1), 10_000)
        for move in moves {
            move.value = (0..<tries).count { _ in
                gameModel.after(move).map { wins($0, for: player, random) } ?? false
            }
        }
        return moves.max { $0.value < $1.value }
    }

    private func wins(_ game: any GKGameModel, for player: any GKGameModelPlayer, _ random: any GKRandom) -> Bool {
        for _ in 0..<Self.longest {
            guard !game.isOver(for: player), let turn = game.activePlayer,
                let moves = game.gameModelUpdates(for: turn), !moves.isEmpty
            else { break }
            game.apply(moves[random.nextInt(upperBound: moves.count)])
        }
        return game.isWin(for: player)
    }
}
