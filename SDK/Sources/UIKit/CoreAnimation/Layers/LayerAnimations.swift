import Foundation
import ViewLink

/// The animations that run on a layer.
@MainActor
struct LayerAnimations {
    private(set) var entries: [Entry] = []

    struct Entry {
        let key: String?
        let id: Int
        let animation: CAAnimation
        let timing: AnimationTiming
        let tracks: [AnimationTrack]
        let wire: [LayerAnimation]
        /// When it began, by the layer's time.
        let begin: Double
        /// How often its end was looked for: what an earlier one finds does not count.
        var watches = 0
    }

    /// The most that run on one layer; the oldest end.
    static let limit = 32

    nonisolated init() {}

    mutating func add(_ entry: Entry) {
        if let key = entry.key { remove { $0.key == key } }
        entries.append(entry)
        if entries.count > Self.limit { entries.removeFirst(entries.count - Self.limit) }
    }

    @discardableResult
    mutating func remove(where isGone: (Entry) -> Bool) -> [Entry] {
        let gone = entries.filter(isGone)
        entries.removeAll(where: isGone)
        return gone
    }

    /// Whether one of them changes a part of the transform.
    var changeParts: Bool { entries.contains { $0.tracks.contains { $0.path.hasPrefix("transform.") } } }

    /// - Returns: the number of the watch that begins; nil where the entry is gone.
    fileprivate mutating func watch(_ id: Int) -> Int? {
        guard let index = entries.firstIndex(where: { $0.id == id }) else { return nil }
        entries[index].watches += 1
        return entries[index].watches
    }
}

@MainActor
extension LayerAnimations.Entry {
    /// What is left of it at a moment of the layer's time: seconds of that.
    func left(at now: Double) -> Double { begin + timing.whole - now }

    /// What a property is by this animation; nil where it does not change it, or not at the moment.
    func value(of path: String, at now: Double) -> LayerAnimation.Value? {
        guard let track = tracks.first(where: { $0.path == path }), timing.duration > 0 else { return nil }
        let elapsed = now - begin
        if elapsed < 0 { return timing.fillsBefore ? track.value(at: 0) : nil }
        if elapsed >= timing.whole {
            guard timing.fillsAfter, timing.runs.isFinite else { return nil }
            let isBack = timing.autoreverses
            return track.value(at: isBack ? 0 : 1)
        }
        let place = elapsed * abs(timing.speed) / timing.duration
        let part = place.truncatingRemainder(dividingBy: 1)
        let isBack = timing.autoreverses && place.truncatingRemainder(dividingBy: 2) >= 1
        return track.value(at: animation.pace.progress(at: isBack ? 1 - part : part))
    }
}

extension CALayer {
    func run(_ anim: CAAnimation, forKey key: String?) {
        let timing = anim.timing()
        // Within the layer, an animation runs forwards from its first frame: where it began elsewhere, its frames do.
        let length = timing.duration / Double(abs(timing.speed) > 0 ? abs(timing.speed) : 1)
        var once = AnimationTiming(duration: timing.duration, speed: timing.speed, offset: timing.offset)
        once.runs = .infinity
        let isShifted = timing.speed <= 0 || timing.offset.truncatingRemainder(dividingBy: timing.duration) != 0
        let tracks = anim.tracks(on: self).compactMap { isShifted ? $0.laid(once, over: length, own: nil) : $0 }
        let now = now
        let begin = timing.begin == 0 ? now : timing.begin
        let wire = tracks.compactMap { self.wire($0, anim, timing, length, delay: timing.begin == 0 ? 0 : begin - now) }
        let entry = LayerAnimations.Entry(
            key: key,
            id: NodeIDs.next(),
            animation: anim,
            timing: timing,
            tracks: tracks,
            wire: wire,
            begin: begin
        )
        running.add(entry)
        Display.changed()
        anim.delegate?.animationDidStart(anim)
        let left = timing.begin == 0 ? timing.whole : entry.left(at: now)
        CATransaction.took(max(0, left))
        watch(entry.id, left)
        drawAlong(entry)
    }

    /// The track as it travels; nil for a property that the page does not know.
    private func wire(
        _ track: AnimationTrack,
        _ animation: CAAnimation,
        _ timing: AnimationTiming,
        _ length: Double,
        delay: Double
    ) -> LayerAnimation? {
        guard let property = AnimatedProperty.wire(track.path) else { return nil }
        // The page cannot make one gradient of two: it gets them all.
        let pictures = Int(min(max(length * 30, 8), 90))
        let frames = property == .gradient ? track.sampled(pictures).frames : track.frames
        var wire = LayerAnimation(
            id: NodeIDs.next(),
            property: property,
            values: frames.map(\.value),
            duration: length
        )
        wire.times = frames.map(\.time)
        let curves = frames.dropLast().map(\.curve.wire)
        wire.curves = curves.allSatisfy(\.isEmpty) ? nil : curves
        wire.delay = delay
        wire.pace = animation.pace.wire
        wire.runs = timing.runs >= 1e6 ? nil : timing.runs
        wire.autoreverses = timing.autoreverses
        wire.staysAtEnd = animation.staysAtEnd
        wire.fillsBefore = timing.fillsBefore
        wire.isAdditive = track.isAdditive ? true : nil
        return wire
    }

    /// The animations as they travel now.
    var wireAnimations: [LayerAnimation]? {
        guard !running.entries.isEmpty else { return nil }
        let (rate, now) = (rate, now)
        return running.entries.flatMap { entry in
            entry.wire.map { wire in
                var wire = wire
                let elapsed = now - entry.begin
                wire.rate = rate == 1 || !rate.isFinite ? nil : rate
                wire.elapsed = rate == 0 && elapsed.isFinite ? elapsed : nil
                wire.leave(from: position)
                return wire
            }
        }
    }

    /// Ends an animation when it is over: after so many seconds of the layer's time, unless that changes its pace.
    private func watch(_ id: Int, _ left: Double) {
        guard left.isFinite, rate > 0, let number = running.watch(id) else { return }
        Display.shared.schedule(max(0, left / rate)) { [weak self] in
            guard let self, let entry = running.entries.first(where: { $0.id == id && $0.watches == number }) else {
                return
            }
            if entry.animation.isRemovedOnCompletion {
                running.remove { $0.id == id }
                Display.changed()
            }
            entry.animation.delegate?.animationDidStop(entry.animation, finished: true)
        }
    }

    /// The layer's time, or that of one around it, goes another way from now on.
    func retime() {
        Display.changed()
        for entry in running.entries where entry.left(at: now) > 0 {
            // What stands is not watched until it goes on.
            if rate > 0 { watch(entry.id, entry.left(at: now)) } else { _ = running.watch(entry.id) }
        }
        for layer in sublayers ?? [] { layer.retime() }
    }

    func endAnimation(forKey key: String) { end { $0.key == key } }
    func endAnimations() {
        end { _ in true }
        guard let view else { return }
        Display.shared.repeatingAnimations.end(view.nodeID)
        Display.changed()
    }
    private func end(where isGone: (LayerAnimations.Entry) -> Bool) {
        let gone = running.remove(where: isGone)
        guard !gone.isEmpty else { return }
        Display.changed()
        for entry in gone { entry.animation.delegate?.animationDidStop(entry.animation, finished: false) }
    }

    /// What an animation makes of a property at the moment, the one that was added last; nil where none does.
    func animated(_ path: String) -> LayerAnimation.Value? {
        running.entries.reversed().lazy.compactMap { $0.value(of: path, at: self.now) }.first
    }
}
