public import Foundation
public import FoundationAdditions
import Synchronization
import UniformTypeIdentifiers

/// A file that an app shows and changes (UIKit: UIDocument).
///
/// A subclass makes contents of what it has and takes contents in; reading, writing and knowing when to do so are here. The
/// contents are `Data`, or a `FileWrapper` for a folder.
@preconcurrency @MainActor
open class UIDocument: NSObject, NSFilePresenter {
    /// How a document stands.
    public struct State: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// It is open and may be edited.
        public static let normal: State = []
        public static let closed = State(rawValue: 1 << 0), inConflict = State(rawValue: 1 << 1)
        public static let savingError = State(rawValue: 1 << 2), editingDisabled = State(rawValue: 1 << 3)
        public static let progressAvailable = State(rawValue: 1 << 4)
    }

    /// What a change does to what is not yet saved.
    public enum ChangeKind: Int, Sendable { case done = 0, undone, redone, cleared }

    /// Whether a file is made or written over.
    public enum SaveOperation: Int, Sendable { case forCreating = 0, forOverwriting }

    /// Posted when ``documentState`` changes; its object is the document.
    public nonisolated static let stateChangedNotification = Notification.Name("UIDocumentStateChangedNotification")
    /// The key of the activity's URL in its `userInfo`.
    public nonisolated static let userActivityURLKey = "NSUserActivityDocumentURL"

    public private(set) nonisolated var fileURL: URL {
        get { place.withLock { $0 } }
        set { place.withLock { $0 = newValue } }
    }
    private nonisolated let place: Mutex<URL>
    open private(set) var documentState: State = .closed {
        didSet {
            guard documentState != oldValue else { return }
            NotificationCenter.default.post(name: Self.stateChangedNotification, object: self)
        }
    }
    /// When the file was changed, as far as this document knows.
    open var fileModificationDate: Date?
    /// Saving is none: what a document does is done at once.
    open var progress: Progress? { nil }
    open var userActivity: NSUserActivity?
    private var manager: UndoManager?
    private var changes = 0

    public init(fileURL url: URL) {
        place = Mutex(url)
        super.init()
    }

    open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
    open var fileType: String? { UTType(filenameExtension: fileURL.pathExtension)?.identifier }
    open var savingFileType: String? { fileType }
    open func fileNameExtension(forType typeName: String?, saveOperation: SaveOperation) -> String {
        typeName.flatMap { UTType($0)?.preferredFilenameExtension } ?? fileURL.pathExtension
    }

    /// What was changed counts as not saved (UIDocument: undoManager).
    open var undoManager: UndoManager! {
        get {
            if manager == nil { manager = UndoManager() }
            return manager
        }
        set { manager = newValue }
    }

    // MARK: What a subclass has

    /// Takes in what was read: `Data`, or a `FileWrapper` of a folder. Does nothing by itself.
    open func load(fromContents contents: Any, ofType typeName: String?) throws {}

    /// What is to be written.
    ///
    /// - Throws: `CocoaError` `fileWriteUnknown`, where a subclass does not say.
    open func contents(forType typeName: String) throws -> Any { throw CocoaError(.fileWriteUnknown) }

    /// Hears of what went wrong; by itself the state says it.
    open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
        documentState.insert(.savingError)
        finishedHandlingError(error, recovered: false)
    }
    open func finishedHandlingError(_ error: any Error, recovered: Bool) {}
    open func userInteractionNoLongerPermitted(forError error: any Error) {}
    open func disableEditing() {}
    open func enableEditing() {}

    // MARK: Opening and closing

    open func open(completionHandler: ((Bool) -> Void)? = nil) {
        do {
            try read(from: fileURL)
            documentState.subtract([.closed, .savingError])
            NSFileCoordinator.addFilePresenter(self)
            completionHandler?(true)
        } catch {
            handleError(error, userInteractionPermitted: true)
            completionHandler?(false)
        }
    }

    @discardableResult
    open func open() async -> Bool { await withCheckedContinuation { done in open { done.resume(returning: $0) } } }

    /// Saves what has changed, and ends the work on the file.
    open func close(completionHandler: ((Bool) -> Void)? = nil) {
        autosave { saved in
            if saved {
                self.documentState.insert(.closed)
                NSFileCoordinator.removeFilePresenter(self)
            }
            completionHandler?(saved)
        }
    }

    @discardableResult
    open func close() async -> Bool { await withCheckedContinuation { done in close { done.resume(returning: $0) } } }

    /// Reads the file anew, and forgets what has changed.
    open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
        do {
            try read(from: url)
            updateChangeCount(.cleared)
            completionHandler?(true)
        } catch {
            handleError(error, userInteractionPermitted: true)
            completionHandler?(false)
        }
    }

    open func read(from url: URL) throws {
        let isFolder = (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
        let contents: Any = isFolder ? try FileWrapper(url: url) : try Data(contentsOf: url)
        try load(fromContents: contents, ofType: fileType)
        fileModificationDate = modificationDate(of: url)
    }

    // MARK: Saving

    open var hasUnsavedChanges: Bool { changes > 0 }

    open func updateChangeCount(_ change: ChangeKind) {
        switch change {
        case .done, .undone, .redone: changes += 1
        case .cleared: changes = 0
        }
    }
    /// What tells how far it was changed when saving began.
    open func changeCountToken(for saveOperation: SaveOperation) -> Any { changes }
    open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: SaveOperation) {
        changes = max(0, changes - (changeCountToken as? Int ?? changes))
    }

    /// Saves what has changed, if something has.
    open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
        guard hasUnsavedChanges else {
            completionHandler?(true)
            return
        }
        save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
    }

    @discardableResult
    open func autosave() async -> Bool {
        await withCheckedContinuation { done in autosave { done.resume(returning: $0) } }
    }

    open func save(to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil) {
        let token = changeCountToken(for: saveOperation)
        do {
            let contents = try contents(forType: savingFileType ?? "public.data")
            let attributes = try fileAttributesToWrite(to: url, for: saveOperation)
            try writeContents(contents, andAttributes: attributes, safelyTo: url, for: saveOperation)
            updateChangeCount(withToken: token, for: saveOperation)
            if saveOperation == .forCreating { fileURL = url }
            fileModificationDate = modificationDate(of: url)
            documentState.subtract([.closed, .savingError])
            completionHandler?(true)
        } catch {
            handleError(error, userInteractionPermitted: true)
            completionHandler?(false)
        }
    }

    @discardableResult
    open func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
        await withCheckedContinuation { done in save(to: url, for: saveOperation) { done.resume(returning: $0) } }
    }

    /// Attributes for the new file; none by itself.
    open func fileAttributesToWrite(to url: URL, for saveOperation: SaveOperation) throws -> [AnyHashable: Any] { [:] }

    /// Writes a whole new file in the place of the old one.
    open func writeContents(
        _ contents: Any,
        andAttributes additionalFileAttributes: [AnyHashable: Any]?,
        safelyTo url: URL,
        for saveOperation: SaveOperation
    ) throws {
        try writeContents(
            contents,
            to: url,
            for: saveOperation,
            originalContentsURL: saveOperation == .forOverwriting ? fileURL : nil
        )
        let attributes = (additionalFileAttributes ?? [:]).compactMap { key, value in
            (key as? FileAttributeKey).map { ($0, value) }
        }
        guard !attributes.isEmpty else { return }
        let known = Dictionary(attributes, uniquingKeysWith: { one, _ in one })
        try FileManager.default.setAttributes(known, ofItemAtPath: url.path)
    }

    /// - Throws: `CocoaError` `fileWriteUnknown` for contents that are neither `Data` nor a `FileWrapper`.
    open func writeContents(
        _ contents: Any,
        to url: URL,
        for saveOperation: SaveOperation,
        originalContentsURL: URL?
    ) throws {
        switch contents {
        case let data as Data: try data.write(to: url, options: .atomic)
        case let wrapper as FileWrapper:
            try wrapper.write(to: url, options: .atomic, originalContentsURL: originalContentsURL)
        default: throw CocoaError(.fileWriteUnknown, userInfo: [NSURLErrorKey: url])
        }
    }

    /// Runs `block` where files are read and written: here, at once.
    open func performAsynchronousFileAccess(_ block: @escaping () -> Void) { block() }

    open func updateUserActivityState(_ userActivity: NSUserActivity) {
        userActivity.addUserInfoEntries(from: [Self.userActivityURLKey: fileURL])
    }
    open func restoreUserActivityState(_ userActivity: NSUserActivity) {}

    // MARK: As a presenter of the file

    open nonisolated var presentedItemURL: URL? { fileURL }
    open nonisolated var presentedItemOperationQueue: OperationQueue { .main }
    /// The file went elsewhere.
    open nonisolated func presentedItemDidMove(to newURL: URL) { fileURL = newURL }
    /// The file was changed by another part of the app: it is read anew, unless it has changes of its own.
    open nonisolated func presentedItemDidChange() {
        MainActor.assumeIsolated {
            guard !hasUnsavedChanges, modificationDate(of: fileURL) != fileModificationDate else { return }
            revert(toContentsOf: fileURL)
        }
    }

    private nonisolated func modificationDate(of url: URL) -> Date? {
        (try? FileManager.default.attributesOfItem(atPath: url.path))?[.modificationDate] as? Date
    }
}
