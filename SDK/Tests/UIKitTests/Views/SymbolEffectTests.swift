import Foundation
import Testing

@testable import UIKit

/// Symbols that move are where their motion leaves them.
@MainActor @Suite(.timeLimit(.minutes(1))) struct SymbolEffectTests {
    @Test func `a symbol changes at once and its motion is over`() {
        let view = UIImageView(image: UIImage(systemName: "bell"))
        var ended = 0
        view.addSymbolEffect(.bounce.up, options: .repeating) { ended += $0.isFinished ? 1 : 0 }
        let other = UIImage(systemName: "star")
        if let other {
            view.setSymbolImage(other, contentTransition: .replace.downUp) { ended += $0.sender === view ? 1 : 0 }
        }
        view.removeAllSymbolEffects()
        #expect(ended == 2 && view.image === other)
        let item = UIBarButtonItem(image: other, style: .plain, target: nil, action: nil)
        item.addSymbolEffect(.pulse)
        item.removeSymbolEffect(ofType: .pulse)
        #expect(item.image === other)
    }

    @Test func `a particle has times of its own`() {
        let cell = CAEmitterCell()
        cell.beginTime = 2
        cell.duration = 0.2
        #expect(cell.beginTime == 2 && cell.duration == 0.2)
    }
}
