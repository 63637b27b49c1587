import Foundation
import FoundationAdditions
import Testing

/// Measurements and names of people, as Apple's documentation writes them.
@Suite(.timeLimit(.minutes(1))) struct QuantityTests {
    private static let english = Locale(identifier: "en_US")
    private static let chinese = Locale(identifier: "zh-Hans_CN")
    private static let german = Locale(identifier: "de_DE")

    private func text(
        _ value: Double,
        _ unit: Dimension,
        _ locale: Locale,
        _ change: (QuantityFormatter) -> Void = { _ in }
    ) -> String {
        let formatter = QuantityFormatter()
        formatter.locale = locale
        change(formatter)
        return formatter.string(from: Measurement(value: value, unit: unit))
    }

    @Test("A formatter tells a measurement in the person's units, or in its own")
    func formatter() {
        #expect(text(5, UnitLength.kilometers, Self.english) == "3.107 mi")
        #expect(text(500, UnitLength.meters, Self.german) == "0,5 km")
        #expect(text(300, UnitLength.meters, Self.german) { $0.unitOptions = .naturalScale } == "300 m")
        #expect(text(21, UnitTemperature.celsius, Self.english) == "69.8°F")
        #expect(text(21, UnitTemperature.celsius, Self.chinese) == "21°C")
        #expect(text(21, UnitTemperature.celsius, Self.german) { $0.unitOptions = .temperatureWithoutUnit } == "21°")
        let long = text(3.25, UnitLength.kilometers, Self.english) {
            ($0.unitOptions, $0.unitStyle) = (.providedUnit, .long)
            $0.numberFormatter.maximumFractionDigits = 0
        }
        #expect(long == "3 kilometers")
        #expect(text(2, UnitDuration.hours, Self.chinese) { $0.unitOptions = .providedUnit } == "2小时")
        let formatter = QuantityFormatter()
        (formatter.locale, formatter.unitStyle) = (Self.english, .long)
        #expect(formatter.string(from: UnitLength.meters) == "meters")
        let own = Measurement(value: 3, unit: Unit(symbol: "pts"))
        #expect(formatter.string(from: own) == "3 pts")
        #expect(formatter.string(for: own) == "3 pts" && formatter.string(for: "text") == nil)
        let huge = text(.greatestFiniteMagnitude, UnitLength.meters, Self.english) { $0.unitOptions = .providedUnit }
        #expect(!huge.isEmpty && !text(.nan, UnitLength.meters, Self.english).isEmpty)
    }

    @Test("A style knows what a measurement is for")
    func style() {
        let way = Measurement(value: 3, unit: UnitLength.kilometers)
        // The phone's, where none is named.
        #expect(way.formatted() == "1.9 mi")
        #expect(way.formatted(.measurement(width: .wide).locale(Self.german)) == "3 Kilometer")
        #expect(way.formatted(.measurement(width: .abbreviated, usage: .road).locale(Self.english)) == "1.9 mi")
        #expect(way.formatted(.measurement(width: .abbreviated, usage: .asProvided).locale(Self.english)) == "3 km")
        let exact = Measurement(value: 3.256, unit: UnitLength.kilometers)
        let digits = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(1))
        for (locale, expected) in [(Self.german, "3,3 km"), (Self.english, "3.3 km"), (Self.chinese, "3.3公里")] {
            let style = Measurement<UnitLength>.FormatStyle(
                width: .abbreviated,
                locale: locale,
                usage: .asProvided,
                numberFormatStyle: digits
            )
            #expect(exact.formatted(style) == expected)
        }
        let warmth = Measurement(value: 21.6, unit: UnitTemperature.celsius)
        #expect(warmth.formatted(.measurement(width: .abbreviated, usage: .weather).locale(Self.english)) == "71°F")
        let bare = warmth.formatted(
            .measurement(width: .narrow, usage: .weather, hidesScaleName: true).locale(Self.german)
        )
        #expect(bare == "22°")
    }

    @Test("A name is as long as its style says, and in the order of its letters")
    func names() {
        var name = PersonNameComponents()
        (name.givenName, name.middleName, name.familyName, name.namePrefix) = ("Anna", "Maria", "Beck", "Dr.")
        let formatter = NameFormatter()
        let styles: [NameFormatter.Style] = [.default, .short, .medium, .long, .abbreviated]
        let texts = styles.map { style in
            formatter.style = style
            return formatter.string(from: name)
        }
        #expect(texts == ["Anna Beck", "Anna", "Anna Beck", "Dr. Anna Maria Beck", "AB"])
        var other = PersonNameComponents()
        (other.givenName, other.familyName) = ("小明", "王")
        #expect(other.formatted() == "王小明" && other.formatted(.name(style: .abbreviated)) == "王")
        #expect(NameFormatter.localizedString(from: PersonNameComponents(), style: .long) == "")
        let read = formatter.personNameComponents(from: "Dr. Anna Maria Beck")
        #expect(read?.givenName == "Anna" && read?.middleName == "Maria" && read?.familyName == "Beck")
        #expect(formatter.personNameComponents(from: "王小明")?.familyName == "王")
        #expect(formatter.personNameComponents(from: " ") == nil)
    }

    @Test("A length is made of a number, and is one")
    func lengths() throws {
        #expect(CGFloat(truncating: 2.5) == 2.5 && CGFloat(exactly: NSNumber(value: 7)) == 7)
        #expect(CGFloat(exactly: NSNumber(value: Int64.max)) == nil)
        #expect(CGFloat(1.5) as NSNumber == 1.5)
    }
}
