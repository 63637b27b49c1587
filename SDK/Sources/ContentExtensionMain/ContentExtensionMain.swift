import AVFoundation
import Foundation
import FoundationNetworking
public import UIKit
import URLLoads
import UserNotificationsUI

/// Runs a content extension: the whole `main` of its process, called on the main thread.
///
/// - Parameter makePrincipal: makes the controller of `NSExtensionPrincipalClass`; nil takes the first of the storyboard that
///   `NSExtensionMainStoryboard` names.
public func runContentExtension(_ makePrincipal: (@MainActor @Sendable () -> UIViewController)? = nil) -> Never {
    MainActor.assumeIsolated {
        // As in a service extension's main: or a static build has no loader for `Data(contentsOf:)` of a web address.
        _ = NSStringFromClass(URLSession.self)
        URLLoads.watch()
        PageAudio.connect()
        ContentExtensionProcess.run(makePrincipal)
    }
}
