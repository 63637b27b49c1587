public import Foundation

#if canImport(Glibc)
import Glibc
#endif

/// A host of the network by Core Foundation's names.
public final class CFHost: NSObject, @unchecked Sendable {
    // @unchecked: the lists are behind a lock and never change.
    fileprivate let name: String
    fileprivate let names: NSArray
    private let lock = NSLock()
    private var known: NSArray?

    fileprivate init(_ name: String) {
        self.name = name
        names = [name]
    }

    /// Nil before they were asked for; the first answer stays.
    fileprivate var addresses: NSArray? {
        get { lock.withLock { known } }
        set { lock.withLock { if known == nil { known = newValue } } }
    }
}

/// C's truth, of one byte.
public struct DarwinBoolean: ExpressibleByBooleanLiteral, Equatable, CustomStringConvertible, Sendable {
    public var boolValue: Bool
    public init(_ value: Bool) { boolValue = value }
    public init(booleanLiteral value: Bool) { boolValue = value }
    public var description: String { boolValue.description }
}

/// What is asked about a host; names of an address, and whether it can be reached, are not told here.
public enum CFHostInfoType: Int32, Sendable { case addresses = 0, names, reachability }

/// A host of that name.
public func CFHostCreateWithName(_ allocator: CFAllocator?, _ hostname: CFString) -> Unmanaged<CFHost> {
    Unmanaged.passRetained(CFHost(hostname as String))
}

/// Asks for a host's addresses, and waits for them.
///
/// - Returns: whether there are some.
@discardableResult
public func CFHostStartInfoResolution(
    _ theHost: CFHost,
    _ info: CFHostInfoType,
    _ error: UnsafeMutableRawPointer?
) -> Bool {
    guard info == .addresses else { return false }
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var first: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(theHost.name, nil, &hints, &first) == 0 else { return false }
    defer { freeaddrinfo(first) }
    var found: [Data] = []
    for entry in sequence(first: first, next: { $0?.pointee.ai_next }) {
        guard let entry = entry?.pointee, let address = entry.ai_addr else { break }
        found.append(Data(bytes: address, count: Int(entry.ai_addrlen)))
    }
    theHost.addresses = found as NSArray
    return !found.isEmpty
}

/// The addresses that were found, each a `sockaddr` in data.
public func CFHostGetAddressing(
    _ theHost: CFHost,
    _ hasBeenResolved: UnsafeMutablePointer<DarwinBoolean>?
) -> Unmanaged<CFArray>? {
    let found = theHost.addresses
    hasBeenResolved?.pointee = DarwinBoolean(found != nil)
    // The host keeps it, as Apple's does.
    return found.map(Unmanaged.passUnretained)
}

/// Names of a host.
public func CFHostGetNames(
    _ theHost: CFHost,
    _ hasBeenResolved: UnsafeMutablePointer<DarwinBoolean>?
) -> Unmanaged<CFArray>? {
    hasBeenResolved?.pointee = true
    return Unmanaged.passUnretained(theHost.names)
}

/// Does nothing: an answer has come when the question returns.
public func CFHostCancelInfoResolution(_ theHost: CFHost, _ info: CFHostInfoType) {}
