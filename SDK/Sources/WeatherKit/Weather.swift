public import Foundation

// Values that a service would answer with; none is ever made here.

/// What the sky is like.
public enum WeatherCondition: String, CaseIterable, Codable, Hashable, Sendable {
    case blizzard, blowingDust, blowingSnow, breezy, clear, cloudy, drizzle, flurries, foggy, freezingDrizzle
    case freezingRain, frigid, hail, haze, heavyRain, heavySnow, hot, hurricane, isolatedThunderstorms, mostlyClear
    case mostlyCloudy, partlyCloudy, rain, scatteredThunderstorms, sleet, smoky, snow, strongStorms, sunFlurries
    case sunShowers, thunderstorms, tropicalStorm, windy, wintryMix

    /// In words, in English: `mostlyCloudy` is "mostly cloudy".
    public var description: String {
        rawValue.reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : String($1) }
    }
}

extension WeatherCondition: CustomStringConvertible {
    public var accessibilityDescription: String { description }
}

/// What falls.
public enum Precipitation: String, CaseIterable, Codable, CustomStringConvertible, Hashable, Sendable {
    case none, hail, mixed, rain, sleet, snow
    public var description: String { rawValue.capitalized }
}

/// Whether pressure rises.
public enum PressureTrend: String, CaseIterable, Codable, CustomStringConvertible, Hashable, Sendable {
    case rising, falling, steady
    public var description: String { rawValue.capitalized }
}

/// How the air moves.
public struct Wind: Codable, Hashable, Sendable {
    public let speed: Measurement<UnitSpeed>
    public let direction: Measurement<UnitAngle>
    public let gust: Measurement<UnitSpeed>?
    public var compassDirection: CompassDirection {
        let degrees = direction.converted(to: .degrees).value
        guard degrees.isFinite else { return .north }
        let turned = degrees.truncatingRemainder(dividingBy: 360)
        let part = Int(((turned < 0 ? turned + 360 : turned) / 22.5).rounded()) % 16
        return CompassDirection.allCases[part]
    }

    /// From where it comes.
    public enum CompassDirection: String, CaseIterable, Codable, Hashable, Sendable {
        case north, northNortheast, northeast, eastNortheast, east, eastSoutheast, southeast, southSoutheast
        case south, southSouthwest, southwest, westSouthwest, west, westNorthwest, northwest, northNorthwest

        /// As N, NNE.
        public var abbreviation: String {
            switch self {
            case .north: "N"
            case .northNortheast: "NNE"
            case .northeast: "NE"
            case .eastNortheast: "ENE"
            case .east: "E"
            case .eastSoutheast: "ESE"
            case .southeast: "SE"
            case .southSoutheast: "SSE"
            case .south: "S"
            case .southSouthwest: "SSW"
            case .southwest: "SW"
            case .westSouthwest: "WSW"
            case .west: "W"
            case .westNorthwest: "WNW"
            case .northwest: "NW"
            case .northNorthwest: "NNW"
            }
        }
        public var description: String { rawValue }
        public var accessibilityDescription: String { rawValue }
    }
}

/// How strong the sun burns.
public struct UVIndex: Codable, Hashable, Sendable {
    /// How much of it one should take.
    public enum ExposureCategory: String, CaseIterable, Codable, Comparable, CustomStringConvertible, Hashable, Sendable
    {
        case low, moderate, high, veryHigh, extreme

        public var description: String { self == .veryHigh ? "Very High" : rawValue.capitalized }
        /// The indexes that are of this kind (World Health Organization: Global Solar UV Index).
        public var rangeValue: ClosedRange<Int> {
            switch self {
            case .low: 0...2
            case .moderate: 3...5
            case .high: 6...7
            case .veryHigh: 8...10
            case .extreme: 11...Int.max
            }
        }
        public static func < (one: Self, other: Self) -> Bool {
            one.rangeValue.lowerBound < other.rangeValue.lowerBound
        }
    }
    public let value: Int
    public let category: ExposureCategory
}

