/// Waits for the end of a task, where Apple's sequences wait for what happens: here nothing ever does.
enum TaskEnd {
    static func wait() async {
        let (stream, continuation) = AsyncStream<Never>.makeStream()
        await withTaskCancellationHandler {
            for await _ in stream {}
        } onCancel: {
            continuation.finish()
        }
    }
}
