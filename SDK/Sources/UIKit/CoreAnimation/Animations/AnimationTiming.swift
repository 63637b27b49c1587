/// When an animation runs in the time of what holds it (Core Animation: CAMediaTiming).
struct AnimationTiming {
    /// Seconds.
    var begin = 0.0
    /// Seconds of its own time, of one run.
    var duration: Double
    /// Below zero runs backwards.
    var speed = 1.0
    /// Seconds of its own time by which it is ahead.
    var offset = 0.0
    /// How often it runs; infinite for ever.
    var runs = 1.0
    var autoreverses = false
    var fillsBefore = false
    var fillsAfter = false

    /// Seconds of the time around it, from its beginning to its end.
    var whole: Double {
        let pace = abs(speed)
        return pace > 0 && runs.isFinite ? duration * runs * (autoreverses ? 2 : 1) / pace : .infinity
    }
}

extension AnimationTrack {
    /// The most pieces of which a part of a group consists: what goes on for longer stands still.
    private static let limit = 128

    /// The track as a part of something that takes `length` seconds.
    ///
    /// - Parameter own: what the layer itself says of the property, which is seen while the part does not run.
    func laid(_ timing: AnimationTiming, over length: Double, own: Value?) -> Self? {
        let (start, end) = (max(timing.begin, 0), min(timing.begin + timing.whole, length))
        guard length > 0, timing.duration > 0, start < end else { return nil }
        var pieces: [Frame] = []
        for (from, until, one, two) in timing.pieces(from: start, to: end, limit: Self.limit) {
            let place = { (time: Double) in two == one ? from : from + (until - from) * (time - one) / (two - one) }
            for var frame in piece(from: one, to: two) {
                frame.time = place(frame.time) / length
                pieces.join(frame)
            }
        }
        guard let first = pieces.first, let last = pieces.last else { return nil }
        if first.time > 0, !timing.fillsBefore, let own {
            pieces.insert(contentsOf: [Frame(time: 0, value: own), Frame(time: first.time, value: own)], at: 0)
        }
        if last.time < 1, !timing.fillsAfter, let own {
            pieces += [Frame(time: last.time, value: own), Frame(time: 1, value: own)]
        }
        var track = Self(path, pieces)
        track?.isAdditive = isAdditive
        return track
    }
}

extension AnimationTiming {
    /// The stretches of the time around it in which its own time runs one way through one run: from when to when, and
    /// from which part of the run to which.
    fileprivate func pieces(from start: Double, to end: Double, limit: Int) -> [(Double, Double, Double, Double)] {
        var pieces: [(Double, Double, Double, Double)] = []
        guard speed != 0 else {
            let (run, part) = place(offset, isForward: true)
            return [(start, end, turned(part, run), turned(part, run))]
        }
        var now = start
        while now < end, pieces.count < limit {
            let own = (now - begin) * speed + offset
            let (run, part) = place(own, isForward: speed > 0)
            let left = (speed > 0 ? 1 - part : part) * duration / abs(speed)
            let until = min(now + left, end)
            guard until > now else { break }
            let reached = part + (until - now) * speed / duration
            pieces.append((now, until, turned(part, run), turned(until < end ? reached.rounded() : reached, run)))
            now = until
        }
        return pieces
    }

    /// Which run it is in, and what part of it is over; at a border, the run that comes.
    private func place(_ own: Double, isForward: Bool) -> (run: Double, part: Double) {
        let place = own / duration
        // What is a border but for rounding is one.
        let near = place.rounded()
        if abs(place - near) < 1e-9 { return isForward ? (near, 0) : (near - 1, 1) }
        return (place.rounded(.down), place - place.rounded(.down))
    }

    private func turned(_ part: Double, _ run: Double) -> Double {
        autoreverses && abs(run.truncatingRemainder(dividingBy: 2)) == 1 ? 1 - part : part
    }
}
