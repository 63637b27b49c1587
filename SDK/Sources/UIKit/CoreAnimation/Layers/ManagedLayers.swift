import Foundation

// A layer's properties that an author declares `@NSManaged`: Core Animation keeps them by their names, and animates them.
extension CALayer {
    /// A number that was never set is 0, and what may be nil is.
    ///
    /// While the layer draws itself it is what an animation makes of it: on a phone a copy of the layer draws.
    public func managedValue<Value>(forKey key: String) -> Value {
        if isDisplaying, case .numbers(let numbers)? = animated(key),
            let value = AnimationNumbers.value(numbers, as: Value.self)
        {
            return value
        }
        if let value = managed[key] as? Value { return value }
        if let zero = (Value.self as? any AdditiveArithmetic.Type)?.zero as? Value { return zero }
        if let flag = false as? Value { return flag }
        guard let nothing = Any?.none as? Value else {
            fatalError("a layer has no \(key), which is not optional and was not set")
        }
        return nothing
    }

    /// Draws the layer anew where its class says that the key needs it, and runs what it does then
    /// (CALayer: action(forKey:)).
    public func setManagedValue<Value>(_ value: Value, forKey key: String) {
        let action = CATransaction.disableActions() ? nil : action(forKey: key)
        managed[key] = value
        if Self.needsDisplay(forKey: key) { setNeedsDisplay() }
        action?.run(forKey: key, object: self, arguments: nil)
    }

    /// Draws the layer anew for each picture while an animation changes a property for which its class asks for that.
    func drawAlong(_ entry: LayerAnimations.Entry) {
        guard
            entry.tracks.contains(where: { AnimatedProperty.wire($0.path) == nil && Self.needsDisplay(forKey: $0.path) }
            )
        else { return }
        drawAlong(entry.id)
    }

    private func drawAlong(_ id: Int) {
        setNeedsDisplay()
        // Once more when it is over: the layer says what it is again.
        guard running.entries.contains(where: { $0.id == id }) else { return }
        Display.shared.schedule(1.0 / 60) { [weak self] in self?.drawAlong(id) }
    }
}
