import Foundation

// A layer's properties that an author declares `@NSManaged`: Core Animation keeps them by their names.
extension CALayer {
    /// A number that was never set is 0, and what may be nil is.
    public func managedValue<Value>(forKey key: String) -> Value {
        if let value = managed[key] as? Value { return value }
        if let zero = (Value.self as? any AdditiveArithmetic.Type)?.zero as? Value { return zero }
        if let flag = false as? Value { return flag }
        guard let nothing = Any?.none as? Value else {
            fatalError("a layer has no \(key), which is not optional and was not set")
        }
        return nothing
    }

    /// Draws the layer anew where its class says that the key needs it.
    public func setManagedValue<Value>(_ value: Value, forKey key: String) {
        managed[key] = value
        if Self.needsDisplay(forKey: key) { setNeedsDisplay() }
    }
}
