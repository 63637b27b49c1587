import Foundation
public import UIKit

extension UIView {
    /// Changes views as SwiftUI's animation would (UIView: animate(_:changes:completion:), iOS 18): here as a spring of half a
    /// second, since animations of SwiftUI keep no times.
    public static func animate(_ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil) {
        animate(springDuration: 0.5, animations: changes) { _ in completion?() }
    }
}
