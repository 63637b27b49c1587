public import AuthorRuntime
public import Foundation

// Intents of tasks besides those that add and change one. Nobody asks here.

/// Which of an app's things are looked for.
public enum INNotebookItemType: Int, Sendable { case unknown = 0, note, taskList, task }
/// Which date of theirs.
public enum INDateSearchType: Int, Sendable { case unknown = 0, byDueDate, byModifiedDate, byCreatedDate }
/// Which place of theirs.
public enum INLocationSearchType: Int, Sendable { case unknown = 0, byLocationTrigger }

/// Makes a list of tasks.
open class INCreateTaskListIntent: INIntent {
    public let title: INSpeakableString?
    public let taskTitles: [INSpeakableString]?
    public let groupName: INSpeakableString?
    public init(
        title: INSpeakableString? = nil,
        taskTitles: [INSpeakableString]? = nil,
        groupName: INSpeakableString? = nil
    ) {
        self.title = title
        self.taskTitles = taskTitles
        self.groupName = groupName
    }
}

/// What became of it.
public enum INCreateTaskListIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready, inProgress, success, failure, failureRequiringAppLaunch
}

/// What an app answers.
open class INCreateTaskListIntentResponse: INHandledResponse {
    public let code: INCreateTaskListIntentResponseCode
    open var createdTaskList: INTaskList?
    public init(code: INCreateTaskListIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init(userActivity)
    }
}

/// Does it; nobody asks here.
public protocol INCreateTaskListIntentHandling: NSObjectProtocol {
    func handle(intent: INCreateTaskListIntent, completion: @escaping (INCreateTaskListIntentResponse) -> Void)
    func handle(intent: INCreateTaskListIntent) async -> INCreateTaskListIntentResponse
    func confirm(intent: INCreateTaskListIntent, completion: @escaping (INCreateTaskListIntentResponse) -> Void)
    func confirm(intent: INCreateTaskListIntent) async -> INCreateTaskListIntentResponse
    func resolveTitle(
        for intent: INCreateTaskListIntent,
        with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    )
    func resolveTaskTitles(
        for intent: INCreateTaskListIntent,
        with completion: @escaping ([INSpeakableStringResolutionResult]) -> Void
    )
    func resolveGroupName(
        for intent: INCreateTaskListIntent,
        with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    )
}

extension INCreateTaskListIntentHandling {
    public func handle(intent: INCreateTaskListIntent, completion: @escaping (INCreateTaskListIntentResponse) -> Void) {
        completion(INCreateTaskListIntentResponse(code: .unspecified, userActivity: nil))
    }
    public func handle(intent: INCreateTaskListIntent) async -> INCreateTaskListIntentResponse {
        INCreateTaskListIntentResponse(code: .unspecified, userActivity: nil)
    }
    public func confirm(intent: INCreateTaskListIntent, completion: @escaping (INCreateTaskListIntentResponse) -> Void)
    {
        completion(INCreateTaskListIntentResponse(code: .ready, userActivity: nil))
    }
    public func confirm(intent: INCreateTaskListIntent) async -> INCreateTaskListIntentResponse {
        INCreateTaskListIntentResponse(code: .ready, userActivity: nil)
    }
    public func resolveTitle(
        for intent: INCreateTaskListIntent,
        with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    ) { completion(.notRequired()) }
    public func resolveTaskTitles(
        for intent: INCreateTaskListIntent,
        with completion: @escaping ([INSpeakableStringResolutionResult]) -> Void
    ) { completion([]) }
    public func resolveGroupName(
        for intent: INCreateTaskListIntent,
        with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    ) { completion(.notRequired()) }
}

/// Removes tasks.
open class INDeleteTasksIntent: INIntent {
    public let taskList: INTaskList?
    public let tasks: [INTask]?
    public let all: Bool?
    public init(
        taskList: INTaskList? = nil,
        tasks: [INTask]? = nil,
        all: Bool? = nil
    ) {
        self.taskList = taskList
        self.tasks = tasks
        self.all = all
    }
}

/// What became of it.
public enum INDeleteTasksIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready, inProgress, success, failure, failureRequiringAppLaunch
}

/// What an app answers.
open class INDeleteTasksIntentResponse: INHandledResponse {
    public let code: INDeleteTasksIntentResponseCode
    open var deletedTasks: [INTask]?
    public init(code: INDeleteTasksIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init(userActivity)
    }
}

