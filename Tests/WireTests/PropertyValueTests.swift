import Foundation
import NotificationModel
import Testing

@Suite("userInfo travels as JSON and comes back the same")
struct PropertyValueTests {
    private func travel(_ value: PropertyValue) throws -> PropertyValue {
        try JSONDecoder().decode(PropertyValue.self, from: JSONEncoder().encode(value))
    }

    @Test(arguments: [
        PropertyValue.null, .bool(true), .bool(false), .integer(0), .integer(1), .integer(.max), .integer(.min),
        .double(0.5), .double(-1e300), .string(""), .string("到账 100 元 \u{202E}"), .data(Data([0, 255])),
        .date(Date(timeIntervalSince1970: 1_800_000_000.25)), .array([]), .array([.integer(1), .string("a"), .null]),
        .dictionary([:]), .dictionary(["a": .dictionary(["b": .array([.bool(true)])])]),
        .dictionary(["$data": .string("an author's own key")]), .dictionary(["$$x": .integer(1), "$": .null]),
    ])
    func roundTrip(value: PropertyValue) throws {
        #expect(try travel(value) == value)
    }

    @Test("A pushed payload reads as it was written")
    func plainJSON() throws {
        let payload = Data(#"{"aps":{"badge":1,"content-available":true},"price":12.5,"list":[1,"2",null]}"#.utf8)
        let value = try JSONDecoder().decode(PropertyValue.self, from: payload)
        #expect(value["aps"]?["badge"] == .integer(1))
        #expect(value["aps"]?["content-available"] == .bool(true))
        #expect(value["price"] == .double(12.5))
        #expect(value["list"]?.array == [.integer(1), .string("2"), .null])
    }
}
