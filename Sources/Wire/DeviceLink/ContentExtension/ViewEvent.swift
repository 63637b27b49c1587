/// What a person did in a content extension's views.
public enum ViewEvent: Codable, Hashable, Sendable {
    /// A tap, by pointer or keyboard, at a place in the coordinates of the view at the top (of the controller's, or of the
    /// bar above the keyboard); without a place it is in the middle of the view.
    case touch(node: ViewNode.ID, sense: ViewSense, at: ViewPoint?)
    /// Fingers came, moved or left, below the view at the top that is named: the controller's, or the bar's above the
    /// keyboard. Told beside what they mean, which are taps and gestures.
    case fingers(node: ViewNode.ID, [ViewTouch])
    /// A pan, a pinch, a turn or a long press began, went on or ended.
    case gesture(node: ViewNode.ID, ViewGesture)
    /// A field's text changed.
    case text(node: ViewNode.ID, text: String)
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
}
