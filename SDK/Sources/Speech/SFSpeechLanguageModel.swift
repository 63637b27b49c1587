public import Foundation

/// Words of an app's own that are written down better (Speech: SFSpeechLanguageModel): there are no models here to add them to.
open class SFSpeechLanguageModel: NSObject {
    /// Where such a model is.
    open class Configuration: NSObject, NSCopying {
        public let languageModel: URL
        public let vocabulary: URL?
        public let weight: NSNumber?
        public init(languageModel: URL) { (self.languageModel, vocabulary, weight) = (languageModel, nil, nil) }
        public init(languageModel: URL, vocabulary: URL?) {
            (self.languageModel, self.vocabulary, weight) = (languageModel, vocabulary, nil)
        }
        public init(languageModel: URL, vocabulary: URL?, weight: NSNumber?) {
            (self.languageModel, self.vocabulary, self.weight) = (languageModel, vocabulary, weight)
        }
        open func copy(with zone: NSZone? = nil) -> Any { self }
    }

    /// Fails with ``SFSpeechError`` `internalServiceError`, as the others.
    open class func prepareCustomLanguageModel(
        for asset: URL,
        clientIdentifier: String,
        configuration: Configuration,
        completion: @escaping @Sendable ((any Error)?) -> Void
    ) { completion(SFSpeechError(.internalServiceError)) }
    open class func prepareCustomLanguageModel(
        for asset: URL,
        clientIdentifier: String,
        configuration: Configuration,
        ignoresCache: Bool = false
    ) async throws { throw SFSpeechError(.internalServiceError) }
    open class func prepareCustomLanguageModel(
        for asset: URL,
        configuration: Configuration,
        ignoresCache: Bool = false
    ) async throws { throw SFSpeechError(.internalServiceError) }
    open class func prepareCustomLanguageModel(
        for asset: URL,
        configuration: Configuration,
        completion: @escaping @Sendable ((any Error)?) -> Void
    ) { completion(SFSpeechError(.internalServiceError)) }
}
