import Foundation
import ViewLink

/// The drag that goes on; there is one in a process, as there is one hand.
@MainActor
final class Dragging {
    static let shared = Dragging()

    private var drag: DragUnderway?
    /// The page's number of the finger that drags, where the page tells of fingers.
    private var finger: Int?

    /// Whether a finger has lifted something: what it does now is no other gesture.
    var isOn: Bool { drag != nil }

    /// Another press begins.
    func getReady() {
        cancel()
        UIContextMenuConfiguration.forgetMenu()
    }

    /// A press that began as a hold goes on; those who hear presses have heard it.
    ///
    /// - Parameter view: the innermost that hears it, if it is still there.
    func follow(_ gesture: ViewGesture, from view: UIView?) {
        let place = CGPoint(x: gesture.at.x, y: gesture.at.y)
        switch gesture.phase {
        case .began: begin(at: place, from: view)
        case .changed: drag?.move(to: place)
        case .ended: end(at: place)
        case .cancelled: cancel()
        }
    }

    /// The fingers tell where it is also when the view that was pressed is gone.
    func follow(_ fingers: [ViewTouch]) {
        guard let finger, let mine = fingers.first(where: { $0.id == finger }) else { return }
        let place = CGPoint(x: mine.at.x, y: mine.at.y)
        switch mine.phase {
        case .began: break
        case .changed: drag?.move(to: place)
        case .ended: end(at: place)
        case .cancelled: cancel()
        }
    }

    /// What is dragged goes back: the app leaves the screen, or the finger was taken away.
    func cancel() { take()?.cancel() }

    private func begin(at place: CGPoint, from view: UIView?) {
        guard let begun = Self.innermost(from: view, at: place) else { return }
        (drag, finger) = (begun, Fingers.shared.finger(nearestTo: place))
        if !UIContextMenuConfiguration.isMenuShown { begun.lift() }
    }

    private func end(at place: CGPoint) {
        drag?.move(to: place)
        take()?.end()
    }

    /// The drag, which no finger leads any longer.
    private func take() -> DragUnderway? {
        defer { (drag, finger) = (nil, nil) }
        return drag
    }

    /// Of the innermost view that has something to drag.
    private static func innermost(from view: UIView?, at place: CGPoint) -> DragUnderway? {
        var each = view?.isReachable == true ? view : nil
        while let view = each {
            for case let interaction as UIDragInteraction in view.interactions where interaction.isEnabled {
                if let begun = DragUnderway(of: interaction, at: place) { return begun }
            }
            each = view.superview
        }
        return nil
    }
}
