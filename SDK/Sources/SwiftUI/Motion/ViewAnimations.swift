import Foundation
public import UIKit

extension UIView {
    /// Changes views as SwiftUI's animation would (UIView: animate(_:changes:completion:), iOS 18).
    public static func animate(_ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil) {
        Display.shared.animate(animation.wire, changes: changes) { _ in completion?() }
    }
}
