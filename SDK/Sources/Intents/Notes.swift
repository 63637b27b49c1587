public import AuthorRuntime
public import Foundation
public import OpenIntents

// Notes, tasks and training as an intents extension has them.

/// What is in a note.
open class INNoteContent: NSObject {}
/// Text.
open class INTextNoteContent: INNoteContent {
    public let text: String?
    public init(text: String) { self.text = text }
}
/// A picture.
open class INImageNoteContent: INNoteContent {
    public let image: INImage?
    public init(image: INImage) { self.image = image }
}

/// A note.
open class INNote: NSObject {
    public let title: INSpeakableString
    public let contents: [INNoteContent]
    public let groupName: INSpeakableString?
    public let createdDateComponents: DateComponents?
    public let modifiedDateComponents: DateComponents?
    public let identifier: String?
    public init(
        title: INSpeakableString,
        contents: [INNoteContent],
        groupName: INSpeakableString?,
        createdDateComponents: DateComponents?,
        modifiedDateComponents: DateComponents?,
        identifier: String?
    ) {
        (self.title, self.contents, self.groupName) = (title, contents, groupName)
        (self.createdDateComponents, self.modifiedDateComponents) = (createdDateComponents, modifiedDateComponents)
        self.identifier = identifier
    }
}

/// Whether a task is done.
public enum INTaskStatus: Int, Sendable { case unknown = 0, notCompleted, completed }
/// Whether it can be done.
public enum INTaskType: Int, Sendable { case unknown = 0, notCompletable, completable }
/// How much it matters.
public enum INTaskPriority: Int, Sendable { case unknown = 0, notFlagged, flagged }

/// When a task is due.
open class INTemporalEventTrigger: NSObject {
    public let dateComponentsRange: INDateComponentsRange
    public init(dateComponentsRange: INDateComponentsRange) { self.dateComponentsRange = dateComponentsRange }
}

/// A task.
open class INTask: NSObject {
    public let title: INSpeakableString
    public let status: INTaskStatus
    public let taskType: INTaskType
    public let temporalEventTrigger: INTemporalEventTrigger?
    public let createdDateComponents: DateComponents?
    public let modifiedDateComponents: DateComponents?
    public let identifier: String?
    public let priority: INTaskPriority
    public init(
        title: INSpeakableString,
        status: INTaskStatus,
        taskType: INTaskType,
        temporalEventTrigger: INTemporalEventTrigger? = nil,
        createdDateComponents: DateComponents? = nil,
        modifiedDateComponents: DateComponents? = nil,
        identifier: String? = nil,
        priority: INTaskPriority = .notFlagged
    ) {
        (self.title, self.status, self.taskType) = (title, status, taskType)
        (self.temporalEventTrigger, self.priority) = (temporalEventTrigger, priority)
        (self.createdDateComponents, self.modifiedDateComponents) = (createdDateComponents, modifiedDateComponents)
        self.identifier = identifier
    }
}

/// Tasks with a title.
open class INTaskList: NSObject {
    public let title: INSpeakableString
    public let tasks: [INTask]
    public let groupName: INSpeakableString?
    public let identifier: String?
    public init(
        title: INSpeakableString,
        tasks: [INTask],
        groupName: INSpeakableString?,
        createdDateComponents: DateComponents?,
        modifiedDateComponents: DateComponents?,
        identifier: String?
    ) { (self.title, self.tasks, self.groupName, self.identifier) = (title, tasks, groupName, identifier) }
}

/// What a training's goal is told in.
public enum INWorkoutGoalUnitType: Int, Sendable {
    case unknown = 0
    case inch, meter, foot, mile, yard, second, minute, hour, joule, kiloCalorie
}
/// Where one trains.
public enum INWorkoutLocationType: Int, Sendable { case unknown = 0, outdoor, indoor }

/// Makes a note.
open class INCreateNoteIntent: INIntent {
    public let title: INSpeakableString?
    public let content: INNoteContent?
    public let groupName: INSpeakableString?
    public init(
        title: INSpeakableString? = nil,
        content: INNoteContent? = nil,
        groupName: INSpeakableString? = nil
    ) {
        self.title = title
        self.content = content
        self.groupName = groupName
    }
}

/// What became of it.
public enum INCreateNoteIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready, inProgress, success, failure, failureRequiringAppLaunch
}

/// What an app answers.
open class INCreateNoteIntentResponse: INHandledResponse {
    public let code: INCreateNoteIntentResponseCode
    open var createdNote: INNote?
    public init(code: INCreateNoteIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init(userActivity)
    }
}

