import Foundation

/// Why a target does not compile, in words that are the same for everybody whom it stops.
package struct SurveyCause: Hashable, Sendable, Codable {
    /// Whose it is.
    package enum Kind: String, Sendable, Codable, CaseIterable {
        /// A module of Apple's that is not here.
        case module
        /// A module that is not Apple's: a package's, a pod's or another target's.
        case package
        /// A name that is not here: of Apple's, or of the author's own.
        case name
        /// What cannot be done without the Objective-C runtime.
        case language
        /// The project's files: an `Info.plist`, a storyboard, a source that is not there.
        case project
        /// Whatever else the compiler says.
        case other
    }

    package let kind: Kind
    package let text: String

    init(_ kind: Kind, _ text: String) {
        self.kind = kind
        self.text = text
    }

    /// What a line of the compiler says; nil when it is no error.
    init?(line: some StringProtocol) {
        guard let range = line.ranges(of: ": error: ").first else { return nil }
        let message = String(line[range.upperBound...])
        if let match = message.firstMatch(of: /^no such module '(?<name>[^'.]+)/) {
            let name = String(match.name)
            self.init(AppleModules.has(name) ? .module : .package, name)
        } else if let match = message.firstMatch(of: /^cannot find (type |operator )?'(?<name>[^']+)' in scope/) {
            self.init(.name, String(match.name))
        } else if let match = message.firstMatch(
            of:
                /^(static member|value of type|type|instance member|initializer) '(?<type>[^']+)'.* has no member '(?<name>[^']+)'/
        ) {
            self.init(.name, "\(match.type).\(match.name)")
        } else {
            self.init(.other, message)
        }
    }

    /// The causes in what the builder says, each once, in order.
    static func causes(of error: BuildError) -> [SurveyCause] {
        guard error.label == "doesNotCompile" else {
            let text = error.description.split(separator: ": ", maxSplits: 1).last.map(String.init)
            return [SurveyCause(.project, text ?? error.description)]
        }
        var causes: [SurveyCause] = []
        for line in error.description.split(separator: "\n") {
            if let cause = SurveyCause(line: line), !causes.contains(cause) { causes.append(cause) }
        }
        return causes.isEmpty ? [SurveyCause(.other, String(error.description.prefix(200)))] : causes
    }
}
