/// What a push asks of the extension under the key `behave`.
enum Behaviour: String {
    /// Hands the content back with " (changed)" after the title.
    case change
    /// Force-unwraps nil.
    case crash
    /// `exit(3)` without an answer.
    case exit
    /// Blocks its thread for ever, and ignores its expiry.
    case hang
    /// Never answers, and has no expiry method to speak of.
    case forget
    /// Answers when its time expires, with " (best attempt)" after the title.
    case overrun
    /// Answers twice: " (first)", " (second)".
    case twice
    /// Answers after its expiry method has returned without one.
    case late
    /// Hands back a content without any text.
    case empty
    /// Hands back an empty content with a badge of 7.
    case emptyWithBadge
    /// Takes memory until it is stopped.
    case grow
    /// Spins until it is stopped.
    case spin
    /// Answers, and goes on printing lines.
    case chatter
    /// Answers with a `userInfo` that cannot be encoded.
    case unencodable
    /// Schedules a notification of its own, with the identifier `own`, and empties the push.
    case postOwn
    /// Registers a category with one button and uses it at once.
    case category
    /// Makes a file that is too large.
    case flood
    /// Makes one file after the other, until it is stopped.
    case fill
    /// Looks at what is not its own, and answers with what it could do.
    case snoop
    /// Loads the address under `url`, and answers with the outcome.
    case load
    /// The same with `Data(contentsOf:)`.
    case read
    /// The same, and waits for the end at a semaphore, within `didReceive`.
    case semaphore
    /// The same, and spins the run loop of its thread until the end.
    case runLoop
    /// The same, and answers on the main thread.
    case mainThread
    /// Blocks the main thread for ever, and never answers.
    case blockMain
    /// Answers on eight threads at once, each with another title.
    case threads
    /// Answers, and loads the address under `url` afterwards.
    case receipt
    /// Loads for ever; its expiry cancels the load, and nobody answers.
    case cancel
    /// Its expiry hands back the content as it came.
    case reset
    /// Its expiry hands back a content without any text.
    case emptyLate
    /// Lists and removes what is delivered, and sets the badge.
    case center
    /// Counts itself in a file of its own, and says so in `userInfo` and in the badge.
    case count
}
