/// Chinese numbers, as they are read aloud: groups of four digits behind 万 and 亿, one 零 for a gap.
enum ChineseReading {
    private static let digits = ["零", "一", "二", "三", "四", "五", "六", "七", "八", "九"]
    private static let places = ["", "十", "百", "千"]

    /// The words of a whole number: 10010 is 一万零一十.
    ///
    /// A number that begins with 一十 begins with 十.
    static func whole(_ number: UInt64) -> [String] {
        var words = spell(number)
        if words.starts(with: ["一", "十"]) { words.removeFirst() }
        return words
    }

    /// The words of an amount: 100.05 yuan is 一百元零五分.
    ///
    /// Digits behind the hundredths, or hundredths in a currency without them, make it a decimal number: 零点零零五元.
    static func amount(_ amount: Amount, in currency: Currency) -> [String] {
        let units = currency.chinese
        let number = UInt64(amount.whole) ?? 0
        let sign = amount.isNegative ? ["负"] : []
        guard !amount.fraction.isEmpty else { return sign + whole(number) + [units.main] }
        guard amount.fraction.count <= 2, let hundredthUnit = units.hundredth else {
            let behind = amount.fraction.compactMap(\.wholeNumberValue).map { digits[$0] }
            return sign + whole(number) + ["点"] + behind + [units.main]
        }

        let behind = (amount.fraction + "0").prefix(2).compactMap(\.wholeNumberValue)
        let (tenths, hundredths) = (behind[0], behind[1])
        var words = sign
        if number > 0 { words += whole(number) + [units.main] }
        guard let tenthUnit = units.tenth else {
            if number > 0, tenths == 0 { words.append(digits[0]) }
            return words + whole(UInt64(tenths * 10 + hundredths)) + [hundredthUnit]
        }
        if tenths > 0 { words += [digits[tenths], tenthUnit] }
        if hundredths > 0 {
            if number > 0, tenths == 0 { words.append(digits[0]) }
            words += [digits[hundredths], hundredthUnit]
        }
        return words
    }

    /// Splits at 亿 first, so that 万亿 comes out by itself.
    private static func spell(_ number: UInt64) -> [String] {
        guard number > 0 else { return [digits[0]] }
        for (size, unit) in [(UInt64(100_000_000), "亿"), (10_000, "万")] where number >= size {
            let rest = number % size
            let gap = rest > 0 && rest < size / 10 ? [digits[0]] : []
            return spell(number / size) + [unit] + gap + (rest > 0 ? spell(rest) : [])
        }
        return group(Int(number))
    }

    /// 1…9999.
    private static func group(_ number: Int) -> [String] {
        var words: [String] = []
        var hasGap = false
        for (place, size) in [(3, 1000), (2, 100), (1, 10), (0, 1)] {
            let digit = number / size % 10
            guard digit > 0 else {
                hasGap = !words.isEmpty
                continue
            }
            if hasGap { words.append(digits[0]) }
            hasGap = false
            words.append(digits[digit])
            if place > 0 { words.append(places[place]) }
        }
        return words
    }
}
