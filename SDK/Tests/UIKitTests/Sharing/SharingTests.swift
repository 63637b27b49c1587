import Foundation
import FoundationAdditions
import Synchronization
import Testing

@testable import UIKit

/// The sheet that shares, as a person uses it.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(2))) struct SharingTests {
    private let screen: PersonsScreen
    private let told = Told()

    init() throws { screen = try PersonsScreen() }

    /// What a sheet told its owner.
    @MainActor
    private final class Told {
        var lines: [String] = []
    }

    private func show(_ items: [Any], _ activities: [UIActivity]? = nil, without: [UIActivity.ActivityType] = []) {
        let sheet = UIActivityViewController(activityItems: items, applicationActivities: activities)
        sheet.excludedActivityTypes = without
        sheet.completionWithItemsHandler = { [told] type, isDone, _, _ in
            told.lines.append("\(type?.rawValue ?? "none") \(isDone)")
        }
        screen.present(sheet)
    }

    private func isTold() async {
        await screen.until { !told.lines.isEmpty && screen.controller.presentedViewController == nil }
    }

    @Test func `what is shared is copied, and the owner hears of it once`() async throws {
        let address = try #require(URL(string: "https://example.com/bell"))
        show(["Ding", address])
        #expect(screen.texts.contains("Ding") && screen.texts.contains("https://example.com/bell"))
        #expect(screen.press("Copy"))
        await isTold()
        #expect(told.lines == ["com.apple.UIKit.activity.CopyToPasteboard true"])
        #expect(UIPasteboard.general.strings == ["Ding", "https://example.com/bell"])
        #expect(UIPasteboard.general.types == ["public.utf8-plain-text"] && !UIPasteboard.general.hasImages)
    }

    @Test(arguments: ["Close", "dismiss popup"])
    func `a person leaves, and nothing was chosen`(words: String) async {
        show(["Ding"])
        #expect(screen.press(words))
        await isTold()
        #expect(told.lines == ["none false"])
    }

    @Test func `a swipe down leaves`() async throws {
        show(["Ding"])
        let header = try #require(screen.all.first { $0 is ShareHeader })
        TouchDelivery(roots: [screen.window]).deliver(.touch(node: header.nodeID, sense: .swipeDown, at: nil))
        await isTold()
        #expect(told.lines == ["none false"])
    }

    @Test func `a picture is saved, a text is not`() async throws {
        show(["Ding"])
        #expect(!screen.offers("Save Image") && screen.press("Close"))
        await isTold()
        let picture = try #require(PhotoLibrary.shared.photos.first?.image)
        told.lines = []
        show([picture])
        #expect(screen.texts.contains("Image") && screen.press("Save Image"))
        await isTold()
        #expect(told.lines == ["com.apple.UIKit.activity.SaveToCameraRoll true"])
        #expect(PhotoLibrary.shared.photos.map(\.number) == Array(1...7))
    }

    @Test func `what is excluded is not offered`() throws {
        let picture = try #require(PhotoLibrary.shared.photos.first?.image)
        show([picture], [Ringing(told.lines.count)], without: [.saveToCameraRoll, UIActivity.ActivityType("ring")])
        #expect(screen.offers("Copy") && !screen.offers("Save Image") && !screen.offers("Ring"))
    }

    /// An author's, which takes texts.
    private final class Ringing: UIActivity {
        var items: [String] = []
        var place: UIViewController?
        let number: Int
        init(_ number: Int) { self.number = number }

        override class var activityCategory: Category { .share }
        override var activityType: ActivityType? { ActivityType("ring") }
        override var activityTitle: String? { "Ring" }
        override var activityImage: UIImage? { UIImage(systemName: "bell") }
        override var activityViewController: UIViewController? { place }
        override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
            activityItems.allSatisfy { $0 is String }
        }
        override func prepare(withActivityItems activityItems: [Any]) {
            items = activityItems.compactMap { $0 as? String }
        }
    }

    /// Has another item for each activity.
    private final class Source: NSObject, UIActivityItemSource {
        func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "…" }
        func activityViewController(
            _ activityViewController: UIActivityViewController,
            itemForActivityType activityType: UIActivity.ActivityType?
        ) -> Any? { activityType.map { "for \($0.rawValue)" } }
        func activityViewController(
            _ activityViewController: UIActivityViewController,
            subjectForActivityType activityType: UIActivity.ActivityType?
        ) -> String { "Bells" }
    }

    @Test func `an author's activity is handed the items for it, and says when it is done`() async {
        let ring = Ringing(1)
        show([Source(), "Ding"], [ring])
        #expect(screen.texts.contains("Bells") && screen.press("Ring"))
        await isTold()
        #expect(ring.items == ["for ring", "Ding"] && told.lines == ["ring true"])
    }

    @Test func `an author's activity that cannot do it is not offered`() {
        show(["Ding", 12], [Ringing(1)])
        #expect(!screen.offers("Ring") && screen.offers("Copy"))
    }

    @Test func `an activity with a controller is over when it says so`() async {
        let ring = Ringing(1)
        let place = UIViewController()
        ring.place = place
        show(["Ding"], [ring])
        screen.press("Ring")
        await screen.until { place.presentingViewController != nil }
        #expect(place.presentingViewController is UIActivityViewController && told.lines.isEmpty)
        ring.activityDidFinish(false)
        await isTold()
        #expect(told.lines == ["ring false"] && place.presentingViewController == nil)
    }

    /// Makes a text, and notes where.
    private final class Maker: UIActivityItemProvider, @unchecked Sendable {  // What changes is behind a lock.
        let wasOnMain = Mutex<Bool?>(nil)
        override var item: Any {
            wasOnMain.withLock { $0 = Thread.isMainThread }
            return "made for \(activityType?.rawValue ?? "nobody")"
        }
    }

    @Test func `a provider makes its item away from the main thread`() async {
        let maker = Maker(placeholderItem: "")
        show([maker])
        screen.press("Copy")
        await isTold()
        #expect(UIPasteboard.general.string == "made for com.apple.UIKit.activity.CopyToPasteboard")
        #expect(maker.wasOnMain.withLock { $0 } == false)
    }

    @Test func `what is promised is loaded when it is chosen`() async {
        let configuration = UIActivityItemsConfiguration(objects: ["Ding" as NSString])
        configuration.metadataProvider = { $0 == .title ? "A bell" : nil }
        let sheet = UIActivityViewController(activityItemsConfiguration: configuration)
        sheet.completionWithItemsHandler = { [told] _, isDone, _, _ in told.lines.append("\(isDone)") }
        screen.present(sheet)
        #expect(screen.texts.contains("A bell") && screen.press("Copy"))
        await isTold()
        #expect(UIPasteboard.general.string == "Ding" && told.lines == ["true"])
    }

    @Test func `a text is saved to the files, and beside one of its name`() async throws {
        for choice in [nil, "Keep Both", "Replace"] {
            told.lines = []
            show([choice ?? "first"])
            screen.press("Save to Files")
            await screen.until { screen.offers("Save") }
            #expect(screen.texts.contains("On My iPhone") && screen.press("Save"))
            if let choice {
                await screen.until { screen.offers(choice) }
                #expect(screen.texts.contains("An item named “Text.txt” already exists in this location."))
                screen.press(choice)
            }
            await isTold()
            #expect(told.lines == ["com.apple.DocumentManagerUICore.SaveToFiles true"])
        }
        let files = PhoneFiles.contents(of: PhoneFiles.root).map(\.url)
        #expect(files.map(\.lastPathComponent) == ["Text 2.txt", "Text.txt"])
        #expect(try files.map { try String(contentsOf: $0, encoding: .utf8) } == ["Keep Both", "Replace"])
    }
}
