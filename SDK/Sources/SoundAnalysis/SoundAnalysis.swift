public import AVFAudio
public import CoreML
public import CoreMedia
@_exported public import Foundation
public import FoundationAdditions

// What a sound is: the models are Apple's, so that none is named here.

/// Why a sound is not named.
public struct SNError: CustomNSError, Hashable, Sendable {
    /// Raw values as the framework has them.
    public enum Code: Int, ErrorCode, Sendable {
        public typealias _ErrorType = SNError
        case unknownError = 1, operationFailed, invalidFormat, invalidModel, invalidFile
    }

    public static let unknownError = Code.unknownError, operationFailed = Code.operationFailed
    public static let invalidFormat = Code.invalidFormat, invalidModel = Code.invalidModel
    public static let invalidFile = Code.invalidFile
    public static let errorDomain = "com.apple.SoundAnalysis"
    public let code: Code
    public var errorCode: Int { code.rawValue }
    public init(_ code: Code) { self.code = code }
}

/// What is asked about a sound.
public protocol SNRequest: NSObjectProtocol {}
/// What was found.
public protocol SNResult: NSObjectProtocol {}
/// Hears of it.
public protocol SNResultsObserving: NSObjectProtocol {
    func request(_ request: any SNRequest, didProduce result: any SNResult)
    func request(_ request: any SNRequest, didFailWithError error: any Error)
    func requestDidComplete(_ request: any SNRequest)
}
extension SNResultsObserving {
    public func request(_ request: any SNRequest, didFailWithError error: any Error) {}
    public func requestDidComplete(_ request: any SNRequest) {}
}

/// Names the system's own model.
public struct SNClassifierIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let version1 = Self(rawValue: "SNClassifierIdentifierVersion1")
}

/// Asks what a sound is: it cannot be made, since there is no model.
public final class SNClassifySoundRequest: NSObject, SNRequest {
    public var overlapFactor = 0.5
    public var windowDuration = CMTime(seconds: 1, preferredTimescale: 1000)
    public let knownClassifications: [String] = []
    /// - Throws: ``SNError`` `invalidModel`, always.
    public init(mlModel: MLModel) throws { throw SNError(.invalidModel) }
    public init(classifierIdentifier: SNClassifierIdentifier) throws { throw SNError(.invalidModel) }
}
/// A name with how sure it is.
public final class SNClassification: NSObject, Sendable {
    public let identifier: String
    public let confidence: Double
    init(_ identifier: String, _ confidence: Double) { (self.identifier, self.confidence) = (identifier, confidence) }
}
/// The names of a piece of sound.
public final class SNClassificationResult: NSObject, SNResult, Sendable {
    public let classifications: [SNClassification] = []
    public var timeRange: CMTimeRange { CMTimeRange(start: .zero, duration: .zero) }
    public func classification(forIdentifier identifier: String) -> SNClassification? { nil }
}

/// Listens to a stream: no request can be made that it would answer.
open class SNAudioStreamAnalyzer: NSObject {
    public init(format: AVAudioFormat) {}
    /// - Throws: ``SNError`` `operationFailed`, always.
    open func add(_ request: any SNRequest, withObserver observer: any SNResultsObserving) throws {
        throw SNError(.operationFailed)
    }
    open func remove(_ request: any SNRequest) {}
    open func removeAllRequests() {}
    open func analyze(_ audioBuffer: AVAudioBuffer, atAudioFramePosition audioFramePosition: AVAudioFramePosition) {}
    open func completeAnalysis() {}
}
/// Listens to a file: no request can be made that it would answer.
open class SNAudioFileAnalyzer: NSObject {
    public init(url: URL) throws {}
    /// - Throws: ``SNError`` `operationFailed`, always.
    open func add(_ request: any SNRequest, withObserver observer: any SNResultsObserving) throws {
        throw SNError(.operationFailed)
    }
    open func remove(_ request: any SNRequest) {}
    open func removeAllRequests() {}
    open func analyze() {}
    open func analyze(completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
    open func cancelAnalysis() {}
}
