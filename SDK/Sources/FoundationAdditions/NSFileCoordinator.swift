public import Foundation

/// Reads and writes of files in turn, between the processes of an app.
///
/// Here the block runs at once: an atomic write is what keeps a file whole between processes.
open class NSFileCoordinator: NSObject {
    /// What a reader needs of the file.
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let withoutChanges = Self(rawValue: 1 << 0)
        public static let resolvesSymbolicLink = Self(rawValue: 1 << 1)
        public static let immediatelyAvailableMetadataOnly = Self(rawValue: 1 << 2)
        public static let forUploading = Self(rawValue: 1 << 3)
    }

    /// What a writer does to the file.
    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let forDeleting = Self(rawValue: 1 << 0)
        public static let forMoving = Self(rawValue: 1 << 1)
        public static let forMerging = Self(rawValue: 1 << 2)
        public static let forReplacing = Self(rawValue: 1 << 3)
        public static let contentIndependentMetadataOnly = Self(rawValue: 1 << 4)
    }

    public init(filePresenter: (any NSFilePresenter)? = nil) { super.init() }

    open func coordinate(
        readingItemAt url: URL,
        options: ReadingOptions = [],
        error: UnsafeMutablePointer<NSError?>?,
        byAccessor reader: (URL) -> Void
    ) { reader(url) }

    open func coordinate(
        writingItemAt url: URL,
        options: WritingOptions = [],
        error: UnsafeMutablePointer<NSError?>?,
        byAccessor writer: (URL) -> Void
    ) { writer(url) }

    open func cancel() {}
}

/// Who shows a file, and would be told of its changes.
public protocol NSFilePresenter: NSObjectProtocol {
    var presentedItemURL: URL? { get }
    var presentedItemOperationQueue: OperationQueue { get }
}
