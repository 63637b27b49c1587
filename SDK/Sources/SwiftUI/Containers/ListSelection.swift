/// What of a list's rows is chosen, by their tags.
struct ListSelection {
    let isMultiple: Bool
    /// What is chosen now.
    let chosen: () -> Set<AnyHashable>
    /// A tag as a value of the selection's type; nil for a tag of another type.
    let value: (AnyHashable) -> AnyHashable?
    let choose: (AnyHashable) -> Void
    let drop: (AnyHashable) -> Void

    /// One value, or none.
    init<Value: Hashable>(_ binding: Binding<Value?>) {
        isMultiple = false
        chosen = { binding.wrappedValue.map { [AnyHashable($0)] } ?? [] }
        value = { ($0.base as? Value).map { AnyHashable($0) } }
        choose = { if let value = $0.base as? Value { binding.wrappedValue = value } }
        drop = { if let value = $0.base as? Value, binding.wrappedValue == value { binding.wrappedValue = nil } }
    }

    /// Always one.
    init<Value: Hashable>(one binding: Binding<Value>) {
        isMultiple = false
        chosen = { [AnyHashable(binding.wrappedValue)] }
        value = { ($0.base as? Value).map { AnyHashable($0) } }
        choose = { if let value = $0.base as? Value { binding.wrappedValue = value } }
        drop = { _ in }
    }

    /// Several, while the list is edited.
    init<Value: Hashable>(several binding: Binding<Set<Value>>) {
        isMultiple = true
        chosen = { Set(binding.wrappedValue.map { AnyHashable($0) }) }
        value = { ($0.base as? Value).map { AnyHashable($0) } }
        choose = { if let value = $0.base as? Value { binding.wrappedValue.insert(value) } }
        drop = { if let value = $0.base as? Value { binding.wrappedValue.remove(value) } }
    }
}
