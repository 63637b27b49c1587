import Foundation
import Screen

/// In which language somebody reads what commands print of pushes.
enum ReaderLanguage {
    /// What the environment's locale asks for (`LC_ALL`, `LC_MESSAGES`, `LANG`, the first that is set); nil for English.
    static let sentences: Sentences? = {
        let environment = ProcessInfo.processInfo.environment
        let name = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        return .of(language: name)
    }()

    /// A sentence about a push as they read it.
    static func said(_ sentence: String) -> String { sentences?(sentence) ?? sentence }
}
