import UIKit

// How gestures are seen: each of the system's is one of UIKit's recognizers.

/// What hears a gesture.
@MainActor
struct GestureListener<Value> {
    var changed: (Value) -> Void = { _ in }
    var ended: (Value) -> Void = { _ in }
    /// It came to no end.
    var stopped: () -> Void = {}
}

/// A gesture that is seen by recognizers.
@MainActor
protocol RecognizedGesture: Gesture {
    func recognizers(_ listener: GestureListener<Value>) -> [GestureRecognition]
}

/// A recognizer with what hears it. The next values of a view's gesture hear instead of the former ones.
@MainActor
final class GestureRecognition: NSObject {
    let recognizer: UIGestureRecognizer
    private(set) var hear: (UIGestureRecognizer) -> Void

    init(_ recognizer: UIGestureRecognizer, hear: @escaping (UIGestureRecognizer) -> Void) {
        (self.recognizer, self.hear) = (recognizer, hear)
    }

    /// Hears as another one of the same kind.
    func become(_ other: GestureRecognition) { hear = other.hear }
}

@MainActor extension Gesture {
    /// The recognizers of any gesture.
    fileprivate func seen(_ listener: GestureListener<Value>) -> [GestureRecognition] {
        if let known = self as? any RecognizedGesture { return known.listened(listener) }
        guard Body.self != Never.self, let listener = listener as? GestureListener<Body.Value> else { return [] }
        return body.seen(listener)
    }
}

@MainActor extension RecognizedGesture {
    fileprivate func listened<Other>(_ listener: GestureListener<Other>) -> [GestureRecognition] {
        (listener as? GestureListener<Value>).map(recognizers) ?? []
    }
}

@MainActor extension TapGesture: RecognizedGesture {
    func recognizers(_ listener: GestureListener<Void>) -> [GestureRecognition] {
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = count
        return [GestureRecognition(tap) { _ in listener.ended(()) }]
    }
}

@MainActor extension SpatialTapGesture: RecognizedGesture {
    func recognizers(_ listener: GestureListener<Value>) -> [GestureRecognition] {
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = count
        return [GestureRecognition(tap) { [space] in listener.ended(Value(location: $0.place(in: space))) }]
    }
}

@MainActor extension LongPressGesture: RecognizedGesture {
    func recognizers(_ listener: GestureListener<Bool>) -> [GestureRecognition] {
        let press = UILongPressGestureRecognizer()
        (press.minimumPressDuration, press.allowableMovement) = (minimumDuration, maximumDistance)
        return [
            GestureRecognition(press) { recognizer in
                switch recognizer.state {
                case .began:
                    if recognizer.neighbour(PressingRecognizer.self)?.letGo() != true { listener.changed(true) }
                    listener.ended(true)
                case .cancelled, .failed: listener.stopped()
                default: break
                }
            },
            GestureRecognition(PressingRecognizer(maximumDistance: maximumDistance)) { recognizer in
                guard let pressing = recognizer as? PressingRecognizer else { return }
                if pressing.isPressed { listener.changed(true) } else { listener.stopped() }
            },
        ]
    }
}

/// A finger that stays, and what hears of it from the touch on.
private nonisolated struct HeldPress: RecognizedGesture {
    typealias Value = Bool
    let press: LongPressGesture
    let pressing: (@MainActor (Bool) -> Void)?
    let action: @MainActor () -> Void

    @MainActor func recognizers(_ listener: GestureListener<Bool>) -> [GestureRecognition] {
        press.recognizers(
            GestureListener(
                changed: { pressing?($0) },
                ended: { _ in
                    action()
                    pressing?(false)
                },
                stopped: { pressing?(false) }
            )
        )
    }
}

@MainActor extension DragGesture: RecognizedGesture {
    func recognizers(_ listener: GestureListener<Value>) -> [GestureRecognition] {
        let space = space
        /// Of a finger that moves.
        func value(_ recognizer: any DraggingRecognizer) -> Value? {
            guard let view = recognizer.view else { return nil }
            let place = recognizer.place(in: space)
            let around = space.isLocal ? view : view.window
            let (moved, speed) = (recognizer.translation(in: around), recognizer.velocity(in: around))
            return Value(
                time: Date(),
                location: place,
                startLocation: CGPoint(x: place.x - moved.x, y: place.y - moved.y),
                velocity: CGSize(width: speed.x, height: speed.y),
                predictedEndLocation: CGPoint(x: place.x + speed.x / 4, y: place.y + speed.y / 4)
            )
        }
        func hear(_ recognizer: any DraggingRecognizer) {
            guard let value = value(recognizer) else { return }
            switch recognizer.state {
            case .began, .changed: listener.changed(value)
            case .ended: listener.ended(value)
            case .cancelled, .failed: listener.stopped()
            default: break
            }
        }
        let pan = GestureRecognition(UIPanGestureRecognizer()) { recognizer in
            // A finger is followed by one of them alone.
            guard recognizer.neighbour(FingerDragRecognizer.self)?.isUsed != true else { return }
            (recognizer as? UIPanGestureRecognizer).map(hear)
        }
        // The page tells of a finger that has come as far as that.
        guard minimumDistance != 10 else { return [pan] }
        let finger = FingerDragRecognizer(minimumDistance: minimumDistance)
        return [pan, GestureRecognition(finger) { ($0 as? FingerDragRecognizer).map(hear) }]
    }
}

