@_exported public import Foundation
public import FoundationAdditions

/// The domain of Vision's errors.
public let VNErrorDomain = "com.apple.Vis"

/// Why nothing was seen.
public struct VNError: CustomNSError, Hashable, Sendable {
    /// Raw values as `VNErrorCode`.
    public enum Code: Int, ErrorCode, Sendable {
        public typealias _ErrorType = VNError
        case turiCore = -1
        case ok = 0
        case requestCancelled, invalidFormat, operationFailed, outOfBoundsError, invalidOption, ioError, missingOption
        case notImplemented, internalError, outOfMemory, unknownError, invalidOperation, invalidImage, invalidArgument
        case invalidModel, unsupportedRevision, dataUnavailable, timeStampNotFound, unsupportedRequest, timeout
        case unsupportedComputeStage, unsupportedComputeDevice
    }

    public static let turiCore = Code.turiCore, ok = Code.ok, requestCancelled = Code.requestCancelled
    public static let invalidFormat = Code.invalidFormat, operationFailed = Code.operationFailed
    public static let outOfBoundsError = Code.outOfBoundsError, invalidOption = Code.invalidOption
    public static let ioError = Code.ioError, missingOption = Code.missingOption, notImplemented = Code.notImplemented
    public static let internalError = Code.internalError, outOfMemory = Code.outOfMemory
    public static let unknownError = Code.unknownError, invalidOperation = Code.invalidOperation
    public static let invalidImage = Code.invalidImage, invalidArgument = Code.invalidArgument
    public static let invalidModel = Code.invalidModel, unsupportedRevision = Code.unsupportedRevision
    public static let dataUnavailable = Code.dataUnavailable, timeStampNotFound = Code.timeStampNotFound
    public static let unsupportedRequest = Code.unsupportedRequest, timeout = Code.timeout
    public static let unsupportedComputeStage = Code.unsupportedComputeStage
    public static let unsupportedComputeDevice = Code.unsupportedComputeDevice

    public static let errorDomain = VNErrorDomain
    public let code: Code
    private let detail: String
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: detail] }

    public init(_ code: Code) { self.init(code, "Vision failed with \(code).") }
    init(_ code: Code, _ detail: String) { (self.code, self.detail) = (code, detail) }

    static func noModel(of request: VNRequest) -> VNError {
        VNError(.operationFailed, "There is no model for \(type(of: request)): nothing here can see pictures.")
    }
    static let noImage = VNError(.invalidImage, "The picture cannot be read.")
}

public typealias VNErrorCode = VNError.Code
