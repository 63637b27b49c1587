package import Foundation

/// Makes the example app, for a phone that has none yet.
package protocol ExampleSource: Sendable {
    /// Builds it.
    ///
    /// - Returns: its bundle.
    /// - Throws: `PhoneError` when its sources are not there or do not compile.
    func bundle() async throws -> URL
}
