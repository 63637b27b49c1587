import AppLink
import Foundation
import NotificationModel
import Synchronization
import Testing
import ViewLink

@testable import UIKit
@testable import UserNotificationsUI

/// A host with its device played by the test: reports are kept, and taken at once.
@MainActor
final class Stage {
    var tree = ViewTree()
    var reports: [ContentExtensionReport] = []
    var updates: [ViewTreeUpdate] = []
    var host: ContentExtensionHost?
    private var waiting: [@MainActor () -> Void] = []
    private var clock = 0.0

    init(ratio: Double = 0.5, _ make: @escaping () -> UIViewController) {
        Display.shared.schedule = { [weak self] _, body in self?.waiting.append(body) }
        host = ContentExtensionHost(
            info: ContentExtensionInfo(storyboard: nil, initialContentSizeRatio: ratio),
            bundle: .main,
            makePrincipal: make,
            now: { [weak self] in self?.clock ?? 0 },
            send: { [weak self] report, done in
                self?.take(report)
                done()
            }
        )
    }

    private func take(_ report: ContentExtensionReport) {
        reports.append(report)
        guard case .views(let update) = report else { return }
        updates.append(update)
        do { try tree.apply(update) } catch { Issue.record(error) }
    }

    /// Runs what was put off until nothing is left.
    func settle() {
        while !waiting.isEmpty {
            clock += 1
            waiting.removeFirst()()
        }
    }

    @discardableResult
    func perform(_ order: ContentExtensionOrder) -> [LinkReply] {
        let replies = Mutex<[LinkReply]>([])
        host?.perform(order) { result in
            if case .success(let reply) = result { replies.withLock { $0.append(reply) } }
        }
        settle()
        return replies.withLock { $0 }
    }

    func present(title: String = "Title", width: Double = 360) {
        let action = NotificationAction(identifier: "like", title: "Like")
        perform(
            .present(
                ContentExtensionScene(
                    notification: Self.notification(title),
                    actions: [action],
                    traits: ContentExtensionTraits(width: width)
                )
            )
        )
    }

    static func notification(_ title: String) -> DeliveredNotification {
        var content = NotificationContent()
        content.title = DisplayText(title)
        let request = NotificationRequest(identifier: "id", content: content)
        return DeliveredNotification(request: request, date: Date(timeIntervalSince1970: 0))
    }

    /// Every text that is shown.
    var texts: [String] {
        tree.nodes.values.sorted { $0.id < $1.id }.compactMap { node in
            if case .label(let text) = node.content { return text.string }
            return nil
        }
    }
}

