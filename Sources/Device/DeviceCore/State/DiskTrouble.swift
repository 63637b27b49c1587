/// Why the phone's disk keeps nothing at the moment.
package enum DiskTrouble: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is no space left.
    case full
    /// It has not answered for a while.
    case stalled
    /// More waits to be written than the device takes.
    case overloaded
    /// It answers with an error, in SQLite's words.
    case failing(String)

    /// A sentence for a person.
    package var description: String {
        switch self {
        case .full: "the phone's disk is full: nothing new is kept until there is space"
        case .stalled: "the phone's disk does not answer: nothing new is kept until it does"
        case .overloaded: "more waits for the phone's disk than it can write"
        case .failing(let why): "the phone's disk fails, so nothing new is kept: \(why)"
        }
    }
}
