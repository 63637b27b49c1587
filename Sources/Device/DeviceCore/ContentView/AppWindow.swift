package import ViewLink

/// The app whose windows the screen asks for.
package struct AppWindowDemand: Hashable, Sendable {
    package var bundleID: String
    package var traits: AppWindowTraits
}

extension PhoneState {
    /// The screen that the page draws, which is an iPhone 16 Pro's, in points, and what the status bar and the home
    /// indicator cover of it.
    private static let screen = (width: 402.0, height: 874.0, top: 62.0, bottom: 34.0)

    /// The windows that the screen asks for: those of the app in front, while its process runs.
    package var wantedWindow: AppWindowDemand? {
        guard case .app(let bundleID) = surface, running.contains(bundleID) else { return nil }
        let look = preferences.contentTraits(width: Self.screen.width)
        return AppWindowDemand(
            bundleID: bundleID,
            traits: AppWindowTraits(
                width: Self.screen.width,
                height: Self.screen.height,
                safeTop: Self.screen.top,
                safeBottom: Self.screen.bottom,
                isDark: look.isDark,
                isRightToLeft: look.isRightToLeft,
                contentSize: look.contentSize
            )
        )
    }
}

/// One stay of an app in front, and how far its windows have come.
struct AppWindowStay: Hashable, Sendable {
    /// Grows from stay to stay.
    var number: UInt64
    var bundleID: String
    var phase: ContentViewPhase
}

extension PhoneState {
    /// An app's windows have come this far; a late word about an earlier stay changes nothing.
    package mutating func window(stay: UInt64, of bundleID: String, became phase: ContentViewPhase) {
        let wanted = AppWindowStay(number: stay, bundleID: bundleID, phase: phase)
        guard stay >= window?.number ?? 0, window != wanted else { return }
        window = wanted
    }

    /// What of the windows in front is drawn; nil for an app that draws none.
    var drawnWindow: RenderModel.AppWindow? {
        guard let window, wantedWindow?.bundleID == window.bundleID else { return nil }
        switch window.phase {
        case .loading: return .init(stay: window.number, state: .loading)
        case .alive: return .init(stay: window.number, state: .alive)
        case .failed(let why): return .init(stay: window.number, state: .failed, why: why)
        }
    }
}

/// What the app in front shows, or how that changed for whoever has what was before.
package struct AppWindowViews: Codable, Hashable, Sendable {
    package var bundleID: String
    /// ``RenderModel/AppWindow/stay``
    package var stay: UInt64
    package var frame: ContentViewFrame

    package init(bundleID: String, stay: UInt64, frame: ContentViewFrame) {
        self.bundleID = bundleID
        self.stay = stay
        self.frame = frame
    }

    /// What a person can read or use of it, from the lowest to what lies over it.
    package var elements: [AppElement] {
        let nodes = Dictionary(frame.update.changed.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
        let panel = frame.update.panel
        var elements: [AppElement] = []
        // Bounded as the tree is, which was checked when it came.
        var waiting: [ViewNode.ID] = [panel.input, panel.accessory, panel.root].compactMap(\.self)
        while let id = waiting.popLast() {
            guard let node = nodes[id], node.style.isHidden != true else { continue }
            if let element = AppElement(node) { elements.append(element) }
            waiting += node.children.reversed()
        }
        return elements
    }
}

/// Something of an app's that a person can read or use.
package struct AppElement: Codable, Hashable, Sendable {
    /// Its view's, for an event.
    package var node: Int
    package var kind: Kind
    /// The words on it; what is typed in a field.
    package var text: String
    /// What a screen reader says, or a field's placeholder.
    package var label: String?
    /// `accessibilityIdentifier`
    package var identifier: String?
    package var isEnabled: Bool
    /// A switch (0 or 1), a slider, the number of a segment.
    package var value: Double?

    /// What it is.
    package enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
        case text, button, field, toggle, slider, segments, other
    }

    /// nil for a view that is neither read nor used.
    init?(_ view: ViewNode) {
        node = view.id
        label = view.accessibility?.label
        identifier = view.accessibility?.identifier
        text = ""
        isEnabled = true
        switch view.content {
        case .label(let block):
            kind = .text
            text = block.string
        case .button(let button):
            kind = .button
            text = button.title?.string ?? ""
            if label == nil, !button.label.isEmpty { label = button.label }
            isEnabled = button.isEnabled
        case .textField(let field), .textView(let field):
            kind = .field
            text = field.isSecure ? "" : field.text
            if label == nil, !field.placeholder.isEmpty { label = field.placeholder }
            isEnabled = field.isEnabled && field.isEditable
        case .toggle(let toggle):
            kind = .toggle
            (value, isEnabled) = (toggle.isOn ? 1 : 0, toggle.isEnabled)
        case .slider(let slider):
            kind = .slider
            (value, isEnabled) = (slider.value, slider.isEnabled)
        case .segments(let segments):
            kind = .segments
            text = segments.titles.joined(separator: " ")
            (value, isEnabled) = (Double(segments.selected), segments.isEnabled)
        case .missing(let what):
            kind = .other
            text = what
        default:
            let isPressed = view.hears.contains(.tap)
            guard label != nil || identifier != nil || isPressed else { return nil }
            // As on the page: what hears a tap is a button for a screen reader.
            kind = isPressed ? .button : .other
        }
    }

    /// What a tester would call it; nil for what has no words.
    package var name: String? { text.isEmpty ? label ?? identifier : text }

    /// Whether a tester means it by these words.
    package func isNamed(_ words: String) -> Bool { identifier == words || label == words || text == words }
}
