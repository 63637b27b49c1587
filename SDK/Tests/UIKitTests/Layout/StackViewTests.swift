import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite(.timeLimit(.minutes(2))) struct StackViewTests {
    private final class Block: UIView {
        private let size: CGSize

        init(_ width: CGFloat, _ height: CGFloat) {
            size = CGSize(width: width, height: height)
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { nil }

        override var intrinsicContentSize: CGSize { size }
    }

    private func lay(_ stack: UIStackView, _ width: CGFloat, _ height: CGFloat) -> [CGRect] {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
        stack.frame = root.bounds
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.addSubview(stack)
        root.layoutIfNeeded()
        return stack.arrangedSubviews.map(\.frame)
    }

    private func row(_ distribution: UIStackView.Distribution, _ widths: [CGFloat]) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: widths.map { Block($0, 20) })
        stack.distribution = distribution
        return stack
    }

    @Test func `equal shares`() {
        let stack = row(.fillEqually, [10, 50, 20])
        stack.spacing = 10
        #expect(lay(stack, 320, 40).map(\.width) == [100, 100, 100])
        #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 110, 220])
        #expect(stack.arrangedSubviews.allSatisfy { $0.frame.height == 40 })
    }

    @Test func `fill stretches the one that hugs least`() {
        let stack = row(.fill, [30, 40, 50])
        stack.arrangedSubviews[1].setContentHuggingPriority(UILayoutPriority(100), for: .horizontal)
        stack.setCustomSpacing(20, after: stack.arrangedSubviews[0])
        #expect(lay(stack, 300, 20).map(\.width) == [30, 200, 50])
    }

    @Test func `equal gaps and equal centres`() {
        #expect(lay(row(.equalSpacing, [40, 20, 40]), 300, 20).map(\.minX) == [0, 140, 260])
        #expect(lay(row(.equalCentering, [40, 20, 40]), 300, 20).map(\.midX) == [20, 150, 280])
    }

    @Test func `shares in proportion`() {
        #expect(lay(row(.fillProportionally, [10, 20, 30]), 300, 20).map(\.width) == [50, 100, 150])
    }

    @Test func `a column, across`() {
        let stack = UIStackView(arrangedSubviews: [Block(50, 10), Block(100, 30)])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 5
        stack.distribution = .equalSpacing
        let frames = lay(stack, 200, 100)
        #expect(frames == [CGRect(x: 75, y: 0, width: 50, height: 10), CGRect(x: 50, y: 70, width: 100, height: 30)])
    }

    @Test func `a hidden view takes no room`() {
        let stack = row(.fillEqually, [10, 10, 10])
        stack.arrangedSubviews[1].isHidden = true
        let frames = lay(stack, 200, 20)
        #expect(frames[0].width == 100 && frames[2].minX == 100)
    }

    @Test func `a stack is as large as what it holds`() {
        let inner = UIStackView(arrangedSubviews: [Block(50, 10), Block(60, 30)])
        inner.spacing = 8
        inner.alignment = .bottom
        let stack = UIStackView(arrangedSubviews: [inner, Block(80, 12)])
        stack.axis = .vertical
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 124, height: 46))
    }

    @Test func `of views that hold on alike the first one grows`() {
        let blocks = [Block(40, 20), Block(30, 20), Block(20, 20)]
        #expect(lay(UIStackView(arrangedSubviews: blocks), 200, 20).map(\.width) == [150, 30, 20])
        blocks[1].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        #expect(lay(UIStackView(arrangedSubviews: blocks), 200, 20).map(\.width) == [40, 140, 20])
    }

    @Test func `views of a nib that fill an arranged view make it as high as they are`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        let stack = UIStackView()
        stack.axis = .vertical
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        for _ in 0..<2 {
            let item = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
            let content = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
            content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            item.addSubview(content)
            let inner = UIView()
            inner.translatesAutoresizingMaskIntoConstraints = false
            content.addSubview(inner)
            stack.addArrangedSubview(item)
            NSLayoutConstraint.activate([
                inner.heightAnchor.constraint(equalToConstant: 20),
                inner.topAnchor.constraint(equalTo: content.topAnchor, constant: 8),
                content.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: 8),
                inner.leadingAnchor.constraint(equalTo: content.leadingAnchor),
                content.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 10),
            ])
        }
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: root.topAnchor),
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(stack.frame == CGRect(x: 0, y: 0, width: 320, height: 100))
        #expect(stack.arrangedSubviews.map(\.frame.height) == [46, 46])
        #expect(
            stack.arrangedSubviews.map { $0.subviews[0].frame.size }
                == Array(repeating: CGSize(width: 320, height: 36), count: 2)
        )
        #expect(stack.arrangedSubviews[0].subviews[0].subviews[0].frame == CGRect(x: 0, y: 8, width: 310, height: 20))
    }
}
