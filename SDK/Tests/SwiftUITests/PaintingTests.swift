import Foundation
import Testing
import ViewLink

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

    @Test func `a gradient of a net of points is a picture, masked by what it fills`() throws {
        let corners: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
        let mesh = MeshGradient(width: 2, height: 2, points: corners, colors: [.white, .black, .black, .white])
        let shown = Shown(
            VStack {
                mesh.frame(width: 96, height: 96)
                Circle().fill(mesh).frame(width: 40, height: 40)
            }
        )
        let layers = shown.views(PaintView.self).compactMap { $0.layer.sublayers?.first }
        #expect(layers[0].mask == nil && layers[1].mask is CAShapeLayer)
        let contents = try #require(layers[0].contents)
        let bitmap = try #require((contents as! CGImage).image.bitmap)
        func red(_ x: Int, _ y: Int) -> UInt8 { bitmap.bytes[(y * bitmap.width + x) * 4] }
        let edge = bitmap.width - 1
        #expect(red(0, 0) > 240 && red(edge, edge) > 240 && red(edge, 0) < 15 && red(0, edge) < 15)
        #expect(abs(Int(red(edge / 2, edge / 2)) - 127) < 10)
        #expect(bitmap.bytes.enumerated().allSatisfy { $0 % 4 != 3 || $1 == 255 }, "there are no seams")
        let wrong = MeshGradient(width: 3, height: 2, points: corners, colors: [.white])
        #expect(Shown(wrong).views(PaintView.self).first?.layer.sublayers?.first?.contents == nil)
    }

    @Test func `letters and symbols are filled with a gradient, and cast a style's shadow`() throws {
        let sunset = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        let shown = Shown(
            VStack {
                Text("gradient").foregroundStyle(sunset)
                HStack {
                    Image(systemName: "heart.fill")
                    Text("plain").foregroundStyle(.green)
                }
                .foregroundStyle(sunset)
                Text("shadow").foregroundStyle(.red.shadow(.drop(color: .black, radius: 3, x: 1)))
            }
        )
        let labels = shown.views(UILabel.self)
        func blend(of view: UIView) -> ViewGradient? {
            switch view.content {
            case .label(let text): text.gradient
            case .image(let image): image.gradient
            default: nil
            }
        }
        #expect(blend(of: labels[0])?.start == ViewPoint(x: 0, y: 0.5) && blend(of: labels[0])?.colors.count == 2)
        #expect(blend(of: labels[1]) == nil && blend(of: labels[2]) == nil)
        let picture = try #require(shown.views(UIImageView.self).first)
        #expect(blend(of: picture)?.end == ViewPoint(x: 1, y: 0.5))
        #expect(labels[0].layer.shadowOpacity == 0 && labels[2].layer.shadowOpacity == 1)
        #expect(labels[2].layer.shadowRadius == 3 && labels[2].layer.shadowOffset == CGSize(width: 1, height: 0))
    }

    @Test func `a gradient around a point may be less than a turn`() throws {
        let half = AngularGradient(colors: [.red, .blue], center: .center, startAngle: .zero, endAngle: .degrees(180))
        #expect(half.drawn.stops.map(\.location) == [0, 0.5])
        let whole = AngularGradient(colors: [.red, .blue], center: .center, angle: .degrees(90))
        #expect(whole.drawn.stops.map(\.location) == [0, 1])
        let ring = EllipticalGradient(colors: [.red, .blue], startRadiusFraction: 0.25, endRadiusFraction: 0.5)
        #expect(ring.drawn.stops.map(\.location) == [0.5, 1])
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
