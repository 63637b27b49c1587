public import FoundationAdditions

/// A view tells of its place, a scroll view of its content and what is seen of it, too.
extension UIView: KeyValueObserved {
    public nonisolated var keyValueObservers: KeyValueObservers {
        // Views are used on the main thread; an observation that ends elsewhere finds the ones that are there.
        if let watchers { return watchers }
        let new = KeyValueObservers()
        watchers = new
        return new
    }
}
