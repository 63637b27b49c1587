// As authors write it: an alarm, apps that are shielded, a language model, a game, a home, a translation.
import ActivityKit
import AlarmKit
import CoreData
import DeviceActivity
import FamilyControls
import FoundationModels
import GameKit
import GroupActivities
import HomeKit
import ImagePlayground
import JournalingSuggestions
import PassKit
import ShazamKit
import SoundAnalysis
import StoreKit
import SwiftUI
import Translation
import _StoreKit_SwiftUI

struct Rest: AlarmMetadata { var bell = "tenor" }

/// Sets an alarm, and says what came of it.
enum Alarms {
    static func set() async -> String {
        let alert = AlarmPresentation.Alert(
            title: "Ring",
            stopButton: AlarmButton(text: "Stop", textColor: .white, systemImageName: "stop.fill"),
            secondaryButton: AlarmButton(text: "Later", textColor: .white, systemImageName: "zzz"),
            secondaryButtonBehavior: .countdown
        )
        let attributes = AlarmAttributes(
            presentation: AlarmPresentation(alert: alert),
            metadata: Rest(),
            tintColor: .red
        )
        let time = Alarm.Schedule.Relative.Time(hour: 7, minute: 30)
        let schedule = Alarm.Schedule.relative(.init(time: time, repeats: .weekly([.monday, .friday])))
        do {
            let state = try await AlarmManager.shared.requestAuthorization()
            guard state == .authorized else { return "\(state) \(try AlarmManager.shared.alarms.count)" }
            let alarm = try await AlarmManager.shared.schedule(
                id: UUID(),
                configuration: .alarm(schedule: schedule, attributes: attributes)
            )
            return "\(alarm.state)"
        } catch { return "\(error)" }
    }
}

/// What a model would write, with the members that the builder makes of `@Generable`.
struct Trip: FoundationModels.Generable {
    struct PartiallyGenerated: Identifiable, FoundationModels.PartialGeneration {
        var id = FoundationModels.GenerationID()
        var place: FoundationModels.PartOf<String>?
        var days: FoundationModels.PartOf<[Int]?>?
    }
    var place: String
    var days: [Int]?
}

struct Weather: Tool {
    struct Arguments: FoundationModels.Generable { var place: String }
    let description = "The weather of a place"
    func call(arguments: Arguments) async throws -> String { "fine in \(arguments.place)" }
}

