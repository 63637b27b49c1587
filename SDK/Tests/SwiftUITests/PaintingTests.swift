import Foundation
import Testing

@testable import SwiftUI
@testable import UIKit

/// What text, pictures and figures look like.
@MainActor @Suite struct PaintingTests {
    @Test func `fonts, weights and colours reach the letters, the nearest first`() throws {
        let shown = Shown(
            VStack {
                Text("near").font(.title).foregroundColor(.red)
                Text("far")
            }
            .font(.caption)
            .foregroundColor(.blue)
            .bold()
        )
        func look(_ index: Int) throws -> (size: CGFloat, color: UIColor?) {
            let text = try #require(shown.views(UILabel.self)[index].attributedText)
            let font = try #require(text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)
            return (font.pointSize, text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor)
        }
        #expect(try look(0).size == 28 && look(0).color == .systemRed)
        #expect(try look(1).size == 12 && look(1).color == .systemBlue)
    }

    @Test func `texts are added, and Markdown of a literal is drawn`() throws {
        let shown = Shown(VStack { Text("a **bold** word") + Text(verbatim: " **as it is**").italic() })
        let text = try #require(shown.views(UILabel.self).first?.attributedText)
        #expect(text.string == "a bold word **as it is**")
        let weights = (0..<text.length).map { text.attribute(.font, at: $0, effectiveRange: nil) as? UIFont }
        #expect(weights[2]?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
        #expect(weights[0]?.fontDescriptor.symbolicTraits.contains(.traitBold) == false)
    }

    @Test func `keys are made of what is put into them`() {
        let count = 3
        let key: LocalizedStringKey = "\(count) of \("all") at \(0.5, specifier: "%.2f"), 100 %"
        #expect(key.key == "%lld of %@ at %.2f, 100 %%" && key.string == "3 of all at 0.50, 100 %")
    }

    @Test func `figures are cut, filled, stroked and faded`() throws {
        let shown = Shown(
            VStack {
                Color.red.frame(width: 50, height: 50).clipShape(Circle())
                Capsule().fill(.blue).frame(width: 60, height: 20).opacity(0.5)
                Circle().stroke(.green, lineWidth: 4).frame(width: 40, height: 40)
            }
        )
        let looks = shown.views(LookView.self)
        #expect(looks[0].layer.cornerRadius == 25 && looks[0].clipsToBounds && looks[1].alpha == 0.5)
        let stroked = try #require(shown.views(PaintView.self).last?.layer.sublayers?.first as? CAShapeLayer)
        #expect(stroked.lineWidth == 4 && stroked.fillColor == nil)
    }

    @Test func `an author's figure and canvas are drawn`() throws {
        struct Corner: Shape {
            func path(in rect: CGRect) -> Path {
                Path {
                    $0.move(to: rect.origin)
                    $0.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
                    $0.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
                    $0.closeSubpath()
                }
            }
        }
        let shown = Shown(Corner().fill(.red).frame(width: 30, height: 30))
        let layer = try #require(shown.views(PaintView.self).first?.layer.sublayers?.first as? CAShapeLayer)
        #expect(layer.path?.boundingBox == CGRect(x: 0, y: 0, width: 30, height: 30))
        let renderer = ImageRenderer(
            content: Canvas { context, size in
                context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.green))
            }
            .frame(width: 4, height: 4)
        )
        #expect(renderer.uiImage?.size == CGSize(width: 4, height: 4))
    }

    @Test func `views of UIKit's are made once and updated`() {
        struct Field: UIViewRepresentable {
            @Binding var text: String
            let notes: Notes
            func makeCoordinator() -> String { "coordinator" }
            func makeUIView(context: Context) -> UITextField {
                notes.lines.append("made by \(context.coordinator)")
                return UITextField()
            }
            func updateUIView(_ field: UITextField, context: Context) {
                notes.lines.append("updated \(text)")
                field.text = text
            }
        }
        struct Holder: View {
            @State private var text = "a"
            let notes: Notes
            var body: some View {
                VStack {
                    Field(text: $text, notes: notes)
                    Button("b") { text = "b" }
                }
            }
        }
        let notes = Notes()
        let shown = Shown(Holder(notes: notes))
        shown.press("b")
        #expect(notes.lines == ["made by coordinator", "updated a", "updated b"])
        #expect(shown.views(UITextField.self).map(\.text) == ["b"])
    }
}
