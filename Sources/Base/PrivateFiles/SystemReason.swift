import Foundation

extension Error {
    /// Why a file could not be read or written, in the system's words (“No such file or directory”).
    ///
    /// Foundation's own text has them one error further down, and says “error 256” without.
    package var systemReason: String {
        let error = self as NSError
        if let under = error.userInfo[NSUnderlyingErrorKey] as? any Error {
            let posix = under as NSError
            if posix.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(posix.code))) }
        }
        if error.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(error.code))) }
        if error.domain == NSCocoaErrorDomain, Self.textErrors.contains(CocoaError.Code(rawValue: error.code)) {
            return "it is not text in UTF-8"
        }
        return localizedDescription
    }

    private static var textErrors: Set<CocoaError.Code> { [.fileReadCorruptFile, .fileReadInapplicableStringEncoding] }
}
