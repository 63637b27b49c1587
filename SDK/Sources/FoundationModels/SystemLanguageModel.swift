@_exported public import Foundation
public import Observation

/// The model of the phone: a simulated one has none, and says that it is not eligible.
public final class SystemLanguageModel: Observable, Sendable {
    public static let `default` = SystemLanguageModel()

    /// Whether it can be asked.
    public enum Availability: Equatable, Sendable {
        case available
        case unavailable(UnavailableReason)

        /// Why it cannot.
        public enum UnavailableReason: Equatable, Hashable, Sendable {
            case deviceNotEligible, appleIntelligenceNotEnabled, modelNotReady
        }
    }

    /// What it is asked for.
    public struct UseCase: Equatable, Sendable {
        let name: String
        public static let general = UseCase(name: "general"), contentTagging = UseCase(name: "contentTagging")
    }

    /// What it may say.
    public struct Guardrails: Sendable {
        public static let `default` = Guardrails(), developerProvided = Guardrails()
        public static let permissiveContentTransformations = Guardrails()
    }

    /// What an app trained it with: it cannot be read here.
    public struct Adapter: Sendable {
        /// Why there is none.
        public enum AssetError: Error, Sendable { case invalidAsset, invalidAdapterName, compatibleAdapterNotFound }
        /// - Throws: ``AssetError`` `compatibleAdapterNotFound`, always.
        public init(fileURL: URL) throws { throw AssetError.compatibleAdapterNotFound }
        public init(name: String) throws { throw AssetError.compatibleAdapterNotFound }
    }

    public init(useCase: UseCase = .general, guardrails: Guardrails = .default) {}
    public init(adapter: Adapter, guardrails: Guardrails = .default) {}

    public var availability: Availability { .unavailable(.deviceNotEligible) }
    public var isAvailable: Bool { false }
    public var supportedLanguages: Set<Locale.Language> { [] }
    public func supportsLocale(_ locale: Locale = .current) -> Bool { false }
    public var contextSize: Int { 4096 }
}

/// How an answer is chosen.
public struct GenerationOptions: Equatable, Sendable {
    /// Which of the likely words is taken.
    public struct SamplingMode: Equatable, Sendable {
        private enum Mode: Equatable, Sendable { case greedy, top(Int, UInt64?), probable(Double, UInt64?) }
        private let mode: Mode
        public static var greedy: SamplingMode { SamplingMode(mode: .greedy) }
        public static func random(top count: Int, seed: UInt64? = nil) -> SamplingMode {
            SamplingMode(mode: .top(count, seed))
        }
        public static func random(probabilityThreshold: Double, seed: UInt64? = nil) -> SamplingMode {
            SamplingMode(mode: .probable(probabilityThreshold, seed))
        }
    }
    public var sampling: SamplingMode?
    public var temperature: Double?
    public var maximumResponseTokens: Int?

    public init(sampling: SamplingMode? = nil, temperature: Double? = nil, maximumResponseTokens: Int? = nil) {
        (self.sampling, self.temperature) = (sampling, temperature)
        self.maximumResponseTokens = maximumResponseTokens
    }
}
