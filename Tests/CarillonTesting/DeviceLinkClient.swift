package import AppLink
import DeviceCore
package import Foundation
import NIOCore
import NIOPosix
package import NotificationModel
import Synchronization
package import WireCoding

/// A process of an app as the device sees it: says on the link what the test tells it to.
package final class ScriptedApp: Sendable {
    /// What the device asked, and nobody has answered yet.
    package struct Asked: Sendable {
        package let id: UInt64
        package let call: DeviceCall
    }

    private struct State {
        var lastCall: UInt64 = 0
        var replies: [UInt64: CheckedContinuation<LinkReply, any Error>] = [:]
        var isClosed = false
    }

    private let channel: any Channel
    private let state = Mutex(State())
    private let inbox: Mailbox<LinkFrame>

    private init(channel: any Channel, inbox: Mailbox<LinkFrame>) {
        self.channel = channel
        self.inbox = inbox
    }

    /// Connects, and says hello when a bundle id is given.
    ///
    /// - Throws: ``LinkFailure`` when the device refuses.
    package static func connect(_ device: any PhoneUnderTest, as bundleID: String = "com.example.app") async throws
        -> ScriptedApp
    {
        let app = try await connectRaw(device)
        try await app.send(.hello(LinkHello(role: .app, bundleID: bundleID, processID: 1)))
        _ = try await app.welcome()
        return app
    }

    /// Connects without a word.
    package static func connectRaw(_ device: any PhoneUnderTest) async throws -> ScriptedApp {
        let inbox = Mailbox<LinkFrame>()
        let channel = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(FrameReader(inbox: inbox))
                }
            }
            .connect(unixDomainSocketPath: device.linkSocket).get()
        return ScriptedApp(channel: channel, inbox: inbox)
    }

    /// The device's answer to the hello.
    package func welcome() async throws -> LinkWelcome {
        let frame = await inbox.next {
            switch $0 {
            case .welcome, .refused: true
            default: false
            }
        }
        switch frame {
        case .welcome(let welcome): return welcome
        case .refused(let failure): throw failure
        default: throw DeviceTimeout(what: "a welcome: the device has closed")
        }
    }

    package func send(_ frame: LinkFrame) async throws { try await send(bytes: FrameCoder.encode(frame)) }

    /// Sends a message that need not be one of the link's.
    package func send(json: String) async throws {
        let length = UInt32(json.utf8.count)
        let head = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: length >> $0) }
        try await send(bytes: Data(head) + Data(json.utf8))
    }

    package func send(bytes: Data) async throws { try await channel.writeAndFlush(ByteBuffer(bytes: bytes)) }

    /// Asks the device.
    ///
    /// - Throws: ``LinkFailure``, `UnexpectedReply`
    package func call<Call: LinkCall>(_ call: Call) async throws -> Call.Answer where Call.Message == AppCall {
        let id = try await begin(call.message)
        return try call.answer(from: try await reply(to: id))
    }

    /// Asks, without waiting for the answer.
    package func begin(_ call: AppCall) async throws -> UInt64 {
        let id = state.withLock { state in
            state.lastCall += 1
            return state.lastCall
        }
        try await send(.appCall(id: id, call))
        return id
    }

    /// What the device says of a message that it could not read, and that had no number.
    package func complaint() async throws -> LinkFailure {
        let frame = await inbox.next { if case .failure(nil, _) = $0 { true } else { false } }
        guard case .failure(nil, let failure) = frame else { throw DeviceTimeout(what: "a failure without a number") }
        return failure
    }

    /// Waits for the answer.
    package func reply(to id: UInt64) async throws -> LinkReply {
        let frame = await inbox.next {
            switch $0 {
            case .reply(id, _), .failure(id, _), .refused: true
            default: false
            }
        }
        switch frame {
        case .reply(_, let reply): return reply
        case .failure(_, let failure), .refused(let failure): throw failure
        default: throw DeviceTimeout(what: "a reply: the device has closed")
        }
    }

    /// The next thing that the device asks, past state changes and orders to the app's windows.
    package func asked() async throws -> Asked {
        let frame = await inbox.next {
            switch $0 {
            case .deviceCall(_, .applicationStateChanged), .deviceCall(_, .window): false
            case .deviceCall: true
            default: false
            }
        }
        guard case .deviceCall(let id, let call) = frame else { throw DeviceTimeout(what: "a call of the device") }
        return Asked(id: id, call: call)
    }

    /// The next change of the app's state that the device tells.
    package func stateChange() async throws -> ApplicationState {
        let frame = await inbox.next {
            if case .deviceCall(_, .applicationStateChanged) = $0 { return true }
            return false
        }
        guard case .deviceCall(let id, .applicationStateChanged(let state)) = frame else {
            throw DeviceTimeout(what: "a change of state")
        }
        try await send(.reply(id: id, .done))
        return state
    }

    package func answer(_ asked: Asked, _ reply: LinkReply) async throws { try await send(.reply(id: asked.id, reply)) }

    /// Reads nothing any more of what the device says.
    package func stopReading() async throws {
        try await channel.setOption(ChannelOptions.autoRead, value: false).get()
    }

    /// Whether the device has closed.
    package func isClosed() async -> Bool { await inbox.next { _ in false } == nil }

    package func close() async { try? await channel.close() }
}

extension ScriptedApp {
    /// Asks for authorization and lets the person allow it.
    package func authorize(
        _ device: any PhoneUnderTest,
        _ options: AuthorizationOptions = [.alert, .sound, .badge],
        allow: Bool = true
    ) async throws -> Bool {
        let id = try await begin(.requestAuthorization(options))
        let model = try await device.wait(for: "a prompt") { !$0.prompts.isEmpty }
        try await device.answer(prompt: model.prompts[0].id, allow: allow)
        guard case .granted(let granted) = try await reply(to: id) else { throw DeviceTimeout(what: "granted") }
        return granted
    }
}

/// Cuts what comes into frames.
private final class FrameReader: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let inbox: Mailbox<LinkFrame>
    private var coder = FrameCoder<LinkFrame>()

    init(inbox: Mailbox<LinkFrame>) { self.inbox = inbox }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        coder.append(unwrapInboundIn(data).readableBytesView)
        do {
            while let frame = try coder.next() { inbox.add(try frame.get()) }
        } catch {
            context.close(promise: nil)
        }
    }

    func channelInactive(context: ChannelHandlerContext) { inbox.close() }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}
