public import Foundation
public import FoundationAdditions

/// Why nothing is written of what Metal does.
public struct MTLCaptureError: CustomNSError, Hashable, Sendable {
    /// Raw values as Metal has them.
    public enum Code: Int, ErrorCode, Sendable {
        public typealias _ErrorType = MTLCaptureError
        case notSupported = 1, alreadyCapturing, invalidDescriptor
    }
    public static let notSupported = Code.notSupported, alreadyCapturing = Code.alreadyCapturing
    public static let invalidDescriptor = Code.invalidDescriptor
    public static let errorDomain = "MTLCaptureError"
    public let code: Code
    public var errorCode: Int { code.rawValue }
    public init(_ code: Code) { self.code = code }
}

/// What is to be written.
open class MTLCaptureDescriptor: NSObject {
    open var captureObject: Any?
    open var destination = MTLCaptureDestination.developerTools
    open var outputURL: URL?
    public override init() {}
}

/// From where to where it is written.
public protocol MTLCaptureScope: NSObjectProtocol {
    var device: any MTLDevice { get }
    var label: String? { get set }
    var commandQueue: (any MTLCommandQueue)? { get }
    func begin()
    func end()
}

/// Writes what Metal does: nothing is done, so that nothing is written.
open class MTLCaptureManager: NSObject, @unchecked Sendable {  // It has no state.
    private static let only = MTLCaptureManager()
    open class func shared() -> MTLCaptureManager { only }
    open var isCapturing: Bool { false }
    open var defaultCaptureScope: (any MTLCaptureScope)? {
        get { nil }
        set {}
    }
    override init() { super.init() }
    open func supportsDestination(_ destination: MTLCaptureDestination) -> Bool { false }
    /// - Throws: ``MTLCaptureError`` `notSupported`, always.
    open func startCapture(with descriptor: MTLCaptureDescriptor) throws { throw MTLCaptureError(.notSupported) }
    open func stopCapture() {}
}
