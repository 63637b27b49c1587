@_exported public import Foundation
public import FoundationAdditions

/// Writes down what is said (Speech: SFSpeechRecognizer): there are no models of speech here and no service that has
/// them, so that it is restricted, never available, and each task fails with ``SFSpeechError``.
///
/// It is no `NSObject`, since Apple's `init()` may be nil, and no initializer that overrides `NSObject`'s may be.
open class SFSpeechRecognizer: Hashable {
    /// None.
    open class func supportedLocales() -> Set<Locale> { [] }
    /// Restricted: the phone itself keeps apps from it, whatever a person would say.
    open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .restricted }
    /// Asks nobody, and answers as ``authorizationStatus()`` does.
    open class func requestAuthorization(
        _ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void
    ) { handler(authorizationStatus()) }

    open var isAvailable: Bool { false }
    public let locale: Locale
    open var supportsOnDeviceRecognition = false
    /// Is never called: what is available does not change.
    open weak var delegate: (any SFSpeechRecognizerDelegate)?
    open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
    /// Where tasks tell what became of them; the main queue at first.
    open var queue = OperationQueue.main

    public convenience init?() { self.init(of: .current) }
    /// Of a language; it is never nil, so that what an app does with an error can be seen.
    public convenience init?(locale: Locale) { self.init(of: locale) }
    private init(of locale: Locale) { self.locale = locale }

    public static func == (one: SFSpeechRecognizer, other: SFSpeechRecognizer) -> Bool { one === other }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// A task that fails.
    ///
    /// - Parameter resultHandler: hears ``SFSpeechError`` on ``queue``, once.
    @discardableResult
    open func recognitionTask(
        with request: SFSpeechRecognitionRequest,
        resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
    ) -> SFSpeechRecognitionTask {
        let task = SFSpeechRecognitionTask()
        let answer = Answer(call: { resultHandler(nil, $0) })
        queue.addOperation { answer.call(task.end()) }
        return task
    }

    /// A task that fails.
    ///
    /// - Parameter delegate: hears on ``queue`` that the task was cancelled, or that it did not finish successfully.
    @discardableResult
    open func recognitionTask(
        with request: SFSpeechRecognitionRequest,
        delegate: any SFSpeechRecognitionTaskDelegate
    ) -> SFSpeechRecognitionTask {
        let task = SFSpeechRecognitionTask()
        let answer = Answer(call: { _ in
            if task.isCancelled { delegate.speechRecognitionTaskWasCancelled(task) }
            delegate.speechRecognitionTask(task, didFinishSuccessfully: false)
        })
        queue.addOperation { answer.call(task.end()) }
        return task
    }

    /// Goes to the author's queue once, and is called by nobody else (`@unchecked`).
    private struct Answer: @unchecked Sendable { let call: (any Error) -> Void }
}

/// Whether an app may have speech written down.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case denied, restricted, authorized
}

/// Hears whether speech can be written down; here it never is.
public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
    func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}

extension SFSpeechRecognizerDelegate {
    public func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool) {}
}

/// Why nothing was written down.
public struct SFSpeechError: CustomNSError, Hashable, Sendable {
    /// Raw values as `SFSpeechErrorCode`.
    public enum Code: Int, ErrorCode, Sendable {
        public typealias _ErrorType = SFSpeechError
        case internalServiceError = 1
        case audioReadFailed = 2
        case audioDisordered = 3
        case unexpectedAudioFormat = 4
        case noModel = 5
        case incompatibleAudioFormats = 6
        case undefinedTemplateClassName = 7
        case malformedSupplementalModel = 8
        case moduleOutputFailed = 9
        case assetLocaleNotAllocated = 10
        case tooManyAssetLocalesAllocated = 11
        case timeout = 12
        case missingParameter = 13
        case insufficientResources = 16
    }

    public static let undefinedTemplateClassName = Code.undefinedTemplateClassName
    public static let audioReadFailed = Code.audioReadFailed, noModel = Code.noModel, timeout = Code.timeout
    public static let unexpectedAudioFormat = Code.unexpectedAudioFormat
    public static let insufficientResources = Code.insufficientResources
    public static let malformedSupplementalModel = Code.malformedSupplementalModel

    public static let errorDomain = "SFSpeechErrorDomain"
    public static var internalServiceError: Code { .internalServiceError }
    public let code: Code
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] {
        [NSLocalizedDescriptionKey: "There are no models of speech on a simulated phone."]
    }
    public init(_ code: Code) { self.code = code }
}
