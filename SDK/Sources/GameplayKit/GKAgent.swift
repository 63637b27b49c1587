public import Foundation
public import simd

/// Hears of an agent that moves.
public protocol GKAgentDelegate: NSObjectProtocol {
    func agentWillUpdate(_ agent: GKAgent)
    func agentDidUpdate(_ agent: GKAgent)
}
extension GKAgentDelegate {
    public func agentWillUpdate(_ agent: GKAgent) {}
    public func agentDidUpdate(_ agent: GKAgent) {}
}

/// Something that moves by its goals (GameplayKit: GKAgent). The steps are simple ones of steering: its way is not Apple's.
open class GKAgent: GKComponent {
    open weak var delegate: (any GKAgentDelegate)?
    open var behavior: GKBehavior?
    open var mass: Float = 1
    open var radius: Float = 0.5
    open internal(set) var speed: Float = 0
    open var maxSpeed: Float = 1
    open var maxAcceleration: Float = 1

    /// In space; a flat one has no height.
    var place = SIMD3<Float>(0, 0, 0)
    var motion = SIMD3<Float>(0, 0, 0)

    open override func update(deltaTime seconds: TimeInterval) {
        delegate?.agentWillUpdate(self)
        let time = Float(seconds)
        if let behavior {
            motion += limited(behavior.pull(on: self), maxAcceleration) * (time / max(mass, .leastNormalMagnitude))
            motion = limited(motion, maxSpeed)
        }
        place += motion * time
        speed = length(motion)
        turn()
        delegate?.agentDidUpdate(self)
    }
    func turn() {}
    func limited(_ v: SIMD3<Float>, _ limit: Float) -> SIMD3<Float> { length(v) > limit ? normalize(v) * limit : v }
}

/// One on a plane.
open class GKAgent2D: GKAgent {
    open var position: SIMD2<Float> {
        get { SIMD2(place.x, place.y) }
        set { place = SIMD3(newValue, 0) }
    }
    open var velocity: SIMD2<Float> { SIMD2(motion.x, motion.y) }
    /// Radians.
    open var rotation: Float = 0
    override func turn() { if speed > 0 { rotation = Float.angle(y: motion.y, x: motion.x) } }
}
/// One in space.
open class GKAgent3D: GKAgent {
    open var position: SIMD3<Float> {
        get { place }
        set { place = newValue }
    }
    open var velocity: SIMD3<Float> { motion }
    open var rightHanded = true
    open var rotation = matrix_identity_float3x3
    override func turn() {
        guard speed > 0 else { return }
        rotation = simd_float3x3(simd_quatf(from: SIMD3(0, 0, rightHanded ? -1 : 1), to: normalize(motion)))
    }
}

/// Something that an agent wants (GameplayKit: GKGoal).
open class GKGoal: NSObject {
    private let wish: (GKAgent) -> SIMD3<Float>
    init(_ wish: @escaping (GKAgent) -> SIMD3<Float>) { self.wish = wish }
    func pull(on agent: GKAgent) -> SIMD3<Float> { wish(agent) }

    private static func way(_ from: SIMD3<Float>, _ to: SIMD3<Float>) -> SIMD3<Float> {
        let way = to - from
        return length(way) > 0 ? normalize(way) : SIMD3(0, 0, 0)
    }
    /// From what one has to what one wants.
    private static func steer(_ agent: GKAgent, _ direction: SIMD3<Float>) -> SIMD3<Float> {
        direction * agent.maxSpeed - agent.motion
    }

