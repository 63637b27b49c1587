import Foundation
import Testing

@testable import SwiftUI
@testable import UIKit

/// What modifiers say of letters and of how large they are.
@MainActor
@Suite(.timeLimit(.minutes(2))) struct TypesettingTests {
    private func font(of text: String, in shown: Shown) -> UIFont? {
        let label = shown.views(UILabel.self).first { $0.attributedText?.string == text }
        return label?.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    }

    @Test func `a size of text counts for the views below, and for numbers that grow with it`() throws {
        struct Measure: View {
            @ScaledMetric private var side = 20.0
            var body: some View { Text("side \(Int(side))") }
        }
        let shown = Shown(
            VStack {
                Text("usual")
                Text("large").dynamicTypeSize(.accessibility3)
                Text("bounded").dynamicTypeSize(.accessibility3).dynamicTypeSize(...DynamicTypeSize.xLarge)
                Measure()
                Measure().environment(\.sizeCategory, .accessibilityLarge)
            }
            .dynamicTypeSize(.large)
        )
        let (usual, large) = (try #require(font(of: "usual", in: shown)), try #require(font(of: "large", in: shown)))
        #expect(usual.pointSize == 17 && large.pointSize == 40)
        #expect(shown.texts.contains("side 20"))
        #expect(shown.texts.contains { $0.hasPrefix("side ") && $0 != "side 20" })
    }

    @Test func `small capitals are capitals of less height, and capitals stay`() throws {
        let shown = Shown(Text(verbatim: "Ab").font(.system(size: 20).lowercaseSmallCaps()))
        let label = try #require(shown.views(UILabel.self).first { $0.attributedText?.string == "AB" })
        let text = try #require(label.attributedText)
        let sizes = (0..<2).map { (text.attribute(.font, at: $0, effectiveRange: nil) as? UIFont)?.pointSize }
        #expect(sizes == [20, 16])
    }

    @Test func `lines of a pattern, a smaller scale and another leading are kept for the words`() throws {
        let shown = Shown(
            VStack {
                Text(verbatim: "dots").underline(pattern: .dot, color: .red)
                Text(verbatim: "small").font(.system(size: 20)).textScale(.secondary)
                Text(verbatim: "tight").font(.body.leading(.tight))
            }
        )
        let dots = try #require(shown.views(UILabel.self).first { $0.text == "dots" }?.attributedText)
        let style = dots.attribute(.underlineStyle, at: 0, effectiveRange: nil) as? Int
        #expect(style == NSUnderlineStyle([.single, .patternDot]).rawValue)
        #expect(font(of: "small", in: shown)?.pointSize == 16)
        let usual = Shown(Text(verbatim: "tight").font(.body)).frame(of: "tight")?.height ?? 0
        #expect((shown.frame(of: "tight")?.height ?? 0) < usual)
    }

    @Test func `a timer's text stops where it was paused, and at its end`() {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let interval = start...start.addingTimeInterval(4000)
        func text(_ pause: TimeInterval?, down: Bool, hours: Bool) -> String {
            TimerText(
                interval: interval,
                pauseTime: pause.map { start.addingTimeInterval($0) },
                countsDown: down,
                showsHours: hours
            ).string(at: start.addingTimeInterval(100.4))
        }
        #expect(text(nil, down: true, hours: true) == "1:05:00")
        #expect(text(nil, down: false, hours: true) == "1:40")
        #expect(text(10, down: true, hours: false) == "66:30")
        #expect(text(9000, down: true, hours: true) == "0:00")
        #expect(text(9000, down: false, hours: false) == "66:40")
    }
}
