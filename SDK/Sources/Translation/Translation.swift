@_exported public import Foundation
public import SwiftUI

// Translations of texts: the models are Apple's, so that none is made here.

/// Why there is no translation.
public struct TranslationError: Error, LocalizedError, Sendable {
    private enum Reason: Sendable { case unsupported, unable, nothing, same, notInstalled, cancelled, inner }
    private let reason: Reason

    public static let unsupportedSourceLanguage = TranslationError(reason: .unsupported)
    public static let unsupportedTargetLanguage = TranslationError(reason: .unsupported)
    public static let unsupportedLanguagePairing = TranslationError(reason: .unsupported)
    public static let unableToIdentifyLanguage = TranslationError(reason: .unable)
    public static let nothingToTranslate = TranslationError(reason: .nothing)
    public static let notInstalled = TranslationError(reason: .notInstalled)
    public static let alreadyCancelled = TranslationError(reason: .cancelled)
    public static let internalError = TranslationError(reason: .inner)

    public var errorDescription: String? { "a simulated phone has no languages to translate" }
    public static func ~= (one: TranslationError, error: any Error) -> Bool {
        (error as? TranslationError)?.reason == one.reason
    }
}

/// Whether languages can be translated: none can.
public final class LanguageAvailability: Sendable {
    /// Whether one can be.
    public enum Status: Equatable, Sendable { case installed, supported, unsupported }
    public init() {}
    public var supportedLanguages: [Locale.Language] { get async { [] } }
    public func status(from source: Locale.Language, to target: Locale.Language?) async -> Status { .unsupported }
    public func status(for text: String, to target: Locale.Language?) async throws -> Status { .unsupported }
}

/// Translates texts: each request fails with ``TranslationError`` `notInstalled`.
public final class TranslationSession: @unchecked Sendable {  // Its state does not change.
    /// From which language to which.
    public struct Configuration: Equatable, Sendable {
        public var source: Locale.Language?
        public var target: Locale.Language?
        public private(set) var version = 0
        public init(source: Locale.Language? = nil, target: Locale.Language? = nil) {
            (self.source, self.target) = (source, target)
        }
        public mutating func invalidate() { version &+= 1 }
    }
    /// A text that is to be translated.
    public struct Request: Sendable {
        public var sourceText: String
        public var clientIdentifier: String?
        public init(sourceText: String, clientIdentifier: String? = nil) {
            (self.sourceText, self.clientIdentifier) = (sourceText, clientIdentifier)
        }
    }
    /// A text in another language.
    public struct Response: Sendable {
        public let sourceLanguage: Locale.Language
        public let targetLanguage: Locale.Language
        public let sourceText: String
        public let targetText: String
        public let clientIdentifier: String?
    }
    /// Translations as they come.
    public struct BatchResponse: AsyncSequence, Sendable {
        public typealias Element = Response
        /// Asks for one after the other.
        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async throws -> Response? { throw TranslationError.notInstalled }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }

    public let sourceLanguage: Locale.Language?
    public let targetLanguage: Locale.Language?
    public init(installedSource: Locale.Language, target: Locale.Language?) {
        (sourceLanguage, targetLanguage) = (installedSource, target)
    }
    public var isReady: Bool { get async { false } }
    public var canRequestDownloads: Bool { false }
    public func prepareTranslation() async throws { throw TranslationError.notInstalled }
    public func translate(_ string: String) async throws -> Response { throw TranslationError.notInstalled }
    public func translations(from batch: [Request]) async throws -> [Response] { throw TranslationError.notInstalled }
    public func translate(batch: [Request]) -> BatchResponse { BatchResponse() }
    public func cancel() {}
}

extension View {
    /// Nothing is translated: views are not drawn.
    public func translationTask(
        _ configuration: TranslationSession.Configuration?,
        action: @escaping (TranslationSession) async -> Void
    ) -> some View { self }
    public func translationTask(
        source: Locale.Language? = nil,
        target: Locale.Language? = nil,
        action: @escaping (TranslationSession) async -> Void
    ) -> some View { self }
    public func translationPresentation(
        isPresented: Binding<Bool>,
        text: String,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge = .top,
        replacementAction: ((String) -> Void)? = nil
    ) -> some View { self }
}
