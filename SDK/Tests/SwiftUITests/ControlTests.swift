import Foundation
import Testing

@testable import SwiftUI
@testable import UIKit

/// Controls say what a person did, and show what the app says.
@MainActor @Suite struct ControlTests {
    @Test func `an author's style draws a button, and knows when it is pressed`() {
        struct Loud: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    configuration.label
                    Text(configuration.isPressed ? "down" : "up")
                }
            }
        }
        let shown = Shown(Button("Go") {}.buttonStyle(Loud()))
        #expect(shown.texts == ["Go", "up"])
        shown.views(PressControl.self)[0].isHighlighted = true
        shown.settle()
        #expect(shown.texts == ["Go", "down"])
    }

    @Test func `a button that is not enabled does nothing`() {
        struct Two: View {
            @State private var count = 0
            var body: some View {
                VStack {
                    Text("\(count)")
                    Button("Off") { count += 1 }.disabled(true)
                }
            }
        }
        let shown = Shown(Two())
        #expect(shown.views(PressControl.self).allSatisfy { !$0.isEnabled })
    }

    @Test func `a field's text and a bound value are the same`() throws {
        struct Names: View {
            @State private var name = "Mia"
            @State private var age = 7
            var body: some View {
                VStack {
                    Text("\(name) is \(age)")
                    TextField("Name", text: $name)
                    TextField("Age", value: $age, format: .number)
                    Button("Clear") { name = "" }
                }
            }
        }
        let shown = Shown(Names())
        let fields = shown.views(UITextField.self)
        #expect(fields.map(\.text) == ["Mia", "7"] && fields.map(\.placeholder) == ["Name", "Age"])
        fields[0].text = "Ada"
        fields[0].sendActions(for: .editingChanged)
        fields[1].text = "36"
        fields[1].delegate?.textFieldDidEndEditing(fields[1])
        shown.settle()
        #expect(shown.texts.contains("Ada is 36"))
        shown.press("Clear")
        #expect(fields[0].text == "")
    }

    @Test func `the focus is where a state says`() throws {
        struct Asking: View {
            @FocusState private var isFocused: Bool
            @State private var text = ""
            var body: some View {
                VStack {
                    TextField("Answer", text: $text).focused($isFocused)
                    Button("Ask") { isFocused = true }
                    Text(isFocused ? "asking" : "quiet")
                }
            }
        }
        let shown = Shown(Asking())
        #expect(shown.texts.contains("quiet"))
        shown.press("Ask")
        #expect(shown.texts.contains("asking") && shown.views(UITextField.self)[0].isFirstResponder)
        _ = shown.views(UITextField.self)[0].resignFirstResponder()
        shown.settle()
        #expect(shown.texts.contains("quiet"))
    }

    @Test func `steps, sliders and progress`() throws {
        struct Numbers: View {
            @State private var count = 9
            @State private var part = 0.25
            var body: some View {
                VStack {
                    Text("\(count) \(part, specifier: "%.2f")")
                    Stepper("Count", value: $count, in: 0...10)
                    Slider(value: $part, in: 0...1, step: 0.25)
                    ProgressView(value: part)
                    ProgressView()
                }
            }
        }
        let shown = Shown(Numbers())
        let stepper = try #require(shown.views(UIStepper.self).first)
        stepper.value = 1
        stepper.sendActions(for: .valueChanged)
        shown.settle()
        #expect(stepper.maximumValue == 0)
        let slider = try #require(shown.views(UISlider.self).first)
        slider.value = 0.6
        slider.sendActions(for: .valueChanged)
        shown.settle()
        #expect(shown.texts.first == "10 0.50" && shown.views(UIProgressView.self).first?.progress == 0.5)
        #expect(shown.views(UIActivityIndicatorView.self).first?.isAnimating == true)
    }

    @Test func `taps and drags are heard`() throws {
        struct Touched: View {
            @State private var taps = 0
            @GestureState private var moved = CGSize.zero
            var body: some View {
                Text("\(taps) \(Int(moved.width))")
                    .onTapGesture { taps += 1 }
                    .gesture(DragGesture().updating($moved) { value, state, _ in state = value.translation })
            }
        }
        let shown = Shown(Touched())
        let recognizers = shown.all.flatMap { $0.gestureRecognizers ?? [] }
        let tap = try #require(recognizers.first { $0 is UITapGestureRecognizer })
        tap.handler?(tap)
        shown.settle()
        #expect(shown.texts == ["1 0"] && recognizers.contains { $0 is UIPanGestureRecognizer })
    }
}
