public import Foundation
public import UIKit

// Maps of tiles: which tile stands where is kept, places are told, and nothing of it is drawn.

/// How tiles lie.
public enum SKTileSetType: UInt, Sendable { case grid = 0, isometric, hexagonalFlat, hexagonalPointy }
/// How a tile is turned.
public enum SKTileDefinitionRotation: UInt, Sendable { case rotation0 = 0, rotation90, rotation180, rotation270 }
/// What stands beside a tile.
public struct SKTileAdjacencyMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let adjacencyUp = Self(rawValue: 1 << 0), adjacencyUpperRight = Self(rawValue: 1 << 1)
    public static let adjacencyRight = Self(rawValue: 1 << 2), adjacencyLowerRight = Self(rawValue: 1 << 3)
    public static let adjacencyDown = Self(rawValue: 1 << 4), adjacencyLowerLeft = Self(rawValue: 1 << 5)
    public static let adjacencyLeft = Self(rawValue: 1 << 6), adjacencyUpperLeft = Self(rawValue: 1 << 7)
    public static let adjacencyAll = Self(rawValue: 0xFF)
}

/// A tile.
@preconcurrency @MainActor
open class SKTileDefinition: NSObject {
    open var textures: [SKTexture]
    open var normalTextures: [SKTexture] = []
    open var userData: NSMutableDictionary?
    open var name: String?
    open var size: CGSize
    open var timePerFrame: CGFloat = 0
    open var placementWeight = 1
    open var rotation = SKTileDefinitionRotation.rotation0
    open var flipVertically = false
    open var flipHorizontally = false
    public override init() { (textures, size) = ([], .zero) }
    public init(texture: SKTexture) { (textures, size) = ([texture], texture.size()) }
    public init(texture: SKTexture, size: CGSize) { (textures, self.size) = ([texture], size) }
    public init(textures: [SKTexture], size: CGSize, timePerFrame: CGFloat) {
        (self.textures, self.size, self.timePerFrame) = (textures, size, timePerFrame)
    }
}
/// Which tile stands beside which.
@preconcurrency @MainActor
open class SKTileGroupRule: NSObject {
    open var adjacency: SKTileAdjacencyMask
    open var tileDefinitions: [SKTileDefinition]
    open var name: String?
    public init(adjacency: SKTileAdjacencyMask, tileDefinitions: [SKTileDefinition]) {
        (self.adjacency, self.tileDefinitions) = (adjacency, tileDefinitions)
    }
}
/// Tiles that belong together.
@preconcurrency @MainActor
open class SKTileGroup: NSObject {
    open var rules: [SKTileGroupRule]
    open var name: String?
    public init(rules: [SKTileGroupRule]) { self.rules = rules }
    public convenience init(tileDefinition: SKTileDefinition) {
        self.init(rules: [SKTileGroupRule(adjacency: .adjacencyAll, tileDefinitions: [tileDefinition])])
    }
    open class func empty() -> SKTileGroup { SKTileGroup(rules: []) }
}
/// All tiles of a map.
@preconcurrency @MainActor
open class SKTileSet: NSObject {
    open var tileGroups: [SKTileGroup]
    open var name: String?
    open var type = SKTileSetType.grid
    open var defaultTileGroup: SKTileGroup?
    open var defaultTileSize = CGSize.zero
    public init(tileGroups: [SKTileGroup]) { self.tileGroups = tileGroups }
    public convenience init(tileGroups: [SKTileGroup], tileSetType: SKTileSetType) {
        self.init(tileGroups: tileGroups)
        type = tileSetType
    }
    /// nil: sets of Xcode's editor are not read.
    public convenience init?(named name: String) { return nil }
    public convenience init?(from url: URL) { return nil }
}

/// A map of tiles.
open class SKTileMapNode: SKNode {
    open var numberOfColumns: Int
    open var numberOfRows: Int
    open var tileSize: CGSize
    open var tileSet: SKTileSet
    open var colorBlendFactor: CGFloat = 0
    open var color = SKColor.white
    open var blendMode = SKBlendMode.alpha
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    open var shader: SKShader?
    open var lightingBitMask: UInt32 = 0
    open var enableAutomapping = true
    private var tiles: [Int: [Int: (group: SKTileGroup, definition: SKTileDefinition?)]] = [:]

