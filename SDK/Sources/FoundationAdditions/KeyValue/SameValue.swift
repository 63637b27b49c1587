/// Whether two values are the same, as far as they can be compared.
func isSameValue(_ left: Any?, _ right: Any?) -> Bool {
    switch (left.flatMap(unwrapped), right.flatMap(unwrapped)) {
    case (nil, nil): true
    case (let left as AnyHashable, let right as AnyHashable): left == right
    case (let left?, let right?):
        type(of: left) is AnyClass && type(of: right) is AnyClass && left as AnyObject === right as AnyObject
    default: false
    }
}

/// What an optional inside has; nil where it has nothing.
private func unwrapped(_ value: Any) -> Any? {
    guard let optional = value as? any AnyOptional else { return value }
    return optional.inside.flatMap(unwrapped)
}

private protocol AnyOptional {
    var inside: Any? { get }
}

extension Optional: AnyOptional {
    fileprivate var inside: Any? { map { $0 } }
}