/// Asks a model, and says why it does not answer.
enum Guide {
    static func ask() async -> [String] {
        switch SystemLanguageModel.default.availability {
        case .available: return ["available"]
        case .unavailable(.deviceNotEligible): break
        case .unavailable(let reason): return ["\(reason)"]
        }
        let session = LanguageModelSession(tools: [Weather()]) { "Answer in one word." }
        var lines = ["\(session.transcript.count)"]
        do {
            let trip = try await session.respond(to: "Where?", generating: Trip.self).content
            lines.append(trip.place)
        } catch LanguageModelSession.GenerationError.assetsUnavailable { lines.append("assets") } catch {
            lines.append("\(error)")
        }
        do {
            for try await part in session.streamResponse(generating: Trip.self, prompt: { "Where?" }) {
                lines.append(part.content.place ?? "")
            }
        } catch { lines.append(error.localizedDescription) }
        let content = try? GeneratedContent(json: #"{"place": "Ghent", "days": [1, 2]}"#)
        let place = try? content?.value(String.self, forProperty: "place")
        let days = try? content?.value([Int].self, forProperty: "days")
        return lines + ["\(place ?? "") \(days ?? [])"]
    }
}

/// Shields apps, watches them, plays, lights a lamp, and hears.
enum LatestRefusals {
    @MainActor
    static func all() async -> [String] {
        var lines: [String] = []
        do { try await AuthorizationCenter.shared.requestAuthorization(for: .individual) } catch {
            lines.append("\(error)")
        }
        let store = ManagedSettingsStore(named: .init("evening"))
        store.shield.applicationCategories = .all()
        store.clearAllSettings()
        lines.append(
            "\(store.shield.applicationCategories == nil) \(FamilyActivitySelection().applicationTokens.count)"
        )
        let schedule = DeviceActivitySchedule(
            intervalStart: DateComponents(hour: 20),
            intervalEnd: DateComponents(hour: 22),
            repeats: true
        )
        do { try DeviceActivityCenter().startMonitoring(.init("evening"), during: schedule) } catch {
            lines.append("\(error)")
        }
        lines.append("\(GKLocalPlayer.local.isAuthenticated) \(HMHomeManager().homes.count)")
        do {
            try await GKLeaderboard.submitScore(1, context: 0, player: GKLocalPlayer.local, leaderboardIDs: ["best"])
        } catch { lines.append("\((error as? GKError)?.code == .notAuthenticated)") }
        do { _ = try SNClassifySoundRequest(classifierIdentifier: .version1) } catch {
            lines.append("\((error as? SNError)?.code == .invalidModel)")
        }
        let status = await LanguageAvailability().status(from: .init(identifier: "en"), to: .init(identifier: "nl"))
        lines.append("\(status) \(ImagePlaygroundViewController.isAvailable)")
        return lines
    }
}

/// Rings with friends, pays and asks what it hears.
struct PealTogether: GroupActivity {
    var tower: String
    var metadata: GroupActivityMetadata {
        var metadata = GroupActivityMetadata()
        (metadata.title, metadata.type) = (tower, .listenTogether)
        return metadata
    }
}
enum Services {
    @MainActor
    static func ask() async -> String {
        let isActive = (try? await PealTogether(tower: "Ghent").activate()) ?? true
        var count = 0
        for await session in PealTogether.sessions() { count += session.activeParticipants.count + 1 }
        let request = PKPaymentRequest()
        request.paymentSummaryItems = [PKPaymentSummaryItem(label: "Bell", amount: 3)]
        let isShown = await withCheckedContinuation { continuation in
            PKPaymentAuthorizationController(paymentRequest: request).present { continuation.resume(returning: $0) }
        }
        let heard =
            switch await SHSession().result(from: SHSignature()) {
            case .match: "match"
            case .noMatch: "none"
            case .error(let error, _): "\((error as? SHError)?.code == .matchAttemptFailed)"
            }
        return "\(isActive) \(count) \(isShown) \(PKPassLibrary.isPassLibraryAvailable()) \(heard)"
    }
}

/// They compile; no view is drawn.
struct LatestViews: View {
    @State private var selection = FamilyActivitySelection()
    @State private var configuration: TranslationSession.Configuration?
    @State private var isPicking = false

    var body: some View {
        VStack {
            JournalingSuggestionsPicker("Write") { suggestion in _ = suggestion.title }
            Text(TimeDataSource<Date>.currentDate, format: .stopwatch(startingAt: .now))
            Text(.now, format: .timer(countingDownIn: .now..<Date.now.addingTimeInterval(60)))
        }
        .familyActivityPicker(isPresented: $isPicking, selection: $selection)
        .translationTask(configuration) { session in _ = try? await session.translate("bell") }
        .imagePlaygroundSheet(isPresented: $isPicking, concept: "a bell") { _ in }
    }
}

final class LatePeal: NSManagedObject {
    var tower: String { "" }
}

/// Sections of a fetch, a stepper as it was written before iOS 14, a shop with pictures of its own.
struct LateViews: View {
    @SectionedFetchRequest<String, LatePeal>(sectionIdentifier: \.tower, sortDescriptors: [SortDescriptor(\.tower)])
    private var towers
    @State private var rings = 1

    private func style() -> some SubscriptionStoreControlStyle { .compactPicker }

    var body: some View {
        List(towers) { tower in
            Section(tower.id) { ForEach(tower, id: \.objectID) { Text($0.tower) } }
        }
        Stepper(value: $rings, in: 1...12, onEditingChanged: { _ in }) { Text("Rings") }
        ProductView(id: "bell") { phase in
            if case .success(let image) = phase { image.resizable() } else { ProgressView() }
        }
        .productViewStyle(.compact)
        SubscriptionStoreView(groupID: "bells").subscriptionStoreControlStyle(style())
    }
}
