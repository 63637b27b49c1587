package import CourierLink
package import Foundation
package import GatewayCore
package import NotificationModel
package import ProviderAPI

/// The gateway's memory: devices and their tokens, the pushes that wait, the record of those that do not.
///
/// Values go in and come out. Writes of many callers are gathered and committed together; a push is as durable as its database
/// makes it before its answer is run. What every store promises is what `StoreConformanceTests` asks of each.
package protocol GatewayStore: AnyObject, Sendable {
    /// Who a device token was given to; nil for one that nobody was ever given. Asks no disk.
    func registration(of token: TokenKey) -> Registration?

    /// What became of accepted pushes.
    var deliveries: DeliveryCounts { get }

    /// Whether memory has every token there is: `registration(of:)` is the last word then.
    var knowsEveryToken: Bool { get }

    /// Brings into memory who a token was given to.
    ///
    /// - Parameters:
    ///   - token: which.
    ///   - found: run when memory has it, if it is there at all; or with the reason why that cannot be told.
    /// - Returns: true when memory has it already; `found` is not run then.
    func find(_ token: DeviceToken, found: @escaping @Sendable (Result<Void, any Error>) -> Void) -> Bool

    /// How many gateways there are, this one counted.
    var gatewayCount: Int { get }

    /// Counts pushes to device tokens together with those that other gateways take, and gives leave for more.
    ///
    /// - Parameters:
    ///   - claims: one for a token at most.
    ///   - perMinute: how many each may get in a minute.
    ///   - answer: run with what each token is given; without those for which there is no answer.
    func count(
        _ claims: [SharedQuota.Claim],
        perMinute: Int,
        answer: @escaping @Sendable ([DeviceToken: SharedQuota.Grant]) -> Void
    )

    /// Tells of devices that other gateways serve too, from now on.
    func watch(_ events: @escaping @Sendable (StoreEvent) -> Void)

    /// What a push was that another has replaced is needed only while somebody watches; else a store may leave ``EndedPush/body``
    /// empty in an ``Acceptance``. Without this it never does.
    func handOutEnds(while areWatched: @escaping @Sendable () -> Bool)

    /// A device is connected to this gateway, in the place of every connection that it had.
    func connect(_ device: DeviceAddress)

    /// A device is not connected to this gateway any more.
    func disconnect(_ device: DeviceAddress)

    /// Takes a device in: one that is new by the secret of the gateway's owner, and by its own afterwards.
    ///
    /// - Parameters:
    ///   - device: which.
    ///   - name: what its owner calls it.
    ///   - secretHash: a hash of its secret; the secret itself is not kept.
    ///   - proof: what it shows of the gateway's secrets; the right that it has had stays.
    ///   - now: the time it is.
    /// - Returns: what it may do.
    /// - Throws: ``StoreError/wrongSecret(deviceID:)``, ``StoreError/notEnrolled(deviceID:showed:)``, or
    ///   ``StoreError/tooMany(_:limit:)`` devices.
    func admit(
        _ device: DeviceAddress,
        name: String,
        secretHash: Data,
        shows proof: EnrolmentProof,
        at now: Date
    ) async throws -> EnrolmentRight

    /// Gives an app on a device its token: the one it has, or else `fresh`. An app whose environment has changed gets another,
    /// and the former is void.
    ///
    /// - Throws: ``StoreError/tooMany(_:limit:)`` apps on the device.
    func register(
        bundleID: String,
        on device: DeviceAddress,
        environment: PushEnvironment?,
        fresh: DeviceToken,
        at now: Date
    ) async throws -> DeviceToken

    /// Ends a token: it answers 410 from now on, and what waits for it is discarded.
    ///
    /// - Returns: the pushes that waited; nothing for a token that is not this device's.
    func unregister(_ token: DeviceToken, on device: DeviceAddress, at now: Date) async throws -> [EndedPush]

    /// Keeps a push until its device has it.
    ///
    /// - Parameters:
    ///   - push: what was accepted.
    ///   - request: what came, for the record.
    ///   - decision: `StorageDecision.store` or `StorageDecision.replace`.
    ///   - answer: run by the store, once the push is kept, or with the reason why it is not. Answers come in the order of the
    ///     serials.
    func accept(
        _ push: AcceptedPush,
        of request: ProviderRequest,
        decision: StorageDecision,
        answer: @escaping @Sendable (Result<Acceptance, any Error>) -> Void
    )

    /// Takes a push that is not kept, and whose device is not connected to this gateway.
    ///
    /// - Parameter answer: run once it is known whether another gateway has the device, unless nothing is recorded.
    func attempt(
        _ push: AcceptedPush,
        of request: ProviderRequest,
        answer: @escaping @Sendable (StorageDecision) -> Void
    )

    /// Numbers a push that is not kept, and records it.
    ///
    /// - Returns: its serial, and whether it was recorded.
    func note(
        _ push: AcceptedPush,
        of request: ProviderRequest,
        decision: StorageDecision
    ) -> (serial: Int64, isRecorded: Bool)

    /// Adds a step to pushes' journeys.
    func note(_ step: JourneyEntry, for pushes: [(serial: Int64, id: MessageID)])

    /// Records a request that was refused.
    ///
    /// - Returns: whether it was recorded.
    func refuse(
        _ refusal: Refusal,
        of request: ProviderRequest,
        id: MessageID,
        space: @autoclosure () -> String,
        at now: Date
    ) -> Bool

    /// What waits for a device, oldest first.
    ///
    /// - Parameters:
    ///   - device: whose.
    ///   - serial: only what is newer.
    ///   - limit: at most so many.
    ///   - now: what has expired by then is left out.
    ///   - answer: run by the store: whatever ``accept(_:of:decision:answer:)`` answered before is among the pushes, and what it
    ///     answers later is not.
    func waiting(
        for device: DeviceAddress,
        after serial: Int64,
        limit: Int,
        at now: Date,
        answer: @escaping @Sendable (Result<[CourierPush], any Error>) -> Void
    )

    /// The device has pushes: they are not delivered again.
    func acknowledge(
        _ serials: [Int64],
        by device: DeviceAddress,
        at now: Date,
        failure: @escaping @Sendable (any Error) -> Void
    )

    /// The broadcast channels, and who takes them.
    func channels() async throws -> ChannelBook

    /// Looks whether other gateways have changed the channels since they were read here.
    ///
    /// - Parameter found: run with all of them when they have changed, and with nil when not; or with the reason why that cannot
    ///   be told. Changes that were kept here and what is found come in their order.
    /// - Returns: true when no other gateway can have changed them; `found` is not run then.
    func findChannels(_ found: @escaping @Sendable (Result<ChannelBook?, any Error>) -> Void) -> Bool

    /// Keeps a change of the channels.
    ///
    /// - Parameter answer: run by the store, once it is kept, or with the reason why it is not.
    func keep(_ change: ChannelChange, answer: @escaping @Sendable ((any Error)?) -> Void)

    /// The gateway's part of a push's journey.
    ///
    /// - Parameters:
    ///   - id: its `apns-id`; of several pushes with the same, the newest.
    ///   - space: where to look.
    /// - Returns: nil when none of that id is known.
    func journey(id: String, space: String) async throws -> Journey?

    /// The newest requests of a space, newest first.
    func records(space: String, limit: Int) async throws -> [PushRecord]

    /// Ends what has waited beyond its time, and forgets records and tokens that are older than their bound.
    ///
    /// - Returns: the pushes that expired, by their spaces.
    func sweep(at now: Date) async throws -> [(space: String, record: PushRecord)]

    /// Writes the records that have gathered and closes the database; writes that still wait fail.
    func close() async throws
}

