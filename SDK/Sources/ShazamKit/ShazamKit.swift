public import AVFAudio
@_exported public import Foundation
public import FoundationAdditions

// What a song is: the catalogue is Apple's, so that none is named here.

/// Why a song is not named.
public struct SHError: CustomNSError, Hashable, Sendable {
    /// Raw values as the framework has them.
    public enum Code: Int, ErrorCode, Sendable {
        public typealias _ErrorType = SHError
        case invalidAudioFormat = 100, audioDiscontinuity, signatureInvalid = 200, signatureDurationInvalid
        case matchAttemptFailed, customCatalogInvalid = 300, customCatalogInvalidURL, mediaLibrarySyncFailed = 400
        case internalError = 500, mediaItemFetchFailed = 600
    }

    public static let invalidAudioFormat = Code.invalidAudioFormat, audioDiscontinuity = Code.audioDiscontinuity
    public static let signatureInvalid = Code.signatureInvalid
    public static let signatureDurationInvalid = Code.signatureDurationInvalid
    public static let matchAttemptFailed = Code.matchAttemptFailed, customCatalogInvalid = Code.customCatalogInvalid
    public static let customCatalogInvalidURL = Code.customCatalogInvalidURL
    public static let mediaLibrarySyncFailed = Code.mediaLibrarySyncFailed, internalError = Code.internalError
    public static let mediaItemFetchFailed = Code.mediaItemFetchFailed
    public static let errorDomain = "com.apple.ShazamKit"
    public let code: Code
    public var errorCode: Int { code.rawValue }
    public init(_ code: Code) { self.code = code }
}
/// What of a sound is compared; nothing is kept of it here.
open class SHSignature: NSObject, @unchecked Sendable {  // Its state does not change.
    open var duration: TimeInterval { 0 }
    open var dataRepresentation: Data { Data() }
    public override init() {}
    /// - Throws: ``SHError`` `signatureInvalid`, always.
    public init(dataRepresentation: Data) throws { throw SHError(.signatureInvalid) }
}
/// Makes one of sounds.
open class SHSignatureGenerator: NSObject, @unchecked Sendable {  // It has no state.
    public override init() {}
    open func append(_ buffer: AVAudioPCMBuffer, at time: AVAudioTime?) throws {}
    open func signature() -> SHSignature { SHSignature() }
}
/// A song.
open class SHMediaItem: NSObject, @unchecked Sendable {  // Its state does not change.
    open var title: String? { nil }
    open var subtitle: String? { nil }
    open var artist: String? { nil }
    open var genres: [String] { [] }
    open var artworkURL: URL? { nil }
    open var webURL: URL? { nil }
    open var appleMusicURL: URL? { nil }
    open var appleMusicID: String? { nil }
    open var shazamID: String? { nil }
    open var isrc: String? { nil }
}
/// A song with where it was heard.
open class SHMatchedMediaItem: SHMediaItem, @unchecked Sendable {  // As a song.
    open var matchOffset: TimeInterval { 0 }
    open var predictedCurrentMatchOffset: TimeInterval { 0 }
    open var frequencySkew: Float { 0 }
}
/// What was found.
open class SHMatch: NSObject, @unchecked Sendable {  // Its state does not change.
    open var mediaItems: [SHMatchedMediaItem] { [] }
    open var querySignature: SHSignature { SHSignature() }
}
/// Hears of it.
public protocol SHSessionDelegate: NSObjectProtocol {
    func session(_ session: SHSession, didFind match: SHMatch)
    func session(_ session: SHSession, didNotFindMatchFor signature: SHSignature, error: (any Error)?)
}
extension SHSessionDelegate {
    public func session(_ session: SHSession, didFind match: SHMatch) {}
    public func session(_ session: SHSession, didNotFindMatchFor signature: SHSignature, error: (any Error)?) {}
}
/// Asks what a song is: its delegate hears of `matchAttemptFailed`.
open class SHSession: NSObject, @unchecked Sendable {  // Of whoever makes it, as Apple's.
    /// How a request ended.
    public enum Result: Sendable {
        case match(SHMatch)
        case noMatch(SHSignature)
        case error(any Error, SHSignature)
    }
    open weak var delegate: (any SHSessionDelegate)?
    public override init() {}
    open func match(_ signature: SHSignature) { fail(signature) }
    open func matchStreamingBuffer(_ buffer: AVAudioPCMBuffer, at time: AVAudioTime?) { fail(SHSignature()) }
    open func result(from signature: SHSignature) async -> Result { .error(SHError(.matchAttemptFailed), signature) }

    private func fail(_ signature: SHSignature) {
        DispatchQueue.global().async { [self] in
            delegate?.session(self, didNotFindMatchFor: signature, error: SHError(.matchAttemptFailed))
        }
    }
}
/// Listens and asks: there is no microphone.
public final class SHManagedSession: Sendable {
    public init() {}
    public func prepare() async {}
    public func result() async -> SHSession.Result { .error(SHError(.matchAttemptFailed), SHSignature()) }
    public func cancel() {}
}
