import Foundation
import Testing
import ViewLink

@testable import AuthorRuntime
@testable import UIKit

/// What animations say of a layer's properties over time.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(2))) struct AnimationTests {
    private func wires(_ animation: CAAnimation, on layer: CALayer = CALayer()) -> [LayerAnimation] {
        layer.add(animation, forKey: nil)
        return layer.boxStyle.animations ?? []
    }

    private func numbers(_ wire: LayerAnimation?) -> [Double] {
        (wire?.values ?? []).map { value in
            guard case .numbers(let numbers) = value else { return .nan }
            return (numbers[0] * 1000).rounded() / 1000
        }
    }

    private func times(_ wire: LayerAnimation?) -> [Double] { (wire?.times ?? []).map { ($0 * 1000).rounded() / 1000 } }

    @Test func `two of three values say the way, and the layer's own is the third`() {
        let layer = CALayer()
        layer.cornerRadius = 10
        func way(_ from: Any?, _ to: Any?, _ by: Any?) -> [Double] {
            let change = CABasicAnimation(keyPath: "cornerRadius")
            (change.fromValue, change.toValue, change.byValue) = (from, to, by)
            layer.removeAllAnimations()
            return numbers(wires(change, on: layer).first)
        }
        #expect(way(1, 2, nil) == [1, 2] && way(1, nil, 4) == [1, 5] && way(nil, 9, 4) == [5, 9])
        #expect(way(1, nil, nil) == [1, 10] && way(nil, 3, nil) == [10, 3] && way(nil, nil, 4) == [10, 14])
        #expect(way(nil, nil, nil) == [10, 10])
    }

    @Test func `numbers that are none, and times without an end, do not keep the view from being drawn`() throws {
        let (view, layer) = (UIView(), CALayer())
        view.layer.addSublayer(layer)
        let change = CABasicAnimation(keyPath: "position.x")
        (change.fromValue, change.toValue, change.duration) = (CGFloat.nan, CGFloat.infinity, .infinity)
        (change.beginTime, change.speed, change.timeOffset) = (.nan, .infinity, .infinity)
        change.timingFunction = CAMediaTimingFunction(controlPoints: .nan, .infinity, 0, 1)
        layer.add(change, forKey: nil)
        (layer.speed, layer.timeOffset) = (0, .infinity)
        let wires = try #require(layer.boxStyle.animations)
        #expect(try !JSONEncoder().encode(wires).isEmpty && wires.count == 1)
    }

    @Test func `frames have their times and curves, and values that hold jump`() {
        let change = CAKeyframeAnimation(keyPath: "opacity")
        (change.values, change.keyTimes) = ([0, 1, 0.5], [0, 0.25, 0.5])
        change.timingFunctions = [
            CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(controlPoints: 0.1, 0.5, 2, 0.5),
        ]
        let wire = wires(change).first
        #expect(times(wire) == [0, 0.25, 0.5, 1] && numbers(wire) == [0, 1, 0.5, 0.5])
        #expect(wire?.curves?.first == [0.42, 0, 1, 1] && wire?.curves?[1][2] == 1 && wire?.curves?[2] == [])
        change.calculationMode = .discrete
        change.keyTimes = [0, 0.25, 0.5, 1]
        let held = wires(change).first
        #expect(times(held) == [0, 0.25, 0.25, 0.5, 0.5, 1] && numbers(held) == [0, 0, 1, 1, 0.5, 0.5])
        change.calculationMode = .paced
        #expect(times(wires(change).first) == [0, 0.667, 1])
    }

    @Test func `what follows a path is at its points in time, and turns with it`() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 30, y: 0))
        path.addLine(to: CGPoint(x: 30, y: 10))
        let change = CAKeyframeAnimation(keyPath: "position")
        (change.path, change.rotationMode) = (path.cgPath, .rotateAuto)
        let timed = wires(change)
        #expect(times(timed.first) == [0, 0.5, 1])
        #expect(timed.last?.property == .rotation && numbers(timed.last) == [0, 1.571, 1.571])
        change.calculationMode = .paced
        #expect(times(wires(change).first) == [0, 0.75, 1])
    }

    @Test func `a part of a group runs in its part of the group's time`() {
        let layer = CALayer()
        layer.opacity = 0.5
        let (group, part) = (CAAnimationGroup(), CABasicAnimation(keyPath: "opacity"))
        (part.fromValue, part.toValue, part.duration, part.beginTime) = (0, 1, 1, 1)
        (group.animations, group.duration, group.repeatCount) = ([part], 4, .infinity)
        let wire = wires(group, on: layer).first
        #expect(times(wire) == [0, 0.25, 0.25, 0.5, 0.5, 1] && numbers(wire) == [0.5, 0.5, 0, 1, 0.5, 0.5])
        #expect(wire?.duration == 4 && wire?.runs == nil)
        (part.fillMode, part.repeatCount, part.autoreverses) = (.both, 2, true)
        layer.removeAllAnimations()
        let back = wires(group, on: layer).first
        #expect(times(back) == [0, 0.25, 0.5, 0.75, 1] && numbers(back) == [0, 0, 1, 0, 1])
    }

    @Test func `a group cuts out of a longer part what its times say, forwards and backwards`() {
        let (group, part) = (CAAnimationGroup(), CABasicAnimation(keyPath: "opacity"))
        (part.fromValue, part.toValue, part.duration, part.timeOffset) = (0, 1, 4, 1)
        (group.animations, group.duration) = ([part], 2)
        #expect(numbers(wires(group).first) == [0.25, 0.75])
        (part.speed, part.timeOffset) = (-1, 4)
        #expect(numbers(wires(group).first) == [1, 0.5])
        part.speed = 2
        part.timeOffset = 0
        part.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        #expect(wires(group).first?.curves == [[0.42, 0, 0.58, 1]])
    }

    @Test func `a gradient travels as pictures, and a shadow with all that it is`() {
        let layer = CAGradientLayer()
        (layer.colors, layer.locations) = ([UIColor.black.cgColor, UIColor.white.cgColor], [0, 0.5])
        let shimmer = CABasicAnimation(keyPath: "locations")
        (shimmer.fromValue, shimmer.toValue, shimmer.duration) = ([0, 0.5], [0.5, 1], 1)
        let wire = wires(shimmer, on: layer).first
        #expect(wire?.property == .gradient && wire?.values.count == 31)
        guard case .gradient(let middle)? = wire?.values[15] else { Issue.record("no gradient"); return }
        #expect(middle.locations == [0.25, 0.75] && middle.colors.count == 2)
        let glow = CABasicAnimation(keyPath: "shadowOpacity")
        (glow.fromValue, glow.toValue) = (0, 1)
        guard case .shadow(let shadow)? = wires(glow).first?.values.last else { Issue.record("no shadow"); return }
        #expect(shadow.radius == 3 && shadow.offset.y == -3 && shadow.color.light & 0xFF == 0xFF)
    }

    @Test func `a layer that stands says where, and goes on from there`() throws {
        var later: [(Double, @MainActor () -> Void)] = []
        let before = Display.shared.schedule
        defer { Display.shared.schedule = before }
        Display.shared.schedule = { later.append(($0, $1)) }
        let (outer, inner) = (CALayer(), CALayer())
        outer.addSublayer(inner)
        let change = CABasicAnimation(keyPath: "opacity")
        (change.fromValue, change.toValue, change.duration) = (0, 1, 10)
        inner.add(change, forKey: "fade")
        #expect(inner.boxStyle.animations?.first?.rate == nil)
        // QA1673, of a layer around it.
        let paused = outer.convertTime(CACurrentMediaTime(), from: nil)
        outer.speed = 0
        outer.timeOffset = paused
        let wire = try #require(inner.boxStyle.animations?.first)
        #expect(wire.rate == 0 && (wire.elapsed ?? -1) >= 0 && (wire.elapsed ?? 9) < 5)
        outer.timeOffset = paused + 4
        let further = try #require(inner.boxStyle.animations?.first?.elapsed)
        #expect(abs(further - (wire.elapsed ?? 0) - 4) < 0.001)
        #expect(abs((inner.presentation()?.opacity ?? 0) - Float(further / 10)) < 0.01)
        later[0].1()
        #expect(inner.animationKeys() == ["fade"], "what stands is not over")
        outer.timeOffset = 0
        outer.speed = 2
        outer.beginTime = 0
        outer.beginTime = outer.convertTime(CACurrentMediaTime(), from: nil) - paused
        #expect(inner.boxStyle.animations?.first?.rate == 2)
        #expect(inner.convertTime(outer.convertTime(3, to: inner), to: outer) == 3)
    }

    @Test func `what is seen of a layer is asked of a copy`() {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(layer.presentation() === layer)
        let move = CABasicAnimation(keyPath: "position.x")
        (move.fromValue, move.toValue, move.duration) = (100, 100, 60)
        layer.add(move, forKey: nil)
        #expect(layer.presentation()?.position == CGPoint(x: 100, y: 5) && layer.position.x == 5)
        #expect(layer.presentation()?.bounds.size == layer.bounds.size)
    }

    @Test func `a layer draws itself along with an animation of its own property`() throws {
        final class Ring: CALayer {
            nonisolated(unsafe) static var drawn: [CGFloat] = []
            var progress: CGFloat {
                get { managedValue(forKey: "progress") }
                set { setManagedValue(newValue, forKey: "progress") }
            }
            override class func needsDisplay(forKey key: String) -> Bool { key == "progress" }
            override func action(forKey event: String) -> (any CAAction)? {
                guard event == "progress" else { return super.action(forKey: event) }
                let change = CABasicAnimation(keyPath: event)
                (change.fromValue, change.duration) = (progress, 100)
                return change
            }
            override func draw(in ctx: CGContext) { Self.drawn.append(progress) }
        }
        var later: [@MainActor () -> Void] = []
        let before = Display.shared.schedule
        defer { Display.shared.schedule = before }
        Display.shared.schedule = { if $0 < 1 { later.append($1) } }
        let ring = Ring()
        ring.frame = CGRect(x: 0, y: 0, width: 9, height: 9)
        ring.progress = 0.8
        #expect(ring.animationKeys() == ["progress"] && ring.progress == 0.8)
        ring.displayIfNeeded()
        #expect(try #require(Ring.drawn.last) < 0.1, "it begins where it was")
        later.removeLast()()
        #expect(ring.needsDisplay())
        ring.removeAnimation(forKey: "progress")
        later.removeLast()()
        ring.displayIfNeeded()
        #expect(Ring.drawn.last == 0.8 && later.isEmpty)
        CATransaction.setDisableActions(true)
        defer { CATransaction.setDisableActions(false) }
        ring.progress = 0.1
        #expect(ring.animationKeys() == nil)
    }

    @Test func `layers are reached by paths of names, and keep what they are told`() {
        let (view, layer) = (UIView(), CALayer())
        layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation.z")
        layer.setValue(2, forKeyPath: "transform.scale")
        layer.setValue(CGSize(width: 3, height: 4), forKeyPath: "transform.translation")
        let map = CATransform3DGetAffineTransform(layer.transform)
        #expect(abs(map.b - 2) < 1e-9 && abs(map.a) < 1e-9 && map.tx == 3 && map.ty == 4)
        #expect(layer.value(forKeyPath: "transform.scale.x") as? CGFloat == 2)
        #expect((layer.value(forKeyPath: "transform.rotation") as? Double).map { abs($0 - .pi / 2) < 1e-9 } == true)
        #expect(layer.value(forKeyPath: "transform.translation.y") as? Double == 4)
        layer.setValue(CGPoint(x: 1, y: 2), forKey: "position")
        layer.setValue(7, forKeyPath: "position.y")
        layer.setValue(30, forKeyPath: "bounds.size.width")
        #expect(layer.position == CGPoint(x: 1, y: 7) && layer.bounds.width == 30)
        #expect(layer.value(forKeyPath: "bounds.size") as? CGSize == CGSize(width: 30, height: 0))
        view.setValue(5, forKeyPath: "layer.cornerRadius")
        view.setValue(3, forKeyPath: "layer.transform.scale.x")
        #expect(view.layer.cornerRadius == 5 && view.layer.transform.m11 == 3)
        layer.setValue("left", forKey: "side")
        #expect(layer.value(forKey: "side") as? String == "left" && layer.value(forKey: "other") == nil)
        let change = CABasicAnimation()
        change.setValue("grow", forKey: "name")
        #expect(change.value(forKey: "name") as? String == "grow")
    }

    @Test func `a turn about several axes is read as it was made`() {
        var parts = TransformDecomposition(CATransform3DIdentity)
        for (name, number) in [
            ("rotation.x", 0.3), ("rotation.y", -0.4), ("rotation.z", 2.5), ("scale.x", -2), ("scale.z", 3),
        ] {
            let isSet = parts.set(name, [number])
            #expect(isSet)
        }
        let read = TransformDecomposition(parts.map)
        for (name, number) in [
            ("rotation.x", 0.3), ("rotation.y", -0.4), ("rotation.z", 2.5), ("scale.x", -2), ("scale.z", 3),
        ] {
            #expect((read.part(name) as? Double).map { abs($0 - number) < 1e-9 } == true, "\(name)")
        }
        let wrong = [parts.set("rotation.w", [1]), parts.set("translation", [1])]
        #expect(wrong == [false, false] && parts.part("skew") == nil)
    }

    @Test func `parts of a transform that move travel beside those that do not`() {
        let view = UIView()
        view.transform = CGAffineTransform(translationX: 5, y: 6)
        let turn = CABasicAnimation(keyPath: "transform.rotation")
        turn.toValue = 1
        view.layer.add(turn, forKey: nil)
        #expect(view.wireStyle.parts?.x == 5 && view.wireStyle.parts?.scaleY == 1 && view.wireStyle.transform == nil)
        view.layer.removeAllAnimations()
        #expect(view.wireStyle.parts == nil && view.wireStyle.transform?.last == 6)
    }
}