/// Does it; nobody asks here.
public protocol INCreateNoteIntentHandling: NSObjectProtocol {
    func handle(intent: INCreateNoteIntent, completion: @escaping (INCreateNoteIntentResponse) -> Void)
    func handle(intent: INCreateNoteIntent) async -> INCreateNoteIntentResponse
    func confirm(intent: INCreateNoteIntent, completion: @escaping (INCreateNoteIntentResponse) -> Void)
    func confirm(intent: INCreateNoteIntent) async -> INCreateNoteIntentResponse
    func resolveTitle(
        for intent: INCreateNoteIntent,
        with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    )
    func resolveContent(
        for intent: INCreateNoteIntent,
        with completion: @escaping (INNoteContentResolutionResult) -> Void
    )
    func resolveGroupName(
        for intent: INCreateNoteIntent,
        with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    )
}

extension INCreateNoteIntentHandling {
    public func handle(intent: INCreateNoteIntent, completion: @escaping (INCreateNoteIntentResponse) -> Void) {
        completion(INCreateNoteIntentResponse(code: .unspecified, userActivity: nil))
    }
    public func handle(intent: INCreateNoteIntent) async -> INCreateNoteIntentResponse {
        INCreateNoteIntentResponse(code: .unspecified, userActivity: nil)
    }
    public func confirm(intent: INCreateNoteIntent, completion: @escaping (INCreateNoteIntentResponse) -> Void) {
        completion(INCreateNoteIntentResponse(code: .ready, userActivity: nil))
    }
    public func confirm(intent: INCreateNoteIntent) async -> INCreateNoteIntentResponse {
        INCreateNoteIntentResponse(code: .ready, userActivity: nil)
    }
    public func resolveTitle(
        for intent: INCreateNoteIntent,
        with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    ) { completion(.notRequired()) }
    public func resolveContent(
        for intent: INCreateNoteIntent,
        with completion: @escaping (INNoteContentResolutionResult) -> Void
    ) { completion(.notRequired()) }
    public func resolveGroupName(
        for intent: INCreateNoteIntent,
        with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    ) { completion(.notRequired()) }
}

/// Adds to a note.
open class INAppendToNoteIntent: INIntent {
    public let targetNote: INNote?
    public let content: INNoteContent?
    public init(
        targetNote: INNote? = nil,
        content: INNoteContent? = nil
    ) {
        self.targetNote = targetNote
        self.content = content
    }
}

/// What became of it.
public enum INAppendToNoteIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready, inProgress, success, failure, failureRequiringAppLaunch
}

/// What an app answers.
open class INAppendToNoteIntentResponse: INHandledResponse {
    public let code: INAppendToNoteIntentResponseCode
    open var note: INNote?
    public init(code: INAppendToNoteIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init(userActivity)
    }
}

/// Does it; nobody asks here.
public protocol INAppendToNoteIntentHandling: NSObjectProtocol {
    func handle(intent: INAppendToNoteIntent, completion: @escaping (INAppendToNoteIntentResponse) -> Void)
    func handle(intent: INAppendToNoteIntent) async -> INAppendToNoteIntentResponse
    func confirm(intent: INAppendToNoteIntent, completion: @escaping (INAppendToNoteIntentResponse) -> Void)
    func confirm(intent: INAppendToNoteIntent) async -> INAppendToNoteIntentResponse
    func resolveTargetNote(
        for intent: INAppendToNoteIntent,
        with completion: @escaping (INNoteResolutionResult) -> Void
    )
    func resolveContent(
        for intent: INAppendToNoteIntent,
        with completion: @escaping (INNoteContentResolutionResult) -> Void
    )
}

extension INAppendToNoteIntentHandling {
    public func handle(intent: INAppendToNoteIntent, completion: @escaping (INAppendToNoteIntentResponse) -> Void) {
        completion(INAppendToNoteIntentResponse(code: .unspecified, userActivity: nil))
    }
    public func handle(intent: INAppendToNoteIntent) async -> INAppendToNoteIntentResponse {
        INAppendToNoteIntentResponse(code: .unspecified, userActivity: nil)
    }
    public func confirm(intent: INAppendToNoteIntent, completion: @escaping (INAppendToNoteIntentResponse) -> Void) {
        completion(INAppendToNoteIntentResponse(code: .ready, userActivity: nil))
    }
    public func confirm(intent: INAppendToNoteIntent) async -> INAppendToNoteIntentResponse {
        INAppendToNoteIntentResponse(code: .ready, userActivity: nil)
    }
    public func resolveTargetNote(
        for intent: INAppendToNoteIntent,
        with completion: @escaping (INNoteResolutionResult) -> Void
    ) { completion(.notRequired()) }
    public func resolveContent(
        for intent: INAppendToNoteIntent,
        with completion: @escaping (INNoteContentResolutionResult) -> Void
    ) { completion(.notRequired()) }
}

/// Adds tasks.
open class INAddTasksIntent: INIntent {
    public let targetTaskList: INTaskList?
    public let taskTitles: [INSpeakableString]?
    public let temporalEventTrigger: INTemporalEventTrigger?
    public init(
        targetTaskList: INTaskList? = nil,
        taskTitles: [INSpeakableString]? = nil,
        temporalEventTrigger: INTemporalEventTrigger? = nil
    ) {
        self.targetTaskList = targetTaskList
        self.taskTitles = taskTitles
        self.temporalEventTrigger = temporalEventTrigger
    }
}

