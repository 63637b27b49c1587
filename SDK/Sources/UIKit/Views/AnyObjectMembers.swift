public import AuthorRuntime

extension AnyObjectMembers {
    /// A view's, or a bar item's.
    @preconcurrency @MainActor
    public var tag: Int! { (object as? UIView)?.tag ?? (object as? UIBarItem)?.tag }
}
