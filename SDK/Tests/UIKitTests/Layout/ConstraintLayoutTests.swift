import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite(.timeLimit(.minutes(2))) struct ConstraintLayoutTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))

    private func add(_ view: UIView = UIView(), to parent: UIView? = nil) -> UIView {
        view.translatesAutoresizingMaskIntoConstraints = false
        (parent ?? root).addSubview(view)
        return view
    }

    @Test func `edges follow the superview when it grows`() {
        let view = add()
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
            view.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 10),
            view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 16, y: 10, width: 288, height: 72))
        root.bounds.size.width = 432
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 16, y: 10, width: 400, height: 100))
    }

    @Test func `a constant that changes moves what depends on it`() {
        let first = add()
        let second = add(to: first)
        let top = first.topAnchor.constraint(equalTo: root.topAnchor, constant: 5)
        NSLayoutConstraint.activate([
            top,
            first.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            first.widthAnchor.constraint(equalToConstant: 100),
            first.heightAnchor.constraint(equalToConstant: 50),
            second.centerYAnchor.constraint(equalTo: root.centerYAnchor),
            second.leftAnchor.constraint(equalTo: first.leftAnchor),
            second.widthAnchor.constraint(equalToConstant: 10),
            second.heightAnchor.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        #expect(first.frame == CGRect(x: 110, y: 5, width: 100, height: 50))
        #expect(second.frame == CGRect(x: 0, y: 90, width: 10, height: 10))
        top.constant = 30
        root.layoutIfNeeded()
        #expect(first.frame.minY == 30)
        #expect(second.frame.minY == 65)
        top.isActive = false
        first.bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(first.frame.minY == 150)
    }

    @Test func `an author's constraint is broken, not the size of the root`() {
        let bar = add()
        let label = add(to: bar)
        let button = add(to: bar)
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            bar.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            bar.heightAnchor.constraint(equalToConstant: 50),
            label.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 20),
            label.topAnchor.constraint(equalTo: bar.topAnchor),
            button.leadingAnchor.constraint(equalTo: label.trailingAnchor),
            button.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
            button.widthAnchor.constraint(equalToConstant: 50),
            label.widthAnchor.constraint(equalToConstant: 250),
        ])
        root.layoutIfNeeded()
        #expect(bar.frame == CGRect(x: 0, y: 150, width: 320, height: 50))
        #expect(label.frame.width == 250)
        // Made for 320 points, it comes on a wider screen.
        root.frame.size.width = 400
        root.layoutIfNeeded()
        #expect(bar.frame == CGRect(x: 0, y: 150, width: 400, height: 50))
        #expect(button.frame.maxX == 400)
        root.frame.size.width = 320
        root.layoutIfNeeded()
        #expect(label.frame.width == 250 && button.frame.width == 50)
    }

    @Test func `a frame of autoresizing stays where constraints contradict it`() {
        let plain = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 40))
        root.addSubview(plain)
        let below = add()
        NSLayoutConstraint.activate([
            // Its mask was left to make constraints.
            plain.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 60),
            plain.heightAnchor.constraint(equalToConstant: 80),
            below.topAnchor.constraint(equalTo: plain.bottomAnchor),
            below.leadingAnchor.constraint(equalTo: plain.leadingAnchor),
            below.widthAnchor.constraint(equalToConstant: 5),
            below.heightAnchor.constraint(equalToConstant: 5),
        ])
        root.layoutIfNeeded()
        #expect(plain.frame == CGRect(x: 10, y: 10, width: 100, height: 40))
        #expect(below.frame.origin == CGPoint(x: 10, y: 50))
    }

    @Test func `the first baseline of what has no text is its upper edge, the last its lower`() {
        let picture = add(UIImageView())
        let box = add()
        NSLayoutConstraint.activate([
            picture.firstBaselineAnchor.constraint(equalTo: root.topAnchor, constant: 30),
            picture.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            picture.widthAnchor.constraint(equalToConstant: 100),
            picture.heightAnchor.constraint(equalToConstant: 60),
            box.topAnchor.constraint(equalTo: picture.lastBaselineAnchor),
            box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            box.widthAnchor.constraint(equalToConstant: 5),
            box.heightAnchor.constraint(equalToConstant: 5),
        ])
        root.layoutIfNeeded()
        #expect(picture.frame.minY == 30)
        #expect(box.frame.minY == 90)
    }

    @Test func `hugging and resistance decide between two labels`() {
        let name = UILabel()
        let value = UILabel()
        name.text = "Name"
        value.text = "A rather long value that cannot fit into the row at all"
        _ = add(name)
        _ = add(value)
        value.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "H:|-10-[name]-gap-[value]-10-|",
                options: .alignAllFirstBaseline,
                metrics: ["gap": 8],
                views: ["name": name, "value": value]
            )
                + NSLayoutConstraint.constraints(
                    withVisualFormat: "V:|-[name]",
                    metrics: nil,
                    views: ["name": name]
                )
        )
        root.layoutIfNeeded()
        let natural = name.intrinsicContentSize.width
        #expect(abs(name.frame.width - natural) < 0.5)
        #expect(name.frame.minY == 20)
        #expect(value.frame.maxX == 310)
        #expect(abs(value.frame.minX - (18 + natural)) < 0.5)
        #expect(value.frame.midY == name.frame.midY)
    }

    @Test func `a wrapping label makes its container as high as its lines`() {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = String(repeating: "word ", count: 40)
        let box = add()
        _ = add(label, to: box)
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            box.topAnchor.constraint(equalTo: root.topAnchor),
            label.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 20),
            label.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -20),
            label.topAnchor.constraint(equalTo: box.topAnchor, constant: 12),
            label.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -12),
        ])
        root.layoutIfNeeded()
        let expected = label.sizeThatFits(CGSize(width: 280, height: 0)).height
        #expect(expected > 80)
        #expect(abs(box.frame.height - expected - 24) < 1)
        #expect(label.frame.width == 280)
        let fitting = box.systemLayoutSizeFitting(
            CGSize(width: 200, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
        #expect(fitting.width == 200)
        #expect(fitting.height > box.frame.height)
    }

    @Test func `a frame set by hand holds for those constrained to it`() {
        let placed = UIView(frame: CGRect(x: 40, y: 50, width: 60, height: 20))
        root.addSubview(placed)
        let under = add()
        NSLayoutConstraint.activate([
            under.topAnchor.constraint(equalTo: placed.bottomAnchor, constant: 4),
            under.leadingAnchor.constraint(equalTo: placed.leadingAnchor),
            under.widthAnchor.constraint(equalTo: placed.widthAnchor, multiplier: 2),
            under.heightAnchor.constraint(equalToConstant: 8),
        ])
        root.layoutIfNeeded()
        #expect(under.frame == CGRect(x: 40, y: 74, width: 120, height: 8))
        placed.frame.origin.y = 100
        root.layoutIfNeeded()
        #expect(under.frame.minY == 124)
    }

    @Test func `autoresizing shares a difference`() {
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 300, height: 50))
        view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        root.addSubview(view)
        root.frame.size = CGSize(width: 400, height: 260)
        #expect(view.frame == CGRect(x: 10, y: 70, width: 380, height: 50))
    }

    @Test func `constraints that contradict each other break one and keep the rest`() {
        let view = add()
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: root.topAnchor),
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.heightAnchor.constraint(equalToConstant: 10),
            view.widthAnchor.constraint(equalToConstant: 100),
            view.widthAnchor.constraint(equalToConstant: 120),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 10))
    }

    @Test func `reading from right to left mirrors leading and trailing`() {
        let before = UITraitCollection.current
        defer { UITraitCollection.current = before }
        UITraitCollection.current = UITraitCollection(style: .light, direction: .rightToLeft)
        let view = add()
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: -16),
            view.widthAnchor.constraint(equalToConstant: 100),
            view.topAnchor.constraint(equalTo: root.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        #expect(view.frame.maxX == 304)
    }

    @Test func `a layout that never settles ends`() {
        final class Restless: UIView {
            var count = 0
            override func layoutSubviews() {
                count += 1
                setNeedsLayout()
            }
        }
        let view = Restless(frame: root.bounds)
        root.addSubview(view)
        root.layoutIfNeeded()
        #expect(view.count == LayoutPass.limit)
    }

    @Test func `a scroll view's content is as large as its constraints say`() {
        let scroll = UIScrollView()
        _ = add(scroll)
        let content = add(to: scroll)
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: root.topAnchor),
            scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            content.topAnchor.constraint(equalTo: scroll.topAnchor),
            content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
            content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
            content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
            content.heightAnchor.constraint(equalToConstant: 900),
        ])
        root.layoutIfNeeded()
        #expect(scroll.frame == root.bounds)
        #expect(scroll.contentSize == CGSize(width: 320, height: 900))
        #expect(content.frame == CGRect(x: 0, y: 0, width: 320, height: 900))
    }
}
