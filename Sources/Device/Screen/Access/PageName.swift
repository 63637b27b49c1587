package import Foundation
import PrivateFiles

/// The name under which this user's browser opens the pages of all phones: `carillon-….localhost`.
///
/// Browsers take every name beneath `localhost` for this machine, and keep its cookies from all others. It is made once,
/// in the user's runtime folder, and told to nobody: another user's server on this machine never gets the cookie.
package enum PageName {
    /// - Parameter state: where it is kept when there is no runtime folder that only the user may use.
    /// - Throws: `PrivateFileError` when it can be kept nowhere.
    package static func host(state: URL) throws -> String {
        var generator = SystemRandomNumberGenerator()
        let name = "carillon-\(AccessSecret.random(using: &generator).text.prefix(16)).localhost"
        let folder = (try? PrivateFolder.runtime()) ?? state.path
        return try PrivateFile.writeOnce(name, to: folder + "/page-name")
    }
}
