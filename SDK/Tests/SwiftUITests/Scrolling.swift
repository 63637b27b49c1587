import Foundation
import Testing
import ViewLink

@testable import SwiftUI
@testable import UIKit

extension Shown {
    /// The first scroll view of SwiftUI's.
    var scrollView: DrawnScrollView? { views(DrawnScrollView.self).first }

    /// Scrolls as a person does. Points from where the content begins.
    func scroll(to y: CGFloat, x: CGFloat = 0, in view: UIScrollView? = nil) throws {
        let view = try #require(view ?? scrollView)
        TouchDelivery(roots: [window]).deliver(
            .scroll(node: view.nodeID, to: ViewPoint(x: Double(x), y: Double(y)))
        )
        settle()
    }

    /// Has what a person scrolled come to rest.
    func rest(_ view: UIScrollView? = nil) throws {
        try #require(view ?? scrollView).comeToRest()
        settle()
    }
}
