import Foundation
import FoundationAdditions
import Testing

@MainActor @Suite("An undo manager")
struct UndoManagerTests {
    private final class Counter {
        var value = 0
        let manager = UndoManager()

        func set(_ new: Int) {
            let old = value
            manager.registerUndo(withTarget: self) { $0.set(old) }
            value = new
        }
    }

    @Test("Takes a change back and does it again, and a new change forgets what was undone")
    func undoAndRedo() {
        let counter = Counter()
        counter.set(1)
        counter.manager.setActionName("Count")
        #expect(counter.manager.canUndo && !counter.manager.canRedo)
        #expect(counter.manager.undoMenuItemTitle == "Undo Count")
        counter.manager.undo()
        #expect(counter.value == 0 && !counter.manager.canUndo && counter.manager.canRedo)
        #expect(counter.manager.redoActionName == "Count")
        counter.manager.redo()
        #expect(counter.value == 1 && counter.manager.canUndo && !counter.manager.canRedo)
        counter.manager.undo()
        counter.set(7)
        counter.manager.undo()
        #expect(counter.value == 0)
    }

    @Test("A group is undone at once, the last change first; no more are kept than asked for")
    func groups() {
        let counter = Counter()
        counter.manager.groupsByEvent = false
        for step in 0..<3 {
            counter.manager.beginUndoGrouping()
            counter.set(step * 10 + 1)
            counter.set(step * 10 + 2)
            counter.manager.endUndoGrouping()
        }
        #expect(counter.manager.groupingLevel == 0 && counter.value == 22)
        counter.manager.levelsOfUndo = 2
        counter.manager.undo()
        #expect(counter.value == 12)
        counter.manager.undo()
        counter.manager.undo()
        #expect(counter.value == 2)
    }

    @Test("What is not to be registered is not, and a target's changes can be forgotten")
    func forgetting() {
        let (counter, other) = (Counter(), Counter())
        counter.manager.disableUndoRegistration()
        counter.set(1)
        counter.manager.enableUndoRegistration()
        #expect(!counter.manager.canUndo)
        counter.set(2)
        counter.manager.registerUndo(withTarget: other) { $0.value = 9 }
        counter.manager.removeAllActions(withTarget: counter)
        counter.manager.undo()
        #expect(counter.value == 2 && other.value == 9)
        counter.set(3)
        counter.manager.removeAllActions()
        #expect(!counter.manager.canUndo && !counter.manager.canRedo)
    }
}
