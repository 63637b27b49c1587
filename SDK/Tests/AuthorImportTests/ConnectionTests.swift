import Foundation
import Network
import Synchronization
import Testing

/// Connections to a server of this process.
@Suite(.timeLimit(.minutes(1)))
struct ConnectionTests {
    private let queue = DispatchQueue(label: "connections")

    /// A server that says again what it hears.
    private func server(_ parameters: NWParameters, echoes: Bool = true) async throws -> NWListener {
        let listener = try NWListener(using: parameters)
        listener.newConnectionHandler = { [queue] connection in
            connection.start(queue: queue)
            if echoes { Self.echo(connection) }
        }
        let state = await withCheckedContinuation { heard in
            let isHeard = Mutex(false)
            listener.stateUpdateHandler = { state in
                guard !isHeard.withLock({ old in (old, old = true).0 }) else { return }
                heard.resume(returning: state)
            }
            listener.start(queue: queue)
        }
        #expect(state == .ready)
        return listener
    }

    private static func echo(_ connection: NWConnection) {
        connection.receive(minimumIncompleteLength: 1, maximumLength: 65_536) { data, context, isComplete, _ in
            guard let data else { return connection.cancel() }
            let metadata = context?.protocolMetadata(definition: NWProtocolWebSocket.definition)
            let answer = NWConnection.ContentContext(identifier: "echo", metadata: metadata.map { [$0] })
            connection.send(content: data, contentContext: answer, isComplete: isComplete, completion: .idempotent)
            if !isComplete || metadata != nil { echo(connection) }
        }
    }

    private func states(of connection: NWConnection) -> AsyncStream<NWConnection.State> {
        let (stream, heard) = AsyncStream.makeStream(of: NWConnection.State.self)
        connection.stateUpdateHandler = { heard.yield($0) }
        return stream
    }

    private func received(_ connection: NWConnection, least: Int = 1) async -> (Data?, Bool, NWError?) {
        await withCheckedContinuation { answer in
            connection.receive(minimumIncompleteLength: least, maximumLength: 1 << 20) { data, _, isComplete, error in
                answer.resume(returning: (data, isComplete, error))
            }
        }
    }

