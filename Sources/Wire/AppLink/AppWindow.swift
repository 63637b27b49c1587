public import ViewLink
public import WireCoding

/// What the device asks of an app's process about what the app shows on the screen.
public enum AppWindowOrder: Sendable {
    /// The app is in front: lay out for this and send the views from now on, all of them first. → done
    case show(AppWindowTraits)
    /// What the person did in the views. → done
    case event(ViewEvent)
    /// The app is not in front any more: send no views. → done
    case hide
}

/// What an app's process tells the device of what it shows; each is answered with done.
public enum AppWindowReport: Sendable {
    /// The views changed. The next one is sent when this one was answered, and at most 60 go in a second.
    case views(ViewTreeUpdate)
    /// The views cannot be drawn, and why, in one sentence for the app's author.
    case failed(reason: String)
}

extension AppWindowOrder: TypedMessage {
    /// The values of `type`.
    public enum Kind: String, CaseIterable, Sendable { case show, event, hide }

    public init(_ kind: Kind, from members: MessageMembers) throws {
        switch kind {
        case .show: self = .show(try AppWindowTraits(from: members.decoder))
        case .event: self = .event(try members["event"])
        case .hide: self = .hide
        }
    }

    public func write(to message: inout MessageWriter<Kind>) throws {
        switch self {
        case .show(let traits): try message.write(.show, membersOf: traits)
        case .event(let event): try message.write(.event, ["event": event])
        case .hide: try message.write(.hide)
        }
    }
}

extension AppWindowReport: TypedMessage {
    /// The values of `type`.
    public enum Kind: String, CaseIterable, Sendable { case views, failed }

    public init(_ kind: Kind, from members: MessageMembers) throws {
        switch kind {
        case .views: self = .views(try ViewTreeUpdate(from: members.decoder))
        case .failed: self = .failed(reason: try members["reason"])
        }
    }

    public func write(to message: inout MessageWriter<Kind>) throws {
        switch self {
        case .views(let update): try message.write(.views, membersOf: update)
        case .failed(let reason): try message.write(.failed, ["reason": reason])
        }
    }
}