    public convenience init(toSeekAgent agent: GKAgent) {
        self.init { [weak agent] own in
            agent.map { Self.steer(own, Self.way(own.place, $0.place)) } ?? SIMD3(0, 0, 0)
        }
    }
    public convenience init(toFleeAgent agent: GKAgent) {
        self.init { [weak agent] own in
            agent.map { Self.steer(own, -Self.way(own.place, $0.place)) } ?? SIMD3(0, 0, 0)
        }
    }
    public convenience init(toInterceptAgent target: GKAgent, maxPredictionTime: TimeInterval) {
        self.init { [weak target] own in
            guard let target else { return SIMD3(0, 0, 0) }
            let time = min(
                length(target.place - own.place) / max(own.maxSpeed, .leastNormalMagnitude),
                Float(maxPredictionTime)
            )
            return Self.steer(own, Self.way(own.place, target.place + target.motion * time))
        }
    }
    public convenience init(toReachTargetSpeed targetSpeed: Float) {
        self.init { own in
            let ahead = length(own.motion) > 0 ? normalize(own.motion) : SIMD3(1, 0, 0)
            return ahead * targetSpeed - own.motion
        }
    }
    /// A little to the side, another one each time.
    public convenience init(toWander speed: Float) {
        self.init { own in
            let ahead = length(own.motion) > 0 ? normalize(own.motion) : SIMD3(1, 0, 0)
            let turn = simd_quatf(angle: Float.random(in: -0.5...0.5), axis: SIMD3(0, 0, 1))
            return turn.act(ahead) * speed - own.motion
        }
    }
    public convenience init(toSeparateFrom agents: [GKAgent], maxDistance: Float, maxAngle: Float) {
        self.init { own in
            let near = Self.near(own, agents, maxDistance)
            return near.reduce(SIMD3(0, 0, 0)) { $0 - Self.way(own.place, $1.place) }
        }
    }
    public convenience init(toAlignWith agents: [GKAgent], maxDistance: Float, maxAngle: Float) {
        self.init { own in
            let near = Self.near(own, agents, maxDistance)
            guard !near.isEmpty else { return SIMD3(0, 0, 0) }
            return near.reduce(SIMD3(0, 0, 0)) { $0 + $1.motion } / Float(near.count) - own.motion
        }
    }
    public convenience init(toCohereWith agents: [GKAgent], maxDistance: Float, maxAngle: Float) {
        self.init { own in
            let near = Self.near(own, agents, maxDistance)
            guard !near.isEmpty else { return SIMD3(0, 0, 0) }
            return Self.steer(
                own,
                Self.way(own.place, near.reduce(SIMD3(0, 0, 0)) { $0 + $1.place } / Float(near.count))
            )
        }
    }
    public convenience init(toAvoid obstacles: [GKObstacle], maxPredictionTime: TimeInterval) {
        self.init { own in
            obstacles.reduce(SIMD3(0, 0, 0)) { sum, obstacle in
                let ahead = own.place + own.motion * Float(maxPredictionTime)
                let way = ahead - obstacle.middle
                return length(way) < obstacle.reach + own.radius
                    ? sum + Self.way(obstacle.middle, ahead) * own.maxSpeed : sum
            }
        }
    }
    public convenience init(toAvoid agents: [GKAgent], maxPredictionTime: TimeInterval) {
        self.init { own in
            agents.filter { $0 !== own }.reduce(SIMD3(0, 0, 0)) { sum, other in
                let time = Float(maxPredictionTime)
                let way = own.place + own.motion * time - other.place - other.motion * time
                return length(way) < other.radius + own.radius
                    ? sum + Self.way(SIMD3(0, 0, 0), way) * own.maxSpeed : sum
            }
        }
    }
    public convenience init(toFollow path: GKPath, maxPredictionTime: TimeInterval, forward: Bool) {
        self.init { own in
            guard let next = path.next(after: own.place + own.motion * Float(maxPredictionTime), forward) else {
                return SIMD3(0, 0, 0)
            }
            return Self.steer(own, Self.way(own.place, next))
        }
    }
    public convenience init(toStayOn path: GKPath, maxPredictionTime: TimeInterval) {
        self.init { own in
            let ahead = own.place + own.motion * Float(maxPredictionTime)
            guard let near = path.nearest(ahead), length(near - ahead) > path.radius else { return SIMD3(0, 0, 0) }
            return Self.steer(own, Self.way(own.place, near))
        }
    }