/// Does it; nobody asks here.
public protocol INDeleteTasksIntentHandling: NSObjectProtocol {
    func handle(intent: INDeleteTasksIntent, completion: @escaping (INDeleteTasksIntentResponse) -> Void)
    func handle(intent: INDeleteTasksIntent) async -> INDeleteTasksIntentResponse
    func confirm(intent: INDeleteTasksIntent, completion: @escaping (INDeleteTasksIntentResponse) -> Void)
    func confirm(intent: INDeleteTasksIntent) async -> INDeleteTasksIntentResponse
    func resolveTaskList(
        for intent: INDeleteTasksIntent,
        with completion: @escaping (INDeleteTasksTaskListResolutionResult) -> Void
    )
    func resolveTasks(
        for intent: INDeleteTasksIntent,
        with completion: @escaping ([INDeleteTasksTaskResolutionResult]) -> Void
    )
}

extension INDeleteTasksIntentHandling {
    public func handle(intent: INDeleteTasksIntent, completion: @escaping (INDeleteTasksIntentResponse) -> Void) {
        completion(INDeleteTasksIntentResponse(code: .unspecified, userActivity: nil))
    }
    public func handle(intent: INDeleteTasksIntent) async -> INDeleteTasksIntentResponse {
        INDeleteTasksIntentResponse(code: .unspecified, userActivity: nil)
    }
    public func confirm(intent: INDeleteTasksIntent, completion: @escaping (INDeleteTasksIntentResponse) -> Void) {
        completion(INDeleteTasksIntentResponse(code: .ready, userActivity: nil))
    }
    public func confirm(intent: INDeleteTasksIntent) async -> INDeleteTasksIntentResponse {
        INDeleteTasksIntentResponse(code: .ready, userActivity: nil)
    }
    public func resolveTaskList(
        for intent: INDeleteTasksIntent,
        with completion: @escaping (INDeleteTasksTaskListResolutionResult) -> Void
    ) { completion(.notRequired()) }
    public func resolveTasks(
        for intent: INDeleteTasksIntent,
        with completion: @escaping ([INDeleteTasksTaskResolutionResult]) -> Void
    ) { completion([]) }
}

/// Puts tasks off.
open class INSnoozeTasksIntent: INIntent {
    public let tasks: [INTask]?
    public let nextTriggerTime: INDateComponentsRange?
    public let all: Bool?
    public init(
        tasks: [INTask]? = nil,
        nextTriggerTime: INDateComponentsRange? = nil,
        all: Bool? = nil
    ) {
        self.tasks = tasks
        self.nextTriggerTime = nextTriggerTime
        self.all = all
    }
}

/// What became of it.
public enum INSnoozeTasksIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready, inProgress, success, failure, failureRequiringAppLaunch
}

/// What an app answers.
open class INSnoozeTasksIntentResponse: INHandledResponse {
    public let code: INSnoozeTasksIntentResponseCode
    open var snoozedTasks: [INTask]?
    public init(code: INSnoozeTasksIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init(userActivity)
    }
}

/// Does it; nobody asks here.
public protocol INSnoozeTasksIntentHandling: NSObjectProtocol {
    func handle(intent: INSnoozeTasksIntent, completion: @escaping (INSnoozeTasksIntentResponse) -> Void)
    func handle(intent: INSnoozeTasksIntent) async -> INSnoozeTasksIntentResponse
    func confirm(intent: INSnoozeTasksIntent, completion: @escaping (INSnoozeTasksIntentResponse) -> Void)
    func confirm(intent: INSnoozeTasksIntent) async -> INSnoozeTasksIntentResponse
    func resolveTasks(
        for intent: INSnoozeTasksIntent,
        with completion: @escaping ([INSnoozeTasksTaskResolutionResult]) -> Void
    )
    func resolveNextTriggerTime(
        for intent: INSnoozeTasksIntent,
        with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void
    )
}

extension INSnoozeTasksIntentHandling {
    public func handle(intent: INSnoozeTasksIntent, completion: @escaping (INSnoozeTasksIntentResponse) -> Void) {
        completion(INSnoozeTasksIntentResponse(code: .unspecified, userActivity: nil))
    }
    public func handle(intent: INSnoozeTasksIntent) async -> INSnoozeTasksIntentResponse {
        INSnoozeTasksIntentResponse(code: .unspecified, userActivity: nil)
    }
    public func confirm(intent: INSnoozeTasksIntent, completion: @escaping (INSnoozeTasksIntentResponse) -> Void) {
        completion(INSnoozeTasksIntentResponse(code: .ready, userActivity: nil))
    }
    public func confirm(intent: INSnoozeTasksIntent) async -> INSnoozeTasksIntentResponse {
        INSnoozeTasksIntentResponse(code: .ready, userActivity: nil)
    }
    public func resolveTasks(
        for intent: INSnoozeTasksIntent,
        with completion: @escaping ([INSnoozeTasksTaskResolutionResult]) -> Void
    ) { completion([]) }
    public func resolveNextTriggerTime(
        for intent: INSnoozeTasksIntent,
        with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void
    ) { completion(.notRequired()) }
}

