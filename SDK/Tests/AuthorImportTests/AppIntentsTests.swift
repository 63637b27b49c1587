// As an author's files have it: intents, shortcuts, what Spotlight is told.
import AppIntents
import CoreSpotlight
import Testing

@testable import SwiftUI

enum Peal: String, AppEnum {
    case great, small

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Peal"
    static let caseDisplayRepresentations: [Peal: DisplayRepresentation] = [
        .great: "Great",
        .small: DisplayRepresentation(title: "Small", image: .init(systemName: "bell")),
    ]
}

struct Tower: AppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Tower")
    static let defaultQuery = TowerQuery()
    let id: String
    @Property(title: "Height") var height: Int?

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(id)", subtitle: height.map { "\($0) m" })
    }
}

struct TowerQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Tower] { identifiers.map { Tower(id: $0) } }
}

struct RingIntent: AppIntent {
    static let title: LocalizedStringResource = "Ring"
    static let description = IntentDescription("Rings a bell.", categoryName: "Bells")
    static let openAppWhenRun = false

    @Parameter(title: "Strokes", default: 3, inclusiveRange: (1, 12)) var strokes: Int?
    @Parameter(title: "Peal", default: .small) var peal: Peal
    @Parameter(title: "Tower") var tower: Tower?

    static var parameterSummary: some ParameterSummary { Summary("Ring \(\.$peal) \(\.$strokes) times") }

    func perform() async throws -> some IntentResult & ProvidesDialog & ReturnsValue<Int> {
        guard let strokes else { return .result(value: 0, dialog: "Nothing rings.") }
        return .result(value: strokes, dialog: "\(peal.rawValue) rings \(strokes) times.")
    }
}

struct QuietIntent: AppIntent {
    static let title: LocalizedStringResource = "Be quiet"
    @MainActor func perform() async throws -> some IntentResult { .result() }
}

struct Shortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: RingIntent(),
            phrases: ["Ring in \(.applicationName)", "Ring the \(\.$peal) in \(.applicationName)"],
            shortTitle: "Ring",
            systemImageName: "bell"
        )
        AppShortcut(intent: QuietIntent(), phrases: ["Be quiet"])
    }
}

@Suite("Intents, Spotlight and colours of an author's", .timeLimit(.minutes(2))) struct AppIntentsTests {
    @Test("An intent is performed by the app's own code, with its parameters' defaults and values")
    func performs() async throws {
        let intent = RingIntent()
        #expect(intent.strokes == 3 && intent.peal == .small && intent.tower == nil)
        let first = try await intent.perform()
        #expect(first.value == 3)
        intent.strokes = nil
        #expect(try await intent.perform().value == 0)
        intent.tower = Tower(id: "West")
        #expect(intent.tower?.height == nil && RingIntent.isDiscoverable)
        await #expect(throws: AppIntentError.needsValue) { try await intent.$tower.requestValue("Which?") }
    }

    @Test("Shortcuts, entities and the words of both are there")
    func words() async throws {
        #expect(Shortcuts.appShortcuts.map(\.phrases.count) == [2, 1])
        #expect(Shortcuts.appShortcuts[0].phrases[1] == "Ring the ${parameter} in ${applicationName}")
        #expect(String(localized: Peal.caseDisplayRepresentations[.great]?.title ?? "") == "Great")
        let count = 7
        let words: LocalizedStringResource = "\(count) bells, 100 %"
        let within: LocalizedStringResource = "Two: \(words)"
        #expect(String(localized: within) == "Two: \(String(localized: words))")
        #expect(words.key == "%lld bells, 100 %%" && String(localized: words) == "7 bells, 100 %")
        #expect(try await Tower.defaultQuery.entities(for: ["West"]).first?.id == "West")
    }

    @Test("Spotlight keeps items, and forgets those of a domain and all below it")
    func spotlight() async throws {
        let index = CSSearchableIndex(name: "bells")
        let attributes = CSSearchableItemAttributeSet(contentType: .item)
        attributes.title = "West"
        attributes.keywords = ["bell"]
        let items = ["mail", "mail.inbox", "mailbox"].map {
            CSSearchableItem(uniqueIdentifier: $0, domainIdentifier: $0, attributeSet: attributes)
        }
        try await index.indexSearchableItems(items)
        #expect(index.count == 3)
        try await index.deleteSearchableItems(withDomainIdentifiers: ["mail"])
        #expect(index.count == 1)
        await withCheckedContinuation { done in index.deleteAllSearchableItems { _ in done.resume() } }
        #expect(index.count == 0)
    }

    @Test("UIColor has the parts of a colour of SwiftUI's")
    func colours() {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        let half = Color(red: 0.25, green: 0.5, blue: 0.75).opacity(0.5)
        #expect(UIColor(half).getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        #expect(red == 0.25 && green == 0.5 && blue == 0.75 && alpha == 0.5)
        let mixed = Color.black.mix(with: .white, by: 0.5)
        #expect(mixed == Color(white: 0.5) && mixed != Color.black && Color(.systemRed) == .red)
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(UIColor(Color.primary).resolvedColor(with: dark) == UIColor.label.resolvedColor(with: dark))
    }

    @Test("Names of days may be forced, as Apple's headers have them")
    func days() {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        var days = formatter.veryShortWeekdaySymbols!
        days.append(days.removeFirst())
        #expect(days == ["M", "T", "W", "T", "F", "S", "S"] && formatter.monthSymbols[11] == "December")
        #expect(formatter.shortWeekdaySymbols.first == "Sun")
    }
}
