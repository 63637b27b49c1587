import Foundation
import Testing

@testable import SwiftUI
@testable import UIKit

/// How far rows and sections of lists are apart.
@MainActor
@Suite(.timeLimit(.minutes(2))) struct ListSpacingTests {
    private func list(_ change: (AnyView) -> some View) -> Shown {
        Shown(
            change(
                AnyView(
                    List {
                        Section {
                            Text("a")
                            Text("b")
                        }
                        Section { Text("c") }
                    }
                )
            )
        )
    }
    private func place(_ text: String, in shown: Shown) -> CGRect {
        shown.row(text).map { $0.convert($0.bounds, to: nil) } ?? .zero
    }

    @Test func `rows are apart, and each stands by itself`() {
        let (usual, apart) = (list { $0 }, list { $0.listRowSpacing(12) })
        #expect(place("b", in: usual).minY == place("a", in: usual).maxY)
        #expect(place("b", in: apart).minY == place("a", in: apart).maxY + 12)
        #expect(apart.row("a")?.layer.maskedCorners == .all && apart.row("a")?.layer.cornerRadius == 10)
        #expect(place("b", in: apart).height == place("b", in: usual).height)
    }

    @Test func `sections are as far apart as the list says`() {
        let (usual, near) = (list { $0 }, list { $0.listSectionSpacing(3) })
        func gap(_ shown: Shown) -> CGFloat { place("c", in: shown).minY - place("b", in: shown).maxY }
        #expect(gap(near) == 3 && gap(usual) == 20)
        #expect(gap(list { $0.listSectionSpacing(.compact) }) < gap(usual))
        #expect(place("a", in: near).minY == place("a", in: usual).minY)
    }
}
