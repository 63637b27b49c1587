// Places and sizes on a picture, as Metal has them.

/// A corner.
public struct MTLOrigin: Sendable {
    public var x: Int
    public var y: Int
    public var z: Int
    public init() { (x, y, z) = (0, 0, 0) }
    public init(x: Int, y: Int, z: Int) { (self.x, self.y, self.z) = (x, y, z) }
}
public func MTLOriginMake(_ x: Int, _ y: Int, _ z: Int) -> MTLOrigin { MTLOrigin(x: x, y: y, z: z) }

/// How many in each direction.
public struct MTLSize: Sendable {
    public var width: Int
    public var height: Int
    public var depth: Int
    public init() { (width, height, depth) = (0, 0, 0) }
    public init(width: Int, height: Int, depth: Int) {
        (self.width, self.height, self.depth) = (width, height, depth)
    }
}
public func MTLSizeMake(_ width: Int, _ height: Int, _ depth: Int) -> MTLSize {
    MTLSize(width: width, height: height, depth: depth)
}

/// A part of a picture.
public struct MTLRegion: Sendable {
    public var origin: MTLOrigin
    public var size: MTLSize
    public init() { (origin, size) = (MTLOrigin(), MTLSize()) }
    public init(origin: MTLOrigin, size: MTLSize) { (self.origin, self.size) = (origin, size) }
}
public func MTLRegionMake1D(_ x: Int, _ width: Int) -> MTLRegion {
    MTLRegion(origin: MTLOrigin(x: x, y: 0, z: 0), size: MTLSize(width: width, height: 1, depth: 1))
}
public func MTLRegionMake2D(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> MTLRegion {
    MTLRegion(origin: MTLOrigin(x: x, y: y, z: 0), size: MTLSize(width: width, height: height, depth: 1))
}
public func MTLRegionMake3D(_ x: Int, _ y: Int, _ z: Int, _ width: Int, _ height: Int, _ depth: Int) -> MTLRegion {
    MTLRegion(origin: MTLOrigin(x: x, y: y, z: z), size: MTLSize(width: width, height: height, depth: depth))
}

/// The colour of a picture before anything is drawn.
public struct MTLClearColor: Sendable {
    public var red: Double
    public var green: Double
    public var blue: Double
    public var alpha: Double
    public init() { (red, green, blue, alpha) = (0, 0, 0, 0) }
    public init(red: Double, green: Double, blue: Double, alpha: Double) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
}
public func MTLClearColorMake(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> MTLClearColor {
    MTLClearColor(red: red, green: green, blue: blue, alpha: alpha)
}

/// Where on a picture one draws.
public struct MTLViewport: Sendable {
    public var originX: Double
    public var originY: Double
    public var width: Double
    public var height: Double
    public var znear: Double
    public var zfar: Double
    public init() { self.init(originX: 0, originY: 0, width: 0, height: 0, znear: 0, zfar: 0) }
    public init(originX: Double, originY: Double, width: Double, height: Double, znear: Double, zfar: Double) {
        (self.originX, self.originY, self.width, self.height) = (originX, originY, width, height)
        (self.znear, self.zfar) = (znear, zfar)
    }
}

/// Outside of which nothing is drawn.
public struct MTLScissorRect: Sendable {
    public var x: Int
    public var y: Int
    public var width: Int
    public var height: Int
    public init() { self.init(x: 0, y: 0, width: 0, height: 0) }
    public init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }
}

/// Where in a dot one looks.
public struct MTLSamplePosition: Sendable {
    public var x: Float
    public var y: Float
    public init() { (x, y) = (0, 0) }
    public init(x: Float, y: Float) { (self.x, self.y) = (x, y) }
}

/// How many bytes something takes, and at which steps it may lie.
public struct MTLSizeAndAlign: Sendable {
    public var size: Int
    public var align: Int
    public init() { (size, align) = (0, 0) }
    public init(size: Int, align: Int) { (self.size, self.align) = (size, align) }
}

/// What is drawn how often, as it lies in memory.
public struct MTLDrawPrimitivesIndirectArguments: Sendable {
    public var vertexCount: UInt32 = 0
    public var instanceCount: UInt32 = 0
    public var vertexStart: UInt32 = 0
    public var baseInstance: UInt32 = 0
    public init() {}
}
/// The same by an index.
public struct MTLDrawIndexedPrimitivesIndirectArguments: Sendable {
    public var indexCount: UInt32 = 0
    public var instanceCount: UInt32 = 0
    public var indexStart: UInt32 = 0
    public var baseVertex: Int32 = 0
    public var baseInstance: UInt32 = 0
    public init() {}
}
/// How many groups, as it lies in memory.
public struct MTLDispatchThreadgroupsIndirectArguments: Sendable {
    public var threadgroupsPerGrid: (UInt32, UInt32, UInt32) = (0, 0, 0)
    public init() {}
}
