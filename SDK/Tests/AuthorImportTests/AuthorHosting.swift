// As an author's file has it: a cell whose content is a SwiftUI view, and a trait of an app's own.
import SwiftUI
import UIKit

struct HabitRow: View {
    let name: String
    var body: some View { Label(name, systemImage: "leaf") }
}

enum HabitTrait: UITraitDefinition {
    static let defaultValue = 1
}

struct HabitKey: UITraitBridgedEnvironmentKey {
    static let defaultValue = 1
    static func read(from traitCollection: UITraitCollection) -> Int { traitCollection[HabitTrait.self] }
    static func write(to mutableTraits: inout any UIMutableTraits, value: Int) {
        mutableTraits[HabitTrait.self] = value
    }
}

@MainActor enum HostedCells {
    private static func texts(in view: UIView) -> [String] {
        view.layoutIfNeeded()
        let own = (view as? UILabel)?.attributedText?.string
        return (own.map { [$0] } ?? []) + view.subviews.flatMap(texts)
    }

    /// What a cell says, how high it is, and a trait that went there and back.
    static func made() -> [String] {
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 80))
        let configuration = UIHostingConfiguration { HabitRow(name: "Read") }
            .margins(.horizontal, 8)
            .minSize(height: 60)
        cell.contentConfiguration = configuration.background(.blue)
        let content = configuration.makeContentView()
        let traits = UITraitCollection { HabitKey.write(to: &$0, value: 3) }
        content.frame = cell.bounds
        content.layoutIfNeeded()
        return [
            texts(in: content).joined(), "\(content.intrinsicContentSize.height)", "\(HabitKey.read(from: traits))",
        ]
    }
}
