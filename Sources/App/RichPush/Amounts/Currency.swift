/// How a currency's units are read aloud.
public struct Currency: Hashable, Sendable {
    /// The ISO 4217 code, upper case.
    public let code: String
    let chinese: ChineseUnits
    let english: EnglishUnits

    /// The words behind a Chinese number.
    struct ChineseUnits: Hashable, Sendable {
        var main: String
        /// A tenth, as 角; nil where tenths have no name of their own.
        var tenth: String?
        /// A hundredth: 分; nil where there are no hundredths.
        var hundredth: String?
    }

    /// The words behind an English number.
    struct EnglishUnits: Hashable, Sendable {
        var one: String
        var many: String
        /// A hundredth; nil where there are no hundredths.
        var hundredth: String?
        var hundredths: String?
    }

    /// Chinese yuan.
    public static let yuan = Currency(
        code: "CNY",
        chinese: ChineseUnits(main: "元", tenth: "角", hundredth: "分"),
        english: EnglishUnits(one: "yuan", many: "yuan", hundredth: "fen", hundredths: "fen")
    )
    /// US dollar.
    public static let dollar = Currency(
        code: "USD",
        chinese: ChineseUnits(main: "美元", hundredth: "美分"),
        english: EnglishUnits(one: "dollar", many: "dollars", hundredth: "cent", hundredths: "cents")
    )
    /// Hong Kong dollar.
    public static let hongKongDollar = Currency(
        code: "HKD",
        chinese: ChineseUnits(main: "港元", tenth: "角", hundredth: "分"),
        english: EnglishUnits(
            one: "Hong Kong dollar",
            many: "Hong Kong dollars",
            hundredth: "cent",
            hundredths: "cents"
        )
    )
    /// Euro.
    public static let euro = Currency(
        code: "EUR",
        chinese: ChineseUnits(main: "欧元", hundredth: "欧分"),
        english: EnglishUnits(one: "euro", many: "euros", hundredth: "cent", hundredths: "cents")
    )
    /// Pound sterling.
    public static let pound = Currency(
        code: "GBP",
        chinese: ChineseUnits(main: "英镑", hundredth: "便士"),
        english: EnglishUnits(one: "pound", many: "pounds", hundredth: "penny", hundredths: "pence")
    )
    /// Japanese yen.
    public static let yen = Currency(
        code: "JPY",
        chinese: ChineseUnits(main: "日元"),
        english: EnglishUnits(one: "yen", many: "yen")
    )

    /// Every currency that has words here.
    public static let all: [Currency] = [.yuan, .dollar, .hongKongDollar, .euro, .pound, .yen]

    /// The currency of an ISO code in any case; nil if it has no words here.
    public static func named(_ code: String) -> Currency? {
        all.first { $0.code == code.uppercased() }
    }
}