@MainActor
@Suite(.serialized, .timeLimit(.minutes(2))) struct HostTests {
    final class Controller: UIViewController, UNNotificationContentExtension {
        let label = UILabel()
        var loadedAt = CGSize.zero
        var received: [String] = []
        var completion: ((UNNotificationContentExtensionResponseOption) -> Void)?

        override func viewDidLoad() {
            super.viewDidLoad()
            loadedAt = view.frame.size
            label.frame = view.bounds
            label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(label)
        }

        func didReceive(_ notification: UNNotification) {
            received.append(notification.request.content.title)
            label.text = notification.request.content.title
        }

        func didReceive(
            _ response: UNNotificationResponse,
            completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void
        ) {
            label.text = "answered \(response.actionIdentifier)"
            self.completion = completion
        }
    }

    final class Quiet: UIViewController, UNNotificationContentExtension {
        func didReceive(_ notification: UNNotification) {}
    }

    final class Asynchronous: UIViewController, UNNotificationContentExtension {
        func didReceive(_ notification: UNNotification) {}
        func didReceive(_ response: UNNotificationResponse) async -> UNNotificationContentExtensionResponseOption {
            .doNotDismiss
        }
    }

    private func answer(_ stage: Stage, _ action: String) async -> ContentResponseOption {
        let response = NotificationResponse(actionIdentifier: action, notification: Stage.notification("a"))
        return await withCheckedContinuation { continuation in
            stage.answer(response) { continuation.resume(returning: $0) }
        }
    }

    @Test func `a notification is shown in the first size, and another in its place`() {
        let controller = Controller()
        let stage = Stage { controller }
        stage.present(title: "First")
        #expect(controller.loadedAt == CGSize(width: 360, height: 180))
        #expect(stage.tree.panel.height == 180)
        #expect(stage.texts == ["First"])
        stage.perform(.receive(Stage.notification("Second")))
        #expect(controller.received == ["First", "Second"])
        #expect(stage.texts == ["Second"])
        #expect(stage.updates.last?.changed.map(\.id) == [controller.label.nodeID])
    }

    @Test func `the view is as high as the controller prefers, or as its constraints make it`() {
        let controller = Controller()
        let stage = Stage { controller }
        stage.present()
        controller.preferredContentSize = CGSize(width: 10, height: 77)
        stage.settle()
        #expect(stage.tree.panel.height == 77)
        #expect(controller.view.frame.size == CGSize(width: 360, height: 77))

        final class Constrained: UIViewController, UNNotificationContentExtension {
            let label = UILabel()
            override func viewDidLoad() {
                label.numberOfLines = 0
                label.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(label)
                NSLayoutConstraint.activate([
                    label.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
                    label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -10),
                    label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
                    label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
                ])
            }
            func didReceive(_ notification: UNNotification) { label.text = notification.request.content.title }
        }
        let second = Stage { Constrained() }
        second.present(title: "one line")
        let oneLine = second.tree.panel.height
        #expect(abs(oneLine - 40.3) < 0.5)
        second.perform(.receive(Stage.notification(String(repeating: "many words ", count: 20))))
        #expect(second.tree.panel.height > oneLine + 60)
    }

    @Test(.timeLimit(.minutes(1)))
    func `an answer may be late, and the first one counts`() async throws {
        let controller = Controller()
        let stage = Stage { controller }
        stage.present()
        async let option = answer(stage, "like")
        while controller.completion == nil {
            try Task.checkCancellation()
            await Task.yield()
        }
        #expect(stage.texts == ["answered like"])
        controller.completion?(.dismiss)
        controller.completion?(.doNotDismiss)
        #expect(await option == .dismiss)
    }

    @Test(.timeLimit(.minutes(1)))
    func `both forms of an answer, and none`() async {
        let asynchronous = Stage { Asynchronous() }
        asynchronous.present()
        #expect(await answer(asynchronous, "like") == .doNotDismiss)
        let quiet = Stage { Quiet() }
        quiet.present()
        #expect(await answer(quiet, "like") == .dismissAndForwardAction)
    }

    @Test func `the context reaches the device`() {
        let controller = Controller()
        let stage = Stage { controller }
        stage.present()
        #expect(controller.extensionContext?.notificationActions.map(\.identifier) == ["like"])
        controller.extensionContext?.notificationActions = [
            UNNotificationAction(identifier: "a", title: "A"), UNNotificationAction(identifier: "b", title: "B"),
        ]
        controller.extensionContext?.performNotificationDefaultAction()
        controller.extensionContext?.mediaPlayingStarted()
        controller.extensionContext?.dismissNotificationContentExtension()
        let kinds = stage.reports.compactMap { report -> String? in
            switch report {
            case .actions(let actions): actions.map(\.identifier).joined()
            case .performDefaultAction: "default"
            case .mediaIsPlaying(let isPlaying): "playing \(isPlaying)"
            case .dismiss: "dismiss"
            default: nil
            }
        }
        #expect(kinds == ["ab", "default", "playing true", "dismiss"])
        #expect(controller.extensionContext?.notificationActions.count == 2)
    }

    @Test func `whoever opens a URL hears whether something opens it, each once`() throws {
        let controller = Controller()
        let stage = Stage { controller }
        stage.present()
        var answers: [String] = []
        for address in ["gallery://a", "nobody:b"] {
            let url = try #require(URL(string: address))
            controller.extensionContext?.open(url) { answers.append("\(address) \($0)") }
        }
        let asked = stage.reports.compactMap { report -> (String, Int)? in
            if case .open(let url, let id) = report { (url, id) } else { nil }
        }
        #expect(asked.map(\.0) == ["gallery://a", "nobody:b"] && answers.isEmpty)
        for (url, id) in asked.reversed() { stage.perform(.opened(id: id, url.hasPrefix("gallery"))) }
        for (_, id) in asked { stage.perform(.opened(id: id, true)) }
        #expect(answers == ["nobody:b false", "gallery://a true"])
    }

    @Test func `a picture that does not fit into memory fails with its size`() throws {
        /// The head of a PNG file.
        func picture(_ width: UInt32, _ height: UInt32) -> UIImage? {
            func bytes(_ value: UInt32) -> [UInt8] { (0..<4).map { UInt8(value >> (24 - 8 * $0) & 0xFF) } }
            let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
            return UIImage(data: Data(signature + bytes(13) + Array("IHDR".utf8) + bytes(width) + bytes(height)))
        }
        let controller = Controller()
        let stage = Stage { controller }
        stage.present()
        let view = UIImageView(image: picture(5472, 3648))
        controller.view.addSubview(view)
        stage.settle()
        #expect(!stage.reports.contains { if case .failed = $0 { true } else { false } })
        view.image = picture(8660, 5774)
        stage.settle()
        guard case .failed(let reason) = stage.reports.last else {
            Issue.record("no failure")
            return
        }
        #expect(reason.contains("50 million pixels takes 200 MB"))
        for case .file(let path)? in [view.image?.source, picture(5472, 3648)?.source] {
            try? FileManager.default.removeItem(atPath: path)
        }
    }

    @Test func `an animation travels with what it moves, and ends`() {
        let controller = Controller()
        let stage = Stage { controller }
        stage.present()
        var isDone = false
        UIView.animate(withDuration: 0.25) {
            controller.label.alpha = 0
        } completion: { _ in
            isDone = true
        }
        stage.settle()
        #expect(stage.updates.last?.animation?.duration == 0.25)
        #expect(stage.updates.last?.changed.first?.style.alpha == 0)
        #expect(isDone)
    }

    @Test
    func `an animation that repeats is part of what is shown, until the view changes or its animations are removed`() {
        let controller = Controller()
        let stage = Stage { controller }
        stage.present()
        let id = controller.label.nodeID
        func pulse(to alpha: CGFloat) {
            UIView.animate(withDuration: 0.4, delay: 0, options: [.repeat, .autoreverse]) {
                controller.label.alpha = alpha
            }
            stage.settle()
        }
        pulse(to: 0.5)
        #expect(stage.tree.nodes[id]?.repeatingAnimation?.style.alpha ?? 1 == 1)
        #expect(stage.tree.nodes[id]?.repeatingAnimation?.animation.autoreverses == true)
        controller.label.text = "Other words, it moves on"
        stage.settle()
        #expect(stage.tree.nodes[id]?.repeatingAnimation != nil)
        controller.label.alpha = 1
        stage.settle()
        #expect(stage.tree.nodes[id]?.repeatingAnimation == nil)
        pulse(to: 0.25)
        #expect(stage.tree.nodes[id]?.repeatingAnimation != nil)
        controller.label.layer.removeAllAnimations()
        stage.settle()
        #expect(stage.tree.nodes[id]?.repeatingAnimation == nil && stage.tree.nodes[id]?.style.alpha == 0.25)
    }

    @Test func `a controller that is no content extension, and one with too many views, fail by name`() {
        let stage = Stage { UIViewController() }
        stage.present()
        guard case .failed(let reason) = stage.reports.last else {
            Issue.record("no failure")
            return
        }
        #expect(reason.contains("does not conform to UNNotificationContentExtension"))
        let controller = Controller()
        let flooded = Stage { controller }
        flooded.present()
        for _ in 0..<2100 { controller.view.addSubview(UIView()) }
        flooded.settle()
        guard case .failed(let why) = flooded.reports.last else {
            Issue.record("no failure")
            return
        }
        #expect(why.contains("more than the 2000"))
    }

    @Test func `the media button goes with the media`() {
        final class Media: UIViewController, UNNotificationContentExtension {
            var heard: [String] = []
            func didReceive(_ notification: UNNotification) {}
            var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType { .overlay }
            var mediaPlayPauseButtonFrame: CGRect { CGRect(x: 10, y: 20, width: 44, height: 44) }
            func mediaPlay() { heard.append("play") }
            func mediaPause() { heard.append("pause") }
        }
        let controller = Media()
        let stage = Stage { controller }
        stage.present()
        #expect(stage.tree.panel.mediaButton?.isOverlay == true)
        #expect(stage.tree.panel.mediaButton?.isPlaying == false)
        stage.perform(.event(.mediaButton(play: true)))
        #expect(stage.tree.panel.mediaButton?.isPlaying == true)
        stage.perform(.event(.mediaButton(play: false)))
        #expect(controller.heard == ["play", "pause"])
    }

    @Test func `a wider screen lays out anew`() {
        let controller = Controller()
        let stage = Stage { controller }
        stage.present(width: 360)
        stage.perform(.traits(ContentExtensionTraits(width: 400, isDark: true, contentSize: "XL")))
        #expect(controller.view.frame.width == 400)
        #expect(UITraitCollection.current.userInterfaceStyle == .dark)
        UITraitCollection.current = UITraitCollection()
    }

    @Test func `a label that follows the type size grows with it, another does not`() {
        let controller = Controller()
        let stage = Stage { controller }
        let fixed = UILabel()
        controller.loadViewIfNeeded()
        controller.view.addSubview(fixed)
        for label in [controller.label, fixed] { label.font = .preferredFont(forTextStyle: .body) }
        controller.label.adjustsFontForContentSizeCategory = true
        stage.present()
        stage.perform(.traits(ContentExtensionTraits(width: 360, contentSize: "AccessibilityM")))
        #expect(controller.label.font.pointSize == 28)
        #expect(fixed.font.pointSize == 17)
        stage.perform(.traits(ContentExtensionTraits(width: 360)))
        #expect(controller.label.font.pointSize == 17)
    }
}

extension Stage {
    /// Asks what becomes of the view after a response; the answer may come later.
    func answer(_ response: NotificationResponse, then done: @escaping @Sendable (ContentResponseOption) -> Void) {
        host?.perform(.answer(response)) { result in
            if case .success(.responseOption(let option)) = result { done(option) }
        }
        settle()
    }
}
