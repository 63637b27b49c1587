public import Foundation

/// A rule: where it holds, it does something (GameplayKit: GKRule).
open class GKRule: NSObject {
    /// Those that are higher are asked first.
    open var salience = 0
    private let holds: (GKRuleSystem) -> Bool
    private let work: (GKRuleSystem) -> Void

    public override convenience init() { self.init(blockPredicate: { _ in false }, action: { _ in }) }
    public init(
        blockPredicate predicate: @escaping (GKRuleSystem) -> Bool,
        action: @escaping (GKRuleSystem) -> Void
    ) { (holds, work) = (predicate, action) }
    public convenience init(
        predicate: NSPredicate,
        assertingFact fact: any NSObjectProtocol,
        grade: Float
    ) {
        self.init(blockPredicate: { predicate.evaluate(with: $0.state) }, action: { $0.assertFact(fact, grade: grade) })
    }
    public convenience init(
        predicate: NSPredicate,
        retractingFact fact: any NSObjectProtocol,
        grade: Float
    ) {
        self.init(
            blockPredicate: { predicate.evaluate(with: $0.state) },
            action: { $0.retractFact(fact, grade: grade) }
        )
    }

    open func evaluatePredicate(in system: GKRuleSystem) -> Bool { holds(system) }
    open func performAction(in system: GKRuleSystem) { work(system) }
}

/// A rule that holds where a predicate does.
open class GKNSPredicateRule: GKRule {
    public let predicate: NSPredicate
    public init(predicate: NSPredicate) {
        self.predicate = predicate
        super.init(blockPredicate: { predicate.evaluate(with: $0.state) }, action: { _ in })
    }
}

/// Rules, and how true facts are by them: from 0 to 1 (GameplayKit: GKRuleSystem).
open class GKRuleSystem: NSObject {
    open private(set) var rules: [GKRule] = []
    open private(set) var agenda: [GKRule] = []
    open private(set) var executed: [GKRule] = []
    open private(set) var facts: [Any] = []
    open var state = NSMutableDictionary()
    private var grades: [AnyHashable: Float] = [:]

    public override init() {}

    open func add(_ rule: GKRule) { add([rule]) }
    /// Higher ones first; of equal ones the earlier.
    open func add(_ rules: [GKRule]) {
        self.rules += rules
        agenda = Self.sorted(agenda + rules)
    }
    open func removeAllRules() { (rules, agenda, executed) = ([], [], []) }
    open func reset() {
        (agenda, executed, facts, grades) = (Self.sorted(rules), [], [], [:])
    }
    private static func sorted(_ rules: [GKRule]) -> [GKRule] {
        rules.enumerated().sorted { ($1.element.salience, $0.offset) < ($0.element.salience, $1.offset) }.map(\.element)
    }

    /// Each rule that holds is done once; after each the agenda is asked from its beginning.
    open func evaluate() {
        while let place = agenda.firstIndex(where: { $0.evaluatePredicate(in: self) }) {
            let rule = agenda.remove(at: place)
            executed.append(rule)
            rule.performAction(in: self)
        }
    }

    open func grade(forFact fact: any NSObjectProtocol) -> Float { grades[key(fact)] ?? 0 }
    /// The least of them; 0 of none.
    open func minimumGrade(forFacts facts: [Any]) -> Float { facts.map { grades[key($0)] ?? 0 }.min() ?? 0 }
    open func maximumGrade(forFacts facts: [Any]) -> Float { facts.map { grades[key($0)] ?? 0 }.max() ?? 0 }
    open func assertFact(_ fact: any NSObjectProtocol) { assertFact(fact, grade: 1) }
    open func assertFact(_ fact: any NSObjectProtocol, grade: Float) {
        let key = key(fact)
        if grades[key] == nil { facts.append(fact) }
        grades[key] = min(1, (grades[key] ?? 0) + grade)
    }
    open func retractFact(_ fact: any NSObjectProtocol) { retractFact(fact, grade: 1) }
    open func retractFact(_ fact: any NSObjectProtocol, grade: Float) {
        let key = key(fact)
        guard let now = grades[key] else { return }
        grades[key] = now > grade ? now - grade : nil
        if grades[key] == nil { facts.removeAll { self.key($0) == key } }
    }
    private func key(_ fact: Any) -> AnyHashable {
        fact as? AnyHashable ?? AnyHashable(ObjectIdentifier(fact as AnyObject))
    }
}
