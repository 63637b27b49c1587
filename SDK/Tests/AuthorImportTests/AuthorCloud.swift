// As an author's files of the last years have it: records that are kept in step, work that outlives a thread, and items that
// are dragged.
public import ActivityKit
import CloudKit
import Combine
import CoreTransferable
import SpriteKit
import UserNotifications

/// Keeps an app's bells in step with iCloud.
final class BellSync: CKSyncEngineDelegate {
    let states = States()
    let database = CKContainer(identifier: "iCloud.com.example.bells").privateCloudDatabase
    let zone = CKRecordZone.ID(zoneName: "Bells")

    actor States {
        var kept: [CKSyncEngine.State.Serialization] = []
        func keep(_ state: CKSyncEngine.State.Serialization) { kept.append(state) }
    }

    func engine(_ state: CKSyncEngine.State.Serialization?) -> CKSyncEngine {
        CKSyncEngine(CKSyncEngine.Configuration(database: database, stateSerialization: state, delegate: self))
    }

    func handleEvent(_ event: CKSyncEngine.Event, syncEngine: CKSyncEngine) async {
        switch event {
        case .stateUpdate(let update): await states.keep(update.stateSerialization)
        case .fetchedRecordZoneChanges(let changes):
            for change in changes.modifications { print(change.record.recordType) }
        case .sentRecordZoneChanges(let sent): for failed in sent.failedRecordSaves { print(failed.error.code) }
        default: break
        }
    }

    func nextRecordZoneChangeBatch(
        _ context: CKSyncEngine.SendChangesContext,
        syncEngine: CKSyncEngine
    ) async -> CKSyncEngine.RecordZoneChangeBatch? {
        let scope = context.options.scope
        let changes = syncEngine.state.pendingRecordZoneChanges.filter { scope.contains($0) }
        return await CKSyncEngine.RecordZoneChangeBatch(pendingChanges: changes) {
            CKRecord(recordType: "Bell", recordID: $0)
        }
    }

    func share(_ metadata: CKShare.Metadata) async throws -> CKShare {
        try await CKContainer.default().accept(metadata)
    }
}

/// An activity whose state says nothing of threads, as those of packages do.
public struct BellAttributes: ActivityAttributes {
    public struct ContentState: Codable, Hashable { public var strokes: Int }
    public var name: String

    static func begin() throws -> Activity<BellAttributes> {
        try Activity.request(
            attributes: BellAttributes(name: "Great Tom"),
            content: .init(state: ContentState(strokes: 3), staleDate: nil),
            pushType: nil
        )
    }
}

@MainActor
final class BellSettings: ObservableObject {
    nonisolated let objectWillChange = ObservableObjectPublisher()
}

/// Handlers that are written as the compiler of Swift 6 asks for them.
@MainActor
final class BellAnswers: NSObject, UNUserNotificationCenterDelegate {
    nonisolated func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) {
        Task { @MainActor in completionHandler() }
    }
    nonisolated func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) { completionHandler([.banner]) }
}

enum BellError: Error, CustomLocalizedStringResourceConvertible {
    case silent(String)
    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .silent(let name): "\(name) is silent"
        }
    }
}

struct BellDrag: Codable, Transferable, Sendable {
    var name: String
    static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: .json) }

    static func dropped(_ provider: NSItemProvider) async -> String {
        await withCheckedContinuation { answered in
            provider.loadTransferable(type: BellDrag.self) { result in
                answered.resume(returning: (try? result.get().name) ?? "nothing")
            }
        }
    }
}

/// A scene with light and sparks.
final class BellScene: SKScene {
    private var light: SKLightNode?

    func ring() {
        let light = SKLightNode()
        (light.falloff, light.categoryBitMask) = (1, 1)
        addChild(light)
        self.light = light
        let sparks = SKEmitterNode()
        (sparks.particleSpeedRange, sparks.particleAlphaSpeed) = (20, -0.5)
        sparks.particleColorSequence = SKKeyframeSequence(keyframeValues: [SKColor.white, SKColor.red], times: [0, 1])
        addChild(sparks)
    }
}
