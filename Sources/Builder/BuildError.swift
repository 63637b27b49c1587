/// Why a project did not become a bundle.
package struct BuildError: Error, Hashable, Sendable, CustomStringConvertible {
    private enum Code: String {
        case badProject
        case badInfoPlist
        case doesNotCompile
        case badToolchain
        case badSDK
    }

    private let code: Code
    /// One line, or for `doesNotCompile` the compiler's own.
    package let description: String

    /// A name from a closed set.
    package var label: String { code.rawValue }

    private init(_ code: Code, _ description: String) {
        self.code = code
        self.description = description
    }

    /// The folder, or its `app.json`, is not what it should be.
    static func badProject(_ path: String, _ why: String) -> Self { .init(.badProject, "\(path): \(why)") }
    /// A key of an `Info.plist` is missing or wrong.
    static func badInfoPlist(_ path: String, _ why: String) -> Self { .init(.badInfoPlist, "\(path): \(why)") }
    /// The compiler's or linker's diagnostics.
    static func doesNotCompile(_ diagnostics: String) -> Self { .init(.doesNotCompile, diagnostics) }
    /// There is no usable Swift toolchain.
    static func badToolchain(_ why: String) -> Self { .init(.badToolchain, why) }
    /// The SDK is not there, or does not build.
    static func badSDK(_ why: String) -> Self { .init(.badSDK, why) }
}
