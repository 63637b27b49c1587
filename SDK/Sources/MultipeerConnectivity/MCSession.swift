public import Foundation
public import FoundationAdditions

/// How many devices a session may have.
public let kMCSessionMaximumNumberOfPeers = 8
public let kMCSessionMinimumNumberOfPeers = 2
public let MCErrorDomain = "MCErrorDomain"

/// Why something between peers failed.
public struct MCError: Error, Hashable, Sendable, CustomNSError {
    /// The reasons, with Apple's numbers.
    public enum Code: Int, ErrorCode, Sendable {
        public typealias _ErrorType = MCError
        case unknown = 0, notConnected, invalidParameter, unsupported, timedOut, cancelled, unavailable
    }

    public static let unknown = Code.unknown, invalidParameter = Code.invalidParameter, unsupported = Code.unsupported
    public static let timedOut = Code.timedOut, cancelled = Code.cancelled

    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { MCErrorDomain }
    public var errorCode: Int { code.rawValue }
    public static var notConnected: Code { .notConnected }
    public static var unavailable: Code { .unavailable }
}

/// A device that others may find, by the name that a person reads.
open class MCPeerID: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    // @unchecked: every stored property is constant.
    public let displayName: String
    private let id: UUID

    public init(displayName myDisplayName: String) { (displayName, id) = (myDisplayName, UUID()) }

    public static var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "displayName"),
            let id = coder.decodeObject(of: NSString.self, forKey: "id").flatMap({ UUID(uuidString: $0 as String) })
        else { return nil }
        (displayName, self.id) = (name as String, id)
    }
    open func encode(with coder: NSCoder) {
        coder.encode(displayName as NSString, forKey: "displayName")
        coder.encode(id.uuidString as NSString, forKey: "id")
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? MCPeerID)?.id == id }
    open override var hash: Int { id.hashValue }
}

/// How near a peer is to a session.
public enum MCSessionState: Int, Sendable { case notConnected = 0, connecting, connected }
/// Whether what was sent surely comes.
public enum MCSessionSendDataMode: Int, Sendable { case reliable = 0, unreliable }
/// Whether what is sent is encrypted.
public enum MCEncryptionPreference: Int, Sendable { case optional = 0, required, none }

/// Peers that send each other data. No peer is near a simulated phone: nobody connects, and sending fails.
open class MCSession: NSObject, @unchecked Sendable {
    // @unchecked: all but the delegate is constant, and that is set before the session is used.
    public let myPeerID: MCPeerID
    /// The certificate and its chain that it shows.
    public let securityIdentity: [Any]?
    public let encryptionPreference: MCEncryptionPreference
    open weak var delegate: (any MCSessionDelegate)?
    /// Always none.
    open var connectedPeers: [MCPeerID] { [] }

    public init(
        peer myPeerID: MCPeerID,
        securityIdentity identity: [Any]?,
        encryptionPreference: MCEncryptionPreference
    ) {
        self.myPeerID = myPeerID
        securityIdentity = identity
        self.encryptionPreference = encryptionPreference
    }

    public convenience init(peer myPeerID: MCPeerID) {
        self.init(peer: myPeerID, securityIdentity: nil, encryptionPreference: .optional)
    }

    /// - Throws: ``MCError`` `notConnected`.
    open func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws {
        throw MCError(.notConnected)
    }

    /// - Parameter completionHandler: hears `notConnected`, on a queue of the system's.
    /// - Returns: nil: nothing is sent.
    @discardableResult
    open func sendResource(
        at resourceURL: URL,
        withName resourceName: String,
        toPeer peerID: MCPeerID,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) -> Progress? {
        DispatchQueue.global().async { completionHandler?(MCError(.notConnected)) }
        return nil
    }

    /// - Throws: ``MCError`` `notConnected`.
    open func startStream(withName streamName: String, toPeer peerID: MCPeerID) throws -> OutputStream {
        throw MCError(.notConnected)
    }

    /// - Parameter completionHandler: hears that nothing is known of it, on a queue of the system's.
    open func nearbyConnectionData(
        forPeer peerID: MCPeerID,
        withCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) { DispatchQueue.global().async { completionHandler(nil, MCError(.unavailable)) } }
    open func connectPeer(_ peerID: MCPeerID, withNearbyConnectionData data: Data) {}
    open func cancelConnectPeer(_ peerID: MCPeerID) {}
    open func disconnect() {}
}

/// Hears of a session's peers. Nothing is told here.
public protocol MCSessionDelegate: NSObjectProtocol {
    func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
    func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
    func session(
        _ session: MCSession,
        didReceive stream: InputStream,
        withName streamName: String,
        fromPeer peerID: MCPeerID
    )
    func session(
        _ session: MCSession,
        didStartReceivingResourceWithName resourceName: String,
        fromPeer peerID: MCPeerID,
        with progress: Progress
    )
    func session(
        _ session: MCSession,
        didFinishReceivingResourceWithName resourceName: String,
        fromPeer peerID: MCPeerID,
        at localURL: URL?,
        withError error: (any Error)?
    )
    func session(
        _ session: MCSession,
        didReceiveCertificate certificate: [Any]?,
        fromPeer peerID: MCPeerID,
        certificateHandler: @escaping (Bool) -> Void
    )
}

extension MCSessionDelegate {
    public func session(
        _ session: MCSession,
        didReceiveCertificate certificate: [Any]?,
        fromPeer peerID: MCPeerID,
        certificateHandler: @escaping (Bool) -> Void
    ) { certificateHandler(true) }
}
