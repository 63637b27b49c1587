public import NotificationModel
public import WireCoding

/// From a device to the gateway, over TLS.
public enum CourierRequest: Sendable {
    /// First on a connection.
    case hello(CourierHello)
    /// The app wants a device token; `environment` is its entitlement `aps-environment`, nil for a token that is valid in both.
    /// → ``CourierEvent/registered(bundleID:token:)``
    case register(bundleID: String, environment: String?)
    /// A Live Activity wants a token of its own, or an app one by which pushes start Live Activities; `purpose` is the device's
    /// name for which, at most 64 bytes without a space. Since version 6. → ``CourierEvent/registeredActivity(bundleID:purpose:token:)``
    case registerActivity(bundleID: String, environment: String?, purpose: String)
    /// The app was removed or unregistered: its token answers 410 from now on.
    case unregister(token: String)
    /// The push is stored on the device: the gateway may forget it.
    case acknowledge(serial: Int64)
    /// → ``CourierEvent/journey(id:_:)``
    case journey(id: String)
    /// The channels that the device takes from now on: these, and no others. Since version 4.
    /// → ``CourierEvent/subscribed(unknown:)``
    case subscribe([CourierSubscription])
    /// The person at the device's page wants no faults any more; only an observer may. Since version 5.
    /// → ``CourierEvent/faults(_:)``
    case clearFaults
    /// Whether the gateway is there. → ``CourierEvent/pong``
    case ping
    /// The device is there. Since version 6.
    case pong
    /// A message of the gateway could not be read.
    case failure(LinkFailure)
}

/// From the gateway to a device.
public enum CourierEvent: Sendable {
    /// `observes`: whether the device is shown every push of its space; nil from a gateway before version 3.
    case welcome(version: Int, observes: Bool?)
    /// The gateway closes after it.
    case refused(reason: String)
    case registered(bundleID: String, token: String)
    /// The app gets no device token, and why.
    case registrationFailed(bundleID: String, reason: String)
    /// nil for no token, since there are too many. Since version 6.
    case registeredActivity(bundleID: String, purpose: String, token: String?)
    /// Sent again after every reconnect until it is acknowledged.
    case push(CourierPush)
    /// The gateway's part of a journey; nil if it knows none of that id.
    case journey(id: String, Journey?)
    /// Another step of a push in an observed space.
    case observed(PushRecord)
    /// The device takes the channels that it asked for, but for these, which are not there. Since version 4.
    case subscribed(unknown: [CourierSubscription])
    /// The faults that wait for pushes, each as `carillon faults add` takes it; sent to observers whenever there are others, and
    /// after the welcome when there are any. Since version 5.
    case faults([String])
    /// Whether the device is there. Since version 6. → ``CourierRequest/pong``
    case ping
    case pong
    /// A message of the device could not be read.
    case failure(LinkFailure)
}

extension CourierRequest: TypedMessage {
    /// The values of `type`.
    public enum Kind: String, CaseIterable, Sendable {
        case hello, register, registerActivity, unregister, acknowledge, journey, subscribe, clearFaults, ping, pong,
            failure
    }

    public init(_ kind: Kind, from members: MessageMembers) throws {
        switch kind {
        case .hello: self = .hello(try CourierHello(from: members.decoder))
        case .register:
            self = .register(bundleID: try members["bundleID"], environment: try members.optional("environment"))
        case .registerActivity:
            self = .registerActivity(
                bundleID: try members["bundleID"],
                environment: try members.optional("environment"),
                purpose: try members["purpose"]
            )
        case .unregister: self = .unregister(token: try members["token"])
        case .acknowledge: self = .acknowledge(serial: try members["serial"])
        case .journey: self = .journey(id: try members["id"])
        case .subscribe: self = .subscribe(try members["channels"])
        case .clearFaults: self = .clearFaults
        case .ping: self = .ping
        case .pong: self = .pong
        case .failure: self = .failure(try LinkFailure(from: members.decoder))
        }
    }

    public func write(to message: inout MessageWriter<Kind>) throws {
        switch self {
        case .hello(let hello): try message.write(.hello, membersOf: hello)
        case .register(let bundleID, let environment):
            try message.write(.register, ["bundleID": bundleID, "environment": environment])
        case .registerActivity(let bundleID, let environment, let purpose):
            try message.write(
                .registerActivity,
                ["bundleID": bundleID, "environment": environment, "purpose": purpose]
            )
        case .unregister(let token): try message.write(.unregister, ["token": token])
        case .acknowledge(let serial): try message.write(.acknowledge, ["serial": serial])
        case .journey(let id): try message.write(.journey, ["id": id])
        case .subscribe(let channels): try message.write(.subscribe, ["channels": channels])
        case .clearFaults: try message.write(.clearFaults)
        case .ping: try message.write(.ping)
        case .pong: try message.write(.pong)
        case .failure(let failure): try message.write(.failure, membersOf: failure)
        }
    }
}

extension CourierEvent: TypedMessage {
    /// The values of `type`.
    public enum Kind: String, CaseIterable, Sendable {
        case welcome, refused, registered, registrationFailed, registeredActivity, push, journey, observed, subscribed
        case faults, ping, pong, failure
    }

    public init(_ kind: Kind, from members: MessageMembers) throws {
        switch kind {
        case .welcome:
            self = .welcome(version: try members["version"], observes: try members.optional("observes"))
        case .refused: self = .refused(reason: try members["reason"])
        case .registered: self = .registered(bundleID: try members["bundleID"], token: try members["token"])
        case .registrationFailed:
            self = .registrationFailed(bundleID: try members["bundleID"], reason: try members["reason"])
        case .registeredActivity:
            self = .registeredActivity(
                bundleID: try members["bundleID"],
                purpose: try members["purpose"],
                token: try members.optional("token")
            )
        case .push: self = .push(try CourierPush(from: members.decoder))
        case .journey: self = .journey(id: try members["id"], try members.optional("journey"))
        case .observed: self = .observed(try PushRecord(from: members.decoder))
        case .subscribed: self = .subscribed(unknown: try members["unknown"])
        case .faults: self = .faults(try members["faults"])
        case .ping: self = .ping
        case .pong: self = .pong
        case .failure: self = .failure(try LinkFailure(from: members.decoder))
        }
    }

    public func write(to message: inout MessageWriter<Kind>) throws {
        switch self {
        case .welcome(let version, let observes):
            try message.write(.welcome, ["version": version, "observes": observes])
        case .refused(let reason): try message.write(.refused, ["reason": reason])
        case .registered(let bundleID, let token):
            try message.write(.registered, ["bundleID": bundleID, "token": token])
        case .registrationFailed(let bundleID, let reason):
            try message.write(.registrationFailed, ["bundleID": bundleID, "reason": reason])
        case .registeredActivity(let bundleID, let purpose, let token):
            try message.write(.registeredActivity, ["bundleID": bundleID, "purpose": purpose, "token": token])
        case .push(let push): try message.write(.push, membersOf: push)
        case .journey(let id, let journey): try message.write(.journey, ["id": id, "journey": journey])
        case .observed(let record): try message.write(.observed, membersOf: record)
        case .subscribed(let unknown): try message.write(.subscribed, ["unknown": unknown])
        case .faults(let faults): try message.write(.faults, ["faults": faults])
        case .ping: try message.write(.ping)
        case .pong: try message.write(.pong)
        case .failure(let failure): try message.write(.failure, membersOf: failure)
        }
    }
}
