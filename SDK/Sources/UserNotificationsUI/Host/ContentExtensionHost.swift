package import AppLink
package import Foundation
package import NotificationModel
@_spi(Carillon) import OpenUserNotifications
import Synchronization
package import UIKit
package import ViewLink
package import WireCoding

/// Runs the view controller of a content extension and carries its views to the device.
///
/// Lives on the main thread, as the author's code does; the device watches from outside that this thread answers.
@MainActor
package final class ContentExtensionHost {
    package typealias Answer = @Sendable (Result<LinkReply, LinkFailure>) -> Void

    private let info: ContentExtensionInfo
    private let bundle: Bundle
    private let makePrincipal: (() -> UIViewController)?
    /// Tells the device; the block is called when it has taken it.
    private let send: (ContentExtensionReport, @escaping @MainActor () -> Void) -> Void
    private let now: () -> TimeInterval

    private var controller: UIViewController?
    private let context = NSExtensionContext()
    private let window = UIWindow(frame: .zero)
    private var inputs = InputViews()
    private var pacer = ViewPacer()
    private var traits = ContentExtensionTraits(width: 0)
    private var currentActions: [NotificationAction] = []
    private var isPlaying = false
    /// Who waits to hear whether a URL is opened.
    private var opening: [Int: (Bool) -> Void] = [:]
    private var hasFailed = false

    /// Views are never made higher, in points.
    package static let heightLimit: CGFloat = 4000

    package init(
        info: ContentExtensionInfo,
        bundle: Bundle,
        makePrincipal: (() -> UIViewController)?,
        now: @escaping () -> TimeInterval,
        send: @escaping (ContentExtensionReport, @escaping @MainActor () -> Void) -> Void
    ) {
        self.info = info
        self.bundle = bundle
        self.makePrincipal = makePrincipal
        self.now = now
        self.send = send
        context.host = self
        Display.shared.compose = { [weak self] in self?.layOut() }
        Display.shared.present = { [weak self] in self?.offer(animation: $0) }
    }

    private var contentExtension: (any UNNotificationContentExtension)? {
        controller as? any UNNotificationContentExtension
    }

    // MARK: Orders

    /// Does what the device asks, and answers once.
    package func perform(_ order: ContentExtensionOrder, answer: @escaping Answer) {
        switch order {
        case .present(let scene): present(scene)
        case .receive(let notification):
            contentExtension?.didReceive(ContentExtensionLink.notification(notification))
        case .event(let event): deliver(event)
        case .traits(let traits): take(traits)
        case .opened(let id, let isOpened): opening.removeValue(forKey: id)?(isOpened)
        case .answer(let response): return respond(response, answer)
        }
        Display.shared.commit()
        answer(.success(.done))
    }

    private func present(_ scene: ContentExtensionScene) {
        guard controller == nil else { return }
        currentActions = scene.actions
        set(scene.traits)
        do {
            let made = try makeController()
            guard made is any UNNotificationContentExtension else {
                throw LoadError("\(type(of: made)) does not conform to UNNotificationContentExtension")
            }
            controller = made
            made.setExtensionContext(context)
            let size = CGSize(width: traits.width, height: traits.width * max(info.initialContentSizeRatio, 0))
            window.frame = CGRect(origin: .zero, size: size)
            made.initialSize = size
            window.rootViewController = made
        } catch {
            return fail("\(error)")
        }
        contentExtension?.didReceive(ContentExtensionLink.notification(scene.notification))
        controller?.setAppearance(visible: true)
    }

    private func makeController() throws -> UIViewController {
        if let makePrincipal { return makePrincipal() }
        guard let name = info.storyboard else {
            throw LoadError("Info.plist names neither NSExtensionMainStoryboard nor NSExtensionPrincipalClass")
        }
        guard let first = try UIStoryboard(loading: name, bundle: bundle).instantiateInitialViewController() else {
            throw LoadError("\(name).storyboard has no initial view controller")
        }
        return first
    }

    private func respond(_ model: NotificationResponse, _ answer: @escaping Answer) {
        guard let contentExtension else {
            return answer(.success(.responseOption(.dismissAndForwardAction)))
        }
        let once = Once()
        contentExtension.didReceive(ContentExtensionLink.response(model)) { option in
            // The first call counts.
            guard once.isFirst() else { return }
            answer(.success(.responseOption(ContentResponseOption(rawValue: option.rawValue) ?? .doNotDismiss)))
        }
        Display.shared.commit()
    }

    private func deliver(_ event: ViewEvent) {
        if case .mediaButton(let play) = event {
            isPlaying = play
            if play { contentExtension?.mediaPlay() } else { contentExtension?.mediaPause() }
            return
        }
        Players.shared.deliver(event)
        TouchDelivery(roots: [window] + inputs.roots).deliver(event)
    }

    private func take(_ traits: ContentExtensionTraits) {
        let before = UITraitCollection.current
        set(traits)
        window.frame.size.width = traits.width
        window.tellTraitsChanged(from: before)
    }

    private func set(_ traits: ContentExtensionTraits) {
        self.traits = traits
        UITraitCollection.current = UITraitCollection(
            style: traits.isDark ? .dark : .light,
            direction: traits.isRightToLeft ? .rightToLeft : .leftToRight,
            category: .named(traits.contentSize)
        )
    }

    // MARK: Views

    private func layOut() {
        guard let controller else { return }
        // A height can follow from a layout, and a layout from a height.
        for _ in 0..<4 {
            window.layoutIfNeeded()
            let height = wantedHeight(of: controller)
            guard abs(height - window.bounds.height) > 0.1 else { break }
            window.frame.size.height = height
        }
        inputs.layOut(width: traits.width)
    }

    /// `preferredContentSize`, else what the constraints make of it, else the first height.
    private func wantedHeight(of controller: UIViewController) -> CGFloat {
        let preferred = controller.preferredContentSize.height
        if preferred > 0 { return min(preferred, Self.heightLimit) }
        let first = traits.width * max(info.initialContentSizeRatio, 0)
        guard let view = controller.view, !view.constraints.isEmpty else { return min(first, Self.heightLimit) }
        let fitting = view.systemLayoutSizeFitting(
            CGSize(width: traits.width, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
        return min(fitting.height > 1 ? fitting.height : first, Self.heightLimit)
    }

    private func offer(animation: ViewAnimation?) {
        guard controller != nil, !hasFailed else { return }
        do {
            var builder = ViewTreeBuilder(moves: Display.shared.moves, animation: animation)
            var panel = ViewPanel(height: Double(window.bounds.height))
            panel.root = builder.add(root: window)
            panel.title = controller?.title
            panel.mediaButton = mediaButton
            panel.players = Players.shared.wire
            panel.fonts = AppFonts.shared.shown
            inputs.add(to: &builder, &panel)
            var tree = try builder.tree(panel: panel)
            Display.shared.repeatingAnimations.take(&tree, animation: animation, moves: builder.moves)
            follow(pacer.offer(tree, animation: animation, moves: builder.moves, now: now()))
        } catch {
            fail("\(error)")
        }
    }

    private var mediaButton: MediaButton? {
        guard let contentExtension else { return nil }
        let type = contentExtension.mediaPlayPauseButtonType
        let frame = contentExtension.mediaPlayPauseButtonFrame
        guard type != .none, !frame.isEmpty else { return nil }
        return MediaButton(
            isOverlay: type == .overlay,
            frame: ViewRect(
                x: Double(frame.minX),
                y: Double(frame.minY),
                width: Double(frame.width),
                height: Double(frame.height)
            ),
            tint: type == .overlay ? nil : contentExtension.mediaPlayPauseButtonTintColor.wire,
            isPlaying: isPlaying
        )
    }

    private func follow(_ action: ViewPacer.Action) {
        switch action {
        case .nothing: break
        case .send(let update):
            send(.views(update)) { [weak self] in
                guard let self else { return }
                follow(pacer.taken(now: now()))
            }
        case .wait(let delay):
            Display.shared.schedule(delay) { [weak self] in
                guard let self else { return }
                follow(pacer.waited(now: now()))
            }
        }
    }

    private func fail(_ reason: String) {
        guard !hasFailed else { return }
        hasFailed = true
        send(.failed(reason: reason)) {}
    }
}

extension ContentExtensionHost: ExtensionContextHost {
    package var actions: [NotificationAction] {
        get { currentActions }
        set {
            currentActions = newValue
            send(.actions(newValue)) {}
        }
    }

    package func open(_ url: URL, done: @escaping (Bool) -> Void) {
        let id = NodeIDs.next()
        opening[id] = done
        send(.open(url: url.absoluteString, id: id)) {}
    }

    package func performDefaultAction() { send(.performDefaultAction) {} }
    package func dismiss() { send(.dismiss) {} }

    package func mediaIsPlaying(_ isPlaying: Bool) {
        guard self.isPlaying != isPlaying else { return }
        self.isPlaying = isPlaying
        Display.changed()
        send(.mediaIsPlaying(isPlaying)) {}
    }
}

/// Why an extension's controller was not made.
private struct LoadError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}

/// Tells the first of several calls, from whatever threads.
private final class Once: Sendable {
    private let isDone = Atomic(false)

    func isFirst() -> Bool { !isDone.exchange(true, ordering: .acquiringAndReleasing) }
}
