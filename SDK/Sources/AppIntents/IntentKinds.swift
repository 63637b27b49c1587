public import FoundationAdditions
public import UniformTypeIdentifiers

// Kinds of intents that the system starts: nobody starts them here, and the app's own code can.

/// Changes a live activity, and may begin it.
public protocol LiveActivityStartingIntent: LiveActivityIntent {}
/// Records sound.
public protocol AudioRecordingIntent: SystemIntent {}
/// Begins to play sound.
public protocol AudioStartingIntent: SystemIntent {}
/// Speaks with others.
public protocol PushToTalkTransmissionIntent: SystemIntent {}
/// Gives what a scene shows.
public protocol TargetContentProvidingIntent: SystemIntent {}

/// Takes pictures.
public protocol CameraCaptureIntent: SystemIntent {
    associatedtype AppContext: Codable & Sendable = Never
}

extension CameraCaptureIntent {
    /// What the app has told the camera: nothing.
    public static var appContext: AppContext? { get async throws { nil } }
    public static func updateAppContext(_ context: AppContext) async throws {}
}

/// Plays a film.
public protocol PlayVideoIntent: SystemIntent {
    var term: String { get set }
}

/// Begins training.
public protocol StartWorkoutIntent: SystemIntent {
    associatedtype WorkoutStyle: AppEnum
    static var suggestedWorkouts: [Self] { get }
    var workoutStyle: WorkoutStyle { get set }
    var displayRepresentation: DisplayRepresentation { get }
}
/// Halts training.
public protocol PauseWorkoutIntent: SystemIntent {}
/// Goes on with training.
public protocol ResumeWorkoutIntent: SystemIntent {}

/// Tells how far it is.
public protocol ProgressReportingIntent: AppIntent {}
extension ProgressReportingIntent {
    /// One that nobody watches.
    public var progress: Progress { Progress(totalUnitCount: 1) }
}

/// Can be undone.
public protocol UndoableIntent: AppIntent {}
extension UndoableIntent {
    /// There is nobody to undo it.
    public var undoManager: UndoManager? { nil }
}

/// Takes the place of an intent of SiriKit's.
public protocol CustomIntentMigratedAppIntent: AppIntent {
    static var intentClassName: String { get }
}

/// Is no longer to be used.
public protocol DeprecatedAppIntent: AppIntent {
    associatedtype ReplacementIntent = Never
    static var deprecation: IntentDeprecation<ReplacementIntent> { get }
}

/// Why.
public struct IntentDeprecation<ReplacementIntent>: Sendable {
    public let message: LocalizedStringResource
    public init(message: LocalizedStringResource) { self.message = message }
    public init(message: LocalizedStringResource, replacedBy: ReplacementIntent.Type) { self.message = message }
}

/// What an intent is expected for.
public protocol IntentPredictionConfiguration: Sendable {}

/// One of them.
public struct IntentPrediction<Intent: AppIntent>: IntentPredictionConfiguration {
    public init(displayRepresentation: @escaping () -> DisplayRepresentation) {}
    public init<First>(
        parameters: KeyPath<Intent, IntentParameter<First>>,
        displayRepresentation: @escaping (First) -> DisplayRepresentation
    ) {}
    public init<First, Second>(
        parameters: (KeyPath<Intent, IntentParameter<First>>, KeyPath<Intent, IntentParameter<Second>>),
        displayRepresentation: @escaping (First, Second) -> DisplayRepresentation
    ) {}
}

extension AppIntent {
    public typealias Prediction = IntentPrediction<Self>

    /// How the system names it.
    public static var persistentIdentifier: String { "\(Self.self)" }

    /// Performs it, as the app's own code does.
    @discardableResult
    public func callAsFunction(donate: Bool = true) async throws -> PerformResult { try await perform() }
    @discardableResult
    public func donate(result: some IntentResult) async throws -> IntentDonationIdentifier {
        IntentDonationIdentifier()
    }
}

/// Finds values by others (iOS 26).
public protocol IntentValueQuery: Sendable {
    associatedtype Input
    associatedtype Output
    init()
    func values(for input: Input) async throws -> Output
}

