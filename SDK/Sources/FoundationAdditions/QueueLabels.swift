public import Dispatch
import Foundation

/// The label of a queue; of nil, of the queue that the caller runs on (Dispatch: dispatch_queue_get_label).
///
/// Dispatch on Linux has it for C alone.
public func __dispatch_queue_get_label(_ queue: DispatchQueue?) -> UnsafePointer<CChar> {
    typealias Label = @convention(c) (UnsafeRawPointer?) -> UnsafePointer<CChar>?
    guard queue == nil, let symbol = dlsym(nil, "dispatch_queue_get_label"),
        let label = unsafeBitCast(symbol, to: Label.self)(nil)
    else {
        // Its text stays for good, as a queue's would as long as the queue.
        return UnsafePointer(strdup(queue?.label ?? ""))
    }
    return label
}
