import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct FittingTests {
    @Test func `a view that is fitted keeps its upper left corner`() {
        let label = UILabel(frame: CGRect(x: 20, y: 100, width: 0, height: 0))
        label.text = "Hello"
        label.sizeToFit()
        #expect(label.frame.origin == CGPoint(x: 20, y: 100))
        #expect(label.bounds.origin == .zero)
        #expect(label.frame.width > 20)
        label.text = "Hello, world"
        label.sizeToFit()
        #expect(label.frame.origin == CGPoint(x: 20, y: 100))
    }
}
