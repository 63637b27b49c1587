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
            case tooManyPendingTaskRequests, notPermitted, immediateRunIneligible
        }

        public static let unavailable = Code.unavailable, notPermitted = Code.notPermitted
        public static let immediateRunIneligible = Code.immediateRunIneligible
        public static let tooManyPendingTaskRequests = Code.tooManyPendingTaskRequests
        public let code: Code
        public var errorCode: Int { code.rawValue }
        public init(_ code: Code) { self.code = code }
    }

    public static let shared = BGTaskScheduler()
    /// A phone without a GPU for work in the background.
    open class var supportedResources: BGContinuedProcessingTaskRequest.Resources { [] }

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

/// Asks for time for a study of health.
open class BGHealthResearchTaskRequest: BGProcessingTaskRequest, @unchecked Sendable {  // As its superclass.
    open var protectionTypeOfRequiredData = FileProtectionType.none
}

/// Asks for work that goes on when the app is left (iOS 26).
open class BGContinuedProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {  // As its superclass.
    /// What happens where it cannot begin at once.
    public enum SubmissionStrategy: Int, Sendable { case fail = 0, queue }
    /// What it needs besides.
    public struct Resources: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let gpu = Self(rawValue: 1 << 0)
    }
    open var title: String
    open var subtitle: String
    open var strategy = SubmissionStrategy.queue
    open var requiredResources: Resources = []
    public init(identifier: String, title: String, subtitle: String) {
        (self.title, self.subtitle) = (title, subtitle)
        super.init(named: identifier)
    }
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

/// Time for a study of health.
open class BGHealthResearchTask: BGProcessingTask, @unchecked Sendable {}  // As its superclass.

/// Work that goes on when the app is left.
open class BGContinuedProcessingTask: BGTask, ProgressReporting, @unchecked Sendable {  // As its superclass.
    public let progress = Progress(totalUnitCount: 1)
    open var title: String { "" }
    open var subtitle: String { "" }
    open func updateTitle(_ title: String, subtitle: String) {}
}