/// What a gesture of several has heard so far.
private final class Heard<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
}

/// A pinch's or a turn's recognition.
@MainActor
private func continuing<Value>(
    _ recognizer: UIGestureRecognizer,
    _ listener: GestureListener<Value>,
    _ value: @escaping (UIGestureRecognizer) -> Value?
) -> [GestureRecognition] {
    [
        GestureRecognition(recognizer) { recognizer in
            guard let value = value(recognizer) else { return }
            switch recognizer.state {
            case .began, .changed: listener.changed(value)
            case .ended: listener.ended(value)
            case .cancelled, .failed: listener.stopped()
            default: break
            }
        }
    ]
}

@MainActor extension MagnificationGesture: RecognizedGesture {
    func recognizers(_ listener: GestureListener<CGFloat>) -> [GestureRecognition] {
        continuing(UIPinchGestureRecognizer(), listener) { ($0 as? UIPinchGestureRecognizer)?.scale }
    }
}

@MainActor extension MagnifyGesture: RecognizedGesture {
    func recognizers(_ listener: GestureListener<Value>) -> [GestureRecognition] {
        continuing(UIPinchGestureRecognizer(), listener) { recognizer in
            guard let pinch = recognizer as? UIPinchGestureRecognizer else { return nil }
            let place = pinch.location(in: pinch.view)
            return Value(
                magnification: pinch.scale,
                velocity: pinch.velocity,
                startAnchor: UnitPoint(place, in: pinch.view),
                startLocation: place,
                time: Date()
            )
        }
    }
}

@MainActor extension RotationGesture: RecognizedGesture {
    func recognizers(_ listener: GestureListener<Angle>) -> [GestureRecognition] {
        continuing(UIRotationGestureRecognizer(), listener) {
            ($0 as? UIRotationGestureRecognizer).map { Angle(radians: Double($0.rotation)) }
        }
    }
}

@MainActor extension RotateGesture: RecognizedGesture {
    func recognizers(_ listener: GestureListener<Value>) -> [GestureRecognition] {
        continuing(UIRotationGestureRecognizer(), listener) { recognizer in
            guard let turn = recognizer as? UIRotationGestureRecognizer else { return nil }
            let place = turn.location(in: turn.view)
            return Value(
                rotation: Angle(radians: Double(turn.rotation)),
                velocity: Angle(radians: Double(turn.velocity)),
                startAnchor: UnitPoint(place, in: turn.view),
                startLocation: place,
                time: Date()
            )
        }
    }
}

extension UnitPoint {
    @MainActor
    fileprivate init(_ point: CGPoint, in view: UIView?) {
        let size = view?.bounds.size ?? .zero
        self.init(x: size.width > 0 ? point.x / size.width : 0, y: size.height > 0 ? point.y / size.height : 0)
    }
}

// MARK: Gestures that are made of others

@MainActor extension _EndedGesture: RecognizedGesture {
    func recognizers(_ listener: GestureListener<Value>) -> [GestureRecognition] {
        var inner = listener
        inner.ended = { value in
            action(value)
            listener.ended(value)
        }
        return content.seen(inner)
    }
}

@MainActor extension _ChangedGesture: RecognizedGesture {
    func recognizers(_ listener: GestureListener<Value>) -> [GestureRecognition] {
        var inner = listener
        inner.changed = { value in
            action(value)
            listener.changed(value)
        }
        return content.seen(inner)
    }
}

@MainActor extension GestureStateGesture: RecognizedGesture {
    func recognizers(_ listener: GestureListener<Value>) -> [GestureRecognition] {
        var inner = listener
        inner.changed = { value in
            var (now, transaction) = (state.state.wrappedValue, Transaction.current)
            change(value, &now, &transaction)
            withTransaction(transaction) { state.state.wrappedValue = now }
            listener.changed(value)
        }
        inner.ended = { value in
            listener.ended(value)
            state.reset()
        }
        inner.stopped = {
            listener.stopped()
            state.reset()
        }
        return base.seen(inner)
    }
}

