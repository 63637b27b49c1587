public import CoreML
public import Foundation

/// What a model tells of a text: of all of it, or of each word.
open class NLModelConfiguration: NSObject {
    /// Kinds of models.
    public enum ModelType: Int, Sendable { case classifier = 0, sequence }

    public let type: ModelType
    public let language: NLLanguage?
    public let revision: Int

    init(type: ModelType = .classifier, language: NLLanguage? = nil, revision: Int = 1) {
        (self.type, self.language, self.revision) = (type, language, revision)
    }

    open class func supportedRevisions(for type: ModelType) -> IndexSet { [1] }
    open class func currentRevision(for type: ModelType) -> Int { 1 }
}

/// A model of an app's own for texts: nothing here can run one, so that none is made.
open class NLModel: NSObject, @unchecked Sendable {  // It is never made.
    private override init() {}

    /// - Throws: the error of the `MLModel` that is not there: where there is no such file `io`, else `generic`.
    public init(contentsOf url: URL) throws { _ = try MLModel(contentsOf: url) }
    /// - Throws: `MLModelError` `generic`: there is no engine for models.
    public init(mlModel: MLModel) throws { throw MLModelError(.generic) }

    open var configuration: NLModelConfiguration { NLModelConfiguration() }
    open func predictedLabel(for string: String) -> String? { nil }
    open func predictedLabels(forTokens tokens: [String]) -> [String] { [] }
    open func predictedLabelHypotheses(for string: String, maximumCount: Int) -> [String: Double] { [:] }
    open func predictedLabelHypotheses(forTokens tokens: [String], maximumCount: Int) -> [[String: Double]] { [] }
}

/// How near words are to each other: there are no words here, so that none is made.
open class NLEmbedding: NSObject {
    private override init() {}

    /// Nil: the phone has none.
    open class func wordEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
    open class func sentenceEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
    /// - Throws: as `NLModel(contentsOf:)`.
    public init(contentsOf url: URL) throws { _ = try MLModel(contentsOf: url) }

    open var dimension: Int { 0 }
    open var vocabularySize: Int { 0 }
    open var language: NLLanguage? { nil }
    open func contains(_ string: String) -> Bool { false }
    open func vector(for string: String) -> [Double]? { nil }
    open func distance(
        between firstString: String,
        and secondString: String,
        distanceType: NLDistanceType = .cosine
    ) -> NLDistance { 2 }
    open func neighbors(
        for string: String,
        maximumCount: Int,
        distanceType: NLDistanceType = .cosine
    ) -> [(String, NLDistance)] { [] }
    open func neighbors(
        for vector: [Double],
        maximumCount: Int,
        distanceType: NLDistanceType = .cosine
    ) -> [(String, NLDistance)] { [] }
    open func enumerateNeighbors(
        for string: String,
        maximumCount: Int,
        distanceType: NLDistanceType = .cosine,
        using block: (String, NLDistance) -> Bool
    ) {}
    open func enumerateNeighbors(
        for vector: [Double],
        maximumCount: Int,
        distanceType: NLDistanceType = .cosine,
        using block: (String, NLDistance) -> Bool
    ) {}
    open var revision: Int { 0 }
    open class func supportedRevisions(for language: NLLanguage) -> IndexSet { [] }
    open class func currentRevision(for language: NLLanguage) -> Int { 0 }
    open class func supportedSentenceEmbeddingRevisions(for language: NLLanguage) -> IndexSet { [] }
    open class func currentSentenceEmbeddingRevision(for language: NLLanguage) -> Int { 0 }
}

public typealias NLDistance = Double
/// How a distance is reckoned.
public enum NLDistanceType: Int, Sendable { case cosine = 0 }

extension NLTagger {
    /// Has models of an app's own tell tags: there are none that could.
    public func setModels(_ models: [NLModel], forTagScheme tagScheme: NLTagScheme) {}
    public func models(forTagScheme tagScheme: NLTagScheme) -> [NLModel] { [] }
}
