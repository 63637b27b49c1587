public import Foundation

/// A file, or a folder with files, in memory (Foundation: FileWrapper).
open class FileWrapper: NSObject {
    /// How a wrapper is read.
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let immediate = Self(rawValue: 1), withoutMapping = Self(rawValue: 2)
    }
    /// How a wrapper is written.
    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let atomic = Self(rawValue: 1), withNameUpdating = Self(rawValue: 2)
    }

    private var contents: Data?
    private var children: [String: FileWrapper]?
    open var preferredFilename: String?
    open var filename: String?
    /// As `FileManager` has them; empty for one that was never a file.
    open var fileAttributes: [String: Any] = [:]
    /// Where a link points to.
    open private(set) var symbolicLinkDestinationURL: URL?

    public init(regularFileWithContents contents: Data) {
        self.contents = contents
    }

    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        children = childrenByPreferredName
    }

    /// A link to a file.
    public init(symbolicLinkWithDestinationURL url: URL) { symbolicLinkDestinationURL = url }

    /// Reads a file, or a folder with all that is in it; a link is not followed.
    public init(url: URL, options: ReadingOptions = []) throws {
        filename = url.lastPathComponent
        preferredFilename = url.lastPathComponent
        let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
        fileAttributes = Dictionary(attributes.map { ($0.rawValue, $1) }, uniquingKeysWith: { one, _ in one })
        if attributes[.type] as? FileAttributeType == .typeSymbolicLink {
            let path = try FileManager.default.destinationOfSymbolicLink(atPath: url.path)
            symbolicLinkDestinationURL = URL(fileURLWithPath: path, relativeTo: url.deletingLastPathComponent())
            return
        }
        guard try url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true else {
            contents = try Data(contentsOf: url)
            return
        }
        let files = try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
        children = try Dictionary(
            files.map { ($0.lastPathComponent, try FileWrapper(url: $0, options: options)) },
            uniquingKeysWith: { first, _ in first }
        )
    }

    open var isDirectory: Bool { children != nil }
    open var isRegularFile: Bool { contents != nil }
    open var isSymbolicLink: Bool { symbolicLinkDestinationURL != nil }
    open var regularFileContents: Data? { contents }
    open var fileWrappers: [String: FileWrapper]? { children }

    /// Adds a file to a folder.
    ///
    /// - Returns: its name there.
    @discardableResult
    open func addFileWrapper(_ child: FileWrapper) -> String {
        let name = child.preferredFilename ?? child.filename ?? UUID().uuidString
        children?[name] = child
        return name
    }

    @discardableResult
    open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
        let child = FileWrapper(regularFileWithContents: data)
        child.preferredFilename = fileName
        return addFileWrapper(child)
    }

    /// The name of a file in this folder.
    open func keyForChildFileWrapper(_ child: FileWrapper) -> String? { children?.first { $0.value === child }?.key }

    /// Whether the file at `url` was not changed since it was read: its date of change is the same.
    open func matchesContents(of url: URL) -> Bool {
        let now = try? FileManager.default.attributesOfItem(atPath: url.path)
        let before = fileAttributes[FileAttributeKey.modificationDate.rawValue] as? Date
        return before != nil && now?[.modificationDate] as? Date == before
    }

    /// Reads it anew.
    open func read(from url: URL, options: ReadingOptions = []) throws {
        let other = try FileWrapper(url: url, options: options)
        (contents, children) = (other.contents, other.children)
        (fileAttributes, symbolicLinkDestinationURL) = (other.fileAttributes, other.symbolicLinkDestinationURL)
    }

    open func removeFileWrapper(_ child: FileWrapper) {
        children = children?.filter { $0.value !== child }
    }

    open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
        if let target = symbolicLinkDestinationURL {
            try? FileManager.default.removeItem(at: url)
            return try FileManager.default.createSymbolicLink(at: url, withDestinationURL: target)
        }
        guard let children else { return try (contents ?? Data()).write(to: url, options: .atomic) }
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (name, child) in children {
            try child.write(
                to: url.appendingPathComponent((name as NSString).lastPathComponent),
                options: options,
                originalContentsURL: nil
            )
        }
    }
}
