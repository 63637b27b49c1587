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
public enum Precipitation: String, CaseIterable, Codable, Hashable, Sendable {
    case none, hail, mixed, rain, sleet, snow
}

/// Whether pressure rises.
public enum PressureTrend: String, CaseIterable, Codable, Hashable, Sendable { case rising, falling, steady }

/// How the air moves.
public struct Wind: Codable, Hashable, Sendable {
    public let speed: Measurement<UnitSpeed>
    public let direction: Measurement<UnitAngle>
    public let gust: Measurement<UnitSpeed>?
}

/// How strong the sun burns.
public struct UVIndex: Codable, Hashable, Sendable {
    /// How much of it one should take.
    public enum ExposureCategory: String, CaseIterable, Codable, Hashable, Sendable {
        case low, moderate, high, veryHigh, extreme
    }
    public let value: Int
    public let category: ExposureCategory
}

/// Where a forecast is from.
public struct WeatherMetadata: Codable, Hashable, Sendable {
    public let date: Date
    public let expirationDate: Date
}

/// The weather of a place.
public struct Weather: Codable, Hashable, Sendable {
    public let currentWeather: CurrentWeather
    public let hourlyForecast: Forecast<HourWeather>
    public let dailyForecast: Forecast<DayWeather>
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
    public let pressure: Measurement<UnitPressure>
    public let pressureTrend: PressureTrend
    public let visibility: Measurement<UnitLength>
    public let uvIndex: UVIndex
    public let wind: Wind
}

/// The weather of an hour.
public struct HourWeather: Codable, Hashable, Sendable {
    public let date: Date
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
