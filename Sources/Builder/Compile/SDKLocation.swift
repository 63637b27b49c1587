package import Foundation

/// Where the SDK package is: the folder `SDK` of a checkout.
package struct SDKLocation: Sendable {
    /// The package's folder.
    package let package: URL

    package init(package: URL) {
        self.package = package.standardizedFileURL
    }

    /// The SDK that belongs to an executable of a checkout: `CARILLON_SDK` in the environment, else the `SDK` folder
    /// beside one of the folders that the executable lies in.
    ///
    /// - Throws: ``BuildError`` that says where it looked.
    package static func find(
        from executable: URL = Bundle.main.executableURL ?? URL(fileURLWithPath: "."),
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws -> SDKLocation {
        if let path = environment["CARILLON_SDK"] { return SDKLocation(package: URL(fileURLWithPath: path)) }
        var folder = executable.resolvingSymlinksInPath().deletingLastPathComponent()
        while folder.path != "/" {
            let candidate = folder.appendingPathComponent("SDK")
            if FileManager.default.fileExists(atPath: candidate.appendingPathComponent("Package.swift").path) {
                return SDKLocation(package: candidate)
            }
            folder.deleteLastPathComponent()
        }
        throw BuildError.badSDK(
            "there is no SDK beside any folder above \(executable.path); name it in the environment as CARILLON_SDK"
        )
    }
}
