import Foundation
import FoundationAdditions
import Testing

@Suite("Expressions and what compares them")
struct ExpressionTests {
    private struct Case: Sendable, CustomTestStringConvertible {
        let format: String, value: Double
        init(_ format: String, _ value: Double) { (self.format, self.value) = (format, value) }
        var testDescription: String { format }
    }

    private static let cases = [
        Case("1 + 2 * 3", 7), Case("(1+2)*3", 9), Case("7 / 2", 3), Case("7 / 2.0", 3.5), Case("2 ** 10", 1024),
        Case("-3 + 5", 2), Case("2 - -1", 3), Case("sqrt(16) + abs(-2)", 6), Case("max(3, 9, 4)", 9),
        Case("1.5e2 / 3", 50), Case("FUNCTION(6, 'multiply:by:', 7)", 42), Case("5 / 0", .infinity),
        Case("9223372036854775807 + 1", Double(Int64.min)),
    ]

    @Test("A calculation has the value that Foundation's has", arguments: cases)
    private func calculation(_ item: Case) {
        let value = ValueExpression(format: item.format).expressionValue(with: nil, context: nil) as? NSNumber
        #expect(value?.doubleValue == item.value)
    }

    @Test("Key paths, aggregates, arguments, variables and conditions")
    func values() {
        let orders = [["price": 3, "count": 2], ["price": 5, "count": 4]]
        let path = ValueExpression(forKeyPath: "price")
        #expect(path.keyPath == "price" && path.expressionValue(with: orders[1], context: nil) as? Int == 5)
        let sum = ValueExpression(forFunction: "sum:", arguments: [path])
        #expect((sum.expressionValue(with: orders, context: nil) as? NSNumber)?.intValue == 8)
        #expect(
            (ValueExpression(forKeyPath: "@avg.price").expressionValue(with: orders, context: nil) as? NSNumber) == 4
        )
        let total = ValueExpression(format: "price * count + %@ + $extra", 10)
        let extra: NSMutableDictionary = ["extra": 1]
        #expect((total.expressionValue(with: orders[0], context: extra) as? NSNumber)?.intValue == 17)
        let choice = ValueExpression(
            forConditional: NSPredicate(format: "price > 4"),
            trueExpression: ValueExpression(forConstantValue: "dear"),
            falseExpression: ValueExpression(forConstantValue: "cheap")
        )
        #expect(orders.map { choice.expressionValue(with: $0, context: nil) as? String } == ["cheap", "dear"])
    }

    @Test("Two expressions are compared")
    func comparison() {
        let items = [["name": "Bell", "size": 1], ["name": "bellows", "size": 2]]
        let named = ComparisonPredicate(
            leftExpression: ValueExpression(forKeyPath: "name"),
            rightExpression: ValueExpression(forConstantValue: "BELLO"),
            modifier: .direct,
            type: .beginsWith,
            options: .caseInsensitive
        )
        #expect(items.map { named.evaluate(with: $0) } == [false, true])
        let large = ComparisonPredicate(
            leftExpression: ValueExpression(forKeyPath: "size"),
            rightExpression: ValueExpression(forAggregate: [2, 3]),
            modifier: .direct,
            type: .between
        )
        #expect(items.map { large.evaluate(with: $0) } == [false, true])
    }
}
