import Foundation

/// What a block of changes asks for.
///
/// `@unchecked`: one thread makes it, runs its block and performs it, then it is gone.
final class PhotoChanges: @unchecked Sendable {
    /// Those of the block that is being performed.
    @TaskLocal static var current: PhotoChanges?
    /// Where blocks are performed whose caller does not wait.
    static let queue = DispatchQueue(label: "Photos")

    var requests: [PHAssetChangeRequest] = []

    /// Calls a block and saves what it asks for.
    ///
    /// - Throws: ``PHPhotosError`` `invalidResource` for what is no picture, `missingResource` for one without any.
    static func perform(_ block: () -> Void) throws {
        let changes = PhotoChanges()
        $current.withValue(changes) { block() }
        do {
            for request in changes.requests { try request.finish() }
            if !changes.requests.isEmpty { PhotoAccess.tell() }
        } catch is CocoaError { throw PHPhotosError(.invalidResource) }
    }
}
