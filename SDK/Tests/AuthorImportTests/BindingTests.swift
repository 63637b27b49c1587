import Foundation
import Testing

@testable import SwiftUI
@testable import UIKit

private struct Stop: Identifiable {
    let id: Int
    var name = ""
    var isOn = false
}

/// As an author's views have it.
private struct Stops: View {
    @State private var stops = [Stop(id: 1), Stop(id: 2)]

    var body: some View {
        Form {
            ForEach($stops) { $stop in Toggle(stop.name, isOn: $stop.isOn) }
            ForEach($stops.indices, id: \.self) { index in
                Text("\(index)")
                TextField("Name", text: $stops[index].name)
            }
            ForEach($stops, id: \.id) { stop in Toggle(stop.wrappedValue.name, isOn: stop.isOn) }
            ForEach(Array($stops.enumerated()), id: \.offset) { _, stop in Toggle("On", isOn: stop.isOn) }
            List($stops) { $stop in Toggle(stop.name, isOn: $stop.isOn) }
        }
    }
}

/// As authors cut a text that grows too long.
extension Binding where Value == String {
    fileprivate func cut(to limit: Int) -> Self {
        if wrappedValue.count > limit {
            DispatchQueue.main.async { wrappedValue = String(wrappedValue.prefix(limit)) }
        }
        return self
    }
}

/// A binding to a list is a list of bindings.
@MainActor
@Suite(.timeLimit(.minutes(1))) struct BindingTests {
    @Test func `a binding goes to another thread, as its value may`() async {
        var name = "Bells"
        _ = Binding(get: { name }, set: { name = $0 }).cut(to: 2)
        await withCheckedContinuation { told in DispatchQueue.main.async { told.resume() } }
        #expect(name == "Be")
    }

    @Test func `what is set through a binding to an element is set in the list`() {
        var names = ["a", "b", "c"]
        let binding = Binding(get: { names }, set: { names = $0 })
        binding[1].wrappedValue = "B"
        for name in binding { name.wrappedValue += "!" }
        #expect(names == ["a!", "B!", "c!"] && binding.count == 3 && binding.last?.wrappedValue == "c!")
    }

    @Test func `a text is drawn in a box by its options`() {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 40)).image { _ in
            ("word word word" as NSString).draw(
                with: CGRect(x: 0, y: 0, width: 80, height: 40),
                options: [.usesLineFragmentOrigin, .usesFontLeading],
                attributes: [.font: UIFont.systemFont(ofSize: 12)],
                context: nil
            )
        }
        #expect(picture.size == CGSize(width: 80, height: 40))
    }
}
