/// English numbers, as they are read aloud, without "and" inside the number.
enum EnglishReading {
    private static let small = [
        "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
        "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
    ]
    private static let tens = [
        "", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
    ]
    private static let thousands: [(size: UInt64, name: String)] = [
        (1_000_000_000_000_000, "quadrillion"), (1_000_000_000_000, "trillion"), (1_000_000_000, "billion"),
        (1_000_000, "million"), (1_000, "thousand"),
    ]

    /// The words of a whole number: 1001 is one thousand one.
    static func whole(_ number: UInt64) -> [String] {
        guard number > 0 else { return [small[0]] }
        var words: [String] = []
        var rest = number
        for (size, name) in thousands where rest >= size {
            words += belowThousand(Int(rest / size)) + [name]
            rest %= size
        }
        return words + belowThousand(Int(rest))
    }

    /// The words of an amount: 100.05 dollars is one hundred dollars and five cents.
    static func amount(_ amount: Amount, in currency: Currency) -> [String] {
        let units = currency.english
        let number = UInt64(amount.whole) ?? 0
        let sign = amount.isNegative ? ["minus"] : []
        let main = number == 1 && amount.fraction.isEmpty ? units.one : units.many
        guard !amount.fraction.isEmpty else { return sign + whole(number) + [main] }
        guard amount.fraction.count <= 2, let one = units.hundredth, let many = units.hundredths else {
            let behind = amount.fraction.compactMap(\.wholeNumberValue).map { small[$0] }
            return sign + whole(number) + ["point"] + behind + [main]
        }
        let hundredths = Int((amount.fraction + "0").prefix(2)) ?? 0
        let behind = belowThousand(hundredths) + [hundredths == 1 ? one : many]
        guard number > 0 else { return sign + behind }
        return sign + whole(number) + [number == 1 ? units.one : units.many, "and"] + behind
    }

    /// 0…999; nothing for 0.
    private static func belowThousand(_ number: Int) -> [String] {
        var words: [String] = []
        if number >= 100 { words += [small[number / 100], "hundred"] }
        let rest = number % 100
        switch rest {
        case 0: break
        case 1..<20: words.append(small[rest])
        default:
            words.append(tens[rest / 10])
            if rest % 10 > 0 { words.append(small[rest % 10]) }
        }
        return words
    }
}
