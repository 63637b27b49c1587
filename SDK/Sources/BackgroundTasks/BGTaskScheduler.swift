@_exported public import Foundation
public import FoundationAdditions

/// Work that the system starts while an app is in the background: it starts none here, as on a simulator.
open class BGTaskScheduler: NSObject, @unchecked Sendable {  // It has no state.
    /// Why work was not taken.
    public struct Error: CustomNSError, Hashable, Sendable {
        public static let errorDomain = "BGTaskSchedulerErrorDomain"

        /// Raw values as `BGTaskSchedulerErrorCode`.
        public enum Code: Int, ErrorCode, Sendable {
            public typealias _ErrorType = Error
            case unavailable = 1
            case tooManyPendingTaskRequests, notPermitted
        }

        public static let unavailable = Code.unavailable, notPermitted = Code.notPermitted
        public static let tooManyPendingTaskRequests = Code.tooManyPendingTaskRequests
        public let code: Code
        public var errorCode: Int { code.rawValue }
        public init(_ code: Code) { self.code = code }
    }

    public static let shared = BGTaskScheduler()

    /// Remembers nothing, and says that it was taken.
    @discardableResult open func register(
        forTaskWithIdentifier identifier: String,
        using queue: DispatchQueue?,
        launchHandler: @escaping (BGTask) -> Void
    ) -> Bool { true }

    /// - Throws: ``Error`` `unavailable`, always, as a simulator does.
    open func submit(_ taskRequest: BGTaskRequest) throws { throw Error(.unavailable) }
    open func cancel(taskRequestWithIdentifier identifier: String) {}
    open func cancelAllTaskRequests() {}
    open func getPendingTaskRequests(completionHandler: @escaping @Sendable ([BGTaskRequest]) -> Void) {
        completionHandler([])
    }
    open func pendingTaskRequests() async -> [BGTaskRequest] { [] }
}

/// Asks for work to be started.
open class BGTaskRequest: NSObject, @unchecked Sendable {  // As Apple's: it belongs to whoever made it.
    public let identifier: String
    open var earliestBeginDate: Date?
    init(named identifier: String) { self.identifier = identifier }
}

/// Asks for a short time to be up to date.
open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
    public init(identifier: String) { super.init(named: identifier) }
}

/// Asks for a longer time.
open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
    open var requiresNetworkConnectivity = false
    open var requiresExternalPower = false
    public init(identifier: String) { super.init(named: identifier) }
}

/// Work that was started.
open class BGTask: NSObject, @unchecked Sendable {  // None is ever made.
    public let identifier: String
    open var expirationHandler: (() -> Void)?
    init(identifier: String) { self.identifier = identifier }
    open func setTaskCompleted(success: Bool) {}
}

/// A short time.
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}

/// A longer time.
open class BGProcessingTask: BGTask, @unchecked Sendable {}
