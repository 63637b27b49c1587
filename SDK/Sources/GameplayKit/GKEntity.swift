public import Foundation

/// Something of a game, made of components (GameplayKit: GKEntity).
open class GKEntity: NSObject {
    open private(set) var components: [GKComponent] = []

    public override init() {}

    /// Takes the place of a component of the same class.
    open func addComponent(_ component: GKComponent) {
        for former in components where type(of: former) == type(of: component) { removeComponent(former) }
        component.entity?.removeComponent(component)
        components.append(component)
        component.entity = self
        component.didAddToEntity()
    }

    open func component<Kind: GKComponent>(ofType componentClass: Kind.Type) -> Kind? {
        components.lazy.compactMap { $0 as? Kind }.first
    }

    open func removeComponent<Kind: GKComponent>(ofType componentClass: Kind.Type) {
        if let component = component(ofType: componentClass) { removeComponent(component) }
    }

    private func removeComponent(_ component: GKComponent) {
        guard components.contains(where: { $0 === component }) else { return }
        component.willRemoveFromEntity()
        components.removeAll { $0 === component }
        component.entity = nil
    }

    /// Each component in turn.
    open func update(deltaTime seconds: TimeInterval) {
        for component in components { component.update(deltaTime: seconds) }
    }
}

/// A part of what an entity does (GameplayKit: GKComponent).
open class GKComponent: NSObject {
    open internal(set) weak var entity: GKEntity?

    public override init() {}
    public required init?(coder: NSCoder) {}

    open func update(deltaTime seconds: TimeInterval) {}
    open func didAddToEntity() {}
    open func willRemoveFromEntity() {}
}

/// The components of a class, of several entities (GameplayKit: GKComponentSystem).
open class GKComponentSystem<ComponentType: GKComponent>: NSObject {
    public let componentClass: AnyClass
    open private(set) var components: [ComponentType] = []

    public init(componentClass cls: AnyClass) { componentClass = cls }

    open subscript(index: Int) -> ComponentType { components[index] }
    open func addComponent(_ component: ComponentType) {
        if !components.contains(where: { $0 === component }) { components.append(component) }
    }
    open func addComponent(foundIn entity: GKEntity) {
        for component in entity.components where type(of: component) == componentClass {
            if let component = component as? ComponentType { addComponent(component) }
        }
    }
    open func removeComponent(_ component: ComponentType) { components.removeAll { $0 === component } }
    open func removeComponent(foundIn entity: GKEntity) { components.removeAll { $0.entity === entity } }
    open func update(deltaTime seconds: TimeInterval) {
        for component in components { component.update(deltaTime: seconds) }
    }
}

/// A scene of Xcode's editor with its entities (GameplayKit: GKScene). Nil: such scenes are not read here.
open class GKScene: NSObject {
    open var rootNode: AnyObject?
    open private(set) var entities: [GKEntity] = []
    open private(set) var graphs: [String: GKGraph] = [:]

    public convenience init?(fileNamed filename: String) { nil }
    public override init() {}
    open func addEntity(_ entity: GKEntity) { entities.append(entity) }
    open func removeEntity(_ entity: GKEntity) { entities.removeAll { $0 === entity } }
    open func addGraph(_ graph: GKGraph, name: String) { graphs[name] = graph }
    open func removeGraph(_ name: String) { graphs[name] = nil }
}