/// Where a forecast is from.
public struct WeatherMetadata: Codable, Hashable, Sendable {
    public let date: Date
    public let expirationDate: Date
    public let location: Place

    /// Where it is of.
    public struct Place: Codable, Hashable, Sendable {
        public let latitude: Double
        public let longitude: Double
    }
}

/// The weather of a place.
public struct Weather: Codable, Hashable, Sendable {
    public let currentWeather: CurrentWeather
    public let hourlyForecast: Forecast<HourWeather>
    public let dailyForecast: Forecast<DayWeather>
    public let minuteForecast: Forecast<MinuteWeather>?
    public let weatherAlerts: [WeatherAlert]?
    public let availability: WeatherAvailability
}

/// The weather now.
public struct CurrentWeather: Codable, Hashable, Sendable {
    public let metadata: WeatherMetadata
    public let date: Date
    public let condition: WeatherCondition
    public let symbolName: String
    public let isDaylight: Bool
    public let temperature: Measurement<UnitTemperature>
    public let apparentTemperature: Measurement<UnitTemperature>
    public let dewPoint: Measurement<UnitTemperature>
    /// 0…1
    public let humidity: Double
    /// 0…1
    public let cloudCover: Double
    public let cloudCoverByAltitude: CloudCoverByAltitude
    public let precipitationIntensity: Measurement<UnitSpeed>
    public let pressure: Measurement<UnitPressure>
    public let pressureTrend: PressureTrend
    public let visibility: Measurement<UnitLength>
    public let uvIndex: UVIndex
    public let wind: Wind
}

/// The weather of an hour.
public struct HourWeather: Codable, Hashable, Sendable {
    public let date: Date
    public let dewPoint: Measurement<UnitTemperature>
    /// 0…1
    public let cloudCover: Double
    public let cloudCoverByAltitude: CloudCoverByAltitude
    public let pressure: Measurement<UnitPressure>
    public let pressureTrend: PressureTrend
    public let visibility: Measurement<UnitLength>
    public let precipitationAmount: Measurement<UnitLength>
    public let snowfallAmount: Measurement<UnitLength>
    public let condition: WeatherCondition
    public let symbolName: String
    public let isDaylight: Bool
    public let temperature: Measurement<UnitTemperature>
    public let apparentTemperature: Measurement<UnitTemperature>
    /// 0…1
    public let humidity: Double
    public let precipitation: Precipitation
    /// 0…1
    public let precipitationChance: Double
    public let uvIndex: UVIndex
    public let wind: Wind
}

/// The weather of a day.
public struct DayWeather: Codable, Hashable, Sendable {
    public let date: Date
    public let sun: SunEvents
    public let moon: MoonEvents
    public let precipitationAmount: Measurement<UnitLength>
    public let rainfallAmount: Measurement<UnitLength>
    public let snowfallAmount: Measurement<UnitLength>
    public let precipitationAmountByType: PrecipitationAmountByType
    public let highTemperatureTime: Date?
    public let lowTemperatureTime: Date?
    /// 0…1
    public let maximumHumidity: Double
    /// 0…1
    public let minimumHumidity: Double
    public let maximumVisibility: Measurement<UnitLength>
    public let minimumVisibility: Measurement<UnitLength>
    public let highWindSpeed: Measurement<UnitSpeed>?
    public let condition: WeatherCondition
    public let symbolName: String
    public let highTemperature: Measurement<UnitTemperature>
    public let lowTemperature: Measurement<UnitTemperature>
    public let precipitation: Precipitation
    /// 0…1
    public let precipitationChance: Double
    public let uvIndex: UVIndex
    public let wind: Wind
}

/// Weather of times that follow each other.
public struct Forecast<Element: Codable & Hashable & Sendable>: RandomAccessCollection, Codable, Hashable, Sendable {
    public let forecast: [Element]
    public let metadata: WeatherMetadata

    public var startIndex: Int { forecast.startIndex }
    public var endIndex: Int { forecast.endIndex }
    public subscript(position: Int) -> Element { forecast[position] }
}
