import Foundation
import Testing

@testable import UIKit

/// What actions read of a sender that is an `AnyObject`.
@MainActor
@Suite(.timeLimit(.minutes(2))) struct SenderTests {
    @Test func `a sender has what its class has, and nothing else`() {
        let segments = UISegmentedControl(items: ["Map", "Satellite"])
        segments.selectedSegmentIndex = 1
        #expect(AnyObjectMembers(segments).selectedSegmentIndex == 1)
        #expect(AnyObjectMembers(segments).titleForSegment(at: 0) == "Map")
        let button = UIButton(type: .system)
        AnyObjectMembers(button).setTitle("Hide", for: .normal)
        #expect(AnyObjectMembers(button).currentTitle == "Hide" && AnyObjectMembers(button).isEnabled == true)
        #expect(AnyObjectMembers("a" as NSString).appending("b") == "ab")
        #expect(AnyObjectMembers("a" as NSString).isEqual("a" as NSString))
        #expect(!AnyObjectMembers(button).isEqual(segments))
        let field = UITextField()
        field.text = "ding"
        #expect(AnyObjectMembers(field).text == "ding")
        #expect(AnyObjectMembers(field).selectedSegmentIndex == nil)
        #expect(AnyObjectMembers(UIBarButtonItem(title: "Done")).title == "Done")
        let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(AnyObjectMembers(NSValue(cgRect: frame)).cgRectValue == frame)
        #expect(AnyObjectMembers(frame as AnyObject).cgRectValue == frame)
        #expect(AnyObjectMembers(field).cgRectValue == nil && AnyObjectMembers(field).cgSizeValue == nil)
    }
}
