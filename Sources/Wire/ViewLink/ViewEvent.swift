public import WireCoding

/// What a person did in a content extension's views.
public enum ViewEvent: Hashable, Sendable {
    /// A tap, by pointer or keyboard, at a place in the coordinates of the view at the top (of the controller's, or of the
    /// bar above the keyboard); without a place it is in the middle of the view.
    case touch(node: ViewNode.ID, sense: ViewSense, at: ViewPoint?)
    /// Fingers came, moved or left, below the view at the top that is named: the controller's, or the bar's above the
    /// keyboard. Told beside what they mean, which are taps and gestures.
    case fingers(node: ViewNode.ID, [ViewTouch])
    /// A pan, a pinch, a turn or a long press began, went on or ended.
    case gesture(node: ViewNode.ID, ViewGesture)
    /// A field's text changed.
    ///
    /// - Parameter turn: grows with each of a field, whose content tells which was taken in last.
    case text(node: ViewNode.ID, text: String, turn: Int? = nil)
    /// Where the caret of a field is now, or what is chosen.
    case selection(node: ViewNode.ID, ViewTextSelection)
    /// Keys of the phone's keyboard for a view that is no field: letters, or `\u{8}` for the delete key.
    case keys(node: ViewNode.ID, String)
    /// The return key of a field.
    case returnKey(node: ViewNode.ID)
    /// A field got or lost the keyboard.
    case focus(node: ViewNode.ID, isFocused: Bool)
    /// A switch (0 or 1), a slider, a segment's number.
    case value(node: ViewNode.ID, value: Double)
    /// Where a scroll view stands now.
    case scroll(node: ViewNode.ID, to: ViewPoint)
    /// A player reached its end.
    case mediaEnded(player: Int)
    /// How far a player is, at most a few times a second, and how long its media are.
    case mediaTime(player: Int, seconds: Double, duration: Double?)
    /// A player could not play.
    case mediaFailed(player: Int, reason: String)
    /// The person pressed the system's media button.
    case mediaButton(play: Bool)
    /// A page of the web did something.
    case web(node: ViewNode.ID, WebEvent)
}

extension ViewEvent: TypedMessage {
    /// The values of `type`.
    public enum Kind: String, CaseIterable, Sendable {
        case touch, fingers, gesture, text, selection, keys, returnKey, focus, value, scroll
        case mediaEnded, mediaTime, mediaFailed, mediaButton, web
    }

    public init(_ kind: Kind, from members: MessageMembers) throws {
        switch kind {
        case .touch:
            self = .touch(node: try members["node"], sense: try members["sense"], at: try members.optional("at"))
        case .fingers: self = .fingers(node: try members["node"], try members["touches"])
        case .gesture: self = .gesture(node: try members["node"], try members["gesture"])
        case .text:
            self = .text(
                node: try members["node"],
                text: try members["text"],
                turn: try members.optional("turn")
            )
        case .selection: self = .selection(node: try members["node"], try members["selection"])
        case .keys: self = .keys(node: try members["node"], try members["text"])
        case .returnKey: self = .returnKey(node: try members["node"])
        case .focus: self = .focus(node: try members["node"], isFocused: try members["isFocused"])
        case .value: self = .value(node: try members["node"], value: try members["value"])
        case .scroll: self = .scroll(node: try members["node"], to: try members["to"])
        case .mediaEnded: self = .mediaEnded(player: try members["player"])
        case .mediaTime:
            self = .mediaTime(
                player: try members["player"],
                seconds: try members["seconds"],
                duration: try members.optional("duration")
            )
        case .mediaFailed: self = .mediaFailed(player: try members["player"], reason: try members["reason"])
        case .mediaButton: self = .mediaButton(play: try members["play"])
        case .web: self = .web(node: try members["node"], try members["event"])
        }
    }

    public func write(to message: inout MessageWriter<Kind>) throws {
        switch self {
        case .touch(let node, let sense, let at): try message.write(.touch, ["node": node, "sense": sense, "at": at])
        case .fingers(let node, let touches): try message.write(.fingers, ["node": node, "touches": touches])
        case .gesture(let node, let gesture): try message.write(.gesture, ["node": node, "gesture": gesture])
        case .text(let node, let text, let turn):
            try message.write(.text, ["node": node, "text": text, "turn": turn])
        case .selection(let node, let selection):
            try message.write(.selection, ["node": node, "selection": selection])
        case .keys(let node, let text): try message.write(.keys, ["node": node, "text": text])
        case .returnKey(let node): try message.write(.returnKey, ["node": node])
        case .focus(let node, let isFocused): try message.write(.focus, ["node": node, "isFocused": isFocused])
        case .value(let node, let value): try message.write(.value, ["node": node, "value": value])
        case .scroll(let node, let point): try message.write(.scroll, ["node": node, "to": point])
        case .mediaEnded(let player): try message.write(.mediaEnded, ["player": player])
        case .mediaTime(let player, let seconds, let duration):
            try message.write(.mediaTime, ["player": player, "seconds": seconds, "duration": duration])
        case .mediaFailed(let player, let reason):
            try message.write(.mediaFailed, ["player": player, "reason": reason])
        case .mediaButton(let play): try message.write(.mediaButton, ["play": play])
        case .web(let node, let event): try message.write(.web, ["node": node, "event": event])
        }
    }
}
