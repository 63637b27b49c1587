import Foundation

// Symbols move as wholes: the page does not know their layers.

extension SymbolEffect {
    /// Whether it goes on until it is ended; others are over after one time.
    package var lasts: Bool {
        switch kind {
        case .bounce, .wiggle, .automatic: false
        default: true
        }
    }

    /// What its animation is found by.
    fileprivate var key: String { "symbol.\(kind)" }

    /// - Parameter lasts: whether it goes on until it is ended.
    @MainActor
    fileprivate func animation(_ options: SymbolEffectOptions, lasts: Bool) -> CAAnimation? {
        let group = CAAnimationGroup()
        switch kind {
        case .bounce:
            let high = isBackwards ? 0.75 : 1.25
            group.animations = [way("transform.scale", [1, high, 2 - (1 + high) / 2, 1])]
            group.duration = 0.5
        case .pulse, .automatic:
            group.animations = [way("opacity", [1, 0.3, 1])]
            group.duration = 1.2
        case .variableColor:
            group.animations = [way("opacity", [0.35, 1, 1])]
            group.duration = 0.9
        case .breathe:
            group.animations = [way("transform.scale", [1, 1.12, 1]), way("opacity", [1, 0.7, 1])]
            group.duration = 2.2
        case .wiggle:
            let angle = isBackwards ? -0.22 : 0.22
            group.animations = [way("transform.rotation.z", [0, angle, -angle, angle / 2, -angle / 2, 0])]
            group.duration = 0.6
        case .rotate:
            group.animations = [way("transform.rotation.z", [0, isBackwards ? -2 * .pi : 2 * .pi], eases: false)]
            group.duration = 1.6
        case .scale:
            let size = isBackwards ? 0.8 : 1.2
            return lasts ? Self.staying([way("transform.scale", [1, size])]) : nil
        case .disappear:
            return lasts ? Self.staying([way("opacity", [1, 0]), way("transform.scale", [1, 0.7])]) : nil
        case .appear, .replace, .draw: return nil
        }
        group.duration /= options.pace
        let count = options.count ?? (lasts ? .infinity : 1)
        group.repeatCount = count.isFinite ? Float(count) : .infinity
        return group
    }

    @MainActor
    private func way(_ path: String, _ values: [Double], eases: Bool = true) -> CAKeyframeAnimation {
        let animation = CAKeyframeAnimation(keyPath: path)
        animation.values = values
        guard eases else { return animation }
        let curve = CAMediaTimingFunction(name: .easeInEaseOut)
        animation.timingFunctions = Array(repeating: curve, count: values.count - 1)
        return animation
    }

    @MainActor
    private static func staying(_ animations: [CAAnimation]) -> CAAnimation {
        let group = CAAnimationGroup()
        (group.animations, group.duration) = (animations, 0.3)
        (group.fillMode, group.isRemovedOnCompletion) = (.forwards, false)
        return group
    }
}

extension UIView {
    /// Has the symbol in the view move.
    ///
    /// - Parameter lasts: whether it goes on until ``end(_:)``.
    package func begin(_ effect: SymbolEffect, _ options: SymbolEffectOptions, lasts: Bool) {
        guard let animation = effect.animation(options, lasts: lasts) else { return }
        layer.add(animation, forKey: effect.key)
    }

    package func end(_ effect: SymbolEffect) { layer.removeAnimation(forKey: effect.key) }

    func endSymbolEffects() {
        for key in layer.animationKeys() ?? [] where key.hasPrefix("symbol.") { layer.removeAnimation(forKey: key) }
    }
}
