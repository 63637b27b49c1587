/// A file as its author wrote it.
package struct AuthorSource: Hashable, Sendable {
    /// The path that errors and crash stacks show.
    package let path: String
    package let text: String

    package init(path: String, text: String) {
        self.path = path
        self.text = text
    }
}
