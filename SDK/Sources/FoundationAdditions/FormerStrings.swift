public import Foundation

// What Apple's NSString and NSURL have besides, and Foundation on Linux has not.

extension NSMutableString {
    /// Adds what a format makes.
    public func appendFormat(_ format: String, _ args: any CVarArg...) {
        append(String(format: format, arguments: args))
    }
}

extension NSString {
    /// The same text.
    public convenience init(string aString: NSString) {
        self.init(string: String._unconditionallyBridgeFromObjectiveC(aString))
    }
}

extension NSString {
    /// The path with each of the others behind it.
    public func strings(byAppendingPaths paths: [String]) -> [String] { paths.map(appendingPathComponent) }
}

extension NSURL {
    /// A file's address.
    public static func fileURL(withPath path: String) -> URL { URL(fileURLWithPath: path) }

    /// A file's or a folder's address.
    public static func fileURL(withPath path: String, isDirectory isDir: Bool) -> URL {
        URL(fileURLWithPath: path, isDirectory: isDir)
    }
}
