import Foundation
import UniformTypeIdentifiers

/// For what files are listed.
enum FilePurpose {
    /// Of these types some are opened, where they are or as copies of the app's own.
    case open([UTType], isCopy: Bool)
    /// Files are put where the person says, by a button of one of the system's words; they are asked for when that is said.
    case export(files: @MainActor () async throws -> [URL], isMove: Bool, word: String)
}

/// What became of a picker of files.
package enum FileOutcome {
    case picked([URL])
    case failed(any Error)
    case cancelled
}