    @Test("A stream goes there and back, in pieces of the asked size, and its end is heard")
    func stream() async throws {
        let listener = try await server(.tcp)
        let connection = NWConnection(host: "127.0.0.1", port: try #require(listener.port), using: .tcp)
        var states = states(of: connection).makeAsyncIterator()
        connection.start(queue: queue)
        #expect(await states.next() == .preparing)
        #expect(await states.next() == .ready)
        let much = Data((0..<300_000).map { UInt8(truncatingIfNeeded: $0) })
        let error = await withCheckedContinuation { sent in
            connection.send(content: much, completion: .contentProcessed { sent.resume(returning: $0) })
        }
        #expect(error == nil)
        let back = await received(connection, least: much.count)
        #expect(back.0 == much && !back.1 && back.2 == nil)
        connection.send(
            content: nil as Data?,
            contentContext: .finalMessage,
            isComplete: true,
            completion: .idempotent
        )
        let end = await received(connection)
        #expect(end.0 == nil && end.1 && end.2 == nil)
        connection.cancel()
        #expect(await states.next() == .cancelled)
        #expect(await received(connection).2 == .posix(.ECANCELED))
        listener.cancel()
    }

    @Test("Nobody who listens and a name that is nobody's let it wait")
    func waiting() async throws {
        let listener = try await server(.tcp)
        let port = try #require(listener.port)
        listener.cancel()
        let unheard = NWListener.State.cancelled
        while listener.state != unheard { await Task.yield() }
        let connection = NWConnection(host: "127.0.0.1", port: port, using: .tcp)
        var states = states(of: connection).makeAsyncIterator()
        connection.start(queue: queue)
        #expect(await states.next() == .preparing)
        #expect(await states.next() == .waiting(.posix(.ECONNREFUSED)))
        connection.restart()
        #expect(await states.next() == .preparing)
        connection.forceCancel()
        let unknown = NWConnection(host: "nobody.invalid", port: 80, using: .tcp)
        var others = self.states(of: unknown).makeAsyncIterator()
        unknown.start(queue: queue)
        #expect(await others.next() == .preparing)
        #expect(await others.next() == .waiting(.dns(-65_554)))
        unknown.cancel()
    }

    @Test("Messages of WebSocket keep their kinds, pings are answered")
    func webSocket() async throws {
        func parameters() -> NWParameters {
            let options = NWProtocolWebSocket.Options()
            options.autoReplyPing = true
            let parameters = NWParameters.tcp
            parameters.defaultProtocolStack.applicationProtocols.insert(options, at: 0)
            return parameters
        }
        let listener = try await server(parameters())
        let port = try #require(listener.port)
        let url = try #require(URL(string: "ws://127.0.0.1:\(port)/chat?room=1"))
        let connection = NWConnection(to: .url(url), using: parameters())
        connection.start(queue: queue)
        for (opcode, content) in [
            (NWProtocolWebSocket.Opcode.text, Data("hello".utf8)), (.binary, Data(count: 70_000)),
        ] {
            let context = NWConnection.ContentContext(
                identifier: "message",
                metadata: [NWProtocolWebSocket.Metadata(opcode: opcode)]
            )
            connection.send(content: content, contentContext: context, completion: .idempotent)
            let (data, kind) = await withCheckedContinuation { heard in
                connection.receiveMessage { data, context, _, _ in
                    let metadata = context?.protocolMetadata(definition: NWProtocolWebSocket.definition)
                    heard.resume(returning: (data, (metadata as? NWProtocolWebSocket.Metadata)?.opcode))
                }
            }
            #expect(data == content && kind == opcode)
        }
        let ping = NWProtocolWebSocket.Metadata(opcode: .ping)
        let error = await withCheckedContinuation { (pong: CheckedContinuation<NWError?, Never>) in
            ping.setPongHandler(queue) { pong.resume(returning: $0) }
            let context = NWConnection.ContentContext(identifier: "ping", metadata: [ping])
            connection.send(content: Data("p".utf8), contentContext: context, completion: .idempotent)
            connection.receiveMessage { _, _, _, _ in }
        }
        #expect(error == nil)
        connection.cancel()
        listener.cancel()
    }

    @Test("A server without a certificate that the phone trusts, DTLS and Bonjour do not come about")
    func refused() async throws {
        let listener = try await server(.tcp, echoes: false)
        listener.newConnectionHandler = { [queue] connection in
            connection.start(queue: queue)
            connection.send(content: Data("no TLS".utf8), contentContext: .finalMessage, completion: .idempotent)
        }
        let port = try #require(listener.port)
        let service = NWEndpoint.service(name: "a", type: "_b._tcp", domain: "local", interface: nil)
        for (endpoint, parameters, why) in [
            (NWEndpoint.hostPort(host: "localhost", port: port), NWParameters.tls, NWError.tls(-9_800)),
            (.hostPort(host: "127.0.0.1", port: port), .dtls, .posix(.EOPNOTSUPP)),
            (service, .tcp, .posix(.EOPNOTSUPP)),
        ] {
            let connection = NWConnection(to: endpoint, using: parameters)
            var states = states(of: connection).makeAsyncIterator()
            connection.start(queue: queue)
            #expect(await states.next() == .preparing)
            #expect(await states.next() == .waiting(why))
            connection.cancel()
        }
        listener.cancel()
    }

    @Test("Addresses and ports are read as they are written")
    func endpoints() throws {
        #expect(NWEndpoint.Host("192.0.2.1") == .ipv4(try #require(IPv4Address("192.0.2.1"))))
        #expect(NWEndpoint.Host("::1") == .ipv6(.loopback))
        #expect(NWEndpoint.Host("example.com") == .name("example.com", nil))
        #expect(NWEndpoint.Port("https") == 443 && NWEndpoint.Port("70000") == nil)
        #expect(IPv6Address("::ffff:192.0.2.1")?.asIPv4 == IPv4Address("192.0.2.1"))
        #expect("\(NWEndpoint.hostPort(host: "::1", port: 80))" == "::1:80")
        #expect(try #require(IPv4Address("169.254.1.1")).isLinkLocal)
    }
}
