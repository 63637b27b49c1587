public import Foundation
public import FoundationAdditions

/// Why something is not printed.
public struct UIPrintError: CustomNSError, Hashable, Sendable {
    /// Raw values as UIKit has them.
    public enum Code: Int, ErrorCode, Sendable {
        public typealias _ErrorType = UIPrintError
        case notAvailable = 1, noContent, unknownImageFormat, jobFailed
    }

    public static let notAvailable = Code.notAvailable, noContent = Code.noContent
    public static let unknownImageFormat = Code.unknownImageFormat, jobFailed = Code.jobFailed
    public static let errorDomain = "UIPrintErrorDomain"
    public let code: Code
    public var errorCode: Int { code.rawValue }
    public init(_ code: Code) { self.code = code }
}
