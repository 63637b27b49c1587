import CarillonTesting
import Foundation
import GatewayHTTP2
import NIOCore
import NIOPosix
import Sender
import Testing

/// What becomes of connections that nobody uses, use too much, or are open at the end.
@Suite(.timeLimit(.minutes(1)))
struct ConnectionTests {
    private static let preface = Array("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".utf8) + [0, 0, 0, 4, 0, 0, 0, 0, 0]

    /// Connects without TLS, sends, and gives all that comes until the gateway closes.
    private func exchange(_ gateway: RunningGateway, sending bytes: [UInt8]) async throws -> String {
        let port = try #require(gateway.ports.plainProvider)
        let channel = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .connect(host: "127.0.0.1", port: port) { channel in
                channel.eventLoop.makeCompletedFuture {
                    try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
                }
            }
        return try await channel.executeThenClose { inbound, outbound in
            var all = ByteBuffer()
            do {
                try await outbound.write(ByteBuffer(bytes: bytes))
                for try await piece in inbound { all.writeImmutableBuffer(piece) }
            } catch let error as IOError where error.errnoCode == ECONNRESET {
                // How the end of a connection that was refused may look; so may this:
            } catch ChannelError.ioOnClosedChannel {
            }
            return String(decoding: all.readableBytesView, as: UTF8.self)
        }
    }

    /// Runs `body` while a connection without TLS is open.
    private func openPlain(_ gateway: RunningGateway, _ body: () async throws -> Void) async throws {
        let port = try #require(gateway.ports.plainProvider)
        let channel = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .connect(host: "127.0.0.1", port: port) { channel in
                channel.eventLoop.makeCompletedFuture {
                    try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
                }
            }
        try await channel.executeThenClose { inbound, outbound in
            try await outbound.write(ByteBuffer(bytes: Self.preface))
            // Its SETTINGS: it is counted.
            var settings = inbound.makeAsyncIterator()
            _ = try await settings.next()
            try await body()
        }
    }

    private func withPlainGateway(
        _ limits: GatewayConfiguration.ConnectionLimits,
        _ body: (RunningGateway) async throws -> Void
    ) async throws {
        try await withGateway { configuration in
            configuration.plainProvider = .init(port: 0)
            configuration.connections = limits
        } _: { gateway in
            try await body(gateway)
        }
    }

    @Test("A connection that is silent for too long is told IdleTimeout")
    func idle() async throws {
        try await withPlainGateway(.init(idle: 0.1)) { gateway in
            let text = try await exchange(gateway, sending: Self.preface)
            #expect(text.contains(#"{"reason":"IdleTimeout"}"#))
        }
    }

    @Test("A connection on which nothing comes is closed")
    func nothingComes() async throws {
        try await withPlainGateway(.init(firstBytes: 0.1)) { gateway in
            let text = try await exchange(gateway, sending: [])
            #expect(text == "")
        }
    }

    @Test("Connections beyond the bound are closed; when one ends there is room again")
    func tooMany() async throws {
        try await withPlainGateway(.init(providers: 1, devices: 1)) { gateway in
            try await gateway.withCourier { courier in
                await #expect(throws: (any Error).self) { try await gateway.withCourier(device: "second") { _ in } }
                try await courier.sync()
                #expect(try await gateway.push(to: "ffff").status == 400)
                try await openPlain(gateway) {
                    let second = try await exchange(gateway, sending: Self.preface)
                    #expect(second == "")
                    // Those without TLS take nothing from those with it.
                    #expect(try await gateway.push(to: "ffff").status == 400)
                }
            }
            // The gateway learns of the end a moment after the device.
            var isIn = false
            while !isIn { isIn = (try? await gateway.withCourier(device: "second") { _ in true }) ?? false }
        }
    }

    @Test("At its end the gateway says Shutdown to whoever is connected")
    func shutdown() async throws {
        let folder = try temporaryFolder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let gateway = Gateway(
            GatewayConfiguration(
                stateDirectory: folder,
                provider: .init(port: 0),
                plainProvider: .init(port: 0),
                courier: .init(port: 0)
            )
        )
        let running = Task { try await gateway.run() }
        let port = try #require(try await gateway.ready().plainProvider)
        let channel = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .connect(host: "127.0.0.1", port: port) { channel in
                channel.eventLoop.makeCompletedFuture {
                    try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
                }
            }
        let text = try await channel.executeThenClose { inbound, outbound in
            try await outbound.write(ByteBuffer(bytes: Self.preface))
            var all = ByteBuffer()
            for try await piece in inbound {
                // Its SETTINGS: it is there, and may be told to end.
                if all.readableBytes == 0 { running.cancel() }
                all.writeImmutableBuffer(piece)
            }
            return String(decoding: all.readableBytesView, as: UTF8.self)
        }
        #expect(text.contains(#"{"reason":"Shutdown"}"#))
        try await running.value
    }

    @Test("A port that is taken is told with its number")
    func takenPort() async throws {
        try await withGateway { gateway in
            let folder = try temporaryFolder()
            defer { try? FileManager.default.removeItem(atPath: folder) }
            let second = Gateway(
                GatewayConfiguration(
                    stateDirectory: folder,
                    provider: .init(port: gateway.ports.provider),
                    courier: .init(port: 0)
                )
            )
            await #expect {
                try await second.run()
            } throws: { error in
                "\(error)".contains("port \(gateway.ports.provider)")
            }
            await #expect(throws: GatewayError.self) { try await second.ready() }
        }
    }

    @Test("A second gateway on the same state is refused, and told which process has it")
    func sameState() async throws {
        try await withGateway { gateway in
            let second = Gateway(
                GatewayConfiguration(
                    stateDirectory: gateway.stateDirectory,
                    provider: .init(port: 0),
                    courier: .init(port: 0)
                )
            )
            await #expect {
                try await second.run()
            } throws: { error in
                "\(error)".contains("process \(ProcessInfo.processInfo.processIdentifier) already runs")
            }
        }
    }

    @Test("A body that does not come whole in time is answered IdleTimeout, and its connection goes on")
    func slowBody() async throws {
        try await withPlainGateway(.init(body: 0.1, idle: 1)) { gateway in
            let request = FrameClient.request(stream: 1, isWhole: false).bytes
            let text = try await exchange(gateway, sending: Self.preface + request)
            #expect(text.contains(#"{"reason":"IdleTimeout"}"#))
        }
    }

    @Test("A gateway that does not get all its ports keeps none")
    func allPortsOrNone() async throws {
        try await withGateway { gateway in
            let folder = try temporaryFolder()
            defer { try? FileManager.default.removeItem(atPath: folder) }
            let free = try await freePort()
            let second = Gateway(
                GatewayConfiguration(
                    stateDirectory: folder,
                    provider: .init(port: free),
                    courier: .init(port: gateway.ports.courier)
                )
            )
            await #expect(throws: GatewayError.self) { try await second.run() }
            let listener = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
                .bind(host: "127.0.0.1", port: free).get()
            try await listener.close()
        }
    }

    private func freePort() async throws -> Int {
        let listener = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .bind(host: "127.0.0.1", port: 0).get()
        let port = try #require(listener.localAddress?.port)
        try await listener.close()
        return port
    }
}
