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

    public init(regularFileWithContents contents: Data) {
        self.contents = contents
    }

    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        children = childrenByPreferredName
    }

    /// Reads a file, or a folder with all that is in it.
    public init(url: URL, options: ReadingOptions = []) throws {
        filename = url.lastPathComponent
        preferredFilename = url.lastPathComponent
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

    open func removeFileWrapper(_ child: FileWrapper) {
        children = children?.filter { $0.value !== child }
    }

    open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
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
