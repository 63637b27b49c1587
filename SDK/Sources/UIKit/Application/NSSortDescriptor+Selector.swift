public import AuthorRuntime
public import Foundation
import FoundationAdditions

extension NSSortDescriptor {
    /// Sorts by the value of a name, as a method of the values compares them: those of Foundation's texts, numbers and dates.
    ///
    /// Another class's own method cannot be called by its name without Objective-C: its values are compared as they are, and a
    /// line on standard error says so.
    public convenience init(key: String?, ascending: Bool, selector: Selector?) {
        guard let selector, selector.name != "compare:" else {
            self.init(key: key, ascending: ascending)
            return
        }
        guard let compare = Self.textComparisons[selector.name] else {
            FileHandle.standardError.write(
                Data("NSSortDescriptor: \(selector.name) is not called here; values are compared as they are.\n".utf8)
            )
            self.init(key: key, ascending: ascending)
            return
        }
        self.init(key: key, ascending: ascending) { one, other in
            // Nothing comes first.
            switch (one as? String, other as? String) {
            case (let one?, let other?): compare(one, other)
            case (nil, _?): .orderedAscending
            case (_?, nil): .orderedDescending
            case (nil, nil): .orderedSame
            }
        }
    }

    private static let textComparisons: [String: @Sendable (String, String) -> ComparisonResult] = [
        "localizedStandardCompare:": { $0.localizedStandardCompare($1) },
        "localizedCaseInsensitiveCompare:": { $0.localizedCaseInsensitiveCompare($1) },
        "localizedCompare:": { $0.localizedCompare($1) },
        "caseInsensitiveCompare:": { $0.caseInsensitiveCompare($1) },
    ]
}