    public init(tileSet: SKTileSet, columns: Int, rows: Int, tileSize: CGSize) {
        (self.tileSet, numberOfColumns, numberOfRows, self.tileSize) = (tileSet, columns, rows, tileSize)
        super.init()
    }
    public convenience init(
        tileSet: SKTileSet,
        columns: Int,
        rows: Int,
        tileSize: CGSize,
        fillWith tileGroup: SKTileGroup
    ) {
        self.init(tileSet: tileSet, columns: columns, rows: rows, tileSize: tileSize)
        fill(with: tileGroup)
    }
    public required init?(coder aDecoder: NSCoder) { return nil }

    open var mapSize: CGSize {
        CGSize(width: tileSize.width * CGFloat(numberOfColumns), height: tileSize.height * CGFloat(numberOfRows))
    }
    open override var frame: CGRect {
        CGRect(
            x: position.x - mapSize.width * anchorPoint.x,
            y: position.y - mapSize.height * anchorPoint.y,
            width: mapSize.width,
            height: mapSize.height
        )
    }
    open func fill(with tileGroup: SKTileGroup?) {
        for column in 0..<max(numberOfColumns, 0) {
            for row in 0..<max(numberOfRows, 0) { setTileGroup(tileGroup, forColumn: column, row: row) }
        }
    }
    open func tileDefinition(atColumn column: Int, row: Int) -> SKTileDefinition? {
        guard let tile = tiles[column]?[row] else { return nil }
        return tile.definition ?? tile.group.rules.first?.tileDefinitions.first
    }
    open func tileGroup(atColumn column: Int, row: Int) -> SKTileGroup? { tiles[column]?[row]?.group }
    open func setTileGroup(_ tileGroup: SKTileGroup?, forColumn column: Int, row: Int) {
        tiles[column, default: [:]][row] = tileGroup.map { ($0, nil) }
    }
    open func setTileGroup(
        _ tileGroup: SKTileGroup,
        andTileDefinition tileDefinition: SKTileDefinition,
        forColumn column: Int,
        row: Int
    ) {
        tiles[column, default: [:]][row] = (tileGroup, tileDefinition)
    }
    /// Of a place in the map's own coordinates; outside of it, as if it went on.
    open func tileColumnIndex(fromPosition position: CGPoint) -> Int {
        Self.index(position.x + mapSize.width * anchorPoint.x, tileSize.width)
    }
    open func tileRowIndex(fromPosition position: CGPoint) -> Int {
        Self.index(position.y + mapSize.height * anchorPoint.y, tileSize.height)
    }
    private static func index(_ place: CGFloat, _ step: CGFloat) -> Int {
        Int(exactly: (place / step).rounded(.down)) ?? 0
    }
    open func centerOfTile(atColumn column: Int, row: Int) -> CGPoint {
        CGPoint(
            x: (CGFloat(column) + 0.5) * tileSize.width - mapSize.width * anchorPoint.x,
            y: (CGFloat(row) + 0.5) * tileSize.height - mapSize.height * anchorPoint.y
        )
    }
}

/// A picture whose dots change; they are kept and not drawn.
open class SKMutableTexture: SKTexture {
    private var dots: [UInt8]
    public init(size: CGSize) {
        let count = max(size.width, 0) * max(size.height, 0) * 4
        dots = [UInt8](repeating: 0, count: count < 1e9 ? Int(count) : 0)
        super.init(image: UIImage())
    }
    open func modifyPixelData(_ block: (UnsafeMutableRawPointer?, Int) -> Void) {
        dots.withUnsafeMutableBytes { block($0.baseAddress, $0.count) }
    }
}

/// How a picture is bent.
open class SKWarpGeometry: NSObject {}
/// By a grid of points.
open class SKWarpGeometryGrid: SKWarpGeometry {
    public let numberOfColumns: Int
    public let numberOfRows: Int
    private let from: [SIMD2<Float>]
    private let to: [SIMD2<Float>]
    public init(
        columns: Int,
        rows: Int,
        sourcePositions: [SIMD2<Float>] = [],
        destinationPositions: [SIMD2<Float>] = []
    ) {
        (numberOfColumns, numberOfRows, from, to) = (columns, rows, sourcePositions, destinationPositions)
    }
    open class func grid(withColumns cols: Int, rows: Int) -> SKWarpGeometryGrid {
        SKWarpGeometryGrid(columns: cols, rows: rows)
    }
    open var vertexCount: Int { (numberOfColumns + 1) * (numberOfRows + 1) }
    open func sourcePosition(at index: Int) -> SIMD2<Float> { from.indices.contains(index) ? from[index] : SIMD2(0, 0) }
    open func destPosition(at index: Int) -> SIMD2<Float> {
        to.indices.contains(index) ? to[index] : sourcePosition(at: index)
    }
}
