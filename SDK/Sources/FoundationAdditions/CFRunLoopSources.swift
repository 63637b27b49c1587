internal import CoreFoundation
public import Foundation

/// What a run loop does when it is told that there is something to do.
public final class CFRunLoopSource: NSObject {
    fileprivate let source: CoreFoundation.CFRunLoopSource

    fileprivate init(_ source: CoreFoundation.CFRunLoopSource) { self.source = source }
}

/// What a source calls. Holding and comparing ``info`` is the caller's.
public struct CFRunLoopSourceContext {
    public var version: CFIndex
    public var info: UnsafeMutableRawPointer?
    public var schedule: (@convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, OpaquePointer?) -> Void)?
    public var cancel: (@convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, OpaquePointer?) -> Void)?
    /// Called with ``info`` on the thread of the run loop.
    public var perform: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?

    public init() { version = 0 }
}

/// A source that is signalled by hand (Run Loops: "Defining a Custom Input Source").
public func CFRunLoopSourceCreate(
    _ allocator: CFAllocator!,
    _ order: CFIndex,
    _ context: UnsafeMutablePointer<CFRunLoopSourceContext>!
) -> CFRunLoopSource! {
    var known = CoreFoundation.CFRunLoopSourceContext()
    known.info = context.pointee.info
    known.perform = context.pointee.perform
    return CoreFoundation.CFRunLoopSourceCreate(nil, order, &known).map(CFRunLoopSource.init)
}

public func CFRunLoopAddSource(_ rl: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!) {
    CoreFoundation.CFRunLoopAddSource(rl.loop, source.source, mode.known)
}
public func CFRunLoopRemoveSource(_ rl: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!) {
    CoreFoundation.CFRunLoopRemoveSource(rl.loop, source.source, mode.known)
}
/// Has the source called the next time that its run loop goes round.
public func CFRunLoopSourceSignal(_ source: CFRunLoopSource!) { CoreFoundation.CFRunLoopSourceSignal(source.source) }
/// Ends it for good.
public func CFRunLoopSourceInvalidate(_ source: CFRunLoopSource!) {
    CoreFoundation.CFRunLoopSourceInvalidate(source.source)
}
