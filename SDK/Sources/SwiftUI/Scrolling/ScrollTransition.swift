import UIKit

/// Where a view is while it is scrolled through what is seen.
public nonisolated enum ScrollTransitionPhase: Hashable, Sendable {
    case topLeading, identity, bottomTrailing

    public var isIdentity: Bool { self == .identity }
    public var value: Double { self == .topLeading ? -1 : self == .identity ? 0 : 1 }
}

/// How a view changes while it is scrolled.
public nonisolated struct ScrollTransitionConfiguration: Sendable {
    enum Mode: Sendable {
        case identity
        case animated(Animation)
        case interactive(UnitCurve)
    }
    private(set) var mode: Mode
    private(set) var threshold = Threshold.visible

    private init(_ mode: Mode) { self.mode = mode }

    public static let animated = Self.animated(.default), interactive = Self.interactive(timingCurve: .easeInOut)
    public static let identity = Self(.identity)
    public static func animated(_ animation: Animation = .default) -> Self { Self(.animated(animation)) }
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> Self { Self(.interactive(timingCurve)) }
    /// What follows scrolling has no animation of its own.
    public func animation(_ animation: Animation) -> Self {
        guard case .animated = mode else { return self }
        var other = self
        other.mode = .animated(animation)
        return other
    }
    public func threshold(_ threshold: Threshold) -> Self {
        var other = self
        other.threshold = threshold
        return other
    }

    /// How far a view has to be seen to be as it is.
    public struct Threshold: Sendable {
        private indirect enum Kind: Sendable {
            case visible(Double)
            case centered
            case inset(Threshold, Double)
            case mix(Threshold, Threshold, Double)
        }
        private let kind: Kind

        public static let visible = visible(1), hidden = visible(0), centered = Self(kind: .centered)
        public static func visible(_ amount: Double) -> Self { Self(kind: .visible(amount)) }
        public func interpolated(towards other: Threshold, amount: Double) -> Self {
            Self(kind: .mix(self, other, amount))
        }
        public func inset(by distance: Double) -> Self { Self(kind: .inset(self, distance)) }

        /// How far a view from `low` to `high` is on its way to be as it is, in what is seen from `start` to `end`: 0…1.
        func progress(_ low: Double, _ high: Double, _ start: Double, _ end: Double) -> Double {
            let progress: Double =
                switch kind {
                case .visible(let amount):
                    Self.share(low, high, start, end, amount)
                case .centered:
                    1 - abs((low + high - start - end) / 2) / max((high - low + end - start) / 2, 0.001)
                case .inset(let threshold, let distance):
                    threshold.progress(low, high, start + distance, end - distance)
                case .mix(let first, let second, let amount):
                    first.progress(low, high, start, end) * (1 - amount)
                        + second.progress(low, high, start, end) * amount
                }
            return progress.isFinite ? min(max(progress, 0), 1) : 1
        }

        private static func share(
            _ low: Double,
            _ high: Double,
            _ start: Double,
            _ end: Double,
            _ amount: Double
        ) -> Double {
            let seen = min(high, end) - max(low, start)
            let whole = min(high - low, end - start)
            // Of what is larger than the window, all that can be is seen.
            let share = whole > 0 ? seen / whole : (seen >= 0 ? 1 : 0)
            // A rounding of places is no way out.
            return amount > 0 ? (share + 0.000_1) / amount : (share > 0 ? 1 : 0)
        }
    }
}

/// How far a view is in a phase.
struct ScrollTransitionState: Equatable {
    var phase = ScrollTransitionPhase.identity
    /// From the view as it is, 0, to the phase, 1.
    var amount = 0.0
    var animation: Animation?

    init() {}

