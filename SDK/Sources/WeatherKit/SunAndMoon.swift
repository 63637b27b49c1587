public import Foundation

/// When the sun comes and goes.
public struct SunEvents: Codable, Hashable, Sendable {
    public let astronomicalDawn: Date?
    public let nauticalDawn: Date?
    public let civilDawn: Date?
    public let sunrise: Date?
    public let solarNoon: Date?
    public let sunset: Date?
    public let civilDusk: Date?
    public let nauticalDusk: Date?
    public let astronomicalDusk: Date?
    public let solarMidnight: Date?
}

/// When the moon comes and goes, and how it looks.
public struct MoonEvents: Codable, Hashable, Sendable {
    public let phase: MoonPhase
    public let moonrise: Date?
    public let moonset: Date?
}

/// How the moon looks.
public enum MoonPhase: String, CaseIterable, Codable, Hashable, Sendable, CustomStringConvertible {
    case new, waxingCrescent, firstQuarter, waxingGibbous, full, waningGibbous, lastQuarter, waningCrescent

    /// In words, in English: `waxingCrescent` is "waxing crescent".
    public var description: String {
        rawValue.reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : String($1) }
    }
    public var accessibilityDescription: String { description }
    public var symbolName: String {
        switch self {
        case .new: "moonphase.new.moon"
        case .waxingCrescent: "moonphase.waxing.crescent"
        case .firstQuarter: "moonphase.first.quarter"
        case .waxingGibbous: "moonphase.waxing.gibbous"
        case .full: "moonphase.full.moon"
        case .waningGibbous: "moonphase.waning.gibbous"
        case .lastQuarter: "moonphase.last.quarter"
        case .waningCrescent: "moonphase.waning.crescent"
        }
    }
}

/// How cloudy it is, by height; 0…1.
public struct CloudCoverByAltitude: Codable, Hashable, Sendable {
    public let low: Double
    public let medium: Double
    public let high: Double
}

/// How much falls.
public struct PrecipitationAmountByType: Codable, Hashable, Sendable {
    /// How much snow falls.
    public struct SnowfallAmount: Codable, Hashable, Sendable {
        public let amount: Measurement<UnitLength>
        public let amountLiquidEquivalent: Measurement<UnitLength>
        public let minimum, maximum: Measurement<UnitLength>
        public let minimumLiquidEquivalent, maximumLiquidEquivalent: Measurement<UnitLength>
    }
    public let hail: Measurement<UnitLength>
    public let mixed: Measurement<UnitLength>
    public let precipitation: Measurement<UnitLength>
    public let rainfall: Measurement<UnitLength>
    public let sleet: Measurement<UnitLength>
    public let snowfallAmount: SnowfallAmount
}

/// The weather of a minute.
public struct MinuteWeather: Codable, Hashable, Sendable {
    public let date: Date
    public let precipitation: Precipitation
    /// 0…1
    public let precipitationChance: Double
    public let precipitationIntensity: Measurement<UnitSpeed>
}

/// A warning.
public struct WeatherAlert: Codable, Hashable, Sendable {
    public let detailsURL: URL
    public let source: String
    public let summary: String
    public let region: String?
    public let severity: WeatherSeverity
    public let metadata: WeatherMetadata
}

/// How bad it is.
public enum WeatherSeverity: String, CaseIterable, Codable, Hashable, Sendable, CustomStringConvertible {
    case minor, moderate, severe, extreme, unknown
    public var description: String { rawValue }
    public var accessibilityDescription: String { rawValue }
}

/// What is known of a place.
public struct WeatherAvailability: Codable, Hashable, Sendable {
    /// Whether something is.
    public enum AvailabilityKind: String, Codable, Hashable, Sendable {
        case available, temporarilyUnavailable, unsupported, unknown
    }
    public let minuteAvailability: AvailabilityKind
    public let alertAvailability: AvailabilityKind
}

/// Whose data they are.
public struct WeatherAttribution: Codable, Hashable, Sendable {
    public let serviceName: String
    public let legalPageURL: URL
    public let legalAttributionText: String
    public let squareMarkURL: URL
    public let combinedMarkDarkURL: URL
    public let combinedMarkLightURL: URL
}
