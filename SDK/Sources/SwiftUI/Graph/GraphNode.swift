import Foundation
import Observation
import UIKit

/// The place of a view in the tree: it keeps what outlives the view's value, which are the values of its properties, the
/// nodes below and UIKit's views.
@MainActor
final class GraphNode {
    unowned let host: ViewHost
    private(set) weak var parent: GraphNode?
    /// How far from the root.
    let depth: Int
    /// What is around the view.
    private(set) var environment = EnvironmentValues()
    /// What the view's own drawing keeps.
    var kept: AnyObject?
    /// What it lays out.
    var makeItems: () -> [DrawnItem] = { [] } { didSet { forgetItems() } }
    /// What it adds to what those above are told (`preference(key:value:)`).
    var addPreferences: ((inout PreferenceValues) -> Void)?
    /// Whether views above hear nothing of what those below tell.
    var hidesPreferences = false
    var isDirty = false

    /// The kind of view; another kind is another node.
    private var kind: Any.Type = Never.self
    private var evaluate: () -> Void = {}
    private var children: [AnyHashable: GraphNode] = [:]
    /// The children of the last evaluation, in its order.
    private var order: [AnyHashable] = []
    private var knownItems: [DrawnItem]?
    private var properties: PropertyLinks?
    /// What moves the numbers of the view's value.
    private lazy var motion = AnimatableMotion()
    private(set) var isAttached = true

    init(host: ViewHost, parent: GraphNode?) {
        self.host = host
        self.parent = parent
        depth = (parent?.depth ?? -1) + 1
    }

    /// What those above lay out.
    var items: [DrawnItem] {
        if let knownItems { return knownItems }
        let items = makeItems()
        knownItems = items
        return items
    }

    private func forgetItems() {
        var node: GraphNode? = self
        // Those above a node that knows nothing do not know either.
        while let each = node, each === self || each.knownItems != nil {
            each.knownItems = nil
            node = each.parent
        }
    }

    // MARK: Evaluating

    /// Takes a new value of the view.
    func update<Content: View>(_ view: Content, environment: EnvironmentValues) {
        self.environment = environment
        kind = Content.self
        evaluate = { [unowned self] in evaluate(view) }
        run()
    }

    /// Evaluates the same value again.
    func run() {
        isDirty = false
        let former = children
        order = []
        children = [:]
        formerChildren = former
        evaluate()
        formerChildren = [:]
        for (key, node) in former where children[key] !== node { node.detach() }
        forgetItems()
    }

    /// The children of the evaluation before, while another goes on.
    private var formerChildren: [AnyHashable: GraphNode] = [:]

    private func evaluate<Content: View>(_ view: Content) {
        if let drawn = view as? any DrawnView {
            drawn.update(self)
        } else if let shape = view as? any Shape {
            ShapeItem.show(shape, in: self)
        } else if let representable = view as? any UIViewRepresentable {
            representable.update(self)
        } else if let representable = view as? any UIViewControllerRepresentable {
            representable.update(self)
        } else if Content.Body.self == Never.self {
            let content = child(0, MissingContent(name: "\(Content.self)"), environment)
            makeItems = { content.items }
        } else {
            let view = moving(view)
            link(view)
            let content = child(0, tracked { view.body }, environment)
            makeItems = { content.items }
        }
    }

    /// A value of the author's as it is seen now, on the way to its numbers.
    func moving<Value>(_ value: Value) -> Value {
        guard let animatable = value as? any Animatable else { return value }
        return motion.shown(animatable, in: self) as? Value ?? value
    }

    /// The node of a view below, brought to the view's value.
    @discardableResult
    func child<Content: View>(_ key: AnyHashable, _ view: Content, _ environment: EnvironmentValues) -> GraphNode {
        let node: GraphNode
        if let same = formerChildren[key], same.kind == Content.self {
            node = same
        } else {
            node = GraphNode(host: host, parent: self)
        }
        if children.updateValue(node, forKey: key) == nil { order.append(key) }
        node.update(view, environment: environment)
        return node
    }

    /// Evaluates something of the author's: what it reads of observed objects brings the node to be evaluated again.
    func tracked<Result>(_ evaluation: () -> Result) -> Result {
        withObservationTracking(evaluation) { [weak self] in
            onMainActor { self?.invalidate() }
        }
    }

    /// Links the properties of a view or modifier of the author's to what is kept for them.
    func link(_ value: Any) {
        let links = properties ?? PropertyLinks(node: self)
        properties = links
        links.link(value)
    }

    /// Asks for the view to be evaluated again before the next picture.
    func invalidate() { host.invalidate(self) }

    private func detach() {
        isAttached = false
        properties?.end()
        for child in children.values { child.detach() }
        children = [:]
        (kept as? any EndingWithNode)?.end()
    }

    /// Ends all that belongs to the node and those below.
    func end() { detach() }

    // MARK: Telling those above

    /// What this view and those below tell.
    var preferences: PreferenceValues {
        var values = PreferenceValues()
        if !hidesPreferences {
            for key in order {
                if let child = children[key] { values.add(child.preferences) }
            }
        }
        addPreferences?(&values)
        return values
    }
}

/// What is kept for a node and has to end with it.
@MainActor
protocol EndingWithNode: AnyObject {
    func end()
}

/// Does something on the main actor: at once if this is it.
func onMainActor(_ action: @escaping @MainActor @Sendable () -> Void) { MainQueue.run(action) }

/// What views tell those above, by the key's type.
struct PreferenceValues {
    private var values: [ObjectIdentifier: Any] = [:]
    private var adders: [ObjectIdentifier: (Any, Any) -> Any] = [:]

    subscript<Key: PreferenceKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set {
            values[ObjectIdentifier(key)] = newValue
            adders[ObjectIdentifier(key)] = { first, second in
                guard var value = first as? Key.Value, let next = second as? Key.Value else { return second }
                Key.reduce(value: &value) { next }
                return value
            }
        }
    }

    /// Adds what a later view tells.
    mutating func add(_ later: PreferenceValues) {
        for (key, value) in later.values {
            adders[key] = later.adders[key]
            values[key] = values[key].flatMap { former in later.adders[key]?(former, value) } ?? value
        }
    }
}
