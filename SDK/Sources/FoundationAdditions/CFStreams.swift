public import Foundation

public typealias CFReadStream = InputStream
public typealias CFWriteStream = OutputStream

/// What a property of a stream is called.
public struct CFStreamPropertyKey: RawRepresentable, Hashable {
    public let rawValue: CFString

    public init(rawValue: CFString) { self.rawValue = rawValue }

    fileprivate var key: Stream.PropertyKey { Stream.PropertyKey("\(rawValue)") }
}

public nonisolated(unsafe) let kCFStreamPropertySocketSecurityLevel: CFString = "kCFStreamPropertySocketSecurityLevel"
public nonisolated(unsafe) let kCFStreamSocketSecurityLevelNegotiatedSSL: CFString =
    "kCFStreamSocketSecurityLevelNegotiatedSSL"
public nonisolated(unsafe) let kCFStreamSocketSecurityLevelNone: CFString = "kCFStreamSocketSecurityLevelNone"
public nonisolated(unsafe) let kCFStreamPropertySSLSettings: CFString = "kCFStreamPropertySSLSettings"
public nonisolated(unsafe) let kCFStreamPropertySSLContext: CFString = "kCFStreamPropertySSLContext"
public nonisolated(unsafe) let kCFStreamPropertyShouldCloseNativeSocket: CFString =
    "kCFStreamPropertyShouldCloseNativeSocket"
/// Of no stream here; a key as `property(forKey:)` takes it.
public let kCFStreamPropertySSLPeerTrust = Stream.PropertyKey("kCFStreamPropertySSLPeerTrust")
/// Of no stream here; a key as `property(forKey:)` takes it.
public let kCFStreamSSLPeerName = Stream.PropertyKey("kCFStreamSSLPeerName")
public nonisolated(unsafe) let kCFStreamSSLValidatesCertificateChain: CFString = "kCFStreamSSLValidatesCertificateChain"
public nonisolated(unsafe) let kCFStreamNetworkServiceType: CFString = "kCFStreamNetworkServiceType"
public nonisolated(unsafe) let kCFStreamNetworkServiceTypeVoIP: CFString = "kCFStreamNetworkServiceTypeVoIP"

/// Two streams that cannot be opened: their delegates hear of the error `EOPNOTSUPP`. `NWConnection` connects.
public func CFStreamCreatePairWithSocketToHost(
    _ allocator: CFAllocator?,
    _ host: CFString,
    _ port: UInt32,
    _ readStream: UnsafeMutablePointer<Unmanaged<CFReadStream>?>?,
    _ writeStream: UnsafeMutablePointer<Unmanaged<CFWriteStream>?>?
) {
    readStream?.pointee = .passRetained(RefusedInputStream(data: Data()))
    writeStream?.pointee = .passRetained(RefusedOutputStream(toMemory: ()))
}

/// Kept as any property of a stream.
@discardableResult
public func CFReadStreamSetProperty(_ stream: CFReadStream?, _ key: CFStreamPropertyKey?, _ value: Any?) -> Bool {
    key.map { stream?.setProperty(value as AnyObject?, forKey: $0.key) ?? false } ?? false
}

/// Kept as any property of a stream.
@discardableResult
public func CFWriteStreamSetProperty(_ stream: CFWriteStream?, _ key: CFStreamPropertyKey?, _ value: Any?) -> Bool {
    key.map { stream?.setProperty(value as AnyObject?, forKey: $0.key) ?? false } ?? false
}

public func CFReadStreamCopyProperty(_ stream: CFReadStream?, _ key: CFStreamPropertyKey?) -> CFTypeRef? {
    key.flatMap { stream?.property(forKey: $0.key) }
}

public func CFWriteStreamCopyProperty(_ stream: CFWriteStream?, _ key: CFStreamPropertyKey?) -> CFTypeRef? {
    key.flatMap { stream?.property(forKey: $0.key) }
}

/// A stream that cannot be opened tells its delegate at once, wherever that is.
public func CFReadStreamSetDispatchQueue(_ stream: CFReadStream?, _ queue: DispatchQueue?) {}
/// A stream that cannot be opened tells its delegate at once, wherever that is.
public func CFWriteStreamSetDispatchQueue(_ stream: CFWriteStream?, _ queue: DispatchQueue?) {}

/// Why neither opens.
private let refusal = NSError(domain: NSPOSIXErrorDomain, code: Int(EOPNOTSUPP))

private final class RefusedInputStream: InputStream {
    private weak var listener: (any StreamDelegate)?
    private var status = Stream.Status.notOpen
    private var properties: [Stream.PropertyKey: AnyObject] = [:]

    override var delegate: (any StreamDelegate)? {
        get { listener }
        set { listener = newValue }
    }
    override var streamStatus: Stream.Status { status }
    override var streamError: (any Error)? { status == .error ? refusal : nil }
    override var hasBytesAvailable: Bool { false }

    override func open() {
        status = .error
        listener?.stream(self, handle: .errorOccurred)
    }

    override func close() { status = .closed }
    override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength len: Int) -> Int { -1 }
    override func property(forKey key: Stream.PropertyKey) -> AnyObject? { properties[key] }
    override func setProperty(_ property: AnyObject?, forKey key: Stream.PropertyKey) -> Bool {
        properties[key] = property
        return true
    }
    override func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
    override func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
}

private final class RefusedOutputStream: OutputStream {
    private weak var listener: (any StreamDelegate)?
    private var status = Stream.Status.notOpen
    private var properties: [Stream.PropertyKey: AnyObject] = [:]

    override var delegate: (any StreamDelegate)? {
        get { listener }
        set { listener = newValue }
    }
    override var streamStatus: Stream.Status { status }
    override var streamError: (any Error)? { status == .error ? refusal : nil }
    override var hasSpaceAvailable: Bool { false }

    override func open() {
        status = .error
        listener?.stream(self, handle: .errorOccurred)
    }

    override func close() { status = .closed }
    override func write(_ buffer: UnsafePointer<UInt8>, maxLength len: Int) -> Int { -1 }
    override func property(forKey key: Stream.PropertyKey) -> AnyObject? { properties[key] }
    override func setProperty(_ property: AnyObject?, forKey key: Stream.PropertyKey) -> Bool {
        properties[key] = property
        return true
    }
    override func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
    override func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
}
