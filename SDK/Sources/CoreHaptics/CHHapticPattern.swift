public import Foundation

/// What of a pattern is changed while it is played.
open class CHHapticDynamicParameter: NSObject {
    /// Which of them.
    public struct ID: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let hapticIntensityControl = Self(rawValue: "HapticIntensityControl")
        public static let hapticSharpnessControl = Self(rawValue: "HapticSharpnessControl")
        public static let hapticAttackTimeControl = Self(rawValue: "HapticAttackTimeControl")
        public static let hapticDecayTimeControl = Self(rawValue: "HapticDecayTimeControl")
        public static let hapticReleaseTimeControl = Self(rawValue: "HapticReleaseTimeControl")
        public static let audioVolumeControl = Self(rawValue: "AudioVolumeControl")
        public static let audioPanControl = Self(rawValue: "AudioPanControl")
        public static let audioBrightnessControl = Self(rawValue: "AudioBrightnessControl")
        public static let audioPitchControl = Self(rawValue: "AudioPitchControl")
        public static let audioAttackTimeControl = Self(rawValue: "AudioAttackTimeControl")
        public static let audioDecayTimeControl = Self(rawValue: "AudioDecayTimeControl")
        public static let audioReleaseTimeControl = Self(rawValue: "AudioReleaseTimeControl")
    }
    public let parameterID: ID
    open var value: Float
    open var relativeTime: TimeInterval
    public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {
        (self.parameterID, self.value, relativeTime) = (parameterID, value, time)
    }
}

/// The same along a line.
open class CHHapticParameterCurve: NSObject {
    /// A place of the line.
    open class ControlPoint: NSObject {
        open var relativeTime: TimeInterval
        open var value: Float
        public init(relativeTime time: TimeInterval, value: Float) { (relativeTime, self.value) = (time, value) }
    }
    public let parameterID: CHHapticDynamicParameter.ID
    open var relativeTime: TimeInterval
    public let controlPoints: [ControlPoint]
    public init(
        parameterID: CHHapticDynamicParameter.ID,
        controlPoints: [ControlPoint],
        relativeTime: TimeInterval
    ) { (self.parameterID, self.controlPoints, self.relativeTime) = (parameterID, controlPoints, relativeTime) }
}

/// What a person feels, one after the other.
open class CHHapticPattern: NSObject {
    /// Names of what a file of a pattern says.
    public struct Key: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let version = Self(rawValue: "Version"), pattern = Self(rawValue: "Pattern")
        public static let event = Self(rawValue: "Event"), eventType = Self(rawValue: "EventType")
        public static let time = Self(rawValue: "Time"), eventDuration = Self(rawValue: "EventDuration")
        public static let eventWaveformPath = Self(rawValue: "EventWaveformPath")
        public static let eventParameters = Self(rawValue: "EventParameters")
        public static let parameter = Self(rawValue: "Parameter"), parameterID = Self(rawValue: "ParameterID")
        public static let parameterValue = Self(rawValue: "ParameterValue")
        public static let parameterCurve = Self(rawValue: "ParameterCurve")
        public static let parameterCurveControlPoints = Self(rawValue: "ParameterCurveControlPoints")
    }

    /// Seconds.
    public let duration: TimeInterval
    private let events: [CHHapticEvent]
    private let parameters: [CHHapticDynamicParameter]
    private let curves: [CHHapticParameterCurve]

    public convenience init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
        self.init(events, parameters, [])
    }
    public convenience init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
        self.init(events, [], parameterCurves)
    }
    /// - Throws: ``CHHapticError`` `invalidPatternDictionary` for one without a pattern, `badEventEntry` and
    ///   `badParameterEntry` for a part that lacks something.
    public convenience init(dictionary patternDict: [Key: Any]) throws {
        let named = Dictionary(uniqueKeysWithValues: patternDict.map { ($0.key.rawValue, $0.value) })
        try self.init(parts: named)
    }
    /// - Throws: ``CHHapticError`` `fileNotFound`, and as the other.
    public convenience init(contentsOf ahapURL: URL) throws {
        guard let data = try? Data(contentsOf: ahapURL) else { throw CHHapticError(.fileNotFound) }
        guard let parts = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
            throw CHHapticError(.invalidPatternData)
        }
        try self.init(parts: parts)
    }

    private init(
        _ events: [CHHapticEvent],
        _ parameters: [CHHapticDynamicParameter],
        _ curves: [CHHapticParameterCurve]
    ) {
        (self.events, self.parameters, self.curves) = (events, parameters, curves)
        duration = events.map { $0.relativeTime + $0.duration }.max() ?? 0
    }

    private convenience init(parts: [String: Any]) throws {
        guard let given = parts["Pattern"] as? [Any] else { throw CHHapticError(.invalidPatternDictionary) }
        var events: [CHHapticEvent] = []
        var parameters: [CHHapticDynamicParameter] = []
        var curves: [CHHapticParameterCurve] = []
        for entry in given.compactMap(Entry.init) {
            if let event = entry.inner("Event") {
                events.append(try event.event())
            } else if let parameter = entry.inner("Parameter") {
                parameters.append(try parameter.parameter())
            } else if let curve = entry.inner("ParameterCurve") {
                curves.append(try curve.curve())
            }
        }
        self.init(events, parameters, curves)
    }

    /// What the pattern is of, as its file would say it.
    open func exportDictionary() throws -> [Key: Any] {
        func event(_ event: CHHapticEvent) -> [Key: Any] {
            let values = event.eventParameters.map { parameter -> [Key: Any] in
                [.parameterID: parameter.parameterID.rawValue, .parameterValue: parameter.value]
            }
            var parts: [Key: Any] = [
                .eventType: event.type.rawValue, .time: event.relativeTime, .eventParameters: values,
            ]
            if event.duration > 0 { parts[.eventDuration] = event.duration }
            return [.event: parts]
        }
        func parameter(_ parameter: CHHapticDynamicParameter) -> [Key: Any] {
            let parts: [Key: Any] = [
                .parameterID: parameter.parameterID.rawValue, .parameterValue: parameter.value,
                .time: parameter.relativeTime,
            ]
            return [.parameter: parts]
        }
        func curve(_ curve: CHHapticParameterCurve) -> [Key: Any] {
            let points = curve.controlPoints.map { point -> [Key: Any] in
                [.time: point.relativeTime, .parameterValue: point.value]
            }
            let parts: [Key: Any] = [
                .parameterID: curve.parameterID.rawValue, .time: curve.relativeTime,
                .parameterCurveControlPoints: points,
            ]
            return [.parameterCurve: parts]
        }
        return [.version: 1.0, .pattern: events.map(event) + parameters.map(parameter) + curves.map(curve)]
    }
}

