import Foundation
import Testing

@testable import UIKit

/// Members of UIKit that few apps have: what a person or the author's code would notice of them.
@Suite @MainActor struct LaterMembersTests {
    @Test("Segments are taken away, and one that is disabled is not chosen")
    func segments() {
        let control = UISegmentedControl(items: ["a", "b", "c"])
        control.selectedSegmentIndex = 2
        control.removeSegment(at: 0, animated: false)
        #expect(control.numberOfSegments == 2 && control.titleForSegment(at: 0) == "b")
        #expect(control.selectedSegmentIndex == 1)
        control.setEnabled(false, forSegmentAt: 0)
        #expect(!control.isEnabledForSegment(at: 0) && control.isEnabledForSegment(at: 1))
        control.removeSegment(at: 7, animated: false)
        control.removeAllSegments()
        #expect(control.numberOfSegments == 0 && control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test("A colour comes back out of an archive as it went in")
    func colours() throws {
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1),
            requiringSecureCoding: true
        )
        let color = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data))
        #expect(color.cgColor.components == [0.25, 0.5, 0.75, 1])
    }

    @Test("A font's description is given another size, weight and design")
    func fonts() throws {
        let font = UIFont.systemFont(ofSize: 20)
        let design = try #require(font.fontDescriptor.withDesign(.monospaced))
        #expect(design.symbolicTraits.contains(.traitMonoSpace))
        let heavy = font.fontDescriptor.addingAttributes([
            .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold], .size: 30,
        ])
        #expect(heavy.symbolicTraits.contains(.traitBold) && heavy.pointSize == 30)
        #expect(UIFont(descriptor: heavy, size: 0).pointSize == 30)
    }

    @Test("What is copied by its types is found by them, and as text")
    func pasteboard() {
        let board = UIPasteboard()
        board.setItems([["public.utf8-plain-text": "bell", "public.data": Data([1])]], options: [.localOnly: true])
        #expect(board.string == "bell" && board.data(forPasteboardType: "public.data") == Data([1]))
        #expect(board.contains(pasteboardTypes: ["public.data"]) && !board.contains(pasteboardTypes: ["public.png"]))
        #expect(board.changeCount == 1)
    }

    @Test("A scroll view is zoomed within its limits, and its delegate hears of it")
    func zoom() {
        final class Hearer: NSObject, UIScrollViewDelegate {
            var scales: [CGFloat] = []
            func scrollViewDidZoom(_ scrollView: UIScrollView) { scales.append(scrollView.zoomScale) }
        }
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let hearer = Hearer()
        view.delegate = hearer
        view.maximumZoomScale = 4
        view.setZoomScale(9, animated: false)
        view.zoom(to: CGRect(x: 0, y: 0, width: 50, height: 50), animated: false)
        view.zoom(to: .zero, animated: false)
        #expect(hearer.scales == [4, 2])
    }

    @Test("A curve of an animation tells its points")
    func curves() {
        var values: [Float] = [9, 9]
        CAMediaTimingFunction(name: .easeIn).getControlPoint(at: 1, values: &values)
        #expect(values == [0.42, 0])
        CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4).getControlPoint(at: 2, values: &values)
        #expect(values == [0.3, 0.4])
    }

    @Test("A controller's keys are those that were added, and a child's appearance is forwarded by hand")
    func controllers() {
        final class Child: UIViewController {
            var calls: [String] = []
            override func viewWillAppear(_ animated: Bool) { calls.append("will") }
            override func viewDidAppear(_ animated: Bool) { calls.append("did") }
        }
        let child = Child()
        child.beginAppearanceTransition(true, animated: false)
        child.endAppearanceTransition()
        #expect(child.calls == ["will", "did"])
        let key = UIKeyCommand(input: "f", modifierFlags: .command, action: Selector("find"))
        child.addKeyCommand(key)
        #expect(child.keyCommands?.map(\.input) == ["f"])
        child.removeKeyCommand(key)
        #expect(child.keyCommands == nil)
    }
}
