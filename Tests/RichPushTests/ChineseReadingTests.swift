import Testing

@testable import RichPush

@Suite("Amounts, read in Chinese")
struct ChineseReadingTests {
    @Test(
        "Yuan",
        arguments: [
            ("0", "零元"), ("0.00", "零元"), ("0.05", "五分"), ("0.50", "五角"), ("0.55", "五角五分"), ("1", "一元"),
            ("2", "二元"), ("10", "十元"), ("11", "十一元"), ("20", "二十元"), ("100", "一百元"), ("101", "一百零一元"),
            ("110", "一百一十元"), ("128.5", "一百二十八元五角"), ("100.05", "一百元零五分"), ("10.05", "十元零五分"),
            ("1000", "一千元"), ("1001", "一千零一元"), ("1010", "一千零一十元"), ("1100", "一千一百元"),
            ("10000", "一万元"), ("10001", "一万零一元"), ("10010", "一万零一十元"), ("10100", "一万零一百元"),
            ("11000", "一万一千元"), ("100000", "十万元"), ("100010", "十万零一十元"), ("101000", "十万一千元"),
            ("10200000", "一千零二十万元"), ("100000000", "一亿元"), ("100000000.01", "一亿元零一分"),
            ("100000010", "一亿零一十元"), ("100100000", "一亿零一十万元"), ("110000000", "一亿一千万元"),
            ("1000000000", "十亿元"), ("1000000000000", "一万亿元"), ("1000100000000", "一万零一亿元"),
            ("9999999999999999", "九千九百九十九万九千九百九十九亿九千九百九十九万九千九百九十九元"),
            ("-12.30", "负十二元三角"), ("0.005", "零点零零五元"), ("1.234", "一点二三四元"),
        ]
    )
    func yuan(digits: String, spoken: String) throws {
        #expect(SpokenLanguage.chinese.text(of: try Amount(digits), in: .yuan) == spoken)
    }

    @Test(
        "Other currencies",
        arguments: [
            ("1.05", Currency.dollar, "一美元零五美分"), ("0.99", .dollar, "九十九美分"), ("12.5", .dollar, "十二美元五十美分"),
            ("500", .yen, "五百日元"), ("0.5", .yen, "零点五日元"), ("3.10", .hongKongDollar, "三港元一角"),
        ]
    )
    func others(digits: String, currency: Currency, spoken: String) throws {
        #expect(SpokenLanguage.chinese.text(of: try Amount(digits), in: currency) == spoken)
    }
}

@Suite("Amounts, read in English")
struct EnglishReadingTests {
    @Test(
        "Dollars",
        arguments: [
            ("0", "zero dollars"), ("1", "one dollar"), ("0.01", "one cent"), ("0.05", "five cents"),
            ("1.01", "one dollar and one cent"), ("10", "ten dollars"), ("13", "thirteen dollars"),
            ("21", "twenty one dollars"), ("100", "one hundred dollars"),
            ("100.50", "one hundred dollars and fifty cents"),
            ("1001", "one thousand one dollars"), ("10010", "ten thousand ten dollars"),
            ("100000000.01", "one hundred million dollars and one cent"),
            ("1000000000000000", "one quadrillion dollars"), ("-5", "minus five dollars"),
            ("0.125", "zero point one two five dollars"),
        ]
    )
    func dollars(digits: String, spoken: String) throws {
        #expect(SpokenLanguage.english.text(of: try Amount(digits), in: .dollar) == spoken)
    }

    @Test("Yuan have no plural")
    func yuan() throws {
        #expect(SpokenLanguage.english.text(of: try Amount("2.02"), in: .yuan) == "two yuan and two fen")
    }
}
