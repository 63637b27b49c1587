import Foundation
import Testing

@testable import RichPush

@Suite("Amounts, read from payloads")
struct AmountTests {
    @Test(
        "Spellings that servers use",
        arguments: [
            ("100", "100"), ("0100.50", "100.5"), (".5", "0.5"), ("1,234.56", "1234.56"), ("¥1 234", "1234"),
            ("１００．５元", "100.5"), ("RMB 20", "20"), ("-0.00", "0"), ("1,2345,6789", "123456789"), ("− 5", "-5"),
            ("0.1", "0.1"), ("9007199254740993", "9007199254740993"),
        ]
    )
    func spellings(text: String, exact: String) throws {
        let amount = try Amount(text)
        #expect(amount.description == exact)
        #expect(amount.decimal == Decimal(string: exact))
    }

    @Test(
        "What is no amount is refused by name",
        arguments: ["", "free", "1.2.3", "1e5", "12,34.5", "1.234,50", "10%", "0x10", "1 2", "5-"]
    )
    func refused(text: String) {
        #expect(throws: AmountError.self) { try Amount(text) }
    }

    @Test("Amounts far too large are refused, not shortened", arguments: ["10000000000000000", "0.123456789"])
    func tooLong(text: String) {
        #expect(throws: AmountError.tooLong(text)) { try Amount(text) }
    }

    @Test("A payload of megabytes costs nothing")
    func huge() {
        let text = String(repeating: "9", count: 3_000_000)
        #expect(throws: AmountError.self) { try Amount(text) }
    }

    @Test("A number in the payload keeps the digits that were sent")
    func numbers() {
        let path: PayloadPath = "pay.amount"
        for (value, digits) in [(100.1 as Any, "100.1"), (0.07, "0.07"), (128, "128"), ("5.00", "5.00")] {
            #expect(path.text(in: ["pay": ["amount": value]]) == digits)
        }
    }

    @Test("true is no amount")
    func truth() {
        #expect(PayloadPath("pay").text(in: ["pay": true]) == nil)
        #expect(PayloadPath("pay").text(in: ["pay": NSNumber(value: true)]) == nil)
    }
}