    /// Of a view from `low` to `high` in what is seen from `start` to `end`.
    init(
        _ low: Double,
        _ high: Double,
        in start: Double,
        _ end: Double,
        _ before: ScrollTransitionConfiguration,
        _ after: ScrollTransitionConfiguration
    ) {
        let isBefore = low + high < start + end
        let configuration = isBefore ? before : after
        let progress = configuration.threshold.progress(low, high, start, end)
        switch configuration.mode {
        case .identity: break
        case .animated(let animation):
            self.animation = animation
            if progress < 1 { (phase, amount) = (isBefore ? .topLeading : .bottomTrailing, 1) }
        case .interactive(let curve):
            guard progress < 1 else { break }
            phase = isBefore ? .topLeading : .bottomTrailing
            amount = progress > 0 ? curve.value(at: 1 - progress) : 1
        }
    }
}

/// An item that changes while it is scrolled.
final class ScrollTransitionItem: WrappedItem {
    var modifier: ScrollTransitionModifier
    private let view = LookView()
    private var former: ScrollTransitionState?

    init(_ base: DrawnItem, _ modifier: ScrollTransitionModifier) {
        self.modifier = modifier
        super.init(base)
    }

    override func place(in rect: CGRect, on canvas: Surface) {
        canvas.nest(view, in: rect) { base.place(in: CGRect(origin: .zero, size: rect.size), on: $0) }
        canvas.follow()
        let now = state(of: rect.offsetBy(dx: canvas.absolute.x, dy: canvas.absolute.y), canvas.spaces)
        if let former, former.phase != now.phase, let animation = now.animation ?? former.animation {
            view.move(by: animation.wire)
        }
        former = now
        look(now, rect.size)
    }

    private func state(of rect: CGRect, _ spaces: [AnyHashable: CGRect]) -> ScrollTransitionState {
        // Along both axes it is the one down that counts.
        let axis =
            modifier.axis
            ?? (spaces[CoordinateSpace.scrolled(along: nil)] == spaces[CoordinateSpace.scrolled(along: .vertical)]
                ? .vertical : .horizontal)
        guard let window = spaces[CoordinateSpace.scrolled(along: axis)] else { return ScrollTransitionState() }
        let (low, high) = axis == .vertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        let (start, end) = axis == .vertical ? (window.minY, window.maxY) : (window.minX, window.maxX)
        return ScrollTransitionState(
            Double(low),
            Double(high),
            in: Double(start),
            Double(end),
            modifier.topLeading,
            modifier.bottomTrailing
        )
    }

    private func look(_ state: ScrollTransitionState, _ size: CGSize) {
        func look(_ phase: ScrollTransitionPhase) -> EffectLook {
            EffectLook(modifier.transition(EmptyVisualEffect(), phase), on: view, size)
        }
        let identity = look(.identity)
        (state.amount > 0 ? identity.mixed(with: look(state.phase), state.amount) : identity).show(on: view)
    }
}

nonisolated struct ScrollTransitionModifier: ItemModifier {
    let topLeading: ScrollTransitionConfiguration
    let bottomTrailing: ScrollTransitionConfiguration
    let axis: Axis?
    let transition: @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> any VisualEffect
    @MainActor func item(_ base: DrawnItem) -> ScrollTransitionItem { ScrollTransitionItem(base, self) }
    @MainActor func update(_ item: ScrollTransitionItem) { item.modifier = self }
}

nonisolated extension View {
    public func scrollTransition<Effect: VisualEffect>(
        _ configuration: ScrollTransitionConfiguration = .interactive,
        axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
    ) -> some View {
        scrollTransition(
            topLeading: configuration,
            bottomTrailing: configuration,
            axis: axis,
            transition: transition
        )
    }
    public func scrollTransition<Effect: VisualEffect>(
        topLeading: ScrollTransitionConfiguration,
        bottomTrailing: ScrollTransitionConfiguration,
        axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
    ) -> some View {
        changed(
            by: ScrollTransitionModifier(
                topLeading: topLeading,
                bottomTrailing: bottomTrailing,
                axis: axis,
                transition: transition
            )
        )
    }
}
