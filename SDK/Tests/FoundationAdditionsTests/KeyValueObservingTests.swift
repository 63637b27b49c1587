import AuthorRuntime
import Foundation
import FoundationAdditions
import Testing

/// Properties of an author's class that tell of their changes, as the rewriter writes them.
@Suite(.timeLimit(.minutes(1))) struct KeyValueObservingTests {
    class Lamp: NSObject, KeyValueNotifying {
        var level = 0 {
            willSet { keyWillChange(self, "level") }
            didSet { keyDidChange(self, "level") }
        }
        var name: String? {
            willSet { keyWillChange(self, "name") }
            didSet { keyDidChange(self, "name") }
        }
        var byHand = 0 {
            willSet { keyWillChange(self, "byHand") }
            didSet { keyDidChange(self, "byHand") }
        }
        var next: Lamp? {
            willSet { keyWillChange(self, "next") }
            didSet { keyDidChange(self, "next") }
        }
        var words: String { "\(name ?? "-") \(level)" }

        static func automaticallyNotifiesObservers(forKey key: String) -> Bool { key != "byHand" }

        static let table: Void = AuthorNames.shared.add { message in
            let type: AnyClass? = message.target as? AnyClass
            let name = message.selector.name
            if type == Lamp.self, name == "__keyPaths" {
                let paths: [AnyKeyPath: String] = [
                    \Lamp.level: "level", \Lamp.name: "name", \Lamp.byHand: "byHand", \Lamp.next: "next",
                    \Lamp.words: "words",
                ]
                return .answered(paths)
            }
            if type == Lamp.self, name == "keyPathsForValuesAffectingWords" {
                return .answered(["name", "level"] as Set<String>)
            }
            guard let lamp = message.target as? Lamp else { return .unknown }
            switch name {
            case "level": return .answered(lamp.level)
            case "name": return .answered(lamp.name)
            case "next": return .answered(lamp.next)
            default: return .unknown
            }
        }
    }

    final class Big: Lamp {}

    final class Keeper: NSObject {
        var heard: [String] = []

        func observeValue(
            forKeyPath keyPath: String?,
            of object: Any?,
            change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {
            let old = change?[.oldKey].map { "\($0) " } ?? ""
            heard.append("\(keyPath ?? "-"): \(old)\(change?[.newKey] ?? "-")")
        }
    }

    init() { Lamp.table }

    @Test("A closure hears of every time that a property is set, with the values that it asked for")
    func closures() {
        let lamp = Lamp()
        var heard: [String] = []
        let observation = lamp.observe(\.level, options: [.old, .new, .initial]) { lamp, change in
            heard.append("\(change.oldValue ?? -1) \(change.newValue ?? -1) \(lamp.level)")
        }
        lamp.level = 3
        lamp.level = 3
        #expect(heard == ["-1 0 0", "0 3 3", "3 3 3"])
        observation.invalidate()
        lamp.level = 4
        #expect(heard.count == 3)
    }

    @Test("An observer may be told before a change, and of nothing but the change")
    func options() {
        let lamp = Lamp()
        var heard: [String] = []
        let observations = [
            lamp.observe(\.name, options: [.prior, .new]) { lamp, change in
                heard.append("\(change.isPrior) \(lamp.name ?? "-") \((change.newValue ?? nil) ?? "-")")
            },
            lamp.observe(\.name) { _, change in heard.append("\(change.newValue == nil) \(change.oldValue == nil)") },
        ]
        lamp.name = "a"
        #expect(heard == ["true - -", "false a a", "true true"])
        withExtendedLifetime(observations) {}
    }

    @Test("A property that hangs on others changes with them")
    func affected() {
        let lamp = Lamp()
        var heard: [String] = []
        let observation = lamp.observe(\.words, options: .new) { _, change in heard.append(change.newValue ?? "") }
        lamp.name = "desk"
        lamp.level = 2
        #expect(heard == ["desk 0", "desk 2"])
        withExtendedLifetime(observation) {}
    }

    @Test("What a class tells by hand is told by hand alone")
    func byHand() {
        let lamp = Lamp()
        var count = 0
        let observation = lamp.observe(\.byHand) { _, _ in count += 1 }
        lamp.byHand = 1
        #expect(count == 0)
        lamp.willChangeValue(forKey: "byHand")
        lamp.didChangeValue(forKey: "byHand")
        lamp.willChangeValue(for: \.byHand)
        lamp.didChangeValue(for: \.byHand)
        #expect(count == 2)
        withExtendedLifetime(observation) {}
    }

    @Test("Properties of a superclass, and of an object at the end of a path, are found by comparing")
    func compared() {
        let (lamp, other) = (Big(), Lamp())
        var heard: [Int] = []
        var levels: [Int?] = []
        let observations = [
            lamp.observe(\.level, options: .new) { _, change in heard.append(change.newValue ?? -1) },
            lamp.observe(\.next?.level, options: .new) { _, change in levels.append(change.newValue ?? nil) },
        ]
        lamp.level = 5
        lamp.next = other
        other.level = 6
        #expect(heard == [5] && levels == [0, 6])
        withExtendedLifetime(observations) {}
    }

    @Test("Observers by name hear of properties, of paths and of defaults, until they are removed")
    func byName() throws {
        let (lamp, keeper) = (Lamp(), Keeper())
        lamp.next = Lamp()
        lamp.addObserver(keeper, forKeyPath: "name", options: [.old, .new], context: nil)
        lamp.addObserver(keeper, forKeyPath: "next.level", options: .new, context: nil)
        lamp.name = "a"
        lamp.next?.level = 2
        #expect(keeper.heard == ["name: <null> a", "next.level: 2"])
        lamp.removeObserver(keeper, forKeyPath: "name")
        lamp.name = "b"
        #expect(keeper.heard.count == 2)

        let defaults = try #require(ContainerDefaults(suiteName: "key-value-\(UUID().uuidString)"))
        defaults.addObserver(keeper, forKeyPath: "tone", options: .new, context: nil)
        defaults.set("bell", forKey: "tone")
        defaults.set("bell", forKey: "tone")
        #expect(keeper.heard.last == "tone: bell" && keeper.heard.count == 3)
        defaults.removeObserver(keeper, forKeyPath: "tone")
        defaults.removePersistentDomain(forName: "x")
    }

    @Test("Foundation's progress is looked at while it is observed")
    func progress() async {
        let progress = Progress(totalUnitCount: 2)
        let (stream, values) = AsyncStream.makeStream(of: Double.self)
        let observation = progress.observe(\.fractionCompleted, options: .new) { _, change in
            values.yield(change.newValue ?? -1)
        }
        progress.completedUnitCount = 1
        var all = stream.makeAsyncIterator()
        #expect(await all.next() == 0.5)
        withExtendedLifetime(observation) {}
    }
}

// As the rewriter writes it, so that the class is nobody's.
extension KeyValueObservingTests.Keeper: KeyValueObserver {}
