import AppLink
import Foundation
@_spi(Carillon) import OpenUserNotifications
package import UIKit

/// The process of a content extension.
@MainActor
package enum ContentExtensionProcess {
    private static var host: ContentExtensionHost?

    /// Connects to the device, shows what it says, and never returns.
    package static func run(_ makePrincipal: (@MainActor @Sendable () -> UIViewController)?) -> Never {
        let path = ProcessInfo.processInfo.environment[LinkEnvironment.bundlePath]
        let bundle = path.flatMap(Bundle.init(path:)) ?? .main
        let host = ContentExtensionHost(
            info: ContentExtensionInfo(bundle.infoDictionary ?? [:]),
            bundle: bundle,
            makePrincipal: makePrincipal,
            now: { ProcessInfo.processInfo.systemUptime },
            send: { ContentExtensionLink.send($0, done: $1) }
        )
        self.host = host
        ContentExtensionLink.attach { order, answer in host.perform(order, answer: answer) }
        while true { RunLoop.main.run() }
    }
}
