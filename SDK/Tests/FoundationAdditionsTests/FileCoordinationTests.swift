import Foundation
import Synchronization
import Testing

@testable import FoundationAdditions

/// Files that several parts of an app show and change.
@Suite(.timeLimit(.minutes(2))) struct FileCoordinationTests {
    @Test func `who shows a file hears of another's change, move and end of it, and not of its own`() throws {
        let place = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let (reader, writer) = (Presenter(place), Presenter(place))
        for each in [reader, writer] { NSFileCoordinator.addFilePresenter(each) }
        defer { for each in [reader, writer] { NSFileCoordinator.removeFilePresenter(each) } }
        let coordinator = NSFileCoordinator(filePresenter: writer)
        coordinator.coordinate(writingItemAt: place, error: nil) { try? Data("x".utf8).write(to: $0) }
        let next = place.appendingPathExtension("next")
        coordinator.coordinate(writingItemAt: place, options: .forMoving, writingItemAt: next, error: nil) { from, to in
            try? FileManager.default.moveItem(at: from, to: to)
            coordinator.item(at: from, didMoveTo: to)
        }
        coordinator.coordinate(writingItemAt: place, options: .forDeleting, error: nil) { _ in }
        for each in [reader, writer] { each.presentedItemOperationQueue.waitUntilAllOperationsAreFinished() }
        #expect(reader.heard.withLock { $0 } == ["changed", "moved \(next.lastPathComponent)", "deleted"])
        #expect(writer.heard.withLock { $0.isEmpty })
        try FileManager.default.removeItem(at: next)
    }

    @Test func `a search in iCloud ends with nothing`() {
        let query = NSMetadataQuery()
        #expect(!query.start())
        query.predicate = NSPredicate(value: true)
        let ended = Mutex(0)
        let watch = NotificationCenter.default.addObserver(
            forName: .NSMetadataQueryDidFinishGathering,
            object: query,
            queue: nil
        ) { _ in ended.withLock { $0 += 1 } }
        defer { NotificationCenter.default.removeObserver(watch) }
        #expect(query.start() && !query.start() && query.resultCount == 0 && query.isStarted)
        query.stop()
        #expect(query.isStopped && ended.withLock { $0 } == 1)
    }

    @Test func `a wrapper has a link, its attributes and whether the file is still the same`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (file, link) = (folder.appendingPathComponent("a"), folder.appendingPathComponent("b"))
        try Data("1".utf8).write(to: file)
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
        let wrapper = try FileWrapper(url: folder)
        #expect(wrapper.fileWrappers?["b"]?.isSymbolicLink == true)
        #expect(wrapper.fileWrappers?["b"]?.symbolicLinkDestinationURL?.lastPathComponent == "a")
        let one = try #require(wrapper.fileWrappers?["a"])
        #expect(wrapper.keyForChildFileWrapper(one) == "a" && one.matchesContents(of: file))
        let copy = folder.appendingPathExtension("copy")
        defer { try? FileManager.default.removeItem(at: copy) }
        try wrapper.write(to: copy, originalContentsURL: nil)
        let written = copy.appendingPathComponent("b").path
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: written) == file.path)
    }
}

/// Keeps what it hears.
private final class Presenter: NSObject, NSFilePresenter {
    let place: Mutex<URL>
    let heard = Mutex<[String]>([])
    let presentedItemOperationQueue = OperationQueue()
    var presentedItemURL: URL? { place.withLock { $0 } }

    init(_ url: URL) {
        place = Mutex(url)
        super.init()
        presentedItemOperationQueue.maxConcurrentOperationCount = 1
    }

    func presentedItemDidChange() { heard.withLock { $0.append("changed") } }
    func presentedItemDidMove(to newURL: URL) { heard.withLock { $0.append("moved \(newURL.lastPathComponent)") } }
    func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        heard.withLock { $0.append("deleted") }
        completionHandler(nil)
    }
}
