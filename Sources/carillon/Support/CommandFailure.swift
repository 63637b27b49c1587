import ArgumentParser
import Foundation

/// Exit codes that scripts may rely on; those of `sysexits.h` where one fits.
extension ExitCode {
    /// It ran, and the answer is no: a push was rejected, or was not shown as expected.
    static let negative = ExitCode(1)
    /// A file or an argument is not usable.
    static let badInput = ExitCode(65)
    /// The gateway or the device does not answer.
    static let unavailable = ExitCode(69)
}

/// Prints what went wrong on the error stream and gives the code to exit with.
func failure(_ code: ExitCode, _ message: String) -> ExitCode {
    Terminal.complain("carillon: \(message)")
    return code
}
