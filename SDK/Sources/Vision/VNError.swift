@_exported public import Foundation

/// The domain of Vision's errors.
public let VNErrorDomain = "com.apple.Vis"

/// Why nothing was seen.
public struct VNError: CustomNSError, Hashable, Sendable {
    /// Raw values as `VNErrorCode`.
    public enum Code: Int, Sendable {
        case turiCore = -1
        case ok = 0
        case requestCancelled, invalidFormat, operationFailed, outOfBoundsError, invalidOption, ioError, missingOption
        case notImplemented, internalError, outOfMemory, unknownError, invalidOperation, invalidImage, invalidArgument
        case invalidModel, unsupportedRevision, dataUnavailable, timeStampNotFound, unsupportedRequest, timeout
        case unsupportedComputeStage, unsupportedComputeDevice
    }

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
