import Foundation
import OpenUserNotifications
import Synchronization

@testable import RichPush

/// What a person would see of a push, and what the log would say.
struct Delivered: Sendable {
    var title: String
    var subtitle: String
    var body: String
    var badge: Int?
    var category: String
    var thread: String
    var level: UNNotificationInterruptionLevel
    /// By type, in order, with the files' bytes.
    var attachments: [(type: String, bytes: Data)]
    var hasSound: Bool
    var soundText: String
    var userInfoText: String
    var problems: [String]
    /// How often the handler was called.
    var count: Int
}

/// Runs one push through a configuration, with nothing but local things around it.
enum Push {
    /// What the person sees; `during` runs beside the delivery, such as to let it expire.
    static func deliver(
        _ userInfo: sending [AnyHashable: Any],
        title: String = "Title",
        body: String = "Body",
        category: String = "",
        clock: any Clock<Duration> = ContinuousClock(),
        center: CenterAccess = .none,
        configure: (inout RichPushConfiguration) -> Void,
        during: (RichPushDelivery) async -> Void = { _ in }
    ) async throws -> Delivered {
        var configuration = RichPushConfiguration()
        configure(&configuration)
        let content = UNMutableNotificationContent()
        content.title = title
        content.body = body
        content.categoryIdentifier = category
        content.sound = .default
        content.userInfo = userInfo
        let request = UNNotificationRequest(identifier: "push-1", content: content, trigger: nil)

        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("RichPushTests-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let seen = Mutex<(content: Delivered?, problems: [String], count: Int)>((nil, [], 0))
        let delivery = RichPushDelivery(
            request,
            configuration,
            center: center,
            clock: clock,
            work: WorkFolder(root: folder),
            report: { problems in seen.withLock { $0.problems = problems } },
            handler: { content in
                let delivered = Delivered(content)
                seen.withLock {
                    $0.content = $0.content ?? delivered
                    $0.count += 1
                }
            }
        )
        async let run: Void = delivery.run()
        await during(delivery)
        await run
        var (content2, problems, count) = seen.withLock { ($0.content, $0.problems, $0.count) }
        guard content2 != nil else { throw NothingDelivered() }
        content2?.problems = problems
        content2?.count = count
        guard let delivered = content2 else { throw NothingDelivered() }
        return delivered
    }
}

struct NothingDelivered: Error {}

extension Delivered {
    init(_ content: UNNotificationContent) {
        title = content.title
        subtitle = content.subtitle
        body = content.body
        badge = content.badge?.intValue
        category = content.categoryIdentifier
        thread = content.threadIdentifier
        level = content.interruptionLevel
        attachments = content.attachments.map { ($0.type, (try? Data(contentsOf: $0.url)) ?? Data()) }
        hasSound = content.sound != nil
        soundText = content.sound.map { "\($0)" } ?? ""
        userInfoText = "\(content.userInfo)"
        problems = []
        count = 0
    }
}

extension CenterAccess {
    /// Takes everything and shows nothing.
    static let none = CenterAccess(register: { buttons, _ in buttons.hashedName }, addSound: { _, _ in nil })
}

/// A clock that stands still until it is told to move on.
final class TestClock: Clock, Sendable {
    struct Instant: InstantProtocol {
        var offset: Duration
        func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }
        func duration(to other: Self) -> Duration { other.offset - offset }
        static func < (left: Self, right: Self) -> Bool { left.offset < right.offset }
    }

    private struct State {
        var now = Instant(offset: .zero)
        var sleepers: [(id: Int, until: Instant, wake: CheckedContinuation<Void, any Error>)] = []
        var count = 0
    }

    private let state = Mutex(State())
    var now: Instant { state.withLock { $0.now } }
    let minimumResolution = Duration.zero

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let id = state.withLock { state in
            state.count += 1
            return state.count
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (wake: CheckedContinuation<Void, any Error>) in
                let ready = state.withLock { state in
                    if state.now >= deadline || Task.isCancelled { return true }
                    state.sleepers.append((id, deadline, wake))
                    return false
                }
                if ready { wake.resume() }
            }
        } onCancel: {
            let wake = state.withLock { state in
                let index = state.sleepers.firstIndex { $0.id == id }
                return index.map { state.sleepers.remove(at: $0).wake }
            }
            wake?.resume(throwing: CancellationError())
        }
    }

    /// How many sleep.
    var sleeperCount: Int { state.withLock { $0.sleepers.count } }

    func advance(by duration: Duration) {
        let woken = state.withLock { state in
            state.now = state.now.advanced(by: duration)
            let woken = state.sleepers.filter { $0.until <= state.now }
            state.sleepers.removeAll { $0.until <= state.now }
            return woken
        }
        for sleeper in woken { sleeper.wake.resume() }
    }
}

/// Waits for something that another thread brings about, up to ten seconds.
func eventually(_ condition: @escaping @Sendable () -> Bool) async -> Bool {
    let end = ContinuousClock.now + .seconds(10)
    while ContinuousClock.now < end {
        if condition() { return true }
        try? await Task.sleep(for: .milliseconds(5))
    }
    return condition()
}

/// An app group of a test's own.
struct TestGroup: Sendable {
    let identifier = "group.test.\(UUID().uuidString)"
    let folder: URL

    /// Set once for the process, before anything asks for a container.
    private static let parent: URL = {
        let parent = FileManager.default.temporaryDirectory.appendingPathComponent("RichPushGroups-\(UUID())")
        setenv("CARILLON_GROUP_CONTAINERS", parent.path, 1)
        return parent
    }()

    init() throws {
        folder = Self.parent.appendingPathComponent(identifier)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    var soundFolder: URL { folder.appendingPathComponent("Library/Sounds") }

    /// The sounds that were put there, by name.
    func sounds() throws -> [String: Data] {
        let files = try? FileManager.default.contentsOfDirectory(at: soundFolder, includingPropertiesForKeys: nil)
        return try Dictionary(
            uniqueKeysWithValues: (files ?? []).map { ($0.lastPathComponent, try Data(contentsOf: $0)) }
        )
    }
}

/// The beginnings of files, and something behind them.
enum Sample {
    static func png(_ size: Int = 1000) -> Data { padded([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], size) }
    static func jpeg(_ size: Int = 1000) -> Data { padded([0xFF, 0xD8, 0xFF, 0xE0], size) }
    static func gif(_ size: Int = 1000) -> Data { padded(Array("GIF89a".utf8), size) }
    static func mp4(_ size: Int = 1000) -> Data { padded([0, 0, 0, 0x18] + Array("ftypisom".utf8), size) }
    static let html = Data("<!DOCTYPE html><html><body>Not found</body></html>".utf8)

    static func wav(_ seconds: Double, rate: Int = 8000) -> Data {
        Waveform(sampleRate: rate, samples: (0..<Int(seconds * Double(rate))).map { Int16($0 % 1000) }).wavData()
    }

    private static func padded(_ head: [UInt8], _ size: Int) -> Data {
        Data(head) + Data((0..<max(0, size - head.count)).map { UInt8(truncatingIfNeeded: $0) })
    }
}
