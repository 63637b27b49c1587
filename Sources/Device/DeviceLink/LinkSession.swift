import AppLink
import Foundation
import Logging
import NIOCore
import ViewLink
import Waiting
import WireCoding

/// One connection from its first byte to its last.
struct LinkSession: Sendable {
    let channel: any Channel
    let delegate: any LinkDelegate
    let limits: LinkLimits
    let logger: Logger
    /// Whether the device started the process: it may take its time, such as waiting for a debugger, and nobody else holds
    /// this connection.
    var isOfStartedProcess = false

    /// Serves the process until it leaves, breaks the rules, or the task is cancelled.
    func run() async {
        let connection = LinkConnection(frames: limits.framesPerConnection)
        // A process that does not say hello holds a place: real time, since it is a matter of sockets.
        let patience = channel.eventLoop.scheduleTask(in: isOfStartedProcess ? .hours(24 * 365) : .seconds(10)) {
            connection.close()
        }
        do {
            try await wrapped().executeThenClose { inbound, outbound in
                await withTaskGroup(of: Void.self) { group in
                    let writer = LinkWriter(outbound: outbound, logger: logger)
                    group.addTask { await read(inbound, connection, writer, patience) }
                    group.addTask { await writer.write(connection) }
                    await group.next()
                    connection.close()
                    group.cancelAll()
                }
            }
        } catch {
            logger.debug("link connection ended: \(error)")
        }
        patience.cancel()
    }

    /// The channel as streams; from here on it reads.
    private func wrapped() async throws -> NIOAsyncChannel<ByteBuffer, ByteBuffer> {
        try await channel.eventLoop.submit { [channel] in
            let streams = try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
            try channel.syncOptions?.setOption(.autoRead, value: true)
            return streams
        }.get()
    }

    private func read(
        _ inbound: NIOAsyncChannelInboundStream<ByteBuffer>,
        _ connection: LinkConnection,
        _ writer: LinkWriter,
        _ patience: Scheduled<Void>
    ) async {
        var coder = FrameCoder<LinkFrame>()
        var member: LinkMember?
        let places = AsyncSemaphore(limits.callsPerConnection)
        await withDiscardingTaskGroup { calls in
            do {
                for try await bytes in inbound {
                    coder.append(bytes.readableBytesView)
                    while let received = try coder.next() {
                        switch (received, member) {
                        case (.success(let frame), let known?):
                            try await take(frame, from: known, &calls, places, writer)
                        case (.success(let frame), nil):
                            member = try await takeIn(frame, connection, writer)
                            patience.cancel()
                        case (.failure(let unreadable), let known?):
                            try await pass(unreadable, from: known, writer)
                        case (.failure(let unreadable), nil):
                            throw LinkFailure.refused("the first frame has to be a hello: \(unreadable)")
                        }
                    }
                }
            } catch let failure as LinkFailure {
                try? await writer.send(.refused(failure))
            } catch let error as FrameError {
                try? await writer.send(.refused(.refused("\(error)")))
            } catch {
                logger.debug("link connection broke: \(error)")
            }
            connection.close()
            calls.cancelAll()
        }
        if let member { delegate.left(member) }
    }

    private func takeIn(
        _ frame: LinkFrame,
        _ connection: LinkConnection,
        _ writer: LinkWriter
    ) async throws -> LinkMember {
        guard case .hello(let hello) = frame else { throw LinkFailure.refused("the first frame has to be a hello") }
        guard hello.version >= LinkHello.oldestVersion else {
            throw LinkFailure.refused(
                "the process speaks version \(hello.version) of the link, the device \(LinkHello.oldestVersion) to "
                    + "\(LinkHello.currentVersion): build it again with this Carillon"
            )
        }
        if let version = hello.viewVersion, version < ViewLinkVersion.oldest {
            throw LinkFailure.refused(
                "the content extension speaks version \(version) of the view link, the device \(ViewLinkVersion.oldest) "
                    + "to \(ViewLinkVersion.current): build it again with this Carillon"
            )
        }
        guard hello.launchSecret != nil || !isOfStartedProcess else {
            throw LinkFailure.refused("a process that the device started says hello with its launch secret")
        }
        let (member, welcome) = try await delegate.admit(hello, connection)
        do {
            try await writer.send(.welcome(welcome))
        } catch {
            delegate.left(member)
            throw error
        }
        delegate.welcomed(member, secret: hello.launchSecret)
        return member
    }

    private func take(
        _ frame: LinkFrame,
        from member: LinkMember,
        _ calls: inout DiscardingTaskGroup,
        _ places: AsyncSemaphore,
        _ writer: LinkWriter
    ) async throws {
        let connection = member.connection
        switch frame {
        case .appCall(let id, let call) where delegate.isLong(call):
            guard places.tryWait() else {
                try await writer.send(.failure(id: id, .failed("\(limits.callsPerConnection) calls wait already")))
                return
            }
            calls.addTask {
                try? await writer.send(reply(id, await delegate.answer(call, from: member)))
                places.signal()
            }
        case .appCall(let id, let call):
            // A process that calls faster than it reads is read no faster than it reads.
            try await writer.send(reply(id, await delegate.answer(call, from: member)))
        case .reply(let id, let reply):
            connection.answer(id, .success(reply))
        case .failure(let id?, let failure):
            connection.answer(id, .failure(failure))
        case .failure(nil, let failure):
            logger.warning("\(member.appID) could not read a message: \(failure)")
        case .hello, .welcome, .refused, .deviceCall:
            throw LinkFailure.refused("a process may only call and answer once it was taken in")
        }
    }

    /// A message that cannot be read costs its sender an answer that says why, and nothing else.
    private func pass(_ unreadable: UnreadableMessage, from member: LinkMember, _ writer: LinkWriter) async throws {
        switch unreadable.type.flatMap(LinkFrame.Kind.init(rawValue:)) {
        case .reply, .failure:
            // Never answered: two sides that misread each other would go on for ever.
            guard let id = unreadable.id else { return }
            member.connection.answer(id, .failure(unreadable.failure))
        default:
            try await writer.send(.failure(id: unreadable.id, unreadable.failure))
        }
    }

    private func reply(_ id: UInt64, _ result: Result<LinkReply, LinkFailure>) -> LinkFrame {
        switch result {
        case .success(let reply): .reply(id: id, reply)
        case .failure(let failure): .failure(id: id, failure)
        }
    }
}
