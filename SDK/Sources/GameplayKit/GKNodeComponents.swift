public import SceneKit
public import SpriteKit

/// A node of a flat scene as a part of an entity (GameplayKit: GKSKNodeComponent).
open class GKSKNodeComponent: GKComponent {
    public let node: SKNode
    public init(node: SKNode) {
        self.node = node
        super.init()
    }
    public required init?(coder: NSCoder) { return nil }
    open override func didAddToEntity() { NodeEntities.shared.keep(entity, of: node) }
    open override func willRemoveFromEntity() { NodeEntities.shared.keep(nil, of: node) }
}
/// A node of a scene in space as a part of an entity (GameplayKit: GKSCNNodeComponent).
open class GKSCNNodeComponent: GKComponent {
    public let node: SCNNode
    public init(node: SCNNode) {
        self.node = node
        super.init()
    }
    public required init?(coder: NSCoder) { return nil }
    open override func didAddToEntity() { NodeEntities.shared.keep(entity, of: node) }
    open override func willRemoveFromEntity() { NodeEntities.shared.keep(nil, of: node) }
}

extension SKNode {
    /// Whose part it is.
    public var entity: GKEntity? {
        get { NodeEntities.shared.entity(of: self) }
        set { NodeEntities.shared.keep(newValue, of: self) }
    }
}
extension SCNNode {
    /// Whose part it is.
    public var entity: GKEntity? {
        get { NodeEntities.shared.entity(of: self) }
        set { NodeEntities.shared.keep(newValue, of: self) }
    }
}

/// Entities of nodes, as long as both are there.
private final class NodeEntities: @unchecked Sendable {  // Guarded by its lock.
    static let shared = NodeEntities()
    private let lock = NSLock()
    private let kept = NSMapTable<AnyObject, GKEntity>(keyOptions: .weakMemory, valueOptions: .weakMemory)
    func entity(of node: AnyObject) -> GKEntity? { lock.withLock { kept.object(forKey: node) } }
    func keep(_ entity: GKEntity?, of node: AnyObject) {
        lock.withLock {
            if let entity { kept.setObject(entity, forKey: node) } else { kept.removeObject(forKey: node) }
        }
    }
}
