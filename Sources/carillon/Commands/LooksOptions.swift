import ArgumentParser
import Foundation
import NotificationModel

/// How a notification looks that a person would see: for commands that wait for it.
struct LooksOptions: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp("Its title: the whole, or contains:WORDS, or matches:EXPRESSION.", valueName: "text")
    )
    var title: String?

    @Option(name: .long, help: ArgumentHelp("Its subtitle, said as the title is.", valueName: "text"))
    var subtitle: String?

    @Option(name: .long, help: ArgumentHelp("Its body, said as the title is.", valueName: "text"))
    var body: String?

    @Option(name: .long, help: ArgumentHelp("Its app.", valueName: "bundle id"))
    var app: String?

    @Option(name: .long, help: ArgumentHelp("Its category.", valueName: "identifier"))
    var category: String?

    @Option(name: .long, help: ArgumentHelp("Its thread.", valueName: "identifier"))
    var thread: String?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "A value in its payload: order.name=Tea is a text, order.id:=7 is JSON.",
            valueName: "path=value"
        )
    )
    var payload: [String] = []

    @Option(
        name: .long,
        help: ArgumentHelp("Only what came after it: what 'carillon wait --cursor' printed.", valueName: "cursor")
    )
    var since: String?

    func validate() throws {
        for pair in payload where !pair.dropFirst().contains("=") {
            throw ValidationError("--payload is “\(pair)”; it should be path=value, or path:=JSON")
        }
        for pair in payload where Self.pair(pair) == nil {
            throw ValidationError("--payload is “\(pair)”, and what follows := is no JSON; path=value is a text")
        }
    }

    /// The members of a request to wait for it; empty where nothing was said of how it looks, or since when.
    var members: [String: PropertyValue] {
        var members: [String: PropertyValue] = [:]
        for (name, text) in [("title", title), ("subtitle", subtitle), ("body", body)] {
            if let text { members[name] = Self.pattern(text) }
        }
        for (name, value) in [("app", app), ("category", category), ("thread", thread), ("since", since)] {
            if let value { members[name] = .string(value) }
        }
        if !payload.isEmpty { members["payload"] = .dictionary(Dictionary(payload.compactMap(Self.pair)) { $1 }) }
        return members
    }

    private static func pattern(_ text: String) -> PropertyValue {
        for kind in ["contains", "matches"] where text.hasPrefix(kind + ":") {
            return .dictionary([kind: .string(String(text.dropFirst(kind.count + 1)))])
        }
        return .string(text)
    }

    /// The path and the value, written as `carillon push` takes them; nil for a value that is no JSON and should be.
    private static func pair(_ text: String) -> (path: String, value: PropertyValue)? {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts[0].hasSuffix(":") else { return (parts[0], .string(parts[1])) }
        guard let value = try? JSONDecoder().decode(PropertyValue.self, from: Data(parts[1].utf8)) else { return nil }
        return (String(parts[0].dropLast()), value)
    }
}
