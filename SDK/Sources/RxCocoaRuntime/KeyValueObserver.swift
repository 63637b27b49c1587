public import Foundation
public import FoundationAdditions

/// Watches a property by its name (RxCocoa: `_RXKVOObserver.h`).
open class _RXKVOObserver: NSObject, KeyValueObserver {
    private weak var target: AnyObject?
    private var kept: AnyObject?
    private let keyPath: String
    private let callback: (Any?) -> Void

    public init(
        target: Any,
        retainTarget: Bool,
        keyPath: String,
        options: NSKeyValueObservingOptions,
        callback: @escaping (Any?) -> Void
    ) {
        let object = target as AnyObject
        self.target = object
        kept = retainTarget ? object : nil
        self.keyPath = keyPath
        self.callback = callback
        super.init()
        (object as? NSObject)?.addObserver(self, forKeyPath: keyPath, options: options, context: nil)
    }

    public func observeValue(
        forKeyPath keyPath: String?,
        of object: Any?,
        change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        callback(change?[.newKey])
    }

    /// Ends it.
    open func dispose() {
        (target as? NSObject)?.removeObserver(self, forKeyPath: keyPath, context: nil)
        kept = nil
    }
}
