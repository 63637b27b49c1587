public import Foundation
import Synchronization

/// Who shows a file, and is told of its changes by coordinators of the same process (Foundation: NSFilePresenter).
public protocol NSFilePresenter: NSObjectProtocol {
    var presentedItemURL: URL? { get }
    /// Where it is called.
    var presentedItemOperationQueue: OperationQueue { get }
    var primaryPresentedItemURL: URL? { get }
    var observedPresentedItemUbiquityAttributes: Set<URLResourceKey> { get }
    func relinquishPresentedItem(toReader reader: @escaping @Sendable ((@Sendable () -> Void)?) -> Void)
    func relinquishPresentedItem(toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void)
    func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
    func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
    func presentedItemDidMove(to newURL: URL)
    func presentedItemDidChange()
    func presentedItemDidChangeUbiquityAttributes(_ attributes: Set<URLResourceKey>)
    func accommodatePresentedSubitemDeletion(
        at url: URL,
        completionHandler: @escaping @Sendable ((any Error)?) -> Void
    )
    func presentedSubitemDidAppear(at url: URL)
    func presentedSubitem(at oldURL: URL, didMoveTo newURL: URL)
    func presentedSubitemDidChange(at url: URL)
}

extension NSFilePresenter {
    public var primaryPresentedItemURL: URL? { nil }
    public var observedPresentedItemUbiquityAttributes: Set<URLResourceKey> { [] }
    public func relinquishPresentedItem(toReader reader: @escaping @Sendable ((@Sendable () -> Void)?) -> Void) {
        reader(nil)
    }
    public func relinquishPresentedItem(toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void) {
        writer(nil)
    }
    public func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        completionHandler(nil)
    }
    public func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        completionHandler(nil)
    }
    public func presentedItemDidMove(to newURL: URL) {}
    public func presentedItemDidChange() {}
    public func presentedItemDidChangeUbiquityAttributes(_ attributes: Set<URLResourceKey>) {}
    public func accommodatePresentedSubitemDeletion(
        at url: URL,
        completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) { completionHandler(nil) }
    public func presentedSubitemDidAppear(at url: URL) {}
    public func presentedSubitem(at oldURL: URL, didMoveTo newURL: URL) {}
    public func presentedSubitemDidChange(at url: URL) {}
}

/// What will be done with a file (Foundation: NSFileAccessIntent).
open class NSFileAccessIntent: NSObject, @unchecked Sendable {  // It has a constant alone.
    public let url: URL
    private init(_ url: URL) { self.url = url }

    open class func readingIntent(
        with url: URL,
        options: NSFileCoordinator.ReadingOptions = []
    ) -> NSFileAccessIntent { NSFileAccessIntent(url) }
    open class func writingIntent(
        with url: URL,
        options: NSFileCoordinator.WritingOptions = []
    ) -> NSFileAccessIntent { NSFileAccessIntent(url) }
}

/// The presenters of this process, held as Apple holds them until they are removed.
final class FilePresenters: Sendable {
    static let shared = FilePresenters()

    /// `@unchecked`: a list of references, which the lock guards.
    private struct List: @unchecked Sendable { var presenters: [any NSFilePresenter] = [] }
    private let list = Mutex(List())

    var all: [any NSFilePresenter] { list.withLock { List(presenters: $0.presenters) }.presenters }
    func add(_ presenter: any NSFilePresenter) {
        let added = List(presenters: [presenter])
        list.withLock { $0.presenters += added.presenters }
    }
    func remove(_ presenter: any NSFilePresenter) {
        let removed = ObjectIdentifier(presenter)
        list.withLock { $0.presenters.removeAll { ObjectIdentifier($0) == removed } }
    }
}