@MainActor extension MappedGesture: RecognizedGesture {
    func recognizers(_ listener: GestureListener<Value>) -> [GestureRecognition] {
        base.seen(
            GestureListener(
                changed: { listener.changed(map($0)) },
                ended: { listener.ended(map($0)) },
                stopped: listener.stopped
            )
        )
    }
}

@MainActor extension SimultaneousGesture: RecognizedGesture {
    func recognizers(_ listener: GestureListener<Value>) -> [GestureRecognition] {
        let both = Heard(Value())
        return first.seen(
            GestureListener(
                changed: {
                    both.value.first = $0
                    listener.changed(both.value)
                },
                ended: {
                    both.value.first = $0
                    listener.ended(both.value)
                },
                stopped: listener.stopped
            )
        )
            + second.seen(
                GestureListener(
                    changed: {
                        both.value.second = $0
                        listener.changed(both.value)
                    },
                    ended: {
                        both.value.second = $0
                        listener.ended(both.value)
                    },
                    stopped: listener.stopped
                )
            )
    }
}

@MainActor extension ExclusiveGesture: RecognizedGesture {
    func recognizers(_ listener: GestureListener<Value>) -> [GestureRecognition] {
        let leading = first.seen(
            GestureListener(
                changed: { listener.changed(.first($0)) },
                ended: { listener.ended(.first($0)) },
                stopped: listener.stopped
            )
        )
        let following = second.seen(
            GestureListener(
                changed: { listener.changed(.second($0)) },
                ended: { listener.ended(.second($0)) },
                stopped: listener.stopped
            )
        )
        for later in following {
            for earlier in leading { later.recognizer.require(toFail: earlier.recognizer) }
        }
        return leading + following
    }
}

@MainActor extension SequenceGesture: RecognizedGesture {
    func recognizers(_ listener: GestureListener<Value>) -> [GestureRecognition] {
        let step = Heard<First.Value?>(nil)
        return first.seen(
            GestureListener(
                changed: { listener.changed(.first($0)) },
                ended: { value in
                    step.value = value
                    listener.changed(.second(value, nil))
                },
                stopped: {}
            )
        )
            + second.seen(
                GestureListener(
                    changed: { value in step.value.map { listener.changed(.second($0, value)) } },
                    ended: { value in
                        step.value.map { listener.ended(.second($0, value)) }
                        step.value = nil
                    },
                    stopped: {
                        step.value = nil
                        listener.stopped()
                    }
                )
            )
    }
}

@MainActor extension AnyGesture: RecognizedGesture {
    func recognizers(_ listener: GestureListener<Value>) -> [GestureRecognition] {
        func open<Known: Gesture>(_ gesture: Known) -> [GestureRecognition] {
            (listener as? GestureListener<Known.Value>).map(gesture.seen) ?? []
        }
        return open(gesture)
    }
}

@MainActor extension Optional: RecognizedGesture where Wrapped: Gesture {
    func recognizers(_ listener: GestureListener<Wrapped.Value>) -> [GestureRecognition] {
        self?.seen(listener) ?? []
    }
}

// MARK: Views with gestures

/// A view whose fingers are heard.
nonisolated struct GestureModifier<Heard: Gesture>: ItemModifier {
    let gesture: Heard
    var isEnabled = true
    var isSimultaneous = false
    @MainActor func item(_ base: DrawnItem) -> GestureItem { GestureItem(base) }
    @MainActor func update(_ item: GestureItem) {
        item.hear(isEnabled ? gesture.seen(GestureListener()) : [], isSimultaneous: isSimultaneous)
    }
}

final class GestureItem: WrappedItem {
    private let view = GestureView()

    func hear(_ recognitions: [GestureRecognition], isSimultaneous: Bool) {
        view.hear(recognitions, isSimultaneous: isSimultaneous)
    }

    override func place(in rect: CGRect, on canvas: Surface) {
        view.room = canvas.geometry(of: rect)
        canvas.nest(view, in: rect) { base.place(in: CGRect(origin: .zero, size: rect.size), on: $0) }
    }
}

extension UIGestureRecognizer {
    /// Where it is, in the coordinates of its view, of one around that has a name, or of the screen.
    fileprivate func place(in space: CoordinateSpace) -> CGPoint {
        switch space {
        case .local: return location(in: view)
        case .global: return location(in: view?.window)
        case .named(let name):
            // What nobody has named is the screen.
            guard let room = (view as? GestureView)?.room, let named = room.spaces[name] else {
                return location(in: view?.window)
            }
            let own = location(in: view)
            return CGPoint(x: own.x + room.place.x - named.minX, y: own.y + room.place.y - named.minY)
        }
    }
}

