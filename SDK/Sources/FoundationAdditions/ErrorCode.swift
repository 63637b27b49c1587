public import Foundation

/// The codes of a framework's errors: `case CLError.denied` and `catch LAError.userCancel` find an error by its code, whoever
/// made it, as those that Swift makes of Apple's enumerations of errors do.
public protocol ErrorCode: RawRepresentable, Hashable where RawValue == Int {
    /// The errors that have these codes.
    associatedtype _ErrorType: CustomNSError
}

extension ErrorCode {
    /// Whether an error is of this code's domain and has it.
    public static func ~= (code: Self, error: any Error) -> Bool {
        let error = error as NSError
        return error.domain == _ErrorType.errorDomain && error.code == code.rawValue
    }
}
