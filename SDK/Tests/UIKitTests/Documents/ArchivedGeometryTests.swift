import Foundation
import Testing

@testable import UIKit

/// Points, sizes and insets in archives, and what stands beside them.
@MainActor
@Suite(.timeLimit(.minutes(2))) struct ArchivedGeometryTests {
    @Test func `geometry comes out of an archive as it went in`() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        archiver.encode(CGPoint(x: 1, y: 2), forKey: "point")
        archiver.encode(CGVector(dx: 3, dy: 4), forKey: "vector")
        archiver.encode(CGAffineTransform(1, 2, 3, 4, 5, 6), forKey: "transform")
        archiver.encode(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), forKey: "insets")
        archiver.encode(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), forKey: "directional")
        archiver.finishEncoding()
        let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        #expect(reader.decodeCGPoint(forKey: "point") == CGPoint(x: 1, y: 2))
        #expect(reader.decodeCGVector(forKey: "vector") == CGVector(dx: 3, dy: 4))
        #expect(reader.decodeCGAffineTransform(forKey: "transform") == CGAffineTransform(1, 2, 3, 4, 5, 6))
        #expect(reader.decodeUIEdgeInsets(forKey: "insets").right == 4)
        #expect(reader.decodeDirectionalEdgeInsets(forKey: "directional").leading == 2)
        #expect(reader.decodeCGVector(forKey: "none") == CGVector(dx: 0, dy: 0))
    }

    @Test func `a quick action can be changed`() {
        let item = UIMutableApplicationShortcutItem(type: "note", localizedTitle: "New note")
        item.localizedTitle = "New list"
        item.localizedSubtitle = "of things"
        #expect(item.type == "note" && item.localizedTitle == "New list" && item.localizedSubtitle == "of things")
        item.localizedSubtitle = nil
        #expect(item.localizedSubtitle == nil && item.icon == nil)
    }

    @Test func `a way between two layouts ends in the next one`() {
        let (list, grid) = (UICollectionViewFlowLayout(), UICollectionViewFlowLayout())
        let collection = UICollectionView(frame: .zero, collectionViewLayout: list)
        var told: [Bool] = []
        let way = collection.startInteractiveTransition(to: grid) { _, finished in told.append(finished) }
        way.transitionProgress = 0.5
        way.updateValue(3, forAnimatedKey: "depth")
        #expect(way.value(forAnimatedKey: "depth") == 3 && collection.collectionViewLayout === list)
        collection.cancelInteractiveTransition()
        #expect(collection.collectionViewLayout === list && told == [false])
        collection.startInteractiveTransition(to: grid) { _, finished in told.append(finished) }
        collection.finishInteractiveTransition()
        #expect(collection.collectionViewLayout === grid && told == [false, true])
    }

    @Test func `words for people who hear the screen may have looks`() {
        let action = UIAccessibilityCustomAction(attributedName: NSAttributedString(string: "Delete")) { _ in true }
        #expect(action.name == "Delete" && action.attributedName.string == "Delete")
        action.name = "Remove"
        #expect(action.attributedName.string == "Remove")
    }
}
