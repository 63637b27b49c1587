internal import SwiftSyntax

extension SourceScanner {
    private static let combineNames: Set = [
        "ObservableObject", "Published", "AnyCancellable", "AnyPublisher", "PassthroughSubject", "CurrentValueSubject",
    ]

    /// Apple's Foundation brings Combine along, so that a file needs no import of it.
    func noteCombine(_ name: String) {
        if Self.combineNames.contains(name), enclosing.allSatisfy({ file.types[$0].path.last != name }) {
            file.usesCombine = true
        }
    }
}
