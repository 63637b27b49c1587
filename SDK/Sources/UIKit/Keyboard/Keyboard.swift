import Foundation
import ViewLink

/// The keyboard of the phone, which whoever takes typed text brings up over an app's windows.
@MainActor
final class Keyboard {
    static let shared = Keyboard()

    /// Seconds in which it comes and goes.
    static let duration = 0.25
    /// Points of its keys, above what the home indicator covers: as an iPhone 16 Pro's without suggestions.
    private static let keysHeight: CGFloat = 257

    /// Where it is shown, and what stands with it; nil where nothing shows an app's windows.
    struct Place {
        var size: CGSize
        /// Points that the home indicator covers.
        var safeBottom: CGFloat
        var inputs: InputViews
    }

    private(set) var place: Place?
    /// Where it is on the screen, with the bar above it; nil without one.
    private(set) var frame: CGRect?
    /// Which keys it was told of with; nil where an app's own view stands in its place, or none.
    private var keys: ViewKeyboard.Keys?
    /// Whose keyboard it is, to tell one from the next.
    private weak var bringer: UIResponder?
    /// What follows it; those that are gone are passed over.
    private var followers: [Follower] = []
    private struct Follower { weak var guide: UIKeyboardLayoutGuide? }
    private var isFollowing = false
    private var isLate = false
    private var isHeld = false

    /// An app's windows are shown from now on, or again.
    func show(in place: Place) {
        self.place = place
        follow()
    }

    func hide() { place = nil }

    func add(_ guide: UIKeyboardLayoutGuide) {
        followers.removeAll { $0.guide == nil }
        followers.append(Follower(guide: guide))
    }

    /// How much of the lower end of a view it covers, in points.
    func cover(of view: UIView) -> CGFloat {
        guard let frame, let window = view.window else { return 0 }
        return max(0, view.convert(view.bounds, to: window).maxY + window.frame.minY - frame.minY)
    }

    /// Stays as it is meanwhile: from one field to the next it does not go.
    func held<Result>(_ work: () -> Result) -> Result {
        let before = isHeld
        isHeld = true
        defer { isHeld = before }
        return work()
    }

    /// Comes, goes or changes with the first responder, and tells of it.
    func follow() {
        guard let place, !isHeld else { return }
        // Who hears of it may ask for another, which it then follows; a few times, for two that never agree.
        guard !isFollowing else { return isLate = true }
        isFollowing = true
        defer { isFollowing = false }
        for _ in 0..<8 {
            isLate = false
            followOnce(in: place)
            if !isLate { return }
        }
    }

    private func followOnce(in place: Place) {
        place.inputs.layOut(width: place.size.width)
        let responder = FirstResponder.shared.current
        let (wanted, wantedKeys) = look(for: responder, in: place)
        let isOther = wanted != frame || wantedKeys != keys
        let before = frame
        let isNext = responder !== bringer
        (frame, keys, bringer) = (wanted, wantedKeys, responder)
        guard isOther, before != nil || wanted != nil else {
            if isNext { scrollToField() }
            return
        }
        let below = CGRect(x: 0, y: place.size.height, width: place.size.width, height: (before ?? wanted)?.height ?? 0)
        tell(of: wanted != nil, from: before ?? below, to: wanted ?? below)
        adjust()
        scrollToField()
    }

    private func look(for responder: UIResponder?, in place: Place) -> (CGRect?, ViewKeyboard.Keys?) {
        let accessory = place.inputs.accessoryHeight
        let (body, keys) = body(for: responder, in: place)
        guard let body = body ?? accessory.map({ _ in place.safeBottom }) else { return (nil, nil) }
        let height = body + (accessory ?? 0)
        guard height > 0 else { return (nil, nil) }
        let frame = CGRect(x: 0, y: place.size.height - height, width: place.size.width, height: height)
        return (frame, keys?.keys)
    }

    private func body(for responder: UIResponder?, in place: Place) -> (CGFloat?, ViewKeyboard?) {
        if let height = place.inputs.inputHeight { return (height > 0 ? height + place.safeBottom : 0, nil) }
        guard let input = responder as? any UIKeyInput else { return (nil, nil) }
        let height = Self.keysHeight + place.safeBottom
        var keys = ViewKeyboard(keys: input.keyboardType.keys, height: height)
        keys.returnKey = input.returnKeyType.key
        keys.isReturnEnabled = !input.enablesReturnKeyAutomatically || input.hasText
        keys.capitals = input.isSecureTextEntry ? .none : input.autocapitalizationType.wire
        switch input.keyboardAppearance {
        case .default, nil: break
        case .dark: keys.isDark = true
        case .light: keys.isDark = false
        }
        return (height, keys)
    }

    /// The keys as they are for what is typed by now.
    var currentKeys: ViewKeyboard? {
        guard let place, frame != nil else { return nil }
        return body(for: FirstResponder.shared.current, in: place).1
    }

    // MARK: Telling

    private func tell(of isShown: Bool, from begin: CGRect, to end: CGRect) {
        let info: [AnyHashable: Any] = [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration),
            // Apple's keyboard has a curve of its own, which no name stands for.
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
        let post = { (name: Notification.Name) in
            NotificationCenter.default.post(name: name, object: nil, userInfo: info)
        }
        post(UIResponder.keyboardWillChangeFrameNotification)
        post(isShown ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification)
        Display.shared.schedule(Self.duration) {
            post(UIResponder.keyboardDidChangeFrameNotification)
            post(isShown ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification)
        }
    }

    // MARK: What follows

    /// Sees to what has come while it was there, or lies elsewhere now; called in layout.
    ///
    /// - Returns: whether anything moved.
    func settle() -> Bool {
        // Who had it may have gone without a word.
        if frame != nil, FirstResponder.shared.current == nil { follow() }
        guard frame != nil else { return false }
        return move()
    }

    @discardableResult
    private func move() -> Bool {
        var hasMoved = false
        for case let guide? in followers.map(\.guide) where guide.keyboardMoved() { hasMoved = true }
        for window in UIApplication.shared.windowsOnScreen where adjust(window.rootViewController) { hasMoved = true }
        return hasMoved
    }

    private func adjust() {
        move()
        UIView.animate(withDuration: Self.duration) {
            for window in UIApplication.shared.windowsOnScreen { window.layoutIfNeeded() }
        }
    }

    /// Controllers of tables and collections keep their content above it by themselves.
    private func adjust(_ controller: UIViewController?) -> Bool {
        guard let controller else { return false }
        var hasMoved = false
        if controller is ScrollingController, let list = controller.viewIfLoaded as? UIScrollView {
            let cover = cover(of: list)
            hasMoved = cover != list.keyboardCover
            list.keyboardCover = cover
        }
        for child in controller.children where adjust(child) { hasMoved = true }
        return adjust(controller.presentedViewController) || hasMoved
    }

    /// A field in such a list comes to be seen.
    private func scrollToField() {
        guard frame != nil, let field = bringer as? UIView else { return }
        var each = field.superview
        while let view = each {
            if let list = view as? UIScrollView, list.keyboardCover > 0 {
                list.layoutIfNeeded()
                let room = field.convert(field.bounds, to: list).insetBy(dx: 0, dy: -8)
                return list.scrollRectToVisible(room, animated: true)
            }
            each = view.superview
        }
    }
}

extension UITextAutocapitalizationType {
    fileprivate var wire: ViewKeyboard.Capitals {
        switch self {
        case .none: .none
        case .words: .words
        case .sentences: .sentences
        case .allCharacters: .all
        }
    }
}
