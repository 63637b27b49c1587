import Foundation
import ProviderAPI
import Testing

@Suite struct PayloadScanTests {
    /// Pieces of a string, and whether they may stand in one as they are.
    private static let pieces: [(text: String, isRight: Bool)] = [
        ("é", true), (#"\n"#, true), ("\n", false), ("\u{7f}", true), (#"":1,"b"#, true), (#"\x"#, false),
    ]

    @Test(
        "JSON objects pass",
        arguments: [
            "{}", " { } ", #"{"aps":{"alert":"Hi"}}"#, #"{"a":[1,-2.5e+3,0,true,false,null,[],{}]}"#,
            #"{"é":"支付宝到账 🎉","u":"\u00e9\n\/\""}"#, "{\"a\" :\r\n\t1 , \"b\":[ ]}", #"{"":""}"#,
            "{\"deep\":" + String(repeating: "[", count: 100) + String(repeating: "]", count: 100) + "}",
        ]
    )
    func objects(text: String) throws {
        try PayloadScan.checkObject(Array(text.utf8))
    }

    @Test(
        "Anything else does not, and where it goes wrong is said",
        arguments: [
            ("", 0), ("[]", 0), ("null", 0), ("{", 1), ("{}x", 2), (#"{"a"}"#, 4), (#"{"a":}"#, 5), (#"{"a":1,}"#, 7),
            (#"{"a":01}"#, 7), (#"{"a":1.}"#, 7), (#"{"a":1e}"#, 7), (#"{"a":tru}"#, 8), (#"{"a":"b}"#, 8),
            (#"{"a":"\x"}"#, 8), (#"{"a":"\u12g4"}"#, 10), ("{\"a\":\"\n\"}", 6), (#"{a:1}"#, 1), (#"{"a":[1,]}"#, 8),
            (#"{"a":[1 2]}"#, 8), (#"{'a':1}"#, 1), (#"{"a":NaN}"#, 5), (#"{"a":1]"#, 6),
        ]
    )
    func others(text: String, offset: Int) {
        #expect {
            try PayloadScan.checkObject(Array(text.utf8))
        } throws: { error in
            (error as? PayloadScan.Failure)?.offset == offset
        }
    }

    @Test(
        "Text that is not UTF-8 does not pass",
        arguments: [[0xff], [0xc0, 0x80], [0xed, 0xa0, 0x80], [0xf4, 0x90, 0x80, 0x80], [0xe2, 0x82]] as [[UInt8]]
    )
    func notUTF8(bytes: [UInt8]) {
        #expect(throws: PayloadScan.Failure.self) {
            try PayloadScan.checkObject(Array(#"{"a":""#.utf8) + bytes + Array(#""}"#.utf8))
        }
    }

    @Test("A sequence that the end cuts off is told, not read past")
    func cutOff() {
        for text in [#"{"a":"é支🎉","b":[1.5e2,true,{"c":null}]}"#] {
            let bytes = Array(text.utf8)
            for count in bytes.indices {
                #expect(throws: PayloadScan.Failure.self) { try PayloadScan.checkObject(Array(bytes.prefix(count))) }
            }
        }
    }

    @Test("Wherever in a string a character stands, it counts", arguments: 0..<24)
    func anywhere(place: Int) throws {
        for (text, isRight) in Self.pieces {
            var key = String(repeating: "k", count: 24)
            key.insert(contentsOf: text, at: key.index(key.startIndex, offsetBy: place))
            let bytes = Array("{\"\(key)\":1}".utf8)
            let passes = (try? PayloadScan.checkObject(bytes)) != nil
            #expect(passes == isRight, "\(key)")
        }
        let start = Array("{\"".utf8) + Array(repeating: UInt8(ascii: "k"), count: place)
        let broken = start + [0xff] + Array("kkkkkkkk\":1}".utf8)
        #expect(throws: PayloadScan.Failure.self) { try PayloadScan.checkObject(broken) }
    }

    @Test("Nesting has a bound")
    func nesting() {
        let depth = PayloadScan.depthLimit
        let text = "{\"a\":" + String(repeating: "[", count: depth) + String(repeating: "]", count: depth) + "}"
        #expect(throws: PayloadScan.Failure.self) { try PayloadScan.checkObject(Array(text.utf8)) }
    }

    @Test("It agrees with Foundation on mutations of a payload")
    func agreement() {
        var generator = SplitMix(seed: 42)
        let original = Array(#"{"aps":{"alert":{"title":"é","n":-1.5e3},"x":[true,null,"\n"]},"k":"v"}"#.utf8)
        let letters = Array(#"{}[]",:\0123456789.eE+-tfn aé"#.utf8)
        for _ in 0..<5000 {
            var bytes = original
            for _ in 0..<Int.random(in: 1...2, using: &generator) {
                let place = Int.random(in: bytes.indices, using: &generator)
                switch Int.random(in: 0..<3, using: &generator) {
                case 0: bytes[place] = letters.randomElement(using: &generator) ?? 0x20
                case 1: bytes.remove(at: place)
                default: bytes.insert(letters.randomElement(using: &generator) ?? 0x20, at: place)
                }
            }
            let isObject = (try? JSONSerialization.jsonObject(with: Data(bytes))) is [String: Any]
            let passes = (try? PayloadScan.checkObject(bytes)) != nil
            let text = String(decoding: bytes, as: UTF8.self)
            if passes { #expect(isObject, "\(text)") }
            // Foundation lets a comma stand before a closing bracket, which JSON does not.
            let packed = text.filter { $0 != " " }
            if isObject, !packed.contains(",}"), !packed.contains(",]") { #expect(passes, "\(text)") }
        }
    }
}

/// A small repeatable generator.
private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }
}