/// What became of it.
public enum INAddTasksIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready, inProgress, success, failure, failureRequiringAppLaunch
}

/// What an app answers.
open class INAddTasksIntentResponse: INHandledResponse {
    public let code: INAddTasksIntentResponseCode
    open var modifiedTaskList: INTaskList?
    open var addedTasks: [INTask]?
    public init(code: INAddTasksIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init(userActivity)
    }
}

/// Does it; nobody asks here.
public protocol INAddTasksIntentHandling: NSObjectProtocol {
    func handle(intent: INAddTasksIntent, completion: @escaping (INAddTasksIntentResponse) -> Void)
    func handle(intent: INAddTasksIntent) async -> INAddTasksIntentResponse
    func confirm(intent: INAddTasksIntent, completion: @escaping (INAddTasksIntentResponse) -> Void)
    func confirm(intent: INAddTasksIntent) async -> INAddTasksIntentResponse
    func resolveTaskTitles(
        for intent: INAddTasksIntent,
        with completion: @escaping ([INSpeakableStringResolutionResult]) -> Void
    )
}

extension INAddTasksIntentHandling {
    public func handle(intent: INAddTasksIntent, completion: @escaping (INAddTasksIntentResponse) -> Void) {
        completion(INAddTasksIntentResponse(code: .unspecified, userActivity: nil))
    }
    public func handle(intent: INAddTasksIntent) async -> INAddTasksIntentResponse {
        INAddTasksIntentResponse(code: .unspecified, userActivity: nil)
    }
    public func confirm(intent: INAddTasksIntent, completion: @escaping (INAddTasksIntentResponse) -> Void) {
        completion(INAddTasksIntentResponse(code: .ready, userActivity: nil))
    }
    public func confirm(intent: INAddTasksIntent) async -> INAddTasksIntentResponse {
        INAddTasksIntentResponse(code: .ready, userActivity: nil)
    }
    public func resolveTaskTitles(
        for intent: INAddTasksIntent,
        with completion: @escaping ([INSpeakableStringResolutionResult]) -> Void
    ) { completion([]) }
}

/// Changes a task.
open class INSetTaskAttributeIntent: INIntent {
    public let targetTask: INTask?
    public let status: INTaskStatus
    public let temporalEventTrigger: INTemporalEventTrigger?
    public init(
        targetTask: INTask? = nil,
        status: INTaskStatus,
        temporalEventTrigger: INTemporalEventTrigger? = nil
    ) {
        self.targetTask = targetTask
        self.status = status
        self.temporalEventTrigger = temporalEventTrigger
    }
}

/// What became of it.
public enum INSetTaskAttributeIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready, inProgress, success, failure, failureRequiringAppLaunch
}

/// What an app answers.
open class INSetTaskAttributeIntentResponse: INHandledResponse {
    public let code: INSetTaskAttributeIntentResponseCode
    open var modifiedTask: INTask?
    public init(code: INSetTaskAttributeIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init(userActivity)
    }
}

/// Does it; nobody asks here.
public protocol INSetTaskAttributeIntentHandling: NSObjectProtocol {
    func handle(intent: INSetTaskAttributeIntent, completion: @escaping (INSetTaskAttributeIntentResponse) -> Void)
    func handle(intent: INSetTaskAttributeIntent) async -> INSetTaskAttributeIntentResponse
    func confirm(intent: INSetTaskAttributeIntent, completion: @escaping (INSetTaskAttributeIntentResponse) -> Void)
    func confirm(intent: INSetTaskAttributeIntent) async -> INSetTaskAttributeIntentResponse
    func resolveTargetTask(
        for intent: INSetTaskAttributeIntent,
        with completion: @escaping (INTaskResolutionResult) -> Void
    )
}

extension INSetTaskAttributeIntentHandling {
    public func handle(
        intent: INSetTaskAttributeIntent,
        completion: @escaping (INSetTaskAttributeIntentResponse) -> Void
    ) {
        completion(INSetTaskAttributeIntentResponse(code: .unspecified, userActivity: nil))
    }
    public func handle(intent: INSetTaskAttributeIntent) async -> INSetTaskAttributeIntentResponse {
        INSetTaskAttributeIntentResponse(code: .unspecified, userActivity: nil)
    }
    public func confirm(
        intent: INSetTaskAttributeIntent,
        completion: @escaping (INSetTaskAttributeIntentResponse) -> Void
    ) {
        completion(INSetTaskAttributeIntentResponse(code: .ready, userActivity: nil))
    }
    public func confirm(intent: INSetTaskAttributeIntent) async -> INSetTaskAttributeIntentResponse {
        INSetTaskAttributeIntentResponse(code: .ready, userActivity: nil)
    }
    public func resolveTargetTask(
        for intent: INSetTaskAttributeIntent,
        with completion: @escaping (INTaskResolutionResult) -> Void
    ) { completion(.notRequired()) }
}
