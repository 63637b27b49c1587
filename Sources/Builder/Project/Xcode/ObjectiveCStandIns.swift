import Foundation

/// Modules of the SDK that stand in for Objective-C beside a module's Swift.
enum ObjectiveCStandIns {
    /// By the name of one of its files.
    private static let modules = ["_RXDelegateProxy.m": "RxCocoaRuntime"]

    /// Whether the SDK has a module in the place of a package's target.
    static func has(_ target: String) -> Bool { modules.values.contains(target) }

    /// Those that a module imports instead of what it is built with in Xcode.
    ///
    /// - Parameter sources: its Objective-C.
    static func modules(for sources: [URL]) -> [String] {
        sources.compactMap { modules[$0.lastPathComponent] }
    }
}
