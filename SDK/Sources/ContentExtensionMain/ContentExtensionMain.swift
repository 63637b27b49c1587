public import UIKit
import UserNotificationsUI

/// Runs a content extension: the whole `main` of its process.
///
/// - Parameter makePrincipal: makes the controller of `NSExtensionPrincipalClass`; nil takes the first of the storyboard that
///   `NSExtensionMainStoryboard` names.
@MainActor
public func runContentExtension(_ makePrincipal: (() -> UIViewController)? = nil) -> Never {
    ContentExtensionProcess.run(makePrincipal)
}
