import Testing

@testable import UIKit

@Suite("The system's distances", .timeLimit(.minutes(1))) @MainActor struct SystemSpacingTests {
    @Test("Lines that stand by their baselines do not lie on each other, and edges are 8 points apart")
    func baselines() {
        let cell = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let (day, city) = (UILabel(), UILabel())
        (day.text, city.text) = ("Today, +1 h", "Vienna")
        (day.font, city.font) = (.systemFont(ofSize: 15), .systemFont(ofSize: 28))
        for label in [day, city] {
            label.translatesAutoresizingMaskIntoConstraints = false
            cell.addSubview(label)
            label.leadingAnchor.constraint(equalTo: cell.leadingAnchor).isActive = true
        }
        NSLayoutConstraint.activate([
            day.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: cell.topAnchor, multiplier: 1),
            city.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: day.lastBaselineAnchor, multiplier: 1),
        ])
        cell.layoutIfNeeded()
        #expect(day.frame.minY >= 0)
        #expect(city.frame.minY >= day.frame.minY + day.font.ascender)
        let box = UIView()
        let edge = box.topAnchor.constraint(equalToSystemSpacingBelow: cell.topAnchor, multiplier: 2)
        #expect(edge.constant == 16)
    }
}
