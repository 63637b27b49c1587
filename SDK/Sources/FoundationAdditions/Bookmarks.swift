public import Foundation

// Bookmarks of files: where one was, which an app finds again at its next start. A file that was moved since is not found.

extension URL {
    /// How a bookmark is made.
    public struct BookmarkCreationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let minimalBookmark = Self(rawValue: 1 << 9)
        public static let suitableForBookmarkFile = Self(rawValue: 1 << 10)
        public static let withoutImplicitSecurityScope = Self(rawValue: 1 << 29)
    }

    /// How a bookmark is read.
    public struct BookmarkResolutionOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let withoutUI = Self(rawValue: 1 << 8), withoutMounting = Self(rawValue: 1 << 9)
        public static let withoutImplicitStartAccessing = Self(rawValue: 1 << 15)
    }

    private static let bookmarkKey = "path"

    /// A bookmark of a file.
    ///
    /// - Throws: `CocoaError.fileNoSuchFile` where there is none.
    public func bookmarkData(
        options: BookmarkCreationOptions = [],
        includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil,
        relativeTo url: URL? = nil
    ) throws -> Data {
        try Self.found(self)
        let values = [Self.bookmarkKey: standardizedFileURL.path]
        return try PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0)
    }

    /// The file of a bookmark.
    ///
    /// - Parameter bookmarkDataIsStale: becomes false: what is found is where it was.
    /// - Throws: `CocoaError.fileNoSuchFile` where it is no longer, `CocoaError.fileReadCorruptFile` for what is no bookmark.
    public init(
        resolvingBookmarkData data: Data,
        options: BookmarkResolutionOptions = [],
        relativeTo url: URL? = nil,
        bookmarkDataIsStale: inout Bool
    ) throws {
        let values = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
        guard let path = (values as? [String: Any])?[Self.bookmarkKey] as? String else {
            throw CocoaError(.fileReadCorruptFile)
        }
        let file = URL(fileURLWithPath: path)
        try Self.found(file)
        bookmarkDataIsStale = false
        self = file
    }

    /// As with a variable that hears whether it is stale.
    public init(
        resolvingBookmarkData data: Data,
        options: BookmarkResolutionOptions = [],
        relativeTo url: URL? = nil
    ) throws {
        var stale = false
        try self.init(
            resolvingBookmarkData: data,
            options: options,
            relativeTo: url,
            bookmarkDataIsStale: &stale
        )
    }

    private static func found(_ file: URL) throws {
        guard file.isFileURL, FileManager.default.fileExists(atPath: file.path) else {
            throw CocoaError(.fileNoSuchFile, userInfo: [NSURLErrorKey: file, NSFilePathErrorKey: file.path])
        }
    }
}
