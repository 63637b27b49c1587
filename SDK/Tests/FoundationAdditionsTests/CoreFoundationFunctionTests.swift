import Foundation
import FoundationAdditions
import Testing

/// Core Foundation's functions of strings, addresses and bytes.
struct CoreFoundationFunctionTests {
    @Test func `a string is transformed in place`() {
        let text = NSMutableString(string: "Überéé")
        #expect(CFStringTransform(text, nil, kCFStringTransformStripDiacritics, false))
        #expect(text == "Uberee")
        var range = CFRangeMake(0, 2)
        let chinese = NSMutableString(string: "你好吗")
        #expect(CFStringTransform(chinese, &range, kCFStringTransformToLatin, false))
        #expect(chinese == "nǐ hǎo吗" && range.length == 6)
        var outside = CFRangeMake(2, 9)
        #expect(!CFStringTransform(text, &outside, kCFStringTransformToLatin, false))
    }

    @Test func `addresses are read and escaped`() {
        #expect(
            CFURLCreateWithString(nil, "b", URL(string: "https://example.com/a/")! as NSURL).absoluteString
                == "https://example.com/a/b"
        )
        let escaped = CFURLCreateStringByAddingPercentEscapes(nil, "a b&c/ü", nil, "&", 0x0800_0100)
        #expect(escaped == "a%20b%26c/%C3%BC")
        #expect(CFURLCreateStringByReplacingPercentEscapes(nil, "a%20b%26c", "") == "a b&c")
        #expect(CFURLCreateStringByReplacingPercentEscapes(nil, "a%20b%26c", "&") == "a b%26c")
    }

    @Test func `bytes are added and taken`() {
        let data = CFDataCreateMutable(nil, 0)!
        CFDataAppendBytes(data, [1, 2, 3], 3)
        var taken: [UInt8] = [0, 0]
        CFDataGetBytes(data, CFRangeMake(1, 2), &taken)
        CFDataGetBytes(data, CFRangeMake(2, 9), &taken)
        #expect(taken == [2, 3] && CFDataGetLength(data) == 3)
    }

    @Test func `a locale names places by the methods of its class, and a class names itself`() {
        #expect(NSLocale(localeIdentifier: "fr_FR").localizedString(forCountryCode: "DE") == "Allemagne")
        #expect(NSLocale(localeIdentifier: "en_US").localizedString(forLanguageCode: "fr") == "French")
        #expect(NSArray.description().hasSuffix("NSArray"))
        let progress: Progress = .init()
        #expect(progress.totalUnitCount == 0)
    }

    @Test func `a disk has room, and a thread is known`() throws {
        let keys: Set<URLResourceKey> = [.volumeAvailableCapacityForImportantUsageKey]
        let values = try URL(fileURLWithPath: NSHomeDirectory()).resourceValues(forKeys: keys)
        #expect(try #require(values.volumeAvailableCapacityForImportantUsage) > 0)
        var number: UInt64 = 0
        #expect(pthread_threadid_np(nil, &number) == 0 && number != 0)
    }
}
