/// A file as its author wrote it.
public struct AuthorSource: Hashable, Sendable {
    /// The path that errors and crash stacks show.
    public let path: String
    public let text: String

    public init(path: String, text: String) {
        self.path = path
        self.text = text
    }
}
