import AVFoundation
import FoundationAdditions
public import UIKit
import URLLoads
import UserNotificationsUI

/// Runs a content extension: the whole `main` of its process, called on the main thread.
///
/// - Parameter makePrincipal: makes the controller of `NSExtensionPrincipalClass`; nil takes the first of the storyboard that
///   `NSExtensionMainStoryboard` names.
public func runContentExtension(_ makePrincipal: (@MainActor @Sendable () -> UIViewController)? = nil) -> Never {
    MainActor.assumeIsolated {
        PhoneLanguage.adopt()
        ObjectEquality.repair()
        URLLoads.watch()
        PageAudio.connect()
        ContentExtensionProcess.run(makePrincipal)
    }
}
