import Foundation
import Testing

@testable import SwiftUI
@testable import UIKit

/// Sizes and places, as Apple documents them.
@MainActor @Suite struct LayoutTests {
    /// Where colours lie in a view of 400 by 800 points.
    private func frames(_ view: some View) -> [CGRect] {
        let shown = Shown(view)
        return withExtendedLifetime(shown) { shown.views(PaintView.self).map { $0.convert($0.bounds, to: nil) } }
    }

    @Test func `a stack shares its room out evenly among what takes all, after what has its own size`() {
        let frames = frames(
            HStack(spacing: 10) {
                Color.red.frame(width: 80)
                Color.green
                Color.blue
            }
            .frame(width: 400, height: 100)
        )
        #expect(
            frames == [
                CGRect(x: 0, y: 350, width: 80, height: 100), CGRect(x: 90, y: 350, width: 150, height: 100),
                CGRect(x: 250, y: 350, width: 150, height: 100),
            ]
        )
    }

    @Test func `a spacer pushes, and layout priority is asked first`() {
        let pushed = frames(
            HStack(spacing: 0) {
                Color.red.frame(width: 50, height: 20)
                Spacer()
                Color.blue.frame(width: 60, height: 20)
            }
        )
        #expect(pushed.map(\.minX) == [0, 340])
        let first = frames(
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 20)
                Color.blue.layoutPriority(1)
            }
        )
        #expect(first.map(\.width) == [20, 380])
    }

    @Test func `views are aligned in columns, layers and frames`() {
        let column = frames(
            VStack(alignment: .trailing, spacing: 0) {
                Color.red.frame(width: 100, height: 10)
                Color.blue.frame(width: 40, height: 10)
            }
        )
        #expect(column.map(\.maxX) == [250, 250])
        let layers = frames(
            ZStack(alignment: .bottomLeading) {
                Color.red.frame(width: 100, height: 100)
                Color.blue.frame(width: 20, height: 30)
            }
        )
        #expect(layers[1] == CGRect(x: 150, y: 420, width: 20, height: 30))
        let framed = frames(
            Color.red.frame(width: 10, height: 10).frame(
                maxWidth: .infinity,
                maxHeight: .infinity,
                alignment: .topTrailing
            )
        )
        #expect(framed == [CGRect(x: 390, y: 0, width: 10, height: 10)])
    }

    @Test func `padding, offsets and what lies behind`() {
        let frames = frames(
            Color.red.frame(width: 100, height: 50).padding(10).background(Color.blue).offset(x: 5, y: -5)
        )
        // The one behind is put first.
        #expect(
            frames == [
                CGRect(x: 145, y: 360, width: 120, height: 70), CGRect(x: 155, y: 370, width: 100, height: 50),
            ]
        )
    }

    @Test func `ratios fit or fill`() {
        let fitted = frames(Color.red.aspectRatio(2, contentMode: .fit).frame(width: 100, height: 100))
        let filled = frames(Color.red.aspectRatio(2, contentMode: .fill).frame(width: 100, height: 100))
        #expect(fitted.map(\.size) == [CGSize(width: 100, height: 50)])
        #expect(filled.map(\.size) == [CGSize(width: 200, height: 100)])
    }

    @Test func `grids have columns`() {
        let adaptive = frames(
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 90), spacing: 10)], spacing: 10) {
                ForEach(0..<5) { _ in Color.red.frame(height: 20) }
            }
        )
        // Four of at least 90 points and their distances fit into 400.
        #expect(adaptive.map(\.minX) == [0, 102.5, 205, 307.5, 0] && adaptive[4].minY - adaptive[0].minY == 30)
        let table = frames(
            Grid(horizontalSpacing: 10, verticalSpacing: 0) {
                GridRow {
                    Color.red.frame(width: 30, height: 10)
                    Color.blue.frame(width: 20, height: 10)
                }
                GridRow {
                    Color.red.frame(width: 10, height: 10)
                    Color.blue.frame(width: 50, height: 10)
                }
            }
        )
        #expect(table[0].midX == table[2].midX && table[1].midX == table[3].midX && table[3].minX - table[0].maxX == 10)
    }

    @Test func `an author's layout puts views where it says`() {
        struct Diagonal: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
                CGSize(width: 40 * subviews.count, height: 40 * subviews.count)
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
                for (index, view) in subviews.enumerated() {
                    let place = CGPoint(x: bounds.minX + 40 * CGFloat(index), y: bounds.minY + 40 * CGFloat(index))
                    view.place(at: place, proposal: ProposedViewSize(width: 40, height: 40))
                }
            }
        }
        let frames = frames(
            Diagonal {
                Color.red
                Color.blue
            }
        )
        #expect(
            frames == [CGRect(x: 160, y: 360, width: 40, height: 40), CGRect(x: 200, y: 400, width: 40, height: 40)]
        )
    }

    @Test func `a reader knows its room`() {
        let shown = Shown(
            GeometryReader { proxy in Text("\(Int(proxy.size.width)) by \(Int(proxy.size.height))") }
                .frame(width: 120, height: 60)
        )
        #expect(shown.texts == ["120 by 60"] && shown.frame(of: "120 by 60")?.minX == 140)
    }

    @Test func `text wraps, is cut by lines, and its baselines are aligned`() throws {
        let long = "A text that is longer than one line of a hundred points"
        let shown = Shown(
            VStack {
                Text(long).frame(width: 100)
                Text(long).lineLimit(1).frame(width: 100)
                HStack(alignment: .firstTextBaseline) {
                    Text("large").font(.largeTitle)
                    Text("small").font(.caption)
                }
            }
        )
        let labels = shown.views(UILabel.self)
        #expect(labels[0].bounds.height > 3 * labels[1].bounds.height && labels[1].bounds.height < 22)
        let (large, small) = (try #require(shown.frame(of: "large")), try #require(shown.frame(of: "small")))
        let (first, second) = (
            UIFont.preferredFont(forTextStyle: .largeTitle), UIFont.preferredFont(forTextStyle: .caption1)
        )
        #expect(abs(large.minY + first.ascender - small.minY - second.ascender) < 0.5)
    }

    @Test func `what is scrolled is as long as it is`() throws {
        let shown = Shown(
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<30) { _ in Color.red.frame(height: 50) } }
            }
        )
        let scroll = try #require(shown.views(UIScrollView.self).first)
        #expect(scroll.contentSize == CGSize(width: 400, height: 1500) && scroll.frame.height == 800)
    }
}
