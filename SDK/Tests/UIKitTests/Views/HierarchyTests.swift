import Foundation
import Testing

@testable import UIKit

/// Who lies over whom.
@MainActor
@Suite(.timeLimit(.minutes(1))) struct HierarchyTests {
    private final class Card: UIView {
        let shadow = UIView()
        override func willMove(toSuperview newSuperview: UIView?) { newSuperview?.addSubview(shadow) }
    }

    @Test func `a view lies over what it adds beside itself before it arrives`() {
        let (room, card) = (UIView(), Card())
        room.addSubview(card)
        #expect(room.subviews == [card.shadow, card])
        let (stack, other) = (UIStackView(), Card())
        stack.addArrangedSubview(other)
        #expect(stack.subviews == [other.shadow, other] && stack.arrangedSubviews == [other])
    }
}