/// Looks for notes and tasks.
open class INSearchForNotebookItemsIntent: INIntent {
    public let title: INSpeakableString?
    public let content: String?
    public let itemType: INNotebookItemType
    public let status: INTaskStatus
    public let dateTime: INDateComponentsRange?
    public let dateSearchType: INDateSearchType
    public let taskPriority: INTaskPriority
    public let notebookItemIdentifier: String?
    public init(
        title: INSpeakableString? = nil,
        content: String? = nil,
        itemType: INNotebookItemType = .unknown,
        status: INTaskStatus = .unknown,
        dateTime: INDateComponentsRange? = nil,
        dateSearchType: INDateSearchType = .unknown,
        taskPriority: INTaskPriority = .unknown,
        notebookItemIdentifier: String? = nil
    ) {
        self.title = title
        self.content = content
        self.itemType = itemType
        self.status = status
        self.dateTime = dateTime
        self.dateSearchType = dateSearchType
        self.taskPriority = taskPriority
        self.notebookItemIdentifier = notebookItemIdentifier
    }
}

/// What became of it.
public enum INSearchForNotebookItemsIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready, inProgress, success, failure, failureRequiringAppLaunch
}

/// What an app answers.
open class INSearchForNotebookItemsIntentResponse: INHandledResponse {
    public let code: INSearchForNotebookItemsIntentResponseCode
    open var notes: [INNote]?
    open var taskLists: [INTaskList]?
    open var tasks: [INTask]?
    public init(code: INSearchForNotebookItemsIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init(userActivity)
    }
}

/// Does it; nobody asks here.
public protocol INSearchForNotebookItemsIntentHandling: NSObjectProtocol {
    func handle(
        intent: INSearchForNotebookItemsIntent,
        completion: @escaping (INSearchForNotebookItemsIntentResponse) -> Void
    )
    func handle(intent: INSearchForNotebookItemsIntent) async -> INSearchForNotebookItemsIntentResponse
    func confirm(
        intent: INSearchForNotebookItemsIntent,
        completion: @escaping (INSearchForNotebookItemsIntentResponse) -> Void
    )
    func confirm(intent: INSearchForNotebookItemsIntent) async -> INSearchForNotebookItemsIntentResponse
    func resolveTitle(
        for intent: INSearchForNotebookItemsIntent,
        with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    )
    func resolveContent(
        for intent: INSearchForNotebookItemsIntent,
        with completion: @escaping (INStringResolutionResult) -> Void
    )
    func resolveItemType(
        for intent: INSearchForNotebookItemsIntent,
        with completion: @escaping (INNotebookItemTypeResolutionResult) -> Void
    )
    func resolveStatus(
        for intent: INSearchForNotebookItemsIntent,
        with completion: @escaping (INTaskStatusResolutionResult) -> Void
    )
    func resolveDateTime(
        for intent: INSearchForNotebookItemsIntent,
        with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void
    )
}

extension INSearchForNotebookItemsIntentHandling {
    public func handle(
        intent: INSearchForNotebookItemsIntent,
        completion: @escaping (INSearchForNotebookItemsIntentResponse) -> Void
    ) {
        completion(INSearchForNotebookItemsIntentResponse(code: .unspecified, userActivity: nil))
    }
    public func handle(intent: INSearchForNotebookItemsIntent) async -> INSearchForNotebookItemsIntentResponse {
        INSearchForNotebookItemsIntentResponse(code: .unspecified, userActivity: nil)
    }
    public func confirm(
        intent: INSearchForNotebookItemsIntent,
        completion: @escaping (INSearchForNotebookItemsIntentResponse) -> Void
    ) {
        completion(INSearchForNotebookItemsIntentResponse(code: .ready, userActivity: nil))
    }
    public func confirm(intent: INSearchForNotebookItemsIntent) async -> INSearchForNotebookItemsIntentResponse {
        INSearchForNotebookItemsIntentResponse(code: .ready, userActivity: nil)
    }
    public func resolveTitle(
        for intent: INSearchForNotebookItemsIntent,
        with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    ) { completion(.notRequired()) }
    public func resolveContent(
        for intent: INSearchForNotebookItemsIntent,
        with completion: @escaping (INStringResolutionResult) -> Void
    ) { completion(.notRequired()) }
    public func resolveItemType(
        for intent: INSearchForNotebookItemsIntent,
        with completion: @escaping (INNotebookItemTypeResolutionResult) -> Void
    ) { completion(.notRequired()) }
    public func resolveStatus(
        for intent: INSearchForNotebookItemsIntent,
        with completion: @escaping (INTaskStatusResolutionResult) -> Void
    ) { completion(.notRequired()) }
    public func resolveDateTime(
        for intent: INSearchForNotebookItemsIntent,
        with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void
    ) { completion(.notRequired()) }
}

