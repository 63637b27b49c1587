import Foundation
import Testing
import ViewLink

@testable import UIKit

final class FixtureController: UIViewController {
    var label: UILabel!
    var imageTop: NSLayoutConstraint!
    /// A collection, which was set once.
    var parts: [UIView]! { didSet { timesPartsWereSet += 1 } }
    var timesPartsWereSet = 0
    var likes = 0
    var wasLoaded = false

    override func viewDidLoad() {
        super.viewDidLoad()
        wasLoaded = label != nil && imageTop != nil
    }
}

@MainActor
@Suite(.timeLimit(.minutes(2))) struct StoryboardTests {
    init() {
        let names = AuthorNames.shared
        names.setter("label", on: FixtureController.self) { controller, value in
            nonisolated(unsafe) let value = value
            MainActor.assumeIsolated { controller.label = value as? UILabel }
        }
        names.setter("imageTop", on: FixtureController.self) { controller, value in
            nonisolated(unsafe) let value = value
            MainActor.assumeIsolated { controller.imageTop = value as? NSLayoutConstraint }
        }
        names.setter("parts", on: FixtureController.self) { controller, value in
            nonisolated(unsafe) let value = value
            MainActor.assumeIsolated { controller.parts = value as? [UIView] }
        }
        names.method("liked:", on: FixtureController.self) { controller, _ in
            MainActor.assumeIsolated { controller.likes += 1 }
            return nil
        }
    }

    private func load() throws -> FixtureController {
        let folder = try #require(Bundle.module.resourceURL).appendingPathComponent("Scenes")
        let storyboard = try UIStoryboard(loading: "MainInterface", bundle: try #require(Bundle(path: folder.path)))
        return try #require(storyboard.instantiateInitialViewController() as? FixtureController)
    }

    @Test func `outlets are set before viewDidLoad, and the views are where the constraints say`() throws {
        let controller = try load()
        #expect(!controller.isViewLoaded)
        let view = try #require(controller.view)
        #expect(controller.wasLoaded)
        view.frame = CGRect(x: 0, y: 0, width: 359, height: 200)
        view.layoutIfNeeded()
        #expect(controller.label.text == "Hello World")
        #expect(controller.label.font.pointSize == 20)
        #expect(controller.label.textColor == .systemRed)
        #expect(controller.label.frame.minX == 8 && controller.label.frame.maxX == 351)
        let image = try #require(view.subviews.compactMap { $0 as? UIImageView }.first)
        #expect(controller.parts == [image, controller.label] && controller.timesPartsWereSet == 1)
        #expect(image.frame.size == CGSize(width: 64, height: 36))
        #expect(abs(image.frame.minY - controller.label.frame.maxY - 10) < 0.1)
        #expect(image.layer.cornerRadius == 6)
        #expect(image.contentMode == .scaleAspectFill)
        controller.imageTop.constant = 30
        view.layoutIfNeeded()
        #expect(abs(image.frame.minY - controller.label.frame.maxY - 30) < 0.1)
    }

    @Test func `a button calls its action`() throws {
        let controller = try load()
        let button = try #require(controller.view.subviews.compactMap { $0 as? UIButton }.first)
        #expect(button.currentTitle == "Like")
        controller.view.layoutIfNeeded()
        TouchDelivery(roots: [controller.view]).deliver(.touch(node: button.nodeID, sense: .tap, at: nil))
        #expect(controller.likes == 1)
    }

    @Test func `what is not drawn says its name`() throws {
        let controller = try load()
        let missing = try #require(controller.view.subviews.compactMap { $0 as? MissingView }.first)
        #expect(missing.content == .missing(what: "<arscnView> of MainInterface is not drawn by Carillon"))
    }

    @Test func `a storyboard that is not there, or broken, says so`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let bundle = try #require(Bundle(path: folder.path))
        #expect(throws: InterfaceError.self) { try UIStoryboard(loading: "Missing", bundle: bundle) }
        try Data("<document><scenes>".utf8).write(to: folder.appendingPathComponent("Broken.storyboard"))
        let error = #expect(throws: InterfaceError.self) { try UIStoryboard(loading: "Broken", bundle: bundle) }
        #expect(error?.description.contains("line 1") == true)
    }
}
