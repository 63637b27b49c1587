import Foundation
import FoundationAdditions
import Testing

@Suite struct ValueTransformerTests {
    private final class Upper: FoundationAdditions.ValueTransformer, @unchecked Sendable {
        override func transformedValue(_ value: Any?) -> Any? { (value as? String)?.uppercased() }
    }

    @Test("A transformer is found by the name that it was registered under")
    func named() {
        let name = NSValueTransformerName("Upper")
        FoundationAdditions.ValueTransformer.setValueTransformer(Upper(), forName: name)
        #expect(FoundationAdditions.ValueTransformer.named(name)?.transformedValue("bell") as? String == "BELL")
        #expect(FoundationAdditions.ValueTransformer.valueTransformerNames().contains(name))
        #expect(FoundationAdditions.ValueTransformer.named(NSValueTransformerName("none")) == nil)
    }

    @Test("An array goes into an archive and back; what is no archive is nil")
    func archives() {
        let transformer = NSSecureUnarchiveFromDataTransformer()
        let data = transformer.reverseTransformedValue(["a", "b"] as NSArray) as? Data
        #expect(transformer.transformedValue(data) as? [String] == ["a", "b"])
        #expect(transformer.transformedValue(Data([1, 2])) == nil)
        #expect(transformer.transformedValue(nil) == nil)
    }
}
