import Foundation
import Testing

@testable import SwiftUI
@testable import UIKit

/// Views that are made when they come near what is seen.
@MainActor @Suite struct LazyTests {
    private struct Row: View {
        let index: Int
        let notes: Notes
        @State private var isTall = false
        var body: some View {
            let _ = notes.lines.append("\(index)")
            Button("Row \(index)") { isTall.toggle() }
                .frame(height: isTall ? 200 : 50)
                .onAppear { notes.lines.append("+\(index)") }
                .onDisappear { notes.lines.append("-\(index)") }
        }
    }
    private struct Rows: View {
        let notes: Notes
        var body: some View {
            ScrollViewReader { proxy in
                VStack(spacing: 0) {
                    Button("Last") { proxy.scrollTo(999, anchor: .bottom) }.frame(height: 50)
                    Button("Middle") { proxy.scrollTo(500, anchor: .top) }.frame(height: 50)
                    ScrollView {
                        LazyVStack(spacing: 0) { ForEach(0..<1000) { Row(index: $0, notes: notes) } }
                    }
                    .frame(height: 700)
                }
            }
        }
    }

    @Test func `of a thousand rows those are made that are near, and they come and go`() throws {
        let notes = Notes()
        let shown = Shown(Rows(notes: notes))
        let view = try #require(shown.scrollView)
        let made = Set(notes.lines.compactMap(Int.init))
        #expect(made.count < 40 && made.contains(13) && view.contentSize.height == 50_000)
        #expect(notes.lines.contains("+0") && shown.texts.contains("Row 13"))
        notes.lines = []
        try shown.scroll(to: 2000)
        #expect(notes.lines.contains("-0") && notes.lines.contains("+40") && !notes.lines.contains("0"))
        #expect(shown.texts.contains("Row 45") && !shown.texts.contains("Row 0"))
        notes.lines = []
        try shown.scroll(to: 0)
        #expect(notes.lines.contains("+0") && !notes.lines.contains("0"), "what was made is kept")
    }

    @Test func `a proxy scrolls to rows that are not made`() throws {
        let notes = Notes()
        let shown = Shown(Rows(notes: notes))
        shown.press("Last")
        #expect(shown.frame(of: "Row 999")?.midY == 775)
        shown.press("Middle")
        #expect(shown.frame(of: "Row 500")?.midY == 125)
        #expect(Set(notes.lines.compactMap(Int.init)).count < 120)
    }

    @Test func `a row keeps its state, and may change its length`() throws {
        let shown = Shown(Rows(notes: Notes()))
        shown.press("Row 3")
        #expect(shown.scrollView?.contentSize.height ?? 0 > 50_000)
        try shown.scroll(to: 3000)
        try shown.scroll(to: 0)
        let (third, fourth) = (try #require(shown.frame(of: "Row 3")), try #require(shown.frame(of: "Row 4")))
        #expect(fourth.midY - third.midY == 125)
    }

    private struct Uneven: View {
        let from: Int
        var body: some View {
            ScrollView {
                LazyVStack(spacing: 10) {
                    ForEach(0..<300) { row in Text("Line \(row)").frame(height: row % 7 == 0 ? 150 : 40) }
                }
            }
            .defaultScrollAnchor(.bottom)
        }
    }

    @Test func `a long chat begins at its end, and what is seen stays while what lies before it is made`() throws {
        let shown = Shown(Uneven(from: 0))
        let view = try #require(shown.scrollView)
        #expect(shown.frame(of: "Line 299").map { abs($0.midY - 780) < 0.5 } == true)
        for step in 1...12 {
            let before = shown.frames(from: "Line ")
            try shown.scroll(to: view.contentOffset.y - 150)
            let after = shown.frames(from: "Line ")
            for (line, place) in after {
                guard let former = before[line], (0...800).contains(former.midY) else { continue }
                #expect(abs(place.midY - former.midY - 150) < 0.5, "\(line) in step \(step)")
            }
        }
        let before = shown.frames(from: "Line ")
        try shown.rest()
        for (line, place) in shown.frames(from: "Line ") {
            #expect(abs(place.midY - (before[line]?.midY ?? place.midY)) < 0.5)
        }
    }

    @Test func `a grid makes its lines, and sections keep their headers in sight`() throws {
        let notes = Notes()
        let shown = Shown(
            ScrollView {
                LazyVGrid(
                    columns: [GridItem(.flexible()), GridItem(.flexible())],
                    spacing: 0,
                    pinnedViews: .sectionHeaders
                ) {
                    ForEach(0..<20) { section in
                        Section {
                            ForEach(0..<40) { cell in
                                let _ = notes.lines.append("\(section) \(cell)")
                                Color.red.frame(height: 100)
                            }
                        } header: {
                            Text("Section \(section)").frame(height: 30)
                        }
                    }
                }
            }
        )
        #expect(notes.lines.count <= 60)
        #expect(shown.frame(of: "Section 0")?.midY == 15)
        try shown.scroll(to: 500)
        #expect(shown.frame(of: "Section 0")?.midY == 15, "it stays")
        try shown.scroll(to: 2015)
        #expect(shown.frame(of: "Section 0")?.midY == 0 && shown.frame(of: "Section 1")?.midY == 30, "pushed away")
    }

    private struct Changing: View {
        @State private var values = Array(0..<100)
        var body: some View {
            VStack(spacing: 0) {
                Button("Remove") { values.removeFirst(5) }.frame(height: 50)
                ScrollView {
                    LazyVStack(alignment: .leading, spacing: 0) {
                        Text("Title").frame(height: 20)
                        ForEach(values, id: \.self) { value in
                            if value % 2 == 0 { Text("Value \(value)").frame(height: 30) }
                        }
                        Text("End").frame(height: 20)
                    }
                }
            }
        }
    }

    @Test func `values come and go, and a view that shows nothing takes no room`() {
        let shown = Shown(Changing())
        #expect(shown.frame(of: "Value 2")?.minY.rounded() ?? 0 > 100 && shown.frame(of: "Value 0")?.minX == 0)
        #expect(shown.texts.prefix(4) == ["Remove", "Title", "Value 0", "Value 2"])
        shown.press("Remove")
        #expect(shown.texts.prefix(4) == ["Remove", "Title", "Value 6", "Value 8"])
    }
}

extension Shown {
    /// Where all texts lie that begin so.
    fileprivate func frames(from start: String) -> [String: CGRect] {
        var frames: [String: CGRect] = [:]
        for text in texts where text.hasPrefix(start) { frames[text] = frame(of: text) }
        return frames
    }
}