    private static func near(_ own: GKAgent, _ agents: [GKAgent], _ distance: Float) -> [GKAgent] {
        agents.filter { $0 !== own && length($0.place - own.place) < distance }
    }
}

/// What an agent wants, and how much (GameplayKit: GKBehavior).
open class GKBehavior: NSObject {
    private var weights: [(goal: GKGoal, weight: Float)] = []
    open var goalCount: Int { weights.count }
    public override init() {}
    public convenience init(goals: [GKGoal]) {
        self.init()
        weights = goals.map { ($0, 1) }
    }
    public convenience init(goal: GKGoal, weight: Float) {
        self.init()
        weights = [(goal, weight)]
    }
    public convenience init(goals: [GKGoal], andWeights weights: [NSNumber]) {
        self.init()
        self.weights = zip(goals, weights).map { ($0, $1.floatValue) }
    }
    public convenience init(weightedGoals: [GKGoal: NSNumber]) {
        self.init()
        weights = weightedGoals.map { ($0.key, $0.value.floatValue) }
    }
    open func setWeight(_ weight: Float, for goal: GKGoal) {
        if let place = weights.firstIndex(where: { $0.goal === goal }) {
            weights[place].weight = weight
        } else {
            weights.append((goal, weight))
        }
    }
    open func weight(for goal: GKGoal) -> Float { weights.first { $0.goal === goal }?.weight ?? 0 }
    open func remove(_ goal: GKGoal) { weights.removeAll { $0.goal === goal } }
    open func removeAllGoals() { weights = [] }
    open subscript(index: Int) -> GKGoal { weights[index].goal }
    open subscript(goal: GKGoal) -> NSNumber? {
        get { weights.first { $0.goal === goal }.map { NSNumber(value: $0.weight) } }
        set { if let newValue { setWeight(newValue.floatValue, for: goal) } else { remove(goal) } }
    }
    func pull(on agent: GKAgent) -> SIMD3<Float> {
        weights.reduce(SIMD3(0, 0, 0)) { $0 + $1.goal.pull(on: agent) * $1.weight }
    }
}
/// Several of them.
open class GKCompositeBehavior: GKBehavior {
    private var parts: [(behavior: GKBehavior, weight: Float)] = []
    open var behaviorCount: Int { parts.count }
    public convenience init(behaviors: [GKBehavior]) {
        self.init()
        parts = behaviors.map { ($0, 1) }
    }
    public convenience init(behaviors: [GKBehavior], andWeights weights: [NSNumber]) {
        self.init()
        parts = zip(behaviors, weights).map { ($0, $1.floatValue) }
    }
    open func setWeight(_ weight: Float, for behavior: GKBehavior) {
        remove(behavior)
        parts.append((behavior, weight))
    }
    open func weight(for behavior: GKBehavior) -> Float { parts.first { $0.behavior === behavior }?.weight ?? 0 }
    open func remove(_ behavior: GKBehavior) { parts.removeAll { $0.behavior === behavior } }
    open func removeAllBehaviors() { parts = [] }
    override func pull(on agent: GKAgent) -> SIMD3<Float> {
        parts.reduce(super.pull(on: agent)) { $0 + $1.behavior.pull(on: agent) * $1.weight }
    }
}

