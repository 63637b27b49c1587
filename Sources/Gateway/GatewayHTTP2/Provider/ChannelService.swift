import Foundation
import GatewayCore
import GatewayStore
import ProviderAPI
import Synchronization

/// Answers requests about channels, and sends broadcasts to whoever takes them.
struct ChannelService: Sendable {
    let admission: Admission
    let dispatcher: PushDispatcher
    let channels: ChannelRegistry
    let randomness: Randomness

    /// Decides a request.
    ///
    /// - Parameters:
    ///   - request: what came.
    ///   - target: from its path.
    ///   - id: its `apns-request-id`, or a new one.
    ///   - connection: what the connection has shown before.
    ///   - now: the time it is.
    ///   - answer: takes the answer, at once or from another thread when what it says is kept.
    /// - Throws: the refusal.
    func take(
        _ request: ProviderRequest,
        to target: ChannelTarget,
        id: MessageID,
        on connection: inout ProviderConnection,
        at now: Date,
        answer: @escaping @Sendable (Result<HTTP2Answer, Refusal>) -> Void
    ) throws(Refusal) {
        let doubt = try admission.authenticate(request, bundleID: target.bundleID, on: &connection, at: now)
        let asked = try ChannelRequest(request, to: target)
        let (bundleID, environment) = (target.bundleID, connection.environment)
        let note = doubt?.detail
        switch asked {
        case .list:
            let list = ChannelList(channels: channels.book.channels(of: bundleID, in: environment).map(\.id.text))
            answer(.success(.channel(200, id, explanation: note, json: list)))
        case .read(let channelID):
            let channel = try channels.channel(channelID, of: bundleID, in: environment)
            let read = ChannelConfiguration(messageStoragePolicy: channel.policy)
            answer(.success(.channel(200, id, channelID, explanation: note, json: read)))
        case .delete(let channelID):
            _ = try channels.channel(channelID, of: bundleID, in: environment)
            change(.deleted(channelID), .channel(204, id, explanation: note), answer)
        case .create(let configuration):
            let count = channels.book.channels(of: bundleID, in: environment).count
            guard count < ChannelBook.channelsPerApp else {
                throw Refusal(.cannotCreateChannelConfig, "\(bundleID) has \(count) channels, which is the limit")
            }
            var generator = randomness
            let channel = BroadcastChannel(
                id: ChannelID(using: &generator),
                bundleID: bundleID,
                environment: environment,
                policy: configuration.messageStoragePolicy,
                createdAt: now
            )
            change(.created(channel), .channel(201, id, channel.id, explanation: note), answer)
        case .broadcast(let broadcast):
            let channel = try channels.channel(broadcast.channel, of: bundleID, in: environment)
            try send(broadcast, on: channel, of: request, id: id, warning: doubt, at: now, answer: answer)
        }
    }

    private func change(
        _ change: ChannelChange,
        _ done: HTTP2Answer,
        _ answer: @escaping @Sendable (Result<HTTP2Answer, Refusal>) -> Void
    ) {
        channels.change(change) { error in
            answer(error.map { .failure(Refusal(storing: $0)) } ?? .success(done))
        }
    }

    /// A push for each device that takes the channel.
    private func send(
        _ broadcast: Broadcast,
        on channel: BroadcastChannel,
        of request: ProviderRequest,
        id: MessageID,
        warning: Refusal?,
        at now: Date,
        answer: @escaping @Sendable (Result<HTTP2Answer, Refusal>) -> Void
    ) throws(Refusal) {
        var expiration = broadcast.expiration
        if channel.policy == .none {
            guard expiration == .oneAttempt else {
                throw Refusal(.badExpirationDate, "the channel stores nothing: apns-expiration has to be 0")
            }
        } else if let date = expiration.date, expiration != .oneAttempt {
            expiration = .until(min(date, now.addingTimeInterval(ChannelRequest.storageTime)))
        }
        let devices = channels.book.devices(of: channel.id).sorted { ($0.space, $0.deviceID) < ($1.space, $1.deviceID) }
        let count = devices.count == 1 ? "1 device takes" : "\(devices.count) devices take"
        let done = HTTP2Answer.channel(200, id, explanation: warning?.detail ?? "\(count) channel \(channel.id)")
        dispatcher.observe(channel, devices: count, of: request, id: id, at: now)
        guard !devices.isEmpty, let token = DeviceToken(channel.id.hexadecimal) else { return answer(.success(done)) }
        let group = BroadcastAnswer(count: devices.count, done: done, answer: answer)
        for device in devices {
            let push = AcceptedPush(
                id: id,
                registration: Registration(token: token, device: device, bundleID: channel.bundleID),
                topic: PushType.liveactivity.facts?.topic(ofBundleID: channel.bundleID) ?? channel.bundleID,
                type: .liveactivity,
                priority: broadcast.priority,
                expiration: expiration,
                collapseID: nil,
                payload: broadcast.payload,
                acceptedAt: now,
                channel: channel.id,
                warning: warning,
                gateway: dispatcher.name
            )
            dispatcher.take(push, of: request) { group.isTaken(refusal: $0) }
        }
    }
}

/// Answers a broadcast when every device's push is taken.
private final class BroadcastAnswer: Sendable {
    private let state: Mutex<(left: Int, refusal: Refusal?)>
    private let done: HTTP2Answer
    private let answer: @Sendable (Result<HTTP2Answer, Refusal>) -> Void

    init(count: Int, done: HTTP2Answer, answer: @escaping @Sendable (Result<HTTP2Answer, Refusal>) -> Void) {
        state = Mutex((count, nil))
        self.done = done
        self.answer = answer
    }

    func isTaken(refusal: Refusal?) {
        let last: (isLast: Bool, refusal: Refusal?) = state.withLock { state in
            state.left -= 1
            if let refusal { state.refusal = refusal }
            return (state.left == 0, state.refusal)
        }
        guard last.isLast else { return }
        answer(last.refusal.map { .failure($0) } ?? .success(done))
    }
}

extension HTTP2Answer {
    /// The answer to a request about channels.
    fileprivate static func channel(
        _ status: Int,
        _ id: MessageID,
        _ channel: ChannelID? = nil,
        explanation: String?,
        json: (any Encodable)? = nil
    ) -> HTTP2Answer {
        var answer = HTTP2Answer(status: status, requestID: id, explanation: explanation)
        if let channel { answer.fields.append(("apns-channel-id", channel.text)) }
        if let json {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            // Texts and numbers can always be encoded.
            answer.body = (try? encoder.encode(json)).map { [UInt8]($0) } ?? []
        }
        return answer
    }
}
