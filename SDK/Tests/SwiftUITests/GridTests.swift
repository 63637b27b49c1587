import Foundation
import Testing

@testable import SwiftUI
@testable import UIKit

/// Cells of grids that say something of themselves.
@MainActor
@Suite(.timeLimit(.minutes(2))) struct GridCellTests {
    @Test func `a divider between rows takes the grid's width and makes it no wider`() {
        let shown = Shown(
            Grid {
                GridRow {
                    Text("one")
                    Text("two")
                }
                Color.red.frame(height: 2).gridCellUnsizedAxes(.horizontal)
            }
            .fixedSize(horizontal: false, vertical: true)
            .background(Color.blue.accessibilityLabel("ground"))
        )
        let one = shown.frame(of: "one") ?? .zero
        let two = shown.frame(of: "two") ?? .zero
        #expect(two.maxX - one.minX < 120 && one.minX > 100, "the grid is as wide as its words, in the middle")
    }

    @Test func `an anchor puts a view in its cell, an alignment all views of a column`() {
        let shown = Shown(
            Grid(alignment: .center, horizontalSpacing: 0) {
                GridRow {
                    Text("a").gridColumnAlignment(.leading)
                    Color.clear.frame(width: 10, height: 60)
                    Text("low").gridCellAnchor(.bottom)
                }
                GridRow {
                    Text("a wide first column")
                    Text("")
                    Text("")
                }
            }
        )
        let (a, wide) = (shown.frame(of: "a") ?? .zero, shown.frame(of: "a wide first column") ?? .zero)
        #expect(abs(a.minX - wide.minX) < 1)
        let low = shown.frame(of: "low") ?? .zero
        #expect(low.midY > a.midY + 10)
    }

    @Test func `cells after one of two columns stand in the column after those`() {
        let shown = Shown(
            Grid(alignment: .leading) {
                GridRow {
                    Text("both").gridCellColumns(2)
                    Text("third")
                }
                GridRow {
                    Text("1")
                    Text("2")
                    Text("below third")
                }
                Text("all").gridCellColumns(.max)
            }
        )
        #expect(shown.frame(of: "third")?.minX == shown.frame(of: "below third")?.minX)
    }
}
