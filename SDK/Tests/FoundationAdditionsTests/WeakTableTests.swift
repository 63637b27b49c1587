import Foundation
import FoundationAdditions
import Testing

@Suite(.timeLimit(.minutes(1))) struct WeakTableTests {
    private final class Listener: NSObject {}

    @Test func `a weak set forgets who has gone`() {
        let table = NSHashTable<Listener>.weakObjects()
        let stays = Listener()
        table.add(stays)
        table.add(stays)
        do { table.add(Listener()) }
        #expect(table.count == 1 && table.allObjects == [stays] && table.contains(stays))
        table.remove(stays)
        #expect(table.count == 0 && table.anyObject == nil)
    }

    @Test func `a set compares as its options say`() {
        let one = NSMutableString(string: "a"), other = NSMutableString(string: "a")
        let equal = NSHashTable<NSMutableString>()
        let same = NSHashTable<NSMutableString>(options: .objectPointerPersonality)
        for table in [equal, same] {
            table.add(one)
            table.add(other)
        }
        #expect(equal.count == 1 && same.count == 2)
    }

    @Test func `a dictionary forgets keys and values that have gone`() {
        let values = NSMapTable<NSString, Listener>.strongToWeakObjects()
        let stays = Listener()
        values.setObject(stays, forKey: "a")
        do { values.setObject(Listener(), forKey: "b") }
        #expect(values.object(forKey: "a") === stays && values.object(forKey: "b") == nil && values.count == 1)
        let keys = NSMapTable<Listener, NSString>.weakToStrongObjects()
        keys.setObject("kept", forKey: stays)
        do { keys.setObject("gone", forKey: Listener()) }
        #expect(keys.count == 1 && keys.object(forKey: stays) == "kept")
        #expect(keys.keyEnumerator().nextObject() as? Listener === stays)
        keys.removeObject(forKey: stays)
        #expect(keys.count == 0)
        #expect(values.dictionaryRepresentation() == ["a": stays])
    }
}
