import Foundation

/// The Swift toolchain of this machine.
struct Toolchain: Sendable {
    let swiftc: URL
    let swift: URL

    /// Links, as swiftc has it do.
    var clang: URL { swiftc.deletingLastPathComponent().appendingPathComponent("clang") }

    /// Swift's static libraries.
    var staticLibraries: URL {
        swiftc.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("lib/swift_static/linux")
    }

    /// What tells the runtime of an executable's or a library's types.
    var swiftObject: URL {
        #if arch(arm64)
        staticLibraries.appendingPathComponent("aarch64/swiftrt.o")
        #else
        staticLibraries.appendingPathComponent("x86_64/swiftrt.o")
        #endif
    }

    /// Whether it can link a shared runtime of its static libraries.
    var canShareRuntime: Bool {
        let lld = swiftc.deletingLastPathComponent().appendingPathComponent("ld.lld")
        return linking == .static
            && [clang, lld, swiftObject].allSatisfy { FileManager.default.fileExists(atPath: $0.path) }
    }

    /// Tells which libraries an object wishes for.
    var autolinkExtract: URL { swiftc.deletingLastPathComponent().appendingPathComponent("swift-autolink-extract") }

    /// How the Swift runtime gets into an executable.
    enum Linking: String, Sendable {
        /// Starts three times as fast.
        case `static`
        case dynamic
    }

    /// The toolchain in the search path.
    ///
    /// - Throws: ``BuildError`` when there is none.
    static func find() throws(BuildError) -> Toolchain {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin"
        for folder in path.split(separator: ":") {
            let bin = URL(fileURLWithPath: String(folder), isDirectory: true)
            let swiftc = bin.appendingPathComponent("swiftc")
            if FileManager.default.isExecutableFile(atPath: swiftc.path) {
                return Toolchain(swiftc: swiftc, swift: bin.appendingPathComponent("swift"))
            }
        }
        throw .badToolchain("there is no swiftc in the search path (PATH); install Swift 6.2 or later from swift.org")
    }

    /// Static where the toolchain has the static runtime, and the machine what that links with.
    var linking: Linking {
        let runtime = staticLibraries.appendingPathComponent("static-stdlib-args.lnk")
        let libraries = ["/usr/lib", "/usr/lib64", "/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu"]
        func isThere(_ name: String) -> Bool {
            libraries.contains { FileManager.default.fileExists(atPath: "\($0)/\(name)") }
        }
        let canLink =
            FileManager.default.fileExists(atPath: runtime.path)
            && isThere("libcurl.so") && isThere("libxml2.so")
        return canLink ? .static : .dynamic
    }
}
