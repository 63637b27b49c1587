import Foundation
import FoundationAdditions
import Testing

/// Core Foundation's numbers and encodings, and predicates that are given their variables.
@Suite struct ByteOrderTests {
    @Test("Numbers are turned into the order of the network and back")
    func order() {
        #expect(CFSwapInt32(0x0102_0304) == 0x0403_0201 && CFSwapInt16(0x0102) == 0x0201)
        #expect(CFSwapInt32BigToHost(CFSwapInt32HostToBig(7)) == 7)
        #expect(CFSwapInt64LittleToHost(CFSwapInt64HostToLittle(7)) == 7)
    }

    @Test("Encodings of languages have the numbers of their names")
    func encodings() {
        let name = CFStringConvertIANACharSetNameToEncoding("gb18030" as CFString)
        #expect(name == CFStringEncoding(CFStringEncodings.GB_18030_2000.rawValue))
    }

    @Test("A predicate keeps the variables that it is given")
    func variables() {
        let predicate = NSPredicate(format: "SELF >= $least").withSubstitutionVariables(["least": 3])
        #expect(predicate.evaluate(with: 3) && !predicate.evaluate(with: 2))
    }
}