/// The view of UIKit's that hears them.
private final class GestureView: LookView, UIGestureRecognizerDelegate {
    /// Where it was placed.
    var room = ViewGeometry()
    private var heard: [GestureRecognition] = []
    private var isSimultaneous = false

    func hear(_ recognitions: [GestureRecognition], isSimultaneous: Bool) {
        self.isSimultaneous = isSimultaneous
        // A gesture that goes on is not broken off by an evaluation.
        if heard.count == recognitions.count,
            zip(heard, recognitions).allSatisfy({ type(of: $0.recognizer) == type(of: $1.recognizer) })
        {
            for (old, new) in zip(heard, recognitions) { old.become(new) }
            return
        }
        for old in heard { removeGestureRecognizer(old.recognizer) }
        heard = recognitions
        for new in recognitions {
            new.recognizer.delegate = self
            new.recognizer.handler = { [weak self] in self?.recognized($0) }
            addGestureRecognizer(new.recognizer)
        }
    }

    private func recognized(_ recognizer: UIGestureRecognizer) {
        heard.first { $0.recognizer === recognizer }?.hear(recognizer)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { isSimultaneous || heard.contains { $0.recognizer === other } }
}

nonisolated extension View {
    public func gesture(_ gesture: some Gesture, including mask: GestureMask = .all) -> some View {
        changed(by: GestureModifier(gesture: gesture, isEnabled: mask.contains(.gesture)))
    }
    public func gesture(_ gesture: some Gesture, isEnabled: Bool) -> some View {
        changed(by: GestureModifier(gesture: gesture, isEnabled: isEnabled))
    }
    public func gesture(_ gesture: some Gesture, name: String, isEnabled: Bool = true) -> some View {
        changed(by: GestureModifier(gesture: gesture, isEnabled: isEnabled))
    }
    public func simultaneousGesture(_ gesture: some Gesture, including mask: GestureMask = .all) -> some View {
        changed(by: GestureModifier(gesture: gesture, isEnabled: mask.contains(.gesture), isSimultaneous: true))
    }
    public func simultaneousGesture(_ gesture: some Gesture, isEnabled: Bool) -> some View {
        changed(by: GestureModifier(gesture: gesture, isEnabled: isEnabled, isSimultaneous: true))
    }
    public func highPriorityGesture(_ gesture: some Gesture, including mask: GestureMask = .all) -> some View {
        self.gesture(gesture, including: mask)
    }
    public func highPriorityGesture(_ gesture: some Gesture, isEnabled: Bool) -> some View {
        self.gesture(gesture, isEnabled: isEnabled)
    }
    @preconcurrency public func onTapGesture(count: Int = 1, perform action: @escaping @MainActor () -> Void)
        -> some View
    { gesture(TapGesture(count: count).onEnded { _ in action() }) }
    @preconcurrency public func onTapGesture(
        count: Int = 1,
        coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping @MainActor (CGPoint) -> Void
    ) -> some View {
        gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }
    /// As before iOS 17.
    @_disfavoredOverload @preconcurrency
    public func onTapGesture(
        count: Int = 1,
        coordinateSpace: CoordinateSpace = .local,
        perform action: @escaping @MainActor (CGPoint) -> Void
    ) -> some View {
        gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }
    @preconcurrency public func onLongPressGesture(
        minimumDuration: Double = 0.5,
        maximumDistance: CGFloat = 10,
        perform action: @escaping @MainActor () -> Void,
        onPressingChanged: (@MainActor (Bool) -> Void)? = nil
    ) -> some View {
        let press = LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
        return gesture(HeldPress(press: press, pressing: onPressingChanged, action: action))
    }
    @preconcurrency public func onLongPressGesture(
        minimumDuration: Double = 0.5,
        maximumDistance: CGFloat = 10,
        pressing: (@MainActor (Bool) -> Void)?,
        perform action: @escaping @MainActor () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration,
            maximumDistance: maximumDistance,
            perform: action,
            onPressingChanged: pressing
        )
    }
    /// Kept: what can be touched is the view's whole rectangle.
    public func contentShape(_ shape: some Shape) -> some View { self }
    public func contentShape(_ shape: some Shape, eoFill: Bool) -> some View { self }
    public func contentShape(_ kind: ContentShapeKinds, _ shape: some Shape, eoFill: Bool = false) -> some View { self }
}
