package import DeviceCore
package import DeviceService
import DeviceStore
package import Foundation
import Logging
package import NotificationModel
package import WallClock

/// A phone that a test holds, in its own process or in another.
package protocol PhoneUnderTest: Sendable {
    /// The socket of apps.
    var linkSocket: String { get }
    /// Waits until the screen is as the test wants it.
    @discardableResult
    func wait(for what: String, _ condition: @escaping @Sendable (RenderModel) -> Bool) async throws -> RenderModel
    /// Answers a question of the phone.
    func answer(prompt id: String, allow: Bool) async throws
}

/// A phone that runs for a test, with a state folder of its own.
package struct RunningDevice: PhoneUnderTest {
    package let device: Device
    package let clock: ManualWallClock
    package let state: URL

    package var linkSocket: String { device.linkSocket }

    package func answer(prompt id: String, allow: Bool) async throws {
        try await device.answer(prompt: id, allow: allow)
    }

    /// The cards of the centre, newest first.
    package func cards() async -> [RenderModel.Card] { await device.render().center.flatMap(\.cards) }

    /// Waits until the screen is as the test wants it.
    ///
    /// - Throws: ``DeviceTimeout`` after twenty real seconds, with the screen as it was.
    @discardableResult
    package func wait(
        for what: String,
        _ condition: @escaping @Sendable (RenderModel) -> Bool
    ) async throws -> RenderModel {
        let device = device
        return try await withRealDeadline(what) {
            for await event in await device.events() {
                if case .render(let model) = event, condition(model) { return model }
            }
            throw DeviceTimeout(what: what)
        }
    }

    /// Waits until a journey has a step of that name.
    @discardableResult
    package func wait(forStep event: JourneyEvent, of id: String) async throws -> Journey {
        try await wait(for: "“\(event.rawValue)”", of: id) { $0.event == event }
    }

    /// Waits until a journey has a step that says so.
    @discardableResult
    package func wait(forText text: String, of id: String) async throws -> Journey {
        try await wait(for: "“\(text)”", of: id) { $0.text.contains(text) }
    }

    private func wait(
        for what: String,
        of id: String,
        _ fits: @escaping @Sendable (JourneyEntry) -> Bool
    ) async throws -> Journey {
        let device = device
        return try await withRealDeadline("\(what) in the journey of \(id)") {
            for await _ in await device.events() {
                if let journey = try? await device.journey(id: id), journey.entries.contains(where: fits) {
                    return journey
                }
            }
            throw DeviceTimeout(what: what)
        }
    }
}

/// What a test waited for did not come.
package struct DeviceTimeout: Error, CustomStringConvertible {
    package let what: String

    package init(what: String) { self.what = what }

    package var description: String { "waited in vain for \(what)" }
}

/// Waits until the phone has removed a file; it does so after it has answered.
package func waitForRemoval(of path: String) async throws {
    try await withRealDeadline("the removal of \(path)") {
        while FileManager.default.fileExists(atPath: path) {
            try Task.checkCancellation()
            await Task.yield()
        }
    }
}

/// Runs `body` for at most twenty real seconds.
package func withRealDeadline<Value: Sendable>(
    _ what: String,
    _ body: @escaping @Sendable () async throws -> Value
) async throws -> Value {
    try await withThrowingTaskGroup(of: Value.self) { group in
        group.addTask { try await body() }
        group.addTask {
            try await Task.sleep(for: .seconds(20))
            throw DeviceTimeout(what: what)
        }
        defer { group.cancelAll() }
        guard let value = try await group.next() else { throw DeviceTimeout(what: what) }
        return value
    }
}

/// Runs `body` with a phone.
///
/// - Parameters:
///   - state: nil makes a temporary one and removes it.
///   - clock: what the phone takes the time from; by default one that stands still.
///   - configure: changes the configuration before the start.
///   - disk: what the phone's database lies on; nil for a file in its state folder.
///   - body: the test.
/// - Returns: what `body` returns.
/// - Throws: what `body` or the device throws.
@discardableResult
package func withDevice<Value: Sendable>(
    state: URL? = nil,
    clock: ManualWallClock = ManualWallClock(),
    configure: (inout DeviceConfiguration) -> Void = { _ in },
    disk: UnreliableDisk? = nil,
    _ body: @escaping @Sendable (RunningDevice) async throws -> Value
) async throws -> Value {
    let folder = state ?? URL(filePath: "/tmp/carillon-test-\(UUID().uuidString.prefix(8))")
    defer { if state == nil { try? FileManager.default.removeItem(at: folder) } }
    var configuration = DeviceConfiguration(state: folder, name: "Test Phone")
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    configuration.calendar = calendar
    configure(&configuration)
    var logger = Logger(label: "device-test")
    logger.logLevel = .warning
    let device = try Device(configuration, clock: clock, logger: logger) { file in
        if let disk { try DeviceStore(disk.database) } else { try DeviceStore(path: file.path) }
    }
    return try await withThrowingTaskGroup(of: Value?.self) { group in
        group.addTask {
            try await device.run()
            return nil
        }
        group.addTask {
            try await device.ready()
            return try await body(RunningDevice(device: device, clock: clock, state: folder))
        }
        var value: Value?
        while value == nil, let next = try await group.next() { value = next }
        group.cancelAll()
        try await group.waitForAll()
        guard let value else { throw DeviceTimeout(what: "the test's body: the device ended before") }
        return value
    }
}
