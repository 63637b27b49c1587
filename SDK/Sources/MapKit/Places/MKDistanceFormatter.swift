public import CoreLocation
public import Foundation

/// Distances in words.
open class MKDistanceFormatter: Formatter {
    /// In what they are told.
    public enum Units: UInt, Sendable { case `default` = 0, metric, imperial, imperialWithYards }
    /// How long the words are.
    public enum DistanceUnitStyle: UInt, Sendable { case `default` = 0, abbreviated, full }

    open var locale: Locale! = .current
    open var units = Units.default
    open var unitStyle = DistanceUnitStyle.default

    /// - Parameter distance: metres.
    /// Metres of what ``string(fromDistance:)`` writes; -1 of other words.
    open func distance(from string: String) -> CLLocationDistance {
        let scanner = Scanner(string: string)
        scanner.locale = locale
        guard let number = scanner.scanDouble() else { return -1 }
        let word = string[scanner.currentIndex...].trimmingCharacters(in: .whitespaces).lowercased()
        switch word {
        case "m", "meter", "meters", "metre", "metres": return number
        case "km", "kilometer", "kilometers", "kilometre", "kilometres": return number * 1000
        case "mi", "mile", "miles": return number * 1609.344
        case "ft", "foot", "feet", "'": return number * 0.3048
        case "yd", "yard", "yards": return number * 0.9144
        default: return -1
        }
    }

    open func string(fromDistance distance: CLLocationDistance) -> String {
        let formatter = LengthFormatter()
        formatter.unitStyle = unitStyle == .full ? .long : .medium
        formatter.numberFormatter.locale = locale
        formatter.numberFormatter.maximumFractionDigits = 0
        let isMetric = units == .metric || units == .default && locale.measurementSystem == .metric
        guard !isMetric else {
            guard distance >= 1000 else { return formatter.string(fromValue: distance, unit: .meter) }
            formatter.numberFormatter.maximumFractionDigits = distance < 10_000 ? 1 : 0
            return formatter.string(fromValue: distance / 1000, unit: .kilometer)
        }
        let miles = distance / 1609.344
        guard miles < 0.1 else {
            formatter.numberFormatter.maximumFractionDigits = miles < 10 ? 1 : 0
            return formatter.string(fromValue: miles, unit: .mile)
        }
        return units == .imperialWithYards
            ? formatter.string(fromValue: distance / 0.9144, unit: .yard)
            : formatter.string(fromValue: distance / 0.3048, unit: .foot)
    }
    open override func string(for obj: Any?) -> String? {
        (obj as? NSNumber).map { string(fromDistance: $0.doubleValue) }
    }
}
