import Foundation

/// What the Unicode locale data calls the units that Foundation has.
enum UnitNames {
    /// The name of a unit, such as `kilometer-per-hour`; nil for one that an author made.
    static func name(of unit: Unit) -> String? {
        tables.first { type(of: unit) == $0.type }?.names[unit.symbol]
    }

    private static let tables: [(type: AnyClass, names: [String: String])] = [
        (
            UnitLength.self,
            names([
                (UnitLength.kilometers, "kilometer"), (UnitLength.meters, "meter"),
                (UnitLength.decimeters, "decimeter"), (UnitLength.centimeters, "centimeter"),
                (UnitLength.millimeters, "millimeter"), (UnitLength.micrometers, "micrometer"),
                (UnitLength.nanometers, "nanometer"), (UnitLength.picometers, "picometer"),
                (UnitLength.inches, "inch"), (UnitLength.feet, "foot"), (UnitLength.yards, "yard"),
                (UnitLength.miles, "mile"), (UnitLength.scandinavianMiles, "mile-scandinavian"),
                (UnitLength.lightyears, "light-year"), (UnitLength.nauticalMiles, "nautical-mile"),
                (UnitLength.fathoms, "fathom"), (UnitLength.furlongs, "furlong"),
                (UnitLength.astronomicalUnits, "astronomical-unit"), (UnitLength.parsecs, "parsec"),
            ])
        ),
        (
            UnitMass.self,
            names([
                (UnitMass.kilograms, "kilogram"), (UnitMass.grams, "gram"), (UnitMass.milligrams, "milligram"),
                (UnitMass.micrograms, "microgram"), (UnitMass.ounces, "ounce"), (UnitMass.pounds, "pound"),
                (UnitMass.stones, "stone"), (UnitMass.metricTons, "tonne"), (UnitMass.shortTons, "ton"),
                (UnitMass.carats, "carat"), (UnitMass.ouncesTroy, "ounce-troy"),
            ])
        ),
        (
            UnitTemperature.self,
            names([
                (UnitTemperature.celsius, "celsius"), (UnitTemperature.fahrenheit, "fahrenheit"),
                (UnitTemperature.kelvin, "kelvin"),
            ])
        ),
        (
            UnitDuration.self,
            names([
                (UnitDuration.hours, "hour"), (UnitDuration.minutes, "minute"), (UnitDuration.seconds, "second"),
                (UnitDuration.milliseconds, "millisecond"), (UnitDuration.microseconds, "microsecond"),
                (UnitDuration.nanoseconds, "nanosecond"),
            ])
        ),
        (
            UnitSpeed.self,
            names([
                (UnitSpeed.metersPerSecond, "meter-per-second"), (UnitSpeed.kilometersPerHour, "kilometer-per-hour"),
                (UnitSpeed.milesPerHour, "mile-per-hour"), (UnitSpeed.knots, "knot"),
            ])
        ),
        (
            UnitVolume.self,
            names([
                (UnitVolume.liters, "liter"), (UnitVolume.deciliters, "deciliter"),
                (UnitVolume.centiliters, "centiliter"), (UnitVolume.milliliters, "milliliter"),
                (UnitVolume.cubicMeters, "cubic-meter"), (UnitVolume.cubicCentimeters, "cubic-centimeter"),
                (UnitVolume.cubicInches, "cubic-inch"), (UnitVolume.cubicFeet, "cubic-foot"),
                (UnitVolume.gallons, "gallon"), (UnitVolume.quarts, "quart"), (UnitVolume.pints, "pint"),
                (UnitVolume.cups, "cup"), (UnitVolume.fluidOunces, "fluid-ounce"),
                (UnitVolume.tablespoons, "tablespoon"), (UnitVolume.teaspoons, "teaspoon"),
            ])
        ),
        (
            UnitArea.self,
            names([
                (UnitArea.squareKilometers, "square-kilometer"), (UnitArea.squareMeters, "square-meter"),
                (UnitArea.squareCentimeters, "square-centimeter"), (UnitArea.squareInches, "square-inch"),
                (UnitArea.squareFeet, "square-foot"), (UnitArea.squareYards, "square-yard"),
                (UnitArea.squareMiles, "square-mile"), (UnitArea.acres, "acre"), (UnitArea.hectares, "hectare"),
            ])
        ),
        (
            UnitEnergy.self,
            names([
                (UnitEnergy.kilojoules, "kilojoule"), (UnitEnergy.joules, "joule"),
                (UnitEnergy.kilocalories, "kilocalorie"), (UnitEnergy.calories, "calorie"),
                (UnitEnergy.kilowattHours, "kilowatt-hour"),
            ])
        ),
        (
            UnitPower.self,
            names([
                (UnitPower.watts, "watt"), (UnitPower.kilowatts, "kilowatt"), (UnitPower.megawatts, "megawatt"),
                (UnitPower.milliwatts, "milliwatt"), (UnitPower.horsepower, "horsepower"),
            ])
        ),
        (
            UnitPressure.self,
            names([
                (UnitPressure.hectopascals, "hectopascal"), (UnitPressure.kilopascals, "kilopascal"),
                (UnitPressure.millibars, "millibar"), (UnitPressure.bars, "bar"),
                (UnitPressure.inchesOfMercury, "inch-ofhg"), (UnitPressure.millimetersOfMercury, "millimeter-ofhg"),
                (UnitPressure.poundsForcePerSquareInch, "pound-force-per-square-inch"),
            ])
        ),
        (
            UnitAngle.self,
            names([
                (UnitAngle.degrees, "degree"), (UnitAngle.arcMinutes, "arc-minute"),
                (UnitAngle.arcSeconds, "arc-second"), (UnitAngle.radians, "radian"),
                (UnitAngle.revolutions, "revolution"),
            ])
        ),
        (
            UnitInformationStorage.self,
            names([
                (UnitInformationStorage.bytes, "byte"), (UnitInformationStorage.bits, "bit"),
                (UnitInformationStorage.kilobytes, "kilobyte"), (UnitInformationStorage.megabytes, "megabyte"),
                (UnitInformationStorage.gigabytes, "gigabyte"), (UnitInformationStorage.terabytes, "terabyte"),
            ])
        ),
        (
            UnitFrequency.self,
            names([
                (UnitFrequency.hertz, "hertz"), (UnitFrequency.kilohertz, "kilohertz"),
                (UnitFrequency.megahertz, "megahertz"), (UnitFrequency.gigahertz, "gigahertz"),
            ])
        ),
        (
            UnitElectricPotentialDifference.self, names([(UnitElectricPotentialDifference.volts, "volt")])
        ),
        (
            UnitElectricCurrent.self,
            names([(UnitElectricCurrent.amperes, "ampere"), (UnitElectricCurrent.milliamperes, "milliampere")])
        ),
    ]

    private static func names(_ units: [(unit: Unit, name: String)]) -> [String: String] {
        Dictionary(units.map { ($0.unit.symbol, $0.name) }) { $1 }
    }
}