/// A way (GameplayKit: GKPath).
open class GKPath: NSObject {
    open var radius: Float
    open var isCyclical: Bool
    private let points: [SIMD3<Float>]
    open var numPoints: Int { points.count }
    private init(_ points: [SIMD3<Float>], _ radius: Float, _ cyclical: Bool) {
        (self.points, self.radius, isCyclical) = (points, radius, cyclical)
    }
    public convenience init(points: [SIMD2<Float>], radius: Float, cyclical: Bool) {
        self.init(points.map { SIMD3($0, 0) }, radius, cyclical)
    }
    public convenience init(points: [SIMD3<Float>], radius: Float, cyclical: Bool) {
        self.init(points, radius, cyclical)
    }
    public convenience init(graphNodes: [GKGraphNode], radius: Float) {
        self.init(
            graphNodes.compactMap { node in
                (node as? GKGraphNode2D).map { SIMD3($0.position, 0) } ?? (node as? GKGraphNode3D)?.position
            },
            radius,
            false
        )
    }
    open func float2(at index: Int) -> SIMD2<Float> { SIMD2(points[index].x, points[index].y) }
    open func float3(at index: Int) -> SIMD3<Float> { points[index] }

    private var pieces: [(SIMD3<Float>, SIMD3<Float>)] {
        Array(zip(points, points.dropFirst()))
            + (isCyclical && points.count > 2 ? [(points[points.count - 1], points[0])] : [])
    }
    private static func nearest(_ place: SIMD3<Float>, _ piece: (SIMD3<Float>, SIMD3<Float>)) -> SIMD3<Float> {
        let way = piece.1 - piece.0
        guard length(way) > 0 else { return piece.0 }
        return piece.0 + way * clamp(dot(place - piece.0, way) / dot(way, way), min: 0, max: 1)
    }
    func nearest(_ place: SIMD3<Float>) -> SIMD3<Float>? {
        pieces.map { Self.nearest(place, $0) }.min { length($0 - place) < length($1 - place) } ?? points.first
    }
    /// The end of the piece that is nearest.
    func next(after place: SIMD3<Float>, _ forward: Bool) -> SIMD3<Float>? {
        let piece = pieces.min { length(Self.nearest(place, $0) - place) < length(Self.nearest(place, $1) - place) }
        return piece.map { forward ? $0.1 : $0.0 } ?? points.first
    }
}

/// Something in the way (GameplayKit: GKObstacle).
open class GKObstacle: NSObject {
    var middle: SIMD3<Float> { SIMD3(0, 0, 0) }
    var reach: Float { 0 }
}
/// A circle.
open class GKCircleObstacle: GKObstacle {
    open var radius: Float
    open var position = SIMD2<Float>(0, 0)
    public init(radius: Float) { self.radius = radius }
    override var middle: SIMD3<Float> { SIMD3(position, 0) }
    override var reach: Float { radius }
}
/// A ball.
open class GKSphereObstacle: GKObstacle {
    open var radius: Float
    open var position = SIMD3<Float>(0, 0, 0)
    public init(radius: Float) { self.radius = radius }
    override var middle: SIMD3<Float> { position }
    override var reach: Float { radius }
}
/// An area with corners.
open class GKPolygonObstacle: GKObstacle {
    private let points: [SIMD2<Float>]
    open var vertexCount: Int { points.count }
    public init(points: [SIMD2<Float>]) { self.points = points }
    open func vertex(at index: Int) -> SIMD2<Float> { points[index] }
    override var middle: SIMD3<Float> {
        points.isEmpty ? SIMD3(0, 0, 0) : SIMD3(points.reduce(SIMD2(0, 0), +) / Float(points.count), 0)
    }
    override var reach: Float { points.map { length(SIMD3($0, 0) - middle) }.max() ?? 0 }
}

/// A place in space (GameplayKit: GKGraphNode3D).
open class GKGraphNode3D: GKGraphNode {
    open var position: SIMD3<Float>
    public init(point: SIMD3<Float>) { position = point }
    open override func cost(to node: GKGraphNode) -> Float {
        (node as? GKGraphNode3D).map { length($0.position - position) } ?? super.cost(to: node)
    }
    open override func estimatedCost(to node: GKGraphNode) -> Float {
        (node as? GKGraphNode3D).map { length($0.position - position) } ?? super.estimatedCost(to: node)
    }
}
