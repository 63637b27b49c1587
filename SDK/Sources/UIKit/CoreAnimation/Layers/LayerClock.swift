// The time of a layer: it goes by the time of the layer that this one lies in, at the layer's own speed
// (Core Animation: CAMediaTiming). At speed 0 it stands (Technical Q&A QA1673).
extension CALayer {
    /// A time of another layer, or of the machine (``CACurrentMediaTime()``), in this layer's.
    public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        ownTime(at: l?.machineTime(at: t) ?? t)
    }

    /// A time of this layer in another one's, or in the machine's.
    public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let time = machineTime(at: t)
        return l?.ownTime(at: time) ?? time
    }

    /// The layer that gives this one its time.
    private var timed: CALayer? { superlayer ?? view?.superview?.layer }

    private func ownTime(at machine: Double) -> Double {
        ((timed?.ownTime(at: machine) ?? machine) - beginTime) * Double(speed) + timeOffset
    }

    private func machineTime(at own: Double) -> Double {
        let outer = speed == 0 ? beginTime : (own - timeOffset) / Double(speed) + beginTime
        return timed?.machineTime(at: outer) ?? outer
    }

    /// How fast the layer's time goes, in seconds of it per second.
    var rate: Double { Double(speed) * (timed?.rate ?? 1) }

    /// The layer's time.
    var now: Double { ownTime(at: CACurrentMediaTime()) }
}
