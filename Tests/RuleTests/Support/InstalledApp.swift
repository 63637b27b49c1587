import CarillonTesting
import DeviceCore
import Foundation

@testable import OpenUserNotifications

/// Runs `body` with an app that is installed from a bundle, whose process leaves its place on the link to the test.
///
/// `prepare`: puts resources into the bundle before it is installed.
func withInstalledApp(
    entitlements: @escaping @Sendable () -> [String: Any] = { [:] },
    service: ScriptedBundle.Service? = nil,
    asking options: UNAuthorizationOptions? = [.alert, .sound, .badge],
    prepare: @escaping @Sendable (URL) throws -> Void = { _ in },
    _ body: @escaping @Sendable (RuleApp) async throws -> Void
) async throws {
    try await withPhoneProcess { phone in
        // In the app's container: the kernel keeps its process from other places.
        let fifo = phone.state.appending(path: "containers/\(RuleApp.bundleID)/tmp/secret").path
        let bundle = try ScriptedBundle.make(
            in: phone.state,
            bundleID: RuleApp.bundleID,
            app: .standsIn(fifo: fifo),
            service: service,
            entitlements: entitlements()
        )
        try prepare(bundle)
        try await phone.install(bundle)
        mkfifo(fifo, 0o600)
        let app = try await launch(on: phone, fifo)
        if let options { try await app.authorize(options) }
        try await body(app)
    }
}

/// Opens the installed app, takes its place, and leaves it in the background.
private func launch(on phone: PhoneProcess, _ fifo: String) async throws -> RuleApp {
    async let opened: Void = phone.open(app: RuleApp.bundleID)
    let secret = try await withRealDeadline("the app's launch secret") {
        try await read(fifo)
    }
    let app = RuleApp(phone: phone, secret: secret)
    // The device waits for it on a clock that stands still: who is not let in has to be told of here.
    try await withRealDeadline("the app's welcome") {
        try await withCheckedThrowingContinuation { continuation in
            app.center.link.connect { continuation.resume(with: $0.map { _ in }) }
        }
    }
    try await opened
    try await phone.goHome()
    return app
}

private func read(_ fifo: String) async throws -> String {
    try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
            // A queue's thread may wait in open(2) for the writer; a task's may not.
            DispatchQueue.global().async {
                continuation.resume(with: Result { try readAll(fifo) })
            }
        }
    } onCancel: {
        // A writer that comes and goes lets the reader go.
        let writer = open(fifo, O_WRONLY | O_NONBLOCK)
        if writer >= 0 { close(writer) }
    }
}

private func readAll(_ path: String) throws -> String {
    let file = try FileHandle(forReadingFrom: URL(filePath: path))
    return String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
}
