import Foundation
import FoundationAdditions
import Testing

@testable import UIKit

@MainActor
@Suite struct GeometryMakerTests {
    @Test func valuesAreMadeByTheirNamesInC() {
        #expect(CGPointMake(1, 2) == CGPoint(x: 1, y: 2))
        #expect(CGSizeMake(3, 4) == CGSize(width: 3, height: 4))
        #expect(CGRectMake(1, 2, 3, 4) == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(CGVectorMake(5, 6) == CGVector(dx: 5, dy: 6))
    }

    @Test func aMeasureIsANumber() {
        let width: CGFloat = 2.5
        #expect(width as NSNumber == 2.5)
        #expect([width, 3] as [NSNumber] == [2.5, 3])
        #expect((NSNumber(value: 4.5) as? CGFloat) == 4.5)
        #expect(("a" as Any) as? CGFloat == nil)
    }
}
