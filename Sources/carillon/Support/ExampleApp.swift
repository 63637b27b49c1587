import Builder
import DeviceCore
import Foundation
import Screen

/// The example app `Examples/RichPush`, built when the page asks for it.
struct ExampleApp: ExampleSource {
    let state: StateDirectory

    private static let folder = "Examples/RichPush"

    func bundle() async throws -> URL {
        do {
            let sdk = try SDKLocation.find()
            let project = sdk.package.deletingLastPathComponent().appending(path: Self.folder)
            guard FileManager.default.fileExists(atPath: project.path) else {
                throw PhoneError.unavailable(
                    "there is no \(Self.folder) beside the SDK; install an app of your own with 'carillon run path/to/YourApp'"
                )
            }
            return try await Builder(sdk: sdk).build(project: project, output: state.root.appending(path: "bundles"))
                .url
        } catch let error as BuildError {
            throw PhoneError.unavailable("the example app cannot be built: \(error)")
        }
    }
}
