/// What changed in a content extension's views since the last update.
public struct ViewTreeUpdate: Codable, Hashable, Sendable {
    /// Whether this replaces all that the reader has.
    public var isWhole: Bool
    /// New nodes, and nodes of which anything differs.
    public var changed: [ViewNode]
    public var removed: [ViewNode.ID]
    public var panel: ViewPanel
    /// How the changes move into place; nil at once.
    public var animation: ViewAnimation?
    /// Those of the changed nodes that move in a way of their own, or begin elsewhere; nil where all do as ``animation`` says.
    public var moves: [ViewMove]?

    public init(
        isWhole: Bool,
        changed: [ViewNode],
        removed: [ViewNode.ID],
        panel: ViewPanel,
        animation: ViewAnimation? = nil
    ) {
        self.isWhole = isWhole
        self.changed = changed
        self.removed = removed
        self.panel = panel
        self.animation = animation
    }
}

/// How one node comes to where it is, where others move in another way.
public struct ViewMove: Codable, Hashable, Sendable {
    public var node: ViewNode.ID
    /// Nil at once.
    public var animation: ViewAnimation?
    /// Where a node that is new begins; nil begins where it is.
    public var frame: ViewRect?
    /// What a node that is new looks like there.
    public var style: ViewStyle?

    public init(node: ViewNode.ID, animation: ViewAnimation?, frame: ViewRect? = nil, style: ViewStyle? = nil) {
        self.node = node
        self.animation = animation
        self.frame = frame
        self.style = style
    }
}

/// What of a content extension is not a view: where its roots are, and what the system draws around them.
public struct ViewPanel: Codable, Hashable, Sendable {
    /// The view controller's view; nil before the first layout.
    public var root: ViewNode.ID?
    /// The bar above the keyboard, while one is shown (`inputAccessoryView`).
    public var accessory: ViewNode.ID?
    /// What stands where the keyboard would (`inputView`).
    public var input: ViewNode.ID?
    /// The phone's keyboard, while an app's view has it.
    public var keyboard: ViewKeyboard?
    /// The height that the extension wants, in points.
    public var height: Double
    /// The view controller's title.
    public var title: String?
    /// The view that has the keyboard.
    public var focus: ViewNode.ID?
    public var mediaButton: MediaButton?
    /// The clock and the signs beside it over an app's windows; nil where they are not the app's to change.
    public var statusBar: ViewStatusBar?
    /// Everything that can sound, on a layer or without.
    public var players: [MediaPlayer]
    /// The faces of the process's own that its texts are drawn with; nil for none.
    public var fonts: [ViewFont]?

    public init(height: Double = 0) {
        self.height = height
        self.players = []
    }

    var roots: [ViewNode.ID] { [root, accessory, input].compactMap { $0 } }
}

/// The button that the system draws over an extension's media (UNNotificationContentExtension).
public struct MediaButton: Codable, Hashable, Sendable {
    /// Whether it is drawn over the media and vanishes while they play.
    public var isOverlay: Bool
    public var frame: ViewRect
    public var tint: ViewColor?
    public var isPlaying: Bool

    public init(isOverlay: Bool, frame: ViewRect, tint: ViewColor?, isPlaying: Bool) {
        self.isOverlay = isOverlay
        self.frame = frame
        self.tint = tint
        self.isPlaying = isPlaying
    }
}

/// A player of sound or video that the page runs.
public struct MediaPlayer: Codable, Hashable, Sendable, Identifiable {
    public var id: Int
    /// A file's absolute path or a URL.
    public var source: String
    public var isPlaying: Bool
    /// 1 is normal speed.
    public var rate: Double
    /// 0…1
    public var volume: Double
    public var isMuted: Bool
    public var loops: Bool
    /// The last position that the extension asked for, in seconds.
    public var seek: Seek?

    /// A jump; the page makes it once per serial.
    public struct Seek: Codable, Hashable, Sendable {
        public var serial: Int
        public var seconds: Double

        public init(serial: Int, seconds: Double) {
            self.serial = serial
            self.seconds = seconds
        }
    }

    public init(id: Int, source: String) {
        self.id = id
        self.source = source
        self.isPlaying = false
        self.rate = 1
        self.volume = 1
        self.isMuted = false
        self.loops = false
    }
}

/// An animation of a view that goes on until the view changes again: part of what is shown, for whoever comes later.
public struct RepeatingAnimation: Codable, Hashable, Sendable {
    /// It repeats.
    public var animation: ViewAnimation
    /// From where the view moves to where it is.
    public var frame: ViewRect
    /// What it looked like there.
    public var style: ViewStyle

    public init(animation: ViewAnimation, frame: ViewRect, style: ViewStyle) {
        self.animation = animation
        self.frame = frame
        self.style = style
    }
}

/// How changes move into place.
public struct ViewAnimation: Codable, Hashable, Sendable {
    /// Seconds.
    public var duration: Double
    /// Seconds.
    public var delay: Double
    public var curve: Curve
    /// Goes on until the view changes again; only in a ``RepeatingAnimation``.
    public var repeats: Bool?
    /// Goes back the way that it came.
    public var autoreverses: Bool?
    /// How often it runs; nil is once.
    public var runs: Double?
    /// How soon a spring comes to rest, 0…1; at 1 it does not go beyond its end.
    public var damping: Double?
    /// How far it is, 0 at the beginning and 1 at the end, at equal distances of time; ``curve`` is not asked then.
    public var points: [Double]?

    /// How speed changes on the way.
    public enum Curve: String, Codable, Hashable, Sendable, CaseIterable {
        case easeInOut
        case easeIn
        case easeOut
        case linear
        case spring
    }

    public init(duration: Double, delay: Double = 0, curve: Curve = .easeInOut) {
        self.duration = duration
        self.delay = delay
        self.curve = curve
    }
}
