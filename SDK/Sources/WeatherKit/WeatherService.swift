public import CoreLocation
@_exported public import Foundation

/// Tells the weather of a place (WeatherKit: WeatherService): every request fails with `WeatherError.permissionDenied`, as
/// of an app without the entitlement, since nobody here may ask Apple's service.
public final class WeatherService: Sendable {
    public static let shared = WeatherService()
    public init() {}

    /// - Throws: ``WeatherError``, always, as the others.
    public var attribution: WeatherAttribution { get async throws { throw WeatherError.permissionDenied } }
    public func weather<First, Second, Third, Fourth>(
        for location: CLLocation,
        including first: WeatherQuery<First>,
        _ second: WeatherQuery<Second>,
        _ third: WeatherQuery<Third>,
        _ fourth: WeatherQuery<Fourth>
    ) async throws -> (First, Second, Third, Fourth) { throw WeatherError.permissionDenied }
    public func weather<First, Second, Third, Fourth, Fifth>(
        for location: CLLocation,
        including first: WeatherQuery<First>,
        _ second: WeatherQuery<Second>,
        _ third: WeatherQuery<Third>,
        _ fourth: WeatherQuery<Fourth>,
        _ fifth: WeatherQuery<Fifth>
    ) async throws -> (First, Second, Third, Fourth, Fifth) { throw WeatherError.permissionDenied }

    public func weather(for location: CLLocation) async throws -> Weather { throw WeatherError.permissionDenied }

    public func weather<First>(for location: CLLocation, including query: WeatherQuery<First>) async throws -> First {
        throw WeatherError.permissionDenied
    }

    public func weather<First, Second>(
        for location: CLLocation,
        including first: WeatherQuery<First>,
        _ second: WeatherQuery<Second>
    ) async throws -> (First, Second) { throw WeatherError.permissionDenied }

    public func weather<First, Second, Third>(
        for location: CLLocation,
        including first: WeatherQuery<First>,
        _ second: WeatherQuery<Second>,
        _ third: WeatherQuery<Third>
    ) async throws -> (First, Second, Third) { throw WeatherError.permissionDenied }
}

/// Why there is no weather.
public enum WeatherError: LocalizedError, Hashable, Sendable {
    case permissionDenied, unknown

    public var errorDescription: String? {
        self == .permissionDenied ? "The app may not ask for the weather." : "The weather is not known."
    }
}

/// What is asked for.
public struct WeatherQuery<Answer: Sendable>: Sendable {
    fileprivate init() {}
}

extension WeatherQuery where Answer == CurrentWeather {
    public static var current: Self { Self() }
}
extension WeatherQuery where Answer == Forecast<HourWeather> {
    public static var hourly: Self { Self() }
    public static func hourly(startDate: Date, endDate: Date) -> Self { Self() }
}
extension WeatherQuery where Answer == Forecast<DayWeather> {
    public static var daily: Self { Self() }
    public static func daily(startDate: Date, endDate: Date) -> Self { Self() }
}
extension WeatherQuery where Answer == Forecast<MinuteWeather>? {
    public static var minute: Self { Self() }
}
extension WeatherQuery where Answer == [WeatherAlert]? {
    public static var alerts: Self { Self() }
}
extension WeatherQuery where Answer == WeatherAvailability {
    public static var availability: Self { Self() }
}
