import Foundation
import Intents
import Testing

private final class Tasks: NSObject, INCreateTaskListIntentHandling, INSnoozeTasksIntentHandling,
    INAddTasksIntentHandling
{
    func handle(intent: INCreateTaskListIntent, completion: @escaping (INCreateTaskListIntentResponse) -> Void) {
        let response = INCreateTaskListIntentResponse(code: .success, userActivity: nil)
        response.createdTaskList = INTaskList(
            title: intent.title ?? INSpeakableString(spokenPhrase: "List"),
            tasks: [],
            groupName: nil,
            createdDateComponents: nil,
            modifiedDateComponents: nil,
            identifier: nil
        )
        completion(response)
    }
    func resolveTargetTaskList(
        for intent: INAddTasksIntent,
        with completion: @escaping (INAddTasksTargetTaskListResolutionResult) -> Void
    ) { completion(INAddTasksTargetTaskListResolutionResult(taskListResolutionResult: .notRequired())) }
}

@Suite("Intents of tasks, as author code handles them", .timeLimit(.minutes(2))) struct TaskIntentTests {
    @Test("An app answers what it handles, and has answers for the rest")
    func tasks() async {
        let tasks = Tasks()
        var made: String?
        tasks.handle(intent: INCreateTaskListIntent(title: INSpeakableString(spokenPhrase: "Bells"))) {
            made = $0.createdTaskList?.title.spokenPhrase
        }
        #expect(made == "Bells")
        let answer: INSnoozeTasksIntentResponse = await tasks.handle(intent: INSnoozeTasksIntent(all: true))
        #expect(answer.code == .unspecified)
    }
}
