import Foundation

/// A framework's header: what it and the headers that it imports import of other modules is seen by each file of the
/// framework, and by each that imports it (Clang: "Modules", `export *`).
struct UmbrellaHeader: Sendable {
    /// The modules, Apple's and others.
    private(set) var modules: [String] = []

    /// - Parameters:
    ///   - headers: those of the framework's target.
    ///   - name: the target's.
    init(among headers: [URL], of name: String) {
        let first = headers.first { ["\(name).h", "\(name)-umbrella.h"].contains($0.lastPathComponent) }
        var rest = first.map { [$0] } ?? []
        var seen: Set<URL> = []
        while let header = rest.popLast() {
            // One that cannot be read brings nothing; a file that misses it is told so.
            guard seen.insert(header).inserted, let read = try? BridgingHeader(header) else { continue }
            modules += (read.modules + read.otherModules).filter { $0 != name && !modules.contains($0) }
            rest += headers.filter { read.headers.contains($0.lastPathComponent) }
        }
    }
}
