import ViewLink

/// What one property of a layer becomes over a time that runs from 0 to 1.
struct AnimationTrack {
    typealias Value = LayerAnimation.Value

    struct Frame: Hashable {
        /// 0…1
        var time: Double
        var value: Value
        /// How the next frame is reached.
        var curve = AnimationCurve.straight
    }

    /// The property's path of names.
    let path: String
    /// In order; two of one time are a jump. There is one at 0 and one at 1.
    private(set) var frames: [Frame]
    var isAdditive = false

    /// Frames at any times: what is before the first one is as it, and what is after the last one as that.
    init?(_ path: String, _ frames: [Frame]) {
        guard var first = frames.first, var last = frames.last else { return nil }
        self.path = path
        self.frames = frames
        if first.time > 0 {
            (first.time, first.curve) = (0, .straight)
            self.frames.insert(first, at: 0)
        }
        if last.time < 1 {
            (last.time, last.curve) = (1, .straight)
            self.frames.append(last)
        }
        if frames.contains(where: { $0.time < 0 || $0.time > 1 }) { self.frames = piece(from: 0, to: 1) }
    }

    /// What the property is at a time; at a jump, what it becomes.
    func value(at time: Double) -> Value {
        guard let next = frames.firstIndex(where: { $0.time > time }) else { return frames[frames.count - 1].value }
        return next > 0 ? mix(next - 1, at: time) : frames[0].value
    }

    /// The same with another path along time.
    func paced(by curve: AnimationCurve) -> Self {
        guard curve != .straight else { return self }
        return sampled(Self.samples) { curve.progress(at: $0) }
    }

    /// As straight ways between so many values.
    func sampled(_ count: Int, at place: (Double) -> Double = { $0 }) -> Self {
        var track = self
        track.frames = (0...count).map { step in
            let time = Double(step) / Double(count)
            return Frame(time: time, value: step == count ? value(at: place(1)) : value(at: place(time)))
        }
        return track
    }

    /// The frames of a part of the time, at their times; backwards where `to` is before `from`.
    func piece(from: Double, to: Double) -> [Frame] {
        guard from <= to else {
            let frames = piece(from: to, to: from)
            return frames.indices.reversed().map { index in
                var frame = frames[index]
                frame.curve = index > 0 ? frames[index - 1].curve.reversed : .straight
                return frame
            }
        }
        var result: [Frame] = []
        for index in frames.indices.dropLast() {
            let (low, high) = (max(frames[index].time, from), min(frames[index + 1].time, to))
            guard low < high else { continue }
            let isWhole = low == frames[index].time && high == frames[index + 1].time
            let count = isWhole || frames[index].curve == .straight ? 1 : Self.samples / 3
            for step in 0...count {
                let time = step == count ? high : low + (high - low) * Double(step) / Double(count)
                let curve = isWhole && step == 0 ? frames[index].curve : .straight
                result.join(Frame(time: time, value: mix(index, at: time), curve: curve))
            }
        }
        return result.isEmpty ? [Frame(time: from, value: value(at: from))] : result
    }

    /// Between a frame and the next, both counted in.
    private func mix(_ index: Int, at time: Double) -> Value {
        let (here, next) = (frames[index], frames[index + 1])
        guard next.time > here.time, time < next.time else { return next.value }
        let part = here.curve.progress(at: (time - here.time) / (next.time - here.time))
        return here.value.mixed(with: next.value, part)
    }

    /// Into how many straight pieces a curve is cut.
    private static let samples = 24
}

extension [AnimationTrack.Frame] {
    /// Adds a frame; one that is there already goes on by the new one's curve.
    mutating func join(_ frame: AnimationTrack.Frame) {
        if let last, last.time == frame.time, last.value == frame.value { removeLast() }
        append(frame)
    }
}

extension LayerAnimation.Value {
    /// On the way to another one of its kind; what has no middle changes at the end.
    func mixed(with other: Self, _ part: Double) -> Self {
        guard part != 0, self != other else { return self }
        switch (self, other) {
        case (.numbers(let here), .numbers(let there)) where here.count == there.count:
            return .numbers(zip(here, there).map { $0 + ($1 - $0) * part })
        case (.color(let here), .color(let there)): return .color(here.mixed(with: there, part))
        case (.gradient(var here), .gradient(let there)):
            guard here.colors.count == there.colors.count else { return part < 1 ? self : other }
            here.colors = zip(here.colors, there.colors).map { $0.mixed(with: $1, part) }
            if here.locations.count == there.locations.count {
                here.locations = zip(here.locations, there.locations).map { $0 + ($1 - $0) * part }
            }
            here.start = here.start.mixed(with: there.start, part)
            here.end = here.end.mixed(with: there.end, part)
            return .gradient(here)
        case (.shadow(var here), .shadow(let there)):
            here.color = here.color.mixed(with: there.color, part)
            here.offset = here.offset.mixed(with: there.offset, part)
            here.radius += (there.radius - here.radius) * part
            return .shadow(here)
        default: return part < 1 ? self : other
        }
    }
}

extension ViewPoint {
    fileprivate func mixed(with other: Self, _ part: Double) -> Self {
        ViewPoint(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
    }
}

extension ViewColor {
    fileprivate func mixed(with other: Self, _ part: Double) -> Self {
        func mix(_ here: UInt32, _ there: UInt32) -> UInt32 {
            (0..<4).reduce(0) { all, index in
                let (one, two) = (Double(here >> (index * 8) & 0xFF), Double(there >> (index * 8) & 0xFF))
                return all | UInt32(min(max(one + (two - one) * part, 0), 255).rounded()) << (index * 8)
            }
        }
        return ViewColor(light: mix(light, other.light), dark: mix(dark, other.dark))
    }
}