/// A part of a pattern's dictionary, whose keys are texts or ``CHHapticPattern/Key``.
private struct Entry {
    let values: [String: Any]

    init?(_ value: Any) {
        if let values = value as? [String: Any] {
            self.values = values
        } else if let values = value as? [CHHapticPattern.Key: Any] {
            self.values = Dictionary(uniqueKeysWithValues: values.map { ($0.key.rawValue, $0.value) })
        } else {
            return nil
        }
    }

    func inner(_ key: String) -> Entry? { values[key].flatMap(Entry.init) }
    func text(_ key: String) -> String? {
        values[key] as? String ?? (values[key] as? CHHapticEvent.EventType)?.rawValue
            ?? (values[key] as? CHHapticEvent.ParameterID)?.rawValue
            ?? (values[key] as? CHHapticDynamicParameter.ID)?.rawValue
    }
    func number(_ key: String) -> Double? {
        (values[key] as? NSNumber)?.doubleValue ?? values[key] as? Double ?? (values[key] as? Float).map(Double.init)
            ?? (values[key] as? Int).map(Double.init)
    }
    func list(_ key: String) -> [Entry] { (values[key] as? [Any] ?? []).compactMap(Entry.init) }

    func event() throws -> CHHapticEvent {
        guard let type = text("EventType"), let time = number("Time") else { throw CHHapticError(.badEventEntry) }
        let parameters = try list("EventParameters").map { entry in
            guard let id = entry.text("ParameterID"), let value = entry.number("ParameterValue") else {
                throw CHHapticError(.badParameterEntry)
            }
            return CHHapticEventParameter(parameterID: .init(rawValue: id), value: Float(value))
        }
        return CHHapticEvent(
            eventType: .init(rawValue: type),
            parameters: parameters,
            relativeTime: time,
            duration: number("EventDuration") ?? 0
        )
    }
    func parameter() throws -> CHHapticDynamicParameter {
        guard let id = text("ParameterID"), let value = number("ParameterValue"), let time = number("Time") else {
            throw CHHapticError(.badParameterEntry)
        }
        return CHHapticDynamicParameter(parameterID: .init(rawValue: id), value: Float(value), relativeTime: time)
    }
    func curve() throws -> CHHapticParameterCurve {
        guard let id = text("ParameterID"), let time = number("Time") else { throw CHHapticError(.badParameterEntry) }
        let points = try list("ParameterCurveControlPoints").map { entry in
            guard let value = entry.number("ParameterValue"), let time = entry.number("Time") else {
                throw CHHapticError(.badParameterEntry)
            }
            return CHHapticParameterCurve.ControlPoint(relativeTime: time, value: Float(value))
        }
        return CHHapticParameterCurve(parameterID: .init(rawValue: id), controlPoints: points, relativeTime: time)
    }
}
