import AppLink
import Foundation
@_spi(Carillon) import OpenUserNotifications
import ViewLink
import WireCoding

/// Carries an app's windows to the device, and what the person does in them back, while the app is in front.
@MainActor
final class AppWindowHost {
    static let shared = AppWindowHost()

    /// Whether the device draws what the app shows now.
    private(set) var isShowing = false
    /// What the status bar and the home indicator cover.
    private(set) var safeArea = UIEdgeInsets.zero
    /// Holds the windows in the tree of values.
    private let screen = UIView(frame: UIScreen.main.bounds)
    private let inputs = InputViews()
    private var pacer = ViewPacer()
    /// Counts how often the device began to draw: what was sent before belongs to nobody.
    private var showing = 0
    /// The window that fingers came down in.
    private weak var touched: UIWindow?
    private var hasFailed = false

    private var windows: [UIWindow] { UIApplication.shared.windowsOnScreen }
    private var now: TimeInterval { ProcessInfo.processInfo.systemUptime }

    /// Takes the device's orders from now on.
    func attach() {
        AppWindowLink.attach { [self] order, answer in
            switch order {
            case .show(let traits): show(traits)
            case .event(let event): deliver(event)
            case .hide: hide()
            }
            if isShowing { Display.shared.commit() }
            answer(.success(.done))
        }
    }

    private func show(_ traits: AppWindowTraits) {
        let before = UITraitCollection.current
        UITraitCollection.current = UITraitCollection(
            style: traits.isDark ? .dark : .light,
            direction: traits.isRightToLeft ? .rightToLeft : .leftToRight,
            category: .named(traits.contentSize)
        )
        let covered = UIEdgeInsets(top: traits.safeTop, left: 0, bottom: traits.safeBottom, right: 0)
        if covered != safeArea {
            safeArea = covered
            for window in windows { window.safeAreaChanged() }
        }
        let wasShowing = isShowing
        isShowing = true
        Keyboard.shared.show(
            in: Keyboard.Place(size: screen.bounds.size, safeBottom: covered.bottom, inputs: inputs)
        )
        for window in windows {
            window.constraintsChanged()
            window.setNeedsLayout()
            window.rootViewController?.comeToScreen()
            if wasShowing { window.tellTraitsChanged(from: before) }
        }
        guard !wasShowing else { return }
        showing += 1
        hasFailed = false
        pacer = ViewPacer()
        Display.shared.compose = { [weak self] in self?.layOut() }
        Display.shared.present = { [weak self] in self?.offer(animation: $0) }
    }

    private func hide() {
        isShowing = false
        Dragging.shared.cancel()
        Keyboard.shared.hide()
        Display.shared.compose = nil
        Display.shared.present = nil
    }

    private func deliver(_ event: ViewEvent) {
        Players.shared.deliver(event)
        let windows = Array(windows.reversed())
        var event = event
        if case .fingers(screen.nodeID, let touches) = event, let first = touches.first {
            if first.phase == .began {
                let place = CGPoint(x: first.at.x, y: first.at.y)
                touched = windows.first { $0.hitTest(place, with: nil) != nil } ?? windows.first
            }
            guard let touched else { return }
            event = .fingers(node: touched.nodeID, touches)
        }
        TouchDelivery(roots: windows + inputs.roots).deliver(event)
    }

    private func layOut() {
        for window in windows { window.layoutIfNeeded() }
        if Keyboard.shared.settle() { for window in windows { window.layoutIfNeeded() } }
        inputs.layOut(width: screen.bounds.width)
    }

    private func offer(animation: ViewAnimation?) {
        guard isShowing, !hasFailed else { return }
        do {
            var builder = ViewTreeBuilder(moves: Display.shared.moves, animation: animation)
            var panel = ViewPanel(height: Double(screen.bounds.height))
            panel.root = builder.add(windows, on: screen)
            panel.title = windows.first?.rootViewController?.title
            panel.players = Players.shared.wire
            panel.fonts = AppFonts.shared.shown
            inputs.add(to: &builder, &panel)
            panel.keyboard = Keyboard.shared.currentKeys
            panel.statusBar = StatusBar.shared.appearance(over: windows).wire
            var tree = try builder.tree(panel: panel)
            Display.shared.repeatingAnimations.take(&tree, animation: animation, moves: builder.moves)
            follow(pacer.offer(tree, animation: animation, moves: builder.moves, now: now))
        } catch {
            hasFailed = true
            AppWindowLink.send(.failed(reason: "\(error)"))
        }
    }

    private func follow(_ action: ViewPacer.Action) {
        let turn = showing
        switch action {
        case .nothing: break
        case .send(let update):
            AppWindowLink.send(.views(update)) { [weak self] in
                guard let self, turn == showing else { return }
                follow(pacer.taken(now: now))
            }
        case .wait(let delay):
            Display.shared.schedule(delay) { [weak self] in
                guard let self, turn == showing else { return }
                follow(pacer.waited(now: now))
            }
        }
    }
}