extension AppIntentError {
    /// What a person has to allow first.
    public enum PermissionRequired: Error, Hashable, Sendable {
        case bluetooth, calendar, camera, contacts, homeKit, localNetwork, location, microphone, motion, photos
        case reminders, siri, speechRecognition, unknown
    }
    /// What a person has to do first.
    public enum UserActionRequired: Error, Hashable, Sendable {
        case accountSetup, confirmation, foregroundContinuation, signin, paymentMethod, subscription, deviceSetup
    }
    /// What cannot be helped.
    public enum Unrecoverable: Error, Hashable, Sendable {
        case entityNotFound, featureCurrentlyRestricted, notAllowed, partialFailure, unknown
    }
}

// MARK: Things

/// Names one of an app's things.
public struct EntityIdentifier: Hashable, Sendable {
    private let type: String
    /// In words.
    public let identifier: String
    public init<Entity: AppEntity>(for entity: Entity) { self.init(for: Entity.self, identifier: entity.id) }
    public init<Entity: AppEntity>(for type: Entity.Type, identifier: Entity.ID) {
        (self.type, self.identifier) = ("\(type)", "\(identifier)")
    }
    public var entityIdentifierString: String { identifier }
}

extension NSUserActivity {
    /// Which thing the activity is about; not kept, since nobody asks.
    public var appEntityIdentifier: EntityIdentifier? {
        get { nil }
        set {}
    }
}

/// Names a thing that is a file.
public struct FileEntityIdentifier: Hashable, Sendable {
    public let draftIdentifier: String?
    public let fileURL: URL?
    public static func file(url: URL) -> Self { Self(draftIdentifier: nil, fileURL: url) }
    public static func draft(identifier: String) -> Self { Self(draftIdentifier: identifier, fileURL: nil) }
}

/// An address with the parts of a thing or an intent in it.
public struct URLRepresentation<Value>: ExpressibleByStringInterpolation, Sendable {
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: Interpolation) {}

    /// Takes the parts, and keeps nothing.
    public struct Interpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation<Part>(_ path: KeyPath<Value, Part>) {}
        public mutating func appendInterpolation(_ token: URLRepresentationToken) {}
    }
}

/// What stands for a part.
public enum URLRepresentationToken: Hashable, Sendable { case id }
public typealias EntityURLRepresentation<Entity: AppEntity> = URLRepresentation<Entity>
public typealias IntentURLRepresentation<Intent: AppIntent> = URLRepresentation<Intent>

/// A link to what an intent opens.
public protocol URLRepresentableIntent: AppIntent {}
/// A link to one of few values.
public protocol URLRepresentableEnum: AppEnum {}
extension URLRepresentableEntity { public typealias URLRepresentation = EntityURLRepresentation<Self> }
extension URLRepresentableIntent { public typealias URLRepresentation = IntentURLRepresentation<Self> }

// MARK: When an intent matters

/// When something matters.
public struct RelevantContext: Hashable, Sendable {
    private let words: String
    public static func date(_ date: Date) -> Self { Self(words: "\(date)") }
    public static func date(from startDate: Date, to endDate: Date) -> Self { Self(words: "\(startDate) \(endDate)") }
    public static func date(interval: DateInterval) -> Self { Self(words: "\(interval)") }
    public static func date(range: ClosedRange<Date>) -> Self { Self(words: "\(range)") }
    /// Which part of a night.
    public enum SleepType: Hashable, Sendable { case bedtime, wakeup }
    public static func sleep(_ type: SleepType) -> Self { Self(words: "\(type)") }
    /// Which part of training.
    public enum FitnessType: Hashable, Sendable { case activityRingsIncomplete, workoutActive }
    public static func fitness(_ type: FitnessType) -> Self { Self(words: "\(type)") }
    /// Where somebody is.
    public enum InferredLocation: Hashable, Sendable { case home, school, work, gym }
    public static func location(inferred: InferredLocation) -> Self { Self(words: "\(inferred)") }
    /// What is there.
    public enum HardwareType: Hashable, Sendable { case headphones }
    public static func hardware(_ type: HardwareType) -> Self { Self(words: "\(type)") }
}

/// An intent that matters at times.
public struct RelevantIntent: Sendable {
    public let widgetKind: String
    public init(_ intent: some WidgetConfigurationIntent, widgetKind: String, relevance: RelevantContext) {
        self.widgetKind = widgetKind
    }
}

/// Is told when intents matter: nobody asks it here.
public final class RelevantIntentManager: Sendable {
    public static let shared = RelevantIntentManager()
    private init() {}
    public func updateRelevantIntents(_ relevantIntents: [RelevantIntent]) async throws {}
}
