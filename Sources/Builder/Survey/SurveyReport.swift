import Foundation

/// What a survey found.
package struct SurveyReport: Sendable, Codable {
    /// A line of the table of kinds.
    package struct Count: Sendable, Codable, Equatable {
        package let kind: SurveyedTarget.Kind
        package let tried: Int
        package let built: Int
        /// How many need a package's or a pod's code that is not there.
        package let withoutOthersCode: Int

        package init(kind: SurveyedTarget.Kind, tried: Int, built: Int, withoutOthersCode: Int) {
            self.kind = kind
            self.tried = tried
            self.built = built
            self.withoutOthersCode = withoutOthersCode
        }
    }

    /// A cause, and how many projects it stops.
    package struct Ranked: Sendable, Codable, Equatable {
        package let cause: SurveyCause
        package let projects: [String]
        /// How many targets it stops alone.
        package let alone: Int
    }

    package let targets: [SurveyedTarget]

    /// How many of each kind compile.
    package var counts: [Count] {
        SurveyedTarget.Kind.allCases.compactMap { kind in
            let own = targets.filter { $0.kind == kind }
            guard !own.isEmpty else { return nil }
            return Count(
                kind: kind,
                tried: own.count,
                built: own.count(where: \.isBuilt),
                withoutOthersCode: own.count(where: \.needsOthersCode)
            )
        }
    }

    /// The causes, those first that stop most projects.
    package var causes: [Ranked] {
        var projects: [SurveyCause: Set<String>] = [:]
        var alone: [SurveyCause: Int] = [:]
        for target in targets {
            for cause in target.causes { projects[cause, default: []].insert(target.project) }
            if target.causes.count == 1, let only = target.causes.first { alone[only, default: 0] += 1 }
        }
        return projects.map { Ranked(cause: $0, projects: $1.sorted(), alone: alone[$0] ?? 0) }
            .sorted { one, other in
                (other.projects.count, other.alone, one.cause.text) < (one.projects.count, one.alone, other.cause.text)
            }
    }

    /// The tables, as the command prints them.
    ///
    /// - Parameter limit: how many causes.
    package func text(limit: Int) -> String {
        var lines = ["kind        tried   built   of others' code"]
        for count in counts {
            lines.append(
                "\(count.kind.rawValue.padded(10))\(Self.right(count.tried, 7))\(Self.right(count.built, 8))"
                    + Self.right(count.withoutOthersCode, 18)
            )
        }
        let causes = self.causes
        if !causes.isEmpty { lines += ["", "projects  alone  cause"] }
        for ranked in causes.prefix(limit) {
            lines.append(
                "\(Self.right(ranked.projects.count, 8))\(Self.right(ranked.alone, 7))  "
                    + "\(ranked.cause.kind.rawValue.padded(9))\(ranked.cause.text)"
            )
        }
        if causes.count > limit { lines.append("and \(causes.count - limit) more causes; --json has them all") }
        return lines.joined(separator: "\n")
    }

    private static func right(_ number: Int, _ width: Int) -> String {
        let text = "\(number)"
        return String(repeating: " ", count: max(0, width - text.count)) + text
    }

    private enum CodingKeys: CodingKey { case counts, causes, targets }

    package init(targets: [SurveyedTarget]) { self.targets = targets }

    package init(from decoder: any Decoder) throws {
        targets = try decoder.container(keyedBy: CodingKeys.self).decode([SurveyedTarget].self, forKey: .targets)
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(counts, forKey: .counts)
        try container.encode(causes, forKey: .causes)
        try container.encode(targets, forKey: .targets)
    }
}

extension String {
    fileprivate func padded(_ width: Int) -> String { self + String(repeating: " ", count: max(1, width - count)) }
}
