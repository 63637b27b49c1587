import AppLink
import CarillonTesting
import DeviceCore
import DeviceLink
import Foundation
import Logging
import NotificationModel
import Testing
import Waiting
import WireCoding

/// The server of the link alone, in front of a delegate that takes everybody in: what processes on it may do to each other.
@Suite("The link's server", .timeLimit(.minutes(1))) struct LinkServerTests {
    private func withLink(
        _ change: (inout LinkLimits) -> Void = { _ in },
        _ body: @escaping @Sendable (ServedLink) async throws -> Void
    ) async throws {
        var limits = LinkLimits(connections: 16, callsPerConnection: 64, framesPerConnection: 256)
        change(&limits)
        try await ServedLink.run(limits, body)
    }

    /// With a process that breaks no rule, and must not notice those that do.
    private func withNeighbour(_ body: @escaping @Sendable (ServedLink, ScriptedApp) async throws -> Void) async throws
    {
        try await withLink { link in
            let good = try await ScriptedApp.connect(link, as: "com.example.good")
            try await body(link, good)
            _ = try await good.call(.settings)
        }
    }

    private func refusal(of app: ScriptedApp) async throws -> LinkFailure? {
        do {
            _ = try await app.welcome()
            return nil
        } catch let failure as LinkFailure {
            return failure
        }
    }

    @Test func aVersionThatIsTooOldIsRefused() async throws {
        try await withLink { link in
            let app = try await ScriptedApp.connectRaw(link)
            try await app.send(.hello(LinkHello(version: 1, role: .app, bundleID: "com.example.app", processID: 1)))
            let failure = await #expect(throws: LinkFailure.self) { try await app.welcome() }
            #expect(failure?.message.contains("version 1 of the link, the device 2 to") == true)
            #expect(await app.isClosed())
        }
    }

    @Test func aNewerProcessIsTakenInAndToldWhatTheDeviceSpeaks() async throws {
        try await withLink { link in
            let app = try await ScriptedApp.connectRaw(link)
            try await app.send(.hello(LinkHello(version: 99, role: .app, bundleID: "com.example.app", processID: 1)))
            #expect(try await app.welcome().version == LinkHello.currentVersion)
            _ = try await app.call(.settings)
        }
    }

    @Test func whatCannotBeReadIsAnsweredAndTheConnectionLives() async throws {
        try await withLink { link in
            let app = try await ScriptedApp.connect(link)
            func failure(of call: String) async throws -> String {
                try await app.send(json: #"{"type":"appCall","id":7,"call":\#(call)}"#)
                let failure = await #expect(throws: LinkFailure.self) { try await app.reply(to: 7) }
                return failure?.message ?? ""
            }
            #expect(try await failure(of: #"{"type":"teleport"}"#).contains("there is no “teleport” here"))
            #expect(try await failure(of: #"{"type":"setBadge"}"#).contains("lacks “call.badge”"))
            #expect(try await failure(of: #"{"type":"setBadge","badge":"1"}"#).contains("“call.badge”"))
            #expect(
                try await failure(of: #"{"type":"removePending","identifiers":[7]}"#).contains("call.identifiers.0")
            )
            try await app.send(json: #"{"type":"sing","song":"a"}"#)
            #expect(try await app.complaint().message.contains("sing"))
            try await app.send(json: #"{"type":"appCall","id":8,"call":{"type":"settings","later":[1]},"also":{}}"#)
            guard case .settings = try await app.reply(to: 8) else { throw DeviceTimeout(what: "settings") }
            // Whatever may be wrong with an answer is not answered.
            try await app.send(json: #"{"type":"reply","id":3,"reply":{"type":"sung"}}"#)
            try await app.send(json: #"{"type":"failure"}"#)
            _ = try await app.call(.settings)
        }
    }

    @Test(
        "garbage costs only its sender",
        arguments: [
            Data("GET / HTTP/1.1\r\n\r\n".utf8), Data([0, 0, 0, 2, 0x7B, 0x7D]), Data(repeating: 0xFF, count: 100_000),
        ]
    )
    func garbage(bytes: Data) async throws {
        try await withLink { link in
            let good = try await ScriptedApp.connect(link, as: "com.example.good")
            let bad = try await ScriptedApp.connectRaw(link)
            try? await bad.send(bytes: bytes)
            #expect(await bad.isClosed())
            _ = try await good.call(.settings)
        }
    }

    @Test func callsThatWaitAreBounded() async throws {
        try await withLink({ $0.callsPerConnection = 2 }) { link in
            let app = try await ScriptedApp.connect(link)
            _ = try await app.begin(.requestAuthorization([.alert]))
            _ = try await app.begin(.requestAuthorization([.alert]))
            await #expect(throws: LinkFailure.self) { try await app.call(.requestAuthorization([.alert])) }
            _ = try await app.call(.settings)
        }
    }

    @Test("a process that calls without reading harms nobody, and one that reads loses nothing")
    func flood() async throws {
        try await withLink({ $0.framesPerConnection = 16 }) { link in
            let flooder = try await ScriptedApp.connect(link, as: "com.example.flooder")
            let good = try await ScriptedApp.connect(link, as: "com.example.good")
            let frame = try FrameCoder.encode(LinkFrame.appCall(id: 1, .settings))
            let frames = Data((0..<2_000).flatMap { _ in frame })
            async let flood: Void = flooder.send(bytes: frames)
            _ = try await good.call(.settings)
            var ids: [UInt64] = []
            for _ in 0..<500 { ids.append(try await good.begin(.settings)) }
            for id in ids { _ = try await good.reply(to: id) }
            try await flood
        }
    }

    @Test func placesAreBounded() async throws {
        try await withLink({ $0.connections = 1 }) { link in
            let app = try await ScriptedApp.connect(link)
            let other = try await ScriptedApp.connectRaw(link)
            #expect(await other.isClosed())
            _ = try await app.call(.settings)
        }
    }

    @Test("A frame that announces four gigabytes is refused before a byte of it is kept")
    func endlessFrame() async throws {
        try await withNeighbour { link, _ in
            let bad = try await ScriptedApp.connectRaw(link)
            try await bad.send(bytes: Data([0xFF, 0xFF, 0xFF, 0xFF]) + Data("{".utf8))
            #expect(try await refusal(of: bad)?.message.contains("4294967295") == true)
            #expect(await bad.isClosed())
        }
    }

    @Test("A process that says nothing of itself may ask nothing")
    func callBeforeHello() async throws {
        try await withNeighbour { link, _ in
            let bad = try await ScriptedApp.connectRaw(link)
            try await bad.send(.appCall(id: 1, .settings))
            #expect(try await refusal(of: bad)?.message.contains("hello") == true)
            #expect(await bad.isClosed())
        }
    }

    @Test(
        "What only the device may say ends the connection",
        arguments: [
            LinkFrame.hello(LinkHello(role: .app, bundleID: "com.example.other", processID: 2)),
            .welcome(LinkWelcome(version: 2, deviceName: "me", applicationState: .active)),
            .deviceCall(id: 1, .openSettings(nil)),
        ]
    )
    func wrongDirection(frame: LinkFrame) async throws {
        try await withNeighbour { link, _ in
            let bad = try await ScriptedApp.connect(link, as: "com.example.bad")
            try await bad.send(frame)
            #expect(await bad.isClosed())
            #expect(await link.firstToLeave() == "com.example.bad")
        }
    }

    @Test("Answers that nobody asked for are passed over")
    func unaskedAnswers() async throws {
        try await withNeighbour { link, _ in
            let app = try await ScriptedApp.connect(link, as: "com.example.odd")
            for id in [0, 1, UInt64.max] {
                try await app.send(.reply(id: id, .done))
                try await app.send(.failure(id: id, LinkFailure(domain: "", code: .min, message: "")))
            }
            _ = try await app.call(.settings)
        }
    }

    @Test("A userInfo nested a thousand deep costs its call, not the device")
    func deepNesting() async throws {
        try await withNeighbour { link, _ in
            let app = try await ScriptedApp.connect(link, as: "com.example.deep")
            let open = String(repeating: "[", count: 100_000)
            let json = #"{"type":"appCall","id":1,"call":{"type":"add","request":"# + open
            try await app.send(json: json)
            #expect(await app.isClosed())
        }
    }

    @Test("A process that does not read what it is told loses its connection, and nobody waits for it")
    func slowReader() async throws {
        try await withNeighbour { link, good in
            // Connected, authorized, and from then on deaf: the test's channel stops reading.
            let deaf = try await ScriptedApp.connect(link, as: "com.example.deaf")
            _ = try await deaf.call(.settings)
            try await deaf.stopReading()
            let frame = try FrameCoder.encode(LinkFrame.appCall(id: 9, .pendingRequests))
            let flood = Task { try await deaf.send(bytes: Data((0..<20_000).flatMap { _ in frame })) }
            for _ in 0..<200 { _ = try await good.call(.settings) }
            await deaf.close()
            _ = try? await flood.value
        }
    }
}

/// A server of the link that runs for a test.
private struct ServedLink: PhoneUnderTest {
    let linkSocket: String
    let delegate: AdmittingDelegate

    /// The app of the process that leaves first.
    func firstToLeave() async -> String? {
        for await app in delegate.leaving { return app }
        return nil
    }

    func wait(for what: String, _ condition: @escaping @Sendable (RenderModel) -> Bool) async throws -> RenderModel {
        throw DeviceTimeout(what: "\(what): there is no screen")
    }

    func answer(prompt id: String, allow: Bool) async throws { throw DeviceTimeout(what: "a question") }

    static func run(_ limits: LinkLimits, _ body: @escaping @Sendable (ServedLink) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "l\(UUID().uuidString.prefix(8))")
        defer { try? FileManager.default.removeItem(at: folder) }
        let (started, source) = AsyncStream.makeStream(of: LinkEnd.self)
        defer { source.finish() }
        let link = ServedLink(linkSocket: folder.appending(path: "link.sock").path, delegate: AdmittingDelegate())
        let server = LinkServer(
            path: link.linkSocket,
            connections: started,
            delegate: link.delegate,
            limits: limits,
            logger: Logger(label: "link", factory: { _ in SwiftLogNoOpLogHandler() })
        )
        let ready = Promise<Void>()
        try await withThrowingTaskGroup(of: Void.self) { group in
            defer { group.cancelAll() }
            group.addTask { try await server.run { ready.settle(.success(())) } }
            try await ready.value()
            try await withRealDeadline("the test") { try await body(link) }
        }
    }
}

/// Takes everybody in, has settings for all, and never answers who asks for authorization.
private final class AdmittingDelegate: LinkDelegate {
    let leaving: AsyncStream<String>
    private let gone: AsyncStream<String>.Continuation

    init() { (leaving, gone) = AsyncStream.makeStream(of: String.self) }

    func admit(
        _ hello: LinkHello,
        _ connection: LinkConnection
    ) async throws(LinkFailure) -> (LinkMember, LinkWelcome) {
        let member = LinkMember(appID: hello.bundleID, role: hello.role, journey: JourneySlot(), connection: connection)
        let version = min(hello.version, LinkHello.currentVersion)
        return (member, LinkWelcome(version: version, deviceName: "Phone", applicationState: .background))
    }

    func welcomed(_ member: LinkMember, secret: String?) {}

    func isLong(_ call: AppCall) -> Bool {
        if case .requestAuthorization = call { true } else { false }
    }

    func answer(_ call: AppCall, from member: LinkMember) async -> Result<LinkReply, LinkFailure> {
        switch call {
        case .settings: return .success(.settings(NotificationSettings()))
        case .requestAuthorization:
            // Until the process leaves, or the server ends.
            let (never, source) = AsyncStream.makeStream(of: Void.self)
            defer { source.finish() }
            for await _ in never {}
            return .failure(.processLeft)
        default: return .failure(.refused("it is not asked here"))
        }
    }

    func left(_ member: LinkMember) { gone.yield(member.appID) }
}
