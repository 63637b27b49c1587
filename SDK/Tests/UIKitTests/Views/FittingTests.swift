import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct FittingTests {
    @Test func `a view that is fitted keeps its upper left corner`() {
        let label = UILabel(frame: CGRect(x: 20, y: 100, width: 0, height: 0))
        label.text = "Hello"
        label.sizeToFit()
        #expect(label.frame.origin == CGPoint(x: 20, y: 100))
        #expect(label.bounds.origin == .zero)
        #expect(label.frame.width > 20)
        label.text = "Hello, world"
        label.sizeToFit()
        #expect(label.frame.origin == CGPoint(x: 20, y: 100))
    }

    @Test func `a row is as high as its content, also where the row itself is asked`() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let label = UILabel()
        label.numberOfLines = 0
        label.text = String(repeating: "word ", count: 20)
        label.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
            label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10),
            label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 10),
            label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -10),
        ])
        let size = cell.systemLayoutSizeFitting(
            CGSize(width: 320, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
        #expect(size.width == 320)
        #expect(size.height > 60)
        let plain = UITableViewCell(style: .default, reuseIdentifier: nil)
        plain.frame.size.width = 320
        #expect(plain.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 44)
    }
}