/// What an app makes of a value of `INTaskStatus`.
open class INTaskStatusResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: INTaskStatus) -> Self { make(.success, [resolvedValue]) }
    open class func confirmationRequired(with valueToConfirm: INTaskStatus?) -> Self {
        make(.confirmationRequired, valueToConfirm.map { [$0] } ?? [])
    }
}

/// What an app makes of a value of `INTaskPriority`.
open class INTaskPriorityResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: INTaskPriority) -> Self { make(.success, [resolvedValue]) }
    open class func confirmationRequired(with valueToConfirm: INTaskPriority?) -> Self {
        make(.confirmationRequired, valueToConfirm.map { [$0] } ?? [])
    }
}

/// What an app makes of a value of `INNotebookItemType`.
open class INNotebookItemTypeResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: INNotebookItemType) -> Self { make(.success, [resolvedValue]) }
    open class func confirmationRequired(with valueToConfirm: INNotebookItemType?) -> Self {
        make(.confirmationRequired, valueToConfirm.map { [$0] } ?? [])
    }
}

/// What an app makes of a value of `INDateSearchType`.
open class INDateSearchTypeResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: INDateSearchType) -> Self { make(.success, [resolvedValue]) }
    open class func confirmationRequired(with valueToConfirm: INDateSearchType?) -> Self {
        make(.confirmationRequired, valueToConfirm.map { [$0] } ?? [])
    }
}

/// What an app makes of a value of `INLocationSearchType`.
open class INLocationSearchTypeResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: INLocationSearchType) -> Self { make(.success, [resolvedValue]) }
    open class func confirmationRequired(with valueToConfirm: INLocationSearchType?) -> Self {
        make(.confirmationRequired, valueToConfirm.map { [$0] } ?? [])
    }
}

/// What an app makes of a value of `INTemporalEventTrigger`.
open class INTemporalEventTriggerResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: INTemporalEventTrigger) -> Self { make(.success, [resolvedValue]) }
    open class func disambiguation(with valuesToDisambiguate: [INTemporalEventTrigger]) -> Self {
        make(.disambiguation, valuesToDisambiguate)
    }
    open class func confirmationRequired(with valueToConfirm: INTemporalEventTrigger?) -> Self {
        make(.confirmationRequired, valueToConfirm.map { [$0] } ?? [])
    }
}

/// When tasks that are added are due.
open class INAddTasksTemporalEventTriggerResolutionResult: INTemporalEventTriggerResolutionResult {
    public convenience init(temporalEventTriggerResolutionResult result: INTemporalEventTriggerResolutionResult) {
        self.init()
        take(result.outcome, result.values, result.reason)
    }
}
/// When a task that is changed is due.
open class INSetTaskAttributeTemporalEventTriggerResolutionResult: INTemporalEventTriggerResolutionResult {
    public convenience init(temporalEventTriggerResolutionResult result: INTemporalEventTriggerResolutionResult) {
        self.init()
        take(result.outcome, result.values, result.reason)
    }
}

/// The list that tasks are added to.
open class INAddTasksTargetTaskListResolutionResult: INTaskListResolutionResult {
    public convenience init(taskListResolutionResult result: INTaskListResolutionResult) {
        self.init()
        take(result.outcome, result.values, result.reason)
    }
}

/// The list that tasks are removed from.
open class INDeleteTasksTaskListResolutionResult: INTaskListResolutionResult {
    public convenience init(taskListResolutionResult result: INTaskListResolutionResult) {
        self.init()
        take(result.outcome, result.values, result.reason)
    }
}

/// A task that is removed.
open class INDeleteTasksTaskResolutionResult: INTaskResolutionResult {
    public convenience init(taskResolutionResult result: INTaskResolutionResult) {
        self.init()
        take(result.outcome, result.values, result.reason)
    }
}

/// A task that is put off.
open class INSnoozeTasksTaskResolutionResult: INTaskResolutionResult {
    public convenience init(taskResolutionResult result: INTaskResolutionResult) {
        self.init()
        take(result.outcome, result.values, result.reason)
    }
}
