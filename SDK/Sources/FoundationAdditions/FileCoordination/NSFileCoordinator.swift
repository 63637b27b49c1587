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

    /// Who asks: it is not told of its own changes.
    private let presenter: (any NSFilePresenter)?
    /// Those with the same one count as one.
    open var purposeIdentifier = UUID().uuidString

    public init(filePresenter: (any NSFilePresenter)? = nil) {
        presenter = filePresenter
        super.init()
    }

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
    ) {
        if options.contains(.forDeleting) { tell(of: url) { $0.accommodatePresentedItemDeletion { _ in } } }
        writer(url)
        if options.isDisjoint(with: [.forDeleting, .forMoving]) { tell(of: url) { $0.presentedItemDidChange() } }
    }

    open func coordinate(
        readingItemAt readingURL: URL,
        options readingOptions: ReadingOptions = [],
        writingItemAt writingURL: URL,
        options writingOptions: WritingOptions = [],
        error: UnsafeMutablePointer<NSError?>?,
        byAccessor readerWriter: (URL, URL) -> Void
    ) {
        coordinate(writingItemAt: writingURL, options: writingOptions, error: error) { readerWriter(readingURL, $0) }
    }

    open func coordinate(
        writingItemAt url1: URL,
        options options1: WritingOptions = [],
        writingItemAt url2: URL,
        options options2: WritingOptions = [],
        error: UnsafeMutablePointer<NSError?>?,
        byAccessor writer: (URL, URL) -> Void
    ) {
        coordinate(writingItemAt: url1, options: options1, error: error) { first in
            coordinate(writingItemAt: url2, options: options2, error: error) { writer(first, $0) }
        }
    }

    /// Runs `accessor` on a queue.
    open func coordinate(
        with intents: [NSFileAccessIntent],
        queue: OperationQueue,
        byAccessor accessor: @escaping @Sendable ((any Error)?) -> Void
    ) { queue.addOperation { accessor(nil) } }

    open func prepare(
        forReadingItemsAt readingURLs: [URL],
        options readingOptions: ReadingOptions = [],
        writingItemsAt writingURLs: [URL],
        options writingOptions: WritingOptions = [],
        error: UnsafeMutablePointer<NSError?>?,
        byAccessor batchAccessor: (@escaping () -> Void) -> Void
    ) { batchAccessor {} }

    open func item(at oldURL: URL, willMoveTo newURL: URL) {}
    /// Tells those who show it where it is.
    open func item(at oldURL: URL, didMoveTo newURL: URL) { tell(of: oldURL) { $0.presentedItemDidMove(to: newURL) } }
    open func cancel() {}

    // MARK: Who shows files

    open class func addFilePresenter(_ filePresenter: any NSFilePresenter) { FilePresenters.shared.add(filePresenter) }
    open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {
        FilePresenters.shared.remove(filePresenter)
    }
    /// Those of this process.
    open class var filePresenters: [any NSFilePresenter] { FilePresenters.shared.all }

    /// Tells the file's own presenters, on each one's queue; those of a folder around it are not told.
    private func tell(of url: URL, _ message: @escaping @Sendable (any NSFilePresenter) -> Void) {
        let path = url.standardizedFileURL.path
        for each in FilePresenters.shared.all where each !== presenter {
            guard each.presentedItemURL?.standardizedFileURL.path == path else { continue }
            let told = Handed(each)
            each.presentedItemOperationQueue.addOperation { message(told.value) }
        }
    }
}

/// A presenter on the way to its own queue, where it wants to be called.
///
/// `@unchecked`: it is only called there.
private struct Handed: @unchecked Sendable {
    let value: any NSFilePresenter
    init(_ value: any NSFilePresenter) { self.value = value }
}