// A store that no other gateway opens.
extension GatewayStore {
    package var knowsEveryToken: Bool { true }
    package var gatewayCount: Int { 1 }

    package func count(
        _ claims: [SharedQuota.Claim],
        perMinute: Int,
        answer: @escaping @Sendable ([DeviceToken: SharedQuota.Grant]) -> Void
    ) { answer([:]) }

    package func find(_ token: DeviceToken, found: @escaping @Sendable (Result<Void, any Error>) -> Void) -> Bool {
        true
    }

    package func findChannels(_ found: @escaping @Sendable (Result<ChannelBook?, any Error>) -> Void) -> Bool { true }
    package func watch(_ events: @escaping @Sendable (StoreEvent) -> Void) {}
    package func handOutEnds(while areWatched: @escaping @Sendable () -> Bool) {}
    package func connect(_ device: DeviceAddress) {}
    package func disconnect(_ device: DeviceAddress) {}

    package func attempt(
        _ push: AcceptedPush,
        of request: ProviderRequest,
        answer: @escaping @Sendable (StorageDecision) -> Void
    ) {
        if note(push, of: request, decision: .discard).isRecorded { answer(.discard) }
    }
}

/// What a store tells of devices that other gateways serve too.
package enum StoreEvent: Sendable {
    /// Something waits for them.
    case woken([DeviceAddress])
    /// They have connected to another gateway, or may have.
    case lost([DeviceAddress])
}

/// A push's token was valid when it was looked at, and is not where the push is kept.
package struct VoidToken: Error {
    /// Since when; nil for one that is not known any more.
    package let since: Date?

    package init(since: Date?) { self.since = since }
}

/// What became of an accepted push.
package struct Acceptance: Sendable {
    package let serial: Int64
    package let push: AcceptedPush
    package let decision: StorageDecision
    /// The pushes whose place it took.
    package let replaced: [EndedPush]
    /// Whether the store tells who has the device that something waits; else it is to be sent now.
    package let isSentByStore: Bool

    package init(
        serial: Int64,
        push: AcceptedPush,
        decision: StorageDecision,
        replaced: [EndedPush],
        isSentByStore: Bool = false
    ) {
        self.serial = serial
        self.push = push
        self.decision = decision
        self.replaced = replaced
        self.isSentByStore = isSentByStore
    }

    /// The gateway's steps so far.
    package var journey: [JourneyEntry] { GatewaySteps.begin(push, decision) }
}
