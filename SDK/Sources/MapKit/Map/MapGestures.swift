import Foundation
import UIKit

/// What a person's fingers do to a map.
@MainActor
final class MapGestures: NSObject, UIGestureRecognizerDelegate {
    private weak var map: MKMapView?
    private let pan = UIPanGestureRecognizer()
    private let pinch = UIPinchGestureRecognizer()
    private let turn = UIRotationGestureRecognizer()
    private let doubleTap = UITapGestureRecognizer()
    private let tap = UITapGestureRecognizer()
    /// How many gestures move the map now.
    private var underway = 0

    init(_ map: MKMapView) {
        self.map = map
        super.init()
        doubleTap.numberOfTapsRequired = 2
        for recognizer in [pan, pinch, turn, doubleTap, tap] {
            recognizer.delegate = self
            map.addGestureRecognizer(recognizer)
        }
        pan.handler = { [weak self] in self?.moved($0) }
        pinch.handler = { [weak self] in self?.moved($0) }
        turn.handler = { [weak self] in self?.moved($0) }
        doubleTap.handler = { [weak self] in if $0.state == .ended { self?.doubleTapped() } }
        tap.handler = { [weak self] in if $0.state == .ended { self?.tapped() } }
    }

    /// Listens for what the map lets a person do.
    func follow(_ map: MKMapView) {
        pan.isEnabled = map.isScrollEnabled
        (pinch.isEnabled, doubleTap.isEnabled) = (map.isZoomEnabled, map.isZoomEnabled)
        turn.isEnabled = map.isRotateEnabled
    }

    private func moved(_ gesture: UIGestureRecognizer) {
        guard let map else { return }
        switch gesture.state {
        case .began:
            underway += 1
            if underway == 1 { map.personBegins() }
            move(map, gesture)
        case .changed: move(map, gesture)
        case .ended, .cancelled:
            if gesture.state == .ended { move(map, gesture) }
            underway = max(underway - 1, 0)
            if underway == 0 { map.personEnds() }
        case .possible, .failed: break
        }
    }

    private func move(_ map: MKMapView, _ gesture: UIGestureRecognizer) {
        switch gesture {
        case pan:
            map.person(moves: pan.translation(in: map))
            pan.setTranslation(.zero, in: map)
        case pinch:
            map.person(zooms: pinch.scale, around: pinch.location(in: map))
            pinch.scale = 1
        default:
            map.person(turns: turn.rotation)
            turn.rotation = 0
        }
    }

    private func doubleTapped() {
        guard let map else { return }
        map.personBegins()
        map.person(zooms: 2, around: doubleTap.location(in: map))
        map.personEnds()
    }

    /// A tap on an annotation is the annotation's; one beside all deselects.
    private func tapped() {
        guard let stage = map?.stage, !stage.callout.contains(tap.location(in: stage.callout)) else { return }
        for annotation in stage.selected { stage.deselect(annotation, animated: true) }
    }

    // MARK: Beside the author's recognizers

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }

    /// A tap that deselects nothing is left to an author's own recognizer, on the map or around it.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === tap, let map, map.stage.selected.isEmpty else { return true }
        return !sequence(first: map as UIView, next: \.superview).contains { view in
            (view.gestureRecognizers ?? []).contains { $0 is UITapGestureRecognizer && $0.delegate !== self }
        }
    }
}
