import Foundation
package import ViewLink

/// Brings what a person did on the page to the views.
@MainActor
package struct TouchDelivery {
    /// The views at the top: the controller's, and the input views.
    let roots: [UIView]

    package init(roots: [UIView]) {
        self.roots = roots
    }

    /// Does what the event says; one for a view that is gone changes nothing.
    package func deliver(_ event: ViewEvent) {
        switch event {
        case .touch(let node, let sense, let point): touch(node, sense, point)
        case .gesture(let node, let gesture): move(node, gesture)
        case .fingers(let node, let fingers):
            guard let root = roots.first(where: { $0.nodeID == node }) else { return }
            Fingers.shared.take(fingers, in: root)
        case .text(let node, let text, let turn):
            (find(node) as? any TextReceiving)?.receive(text: text, turn: turn)
        case .selection(let node, let selection):
            let range = NSRange(location: selection.location, length: selection.length)
            (find(node) as? any TextReceiving)?.receive(selection: range)
        case .keys(let node, let keys): press(keys, in: find(node))
        case .returnKey(let node): (find(node) as? any TextReceiving)?.receiveReturn()
        case .focus(let node, let isFocused):
            guard let view = find(node), view.isUserInteractionEnabled else { return }
            if !isFocused {
                view.resignFirstResponder()
            } else if !view.becomeFirstResponder() {
                // The page has its caret there already.
                (view as? any TextReceiving)?.refuse()
            }
        case .value(let node, let value): (find(node) as? any ValueReceiving)?.receive(value: value)
        case .scroll(let node, let offset):
            (find(node) as? UIScrollView)?.receive(offset: CGPoint(x: offset.x, y: offset.y))
        case .web(let node, let event): (find(node) as? any WebReceiving)?.receive(event)
        case .mediaEnded, .mediaTime, .mediaFailed, .mediaButton: break
        }
    }

    /// Keys of the phone's keyboard, for a view that is no field; the delete key for one that is empty.
    private func press(_ keys: String, in view: UIView?) {
        guard let input = view as? any UIKeyInput, view?.isReachable == true else { return }
        for key in keys {
            if key == "\u{8}" { input.deleteBackward() } else { input.insertText(String(key)) }
        }
    }

    private func find(_ id: ViewNode.ID) -> UIView? {
        for root in roots {
            if let found = root.view(withNodeID: id) { return found }
        }
        return nil
    }

    private func touch(_ id: ViewNode.ID, _ sense: ViewSense, _ point: ViewPoint?) {
        guard let target = find(id), let root = roots.first(where: { target.isDescendant(of: $0) }) else { return }
        if sense == .tap, Fingers.shared.takeHold() { return }
        let place = point.map { CGPoint(x: $0.x, y: $0.y) } ?? target.convert(target.bounds.center, to: nil)
        // A place under the pointer is tested like a finger; a keyboard names the view itself, or what lies on it.
        let hit = point == nil ? target.takingTouches : root.hitTest(root.convert(place, from: nil), with: nil)
        guard let hit, hit.isReachable else { return }
        // A finger has done its work already, and what that brought up, over the control, is not what was tapped.
        if sense == .tap, !hit.isDescendant(of: target), (target as? UIControl)?.wasTapped() == true { return }
        send(sense, to: hit, at: place)
    }

    /// A gesture that goes on belongs to the view that the page names.
    private func move(_ id: ViewNode.ID, _ gesture: ViewGesture) {
        let named = find(id)
        let isPress = gesture.sense == .longPress
        if isPress, gesture.phase == .began { Dragging.shared.getReady() }
        if let view = isPress ? named?.hearingPress : named { tell(view, gesture) }
        if isPress { Dragging.shared.follow(gesture, from: named) }
    }

    private func tell(_ view: UIView, _ gesture: ViewGesture) {
        // One that has begun ends even if the view has become unreachable.
        let mine = (view.gestureRecognizers ?? []).filter { $0.sense == gesture.sense }
        if view.isReachable {
            for each in mine { each.follow(gesture) }
        } else {
            for each in mine { each.cancel() }
        }
    }

    /// Gestures go first, from the view upwards; a control on the way takes the tap.
    private func send(_ sense: ViewSense, to hit: UIView, at place: CGPoint) {
        var each: UIView? = hit
        while let view = each {
            let recognizers = view.gestureRecognizers ?? []
            if recognizers.contains(where: { $0.sense == sense && $0.recognize(at: place, among: recognizers) }) {
                return
            }
            if sense == .tap, let control = view as? UIControl {
                if !control.wasTapped() { control.touchUpInside() }
                return
            }
            if sense == .swipeLeft || sense == .swipeRight, let row = view as? any SweptRow {
                if row.isSwept(to: sense == .swipeLeft ? .trailing : .leading) { return }
            }
            if sense == .swipeDown, let list = view as? UIScrollView, list.isPulledDown() { return }
            if sense == .tap, let row = view as? any SweptRow, row.sweep != nil { return row.goBack() }
            if sense == .tap, let cell = view as? UITableViewCell, cell.isTapped() { return }
            if sense == .tap, let cell = view as? UICollectionViewCell, cell.isTapped() { return }
            each = view.superview
        }
    }
}

extension UIView {
    /// The view itself, or for one that lets touches through, what they reach.
    fileprivate var takingTouches: UIView? { isUserInteractionEnabled ? self : superview?.takingTouches }

    /// The view itself, or around one whose items alone a press lifts, the next that hears the press.
    fileprivate var hearingPress: UIView? {
        gestureRecognizers?.contains { $0.isEnabled && $0.sense == .longPress } == true ? self : superview?.hearingPress
    }
}

/// A view that takes typed text.
@MainActor
protocol TextReceiving: UIView {
    /// All of the text as it is now.
    ///
    /// - Parameter turn: grows with each of a field.
    func receive(text: String, turn: Int?)
    /// Where the caret is now.
    func receive(selection: NSRange)
    func receiveReturn()
    /// The page is to show what the field has, and to take its caret away if it has not got the keyboard.
    func refuse()
}

/// A page of the web, whose document says what happens in it.
@MainActor
package protocol WebReceiving: UIView {
    func receive(_ event: WebEvent)
}

/// A control that takes a number: a switch, a slider, a segment.
@MainActor
protocol ValueReceiving: UIView {
    func receive(value: Double)
}
