import Foundation
import Testing
import ViewLink

@testable import UIKit

/// Layers, and what moves them.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(2))) struct LayerTests {
    private func nodes(_ view: UIView) throws -> [Int: ViewNode] {
        var builder = ViewTreeBuilder()
        var panel = ViewPanel()
        panel.root = builder.add(root: view)
        return try builder.tree(panel: panel).nodes
    }

    private func drawing(of layer: CALayer, in view: UIView) throws -> ViewDrawing? {
        guard case .drawing(let drawing)? = try nodes(view)[layer.nodeID]?.content else { return nil }
        return drawing
    }

    @Test func `a shape travels as a path with its line`() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let ring = CAShapeLayer()
        ring.frame = view.bounds
        ring.path = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 80, height: 80)).cgPath
        ring.fillColor = nil
        ring.strokeColor = UIColor.orange.cgColor
        ring.lineWidth = 6
        ring.lineCap = .round
        ring.strokeEnd = 0.75
        ring.lineDashPattern = [4, 2]
        view.layer.addSublayer(ring)
        guard case .shape(let path)? = try nodes(view)[ring.nodeID]?.content else { Issue.record("no shape"); return }
        #expect(path.data == "M10 10L90 10L90 90L10 90Z" && path.fill == nil)
        #expect(path.stroke?.width == 6 && path.stroke?.cap == .round && path.stroke?.end == 0.75)
        #expect(path.stroke?.dashes == [4, 2])
    }

    @Test func `a layer draws itself when it is asked to, and lays out what lies in it`() throws {
        final class Dial: CALayer {
            var level: CGFloat = 0.5 { didSet { setNeedsDisplay() } }
            let hand = CALayer()
            override func layoutSublayers() {
                super.layoutSublayers()
                if hand.superlayer == nil { addSublayer(hand) }
                hand.frame = CGRect(x: bounds.midX, y: 0, width: 1, height: bounds.midY)
            }
            override func draw(in ctx: CGContext) {
                ctx.setFillColor(UIColor.red.cgColor)
                ctx.fill(CGRect(x: 0, y: 0, width: bounds.width * level, height: bounds.height))
            }
        }
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let dial = Dial()
        view.layer.addSublayer(dial)
        dial.bounds = CGRect(x: 0, y: 0, width: 40, height: 20)
        #expect(dial.needsLayout() && !dial.needsDisplay())
        #expect(try drawing(of: dial, in: view) == nil)
        #expect(dial.hand.frame == CGRect(x: 20, y: 0, width: 1, height: 10) && !dial.needsLayout())
        dial.level = 1
        let seen = try drawing(of: dial, in: view)
        let first = try #require(seen)
        #expect(first.width == 40 && !first.marks.isEmpty && !dial.needsDisplay())
        dial.level = 0.25
        #expect(try drawing(of: dial, in: view) != first)
        let picture = UIGraphicsImageRenderer(size: view.bounds.size).image { view.layer.render(in: $0.cgContext) }
        #expect(picture.pngData() != nil)
    }

    @Test func `a layer has its delegate draw it, and a view lays out and draws for its own`() throws {
        final class Painter: NSObject, CALayerDelegate {
            var isPicture = false
            func display(_ layer: CALayer) { layer.contents = isPicture ? UIImage().cgImage : nil }
            func draw(_ layer: CALayer, in ctx: CGContext) { ctx.fill(layer.bounds) }
        }
        final class Board: UIView {
            let shade = CAGradientLayer()
            override func layoutSublayers(of layer: CALayer) {
                super.layoutSublayers(of: layer)
                shade.frame = bounds
            }
            override func draw(_ layer: CALayer, in ctx: CGContext) {
                ctx.fill(CGRect(x: 1, y: 1, width: 2, height: 2))
            }
        }
        let board = Board(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
        let painter = Painter()
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 9, height: 9)
        layer.delegate = painter
        layer.setNeedsDisplay()
        board.layer.addSublayer(layer)
        board.layer.addSublayer(board.shade)
        board.setNeedsLayout()
        board.layoutIfNeeded()
        board.setNeedsDisplay()
        #expect(board.shade.frame == board.bounds)
        let all = try nodes(board)
        guard case .drawing? = all[layer.nodeID]?.content, case .drawing? = all[board.nodeID]?.content else {
            Issue.record("not drawn")
            return
        }
        painter.isPicture = true
        layer.setNeedsDisplay()
        guard case .image? = try nodes(board)[layer.nodeID]?.content else { Issue.record("no picture"); return }
    }

    @Test func `a mask is what of a view is seen`() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        let mask = CAShapeLayer()
        mask.path = UIBezierPath(ovalIn: view.bounds).cgPath
        view.layer.mask = mask
        #expect(try nodes(view)[view.nodeID]?.style.mask?.data.hasPrefix("M60 30C") == true)
        let fade = CAGradientLayer()
        fade.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
        view.layer.mask = fade
        #expect(try nodes(view)[view.nodeID]?.style.maskGradient?.colors.count == 2)
    }

    @Test func `an animation travels once, and is over when its time has come`() throws {
        var later: [(Double, @MainActor () -> Void)] = []
        let before = Display.shared.schedule
        defer { Display.shared.schedule = before }
        Display.shared.schedule = { later.append(($0, $1)) }
        final class Hearer: CAAnimationDelegate {
            var heard: [Bool] = []
            func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { heard.append(flag) }
        }
        let hearer = Hearer()
        let layer = CAShapeLayer()
        layer.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9)).cgPath
        let grow = CABasicAnimation(keyPath: "strokeEnd")
        grow.fromValue = 0
        grow.toValue = 0.6
        grow.duration = 2
        grow.delegate = hearer
        grow.timingFunction = CAMediaTimingFunction(name: .easeOut)
        layer.add(grow, forKey: "grow")
        let wire = try #require(layer.boxStyle.animations?.first)
        #expect(wire.property == .strokeEnd && wire.values == [.numbers([0]), .numbers([0.6])])
        #expect(wire.duration == 2 && wire.curves == [[0, 0, 0.58, 1]] && wire.runs == 1)
        #expect(layer.animationKeys() == ["grow"])
        #expect(later.map(\.0) == [2])
        later[0].1()
        #expect(layer.boxStyle.animations == nil && hearer.heard == [true])
        layer.add(grow, forKey: "grow")
        layer.removeAnimation(forKey: "grow")
        #expect(hearer.heard == [true, false])
    }

    @Test func `one that goes on for ever says so, and positions are ways`() throws {
        let layer = CALayer()
        layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        let shake = CAKeyframeAnimation(keyPath: "position.x")
        shake.values = [20, 26, 14, 20]
        shake.keyTimes = [0, 0.3, 0.6, 1]
        shake.repeatCount = .infinity
        shake.duration = 0.4
        layer.add(shake, forKey: nil)
        let wire = try #require(layer.boxStyle.animations?.first)
        #expect(wire.property == .translateX && wire.runs == nil && wire.times == [0, 0.3, 0.6, 1])
        #expect(wire.values == [0, 6, -6, 0].map { .numbers([$0]) })
    }

    @Test func `a layer turns in space about its anchor`() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        var map = CATransform3DIdentity
        map.m34 = -1 / 500
        view.layer.transform = CATransform3DRotate(map, .pi / 4, 0, 1, 0)
        view.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
        let style = try #require(try nodes(view)[view.nodeID]).style
        #expect(style.transform?.count == 16 && style.anchor == ViewPoint(x: 0, y: 0.5))
        #expect(view.center == CGPoint(x: 20, y: 20))
        #expect(try nodes(view).values.first?.frame.width == 40)
    }

    @Test func `keyframes are made in their time`() {
        var later: [(Double, @MainActor () -> Void)] = []
        let before = Display.shared.schedule
        defer { Display.shared.schedule = before }
        Display.shared.schedule = { later.append(($0, $1)) }
        let view = UIView()
        var isDone = false
        UIView.animateKeyframes(withDuration: 2, delay: 1) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0.5 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0 }
        } completion: {
            isDone = $0
        }
        #expect(later.map(\.0) == [1, 2, 3])
        later[0].1()
        #expect(view.alpha == 0.5 && !isDone)
        later[1].1()
        later[2].1()
        #expect(view.alpha == 0 && isDone)
    }

    @Test func `layers within one are set as a whole`() {
        let (view, first, second) = (UIView(), CALayer(), CALayer())
        view.layer.addSublayer(first)
        view.layer.sublayers = [second]
        #expect(first.superlayer == nil && second.superlayer === view.layer)
        view.layer.sublayers?.insert(first, at: 0)
        #expect(view.layer.sublayers?.map(\.nodeID) == [first.nodeID, second.nodeID])
        view.layer.sublayers = nil
        #expect(second.superlayer == nil && view.layer.sublayers == nil)
    }

    @Test func `a value may hold a transform, and a text a point`() {
        let value = TransformValue(caTransform3D: CATransform3DMakeTranslation(3, 4, 0))
        #expect(value.caTransform3DValue == CATransform3DMakeTranslation(3, 4, 0))
        #expect(AnimationNumbers.of(value) == CATransform3DMakeTranslation(3, 4, 0).wire)
        #expect(NSCoder.cgPoint(for: "{1.5, 2}") == CGPoint(x: 1.5, y: 2) && NSCoder.cgPoint(for: "x") == .zero)
    }

    @Test func `an arc of a whole turn is a circle either way`() {
        for isClockwise in [true, false] {
            let path = UIBezierPath()
            path.addArc(withCenter: .zero, radius: 5, startAngle: 0, endAngle: 2 * .pi, clockwise: isClockwise)
            #expect(abs(path.bounds.width - 10) < 0.01 && abs(path.bounds.height - 10) < 0.01)
        }
    }

    @Test func `subviews and layers lie over each other in the order in which they came`() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (first, second) = (UIView(), UIView())
        let (ground, ring) = (CAGradientLayer(), CAShapeLayer())
        view.addSubview(first)
        view.layer.addSublayer(ring)
        view.addSubview(second)
        view.layer.insertSublayer(ground, at: 0)
        #expect(view.layer.sublayers == [ground, first.layer, ring, second.layer])
        #expect(first.layer.superlayer === view.layer)

        func drawn() throws -> [Int] {
            var builder = ViewTreeBuilder()
            let root = builder.add(root: view)
            return try #require(builder.nodes.first { $0.id == root }).children
        }
        #expect(try drawn() == [ground.nodeID, first.nodeID, ring.nodeID, second.nodeID])
        view.bringSubviewToFront(first)
        #expect(try drawn() == [ground.nodeID, ring.nodeID, second.nodeID, first.nodeID])
        view.sendSubviewToBack(second)
        #expect(try drawn() == [second.nodeID, ground.nodeID, ring.nodeID, first.nodeID])
        view.exchangeSubview(at: 0, withSubviewAt: 1)
        #expect(view.subviews == [first, second])
        #expect(try drawn() == [first.nodeID, ground.nodeID, ring.nodeID, second.nodeID])
        first.removeFromSuperview()
        second.layer.removeFromSuperlayer()
        #expect(try drawn() == [ground.nodeID, ring.nodeID], "a view is not seen without its layer")
        #expect(view.subviews == [second])
    }

    @Test func `a replicator layer shows what is in it again, each a step further and later`() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        let (dots, dot) = (CAReplicatorLayer(), CALayer())
        dots.frame = view.bounds
        (dots.instanceCount, dots.instanceDelay, dots.instanceAlphaOffset) = (3, 0.2, -0.25)
        dots.instanceTransform = CATransform3DMakeTranslation(30, 0, 0)
        dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        let pulse = CABasicAnimation(keyPath: "opacity")
        (pulse.fromValue, pulse.toValue, pulse.repeatCount) = (1, 0, .infinity)
        dot.add(pulse, forKey: nil)
        dots.addSublayer(dot)
        view.layer.addSublayer(dots)

        let first = try nodes(view)
        let all = try #require(first[dots.nodeID]?.children.compactMap { first[$0] })
        #expect(all.count == 3 && all[1].style.transform?[4] == 30 && all[2].style.transform?[4] == 60)
        #expect(all[1].style.alpha == 0.75 && all[2].style.alpha == 0.5)
        let last = try #require(all[2].children.first.flatMap { first[$0] })
        #expect(last.frame == first[dot.nodeID]?.frame && last.style.animations?.first?.delay == 0.4)
        #expect(try Set(nodes(view).keys) == Set(first.keys), "what goes on has the number that it had")
        dots.instanceCount = 5000
        #expect(try nodes(view)[dots.nodeID]?.children.count == CAReplicatorLayer.limit)
        dots.instanceCount = -3
        #expect(try nodes(view)[dots.nodeID]?.children == [dot.nodeID])
    }

    @Test func `layers of what scrolls lie in its content`() throws {
        let scrolling = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scrolling.contentInset.top = 20
        scrolling.layoutIfNeeded()
        let line = CALayer()
        line.frame = CGRect(x: 0, y: 5, width: 10, height: 1)
        scrolling.layer.addSublayer(line)
        var builder = ViewTreeBuilder()
        _ = builder.add(root: scrolling)
        #expect(builder.nodes.first { $0.id == line.nodeID }?.frame.y == 25)
    }
}
