public import UIKit

/// Whether a view is being scrolled, and by whom.
public enum ScrollPhase: Hashable, Sendable {
    case idle, tracking, interacting, decelerating, animating
    public var isScrolling: Bool { self != .idle }
}

/// What is told of a change of that.
public struct ScrollPhaseChangeContext: Sendable {
    public let geometry: ScrollGeometry
    /// Points in a second; nil: the page tells places, not paces.
    public let velocity: CGVector?
}

/// Tells those who want to hear how something is scrolled.
@MainActor
final class ScrollTracker {
    var observers: [ScrollObserver] = []
    private var phase = ScrollPhase.idle
    private var told: ScrollGeometry?

    /// Whether somebody would hear of this.
    func isNews(_ geometry: ScrollGeometry) -> Bool {
        geometry != told && observers.contains { $0.geometry != nil || $0.targets != nil }
    }

    func tell(_ geometry: ScrollGeometry, targets: [ScrollTargetPlace]) {
        told = geometry
        for observer in observers {
            observer.geometry?(observer, geometry)
            observer.targets?(observer, geometry, targets)
        }
    }

    func enter(_ next: ScrollPhase, _ geometry: ScrollGeometry) {
        guard next != phase else { return }
        let former = phase
        phase = next
        let context = ScrollPhaseChangeContext(geometry: geometry, velocity: nil)
        for observer in observers { observer.phase?(former, next, context) }
    }
}

/// Somebody who wants to hear how something is scrolled.
@MainActor
final class ScrollObserver {
    var geometry: ((ScrollObserver, ScrollGeometry) -> Void)?
    var phase: ((ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void)?
    var targets: ((ScrollObserver, ScrollGeometry, [ScrollTargetPlace]) -> Void)?
    /// What it was told last.
    var part: Any?
}

/// Has the nearest scroll views tell somebody how they are scrolled.
@MainActor
protocol ScrollObserverModifier: DrawnModifier {
    func set(_ observer: ScrollObserver)
}

extension ScrollObserverModifier {
    func update(_ node: GraphNode, content: (EnvironmentValues) -> GraphNode) {
        let observer = node.keep { ScrollObserver() }
        set(observer)
        var environment = node.environment
        // The nearest hears first.
        environment.drawing.scroll.observers.insert(observer, at: 0)
        let content = content(environment)
        node.makeItems = { content.items }
    }
}

private nonisolated struct ScrollGeometryModifier<Part: Equatable>: ScrollObserverModifier {
    let transform: (ScrollGeometry) -> Part
    let action: @MainActor (Part, Part) -> Void

    @MainActor func set(_ observer: ScrollObserver) {
        observer.geometry = { observer, geometry in
            let now = transform(geometry)
            let former = observer.part as? Part
            guard former != now else { return }
            observer.part = now
            action(former ?? now, now)
        }
    }
}

private nonisolated struct ScrollPhaseModifier: ScrollObserverModifier {
    let action: @MainActor (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
    @MainActor func set(_ observer: ScrollObserver) { observer.phase = action }
}

private nonisolated struct TargetVisibilityModifier<ID: Hashable>: ScrollObserverModifier {
    let threshold: Double
    let action: @MainActor ([ID]) -> Void

    @MainActor func set(_ observer: ScrollObserver) {
        observer.targets = { observer, geometry, targets in
            let now = targets.filter { $0.rect.isSeen(in: geometry.bounds, threshold) }
                .compactMap { $0.id?.base as? ID }
            guard observer.part as? [ID] != now else { return }
            observer.part = now
            action(now)
        }
    }
}

nonisolated extension View {
    @preconcurrency public func onScrollGeometryChange<Part: Equatable>(
        for type: Part.Type,
        of transform: @escaping (ScrollGeometry) -> Part,
        action: @escaping @MainActor (Part, Part) -> Void
    ) -> some View { changed(by: ScrollGeometryModifier(transform: transform, action: action)) }
    @preconcurrency public func onScrollPhaseChange(
        _ action: @escaping @MainActor (ScrollPhase, ScrollPhase) -> Void
    ) -> some View { changed(by: ScrollPhaseModifier { former, now, _ in action(former, now) }) }
    @preconcurrency public func onScrollPhaseChange(
        _ action: @escaping @MainActor (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
    ) -> some View { changed(by: ScrollPhaseModifier(action: action)) }
    @preconcurrency public func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type,
        threshold: Double = 0.5,
        _ action: @escaping @MainActor ([ID]) -> Void
    ) -> some View { changed(by: TargetVisibilityModifier(threshold: threshold, action: action)) }
}

extension CGRect {
    /// Whether so much of its area lies in another rectangle.
    func isSeen(in other: CGRect, _ threshold: Double) -> Bool {
        let common = intersection(other)
        guard !common.isNull else { return false }
        // What has no area is seen where it is.
        guard width > 0, height > 0 else { return true }
        let share = Double((common.width * common.height) / (width * height))
        return threshold > 0 ? share >= min(threshold, 1) - 0.000_1 : share > 0
    }
}
