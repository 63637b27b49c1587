import ViewLink

/// The animations that run on a layer.
@MainActor
struct LayerAnimations {
    private(set) var entries: [Entry] = []

    struct Entry {
        let key: String?
        let id: Int
        let animation: CAAnimation
        let wire: [LayerAnimation]
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

    var wire: [LayerAnimation]? { entries.isEmpty ? nil : entries.flatMap(\.wire) }
}

extension CALayer {
    func run(_ anim: CAAnimation, forKey key: String?) {
        let entry = LayerAnimations.Entry(
            key: key,
            id: NodeIDs.next(),
            animation: anim,
            wire: LayerValues.animations(anim, of: self)
        )
        running.add(entry)
        Display.changed()
        anim.delegate?.animationDidStart(anim)
        CATransaction.took(anim.whole)
        guard anim.whole.isFinite else { return }
        Display.shared.schedule(anim.whole) { [weak self] in
            guard let self, running.entries.contains(where: { $0.id == entry.id }) else { return }
            if anim.isRemovedOnCompletion {
                running.remove { $0.id == entry.id }
                Display.changed()
            }
            anim.delegate?.animationDidStop(anim, finished: true)
        }
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
}
