import Foundation
import Testing

@testable import FoundationAdditions

@Suite("How long and how deep a calculation may be")
struct CalculationLimitTests {
    @Test("What is too long or too deep is no format, and what is within has its value")
    func limits() {
        let long = "1" + String(repeating: "+1", count: 2400)
        let sum = CalculationParser.expression(of: long, [])?.expressionValue(with: nil, context: nil) as? NSNumber
        #expect(sum?.intValue == 2401)
        #expect(CalculationParser.expression(of: long + String(repeating: "+1", count: 200), []) == nil)
        let deep = String(repeating: "(", count: 200) + "1" + String(repeating: ")", count: 200)
        #expect(CalculationParser.expression(of: deep, []) == nil)
    }
}
