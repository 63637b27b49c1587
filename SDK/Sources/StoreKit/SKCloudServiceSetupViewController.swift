public import Foundation
public import UIKit

/// Offers a subscription to Apple Music: it says that there is none.
@preconcurrency @MainActor
open class SKCloudServiceSetupViewController: UIViewController {
    open weak var delegate: (any SKCloudServiceSetupViewControllerDelegate)?

    /// - Parameter completionHandler: hears that nothing is offered.
    open func load(
        options: [SKCloudServiceSetupOptionsKey: Any] = [:],
        completionHandler: ((Bool, (any Error)?) -> Void)? = nil
    ) { completionHandler?(false, SKError(.cloudServicePermissionDenied)) }

    open override func loadView() { view = MissingView("an offer of Apple Music, which is not here") }
}

/// Hears that a person has seen enough.
@preconcurrency @MainActor
public protocol SKCloudServiceSetupViewControllerDelegate: NSObjectProtocol {
    func cloudServiceSetupViewControllerDidDismiss(_ viewController: SKCloudServiceSetupViewController)
}

extension SKCloudServiceSetupViewControllerDelegate {
    public func cloudServiceSetupViewControllerDidDismiss(_ viewController: SKCloudServiceSetupViewController) {}
}

/// What is offered.
public struct SKCloudServiceSetupOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let action = Self(rawValue: "SKCloudServiceSetupOptionsActionKey")
    public static let iTunesItemIdentifier = Self(rawValue: "SKCloudServiceSetupOptionsITunesItemIdentifierKey")
    public static let affiliateToken = Self(rawValue: "SKCloudServiceSetupOptionsAffiliateTokenKey")
    public static let campaignToken = Self(rawValue: "SKCloudServiceSetupOptionsCampaignTokenKey")
    public static let messageIdentifier = Self(rawValue: "SKCloudServiceSetupOptionsMessageIdentifierKey")
}

/// What a person is to do.
public struct SKCloudServiceSetupAction: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let subscribe = Self(rawValue: "SKCloudServiceSetupActionSubscribe")
}

/// Which words are shown.
public struct SKCloudServiceSetupMessageIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let join = Self(rawValue: "SKCloudServiceSetupMessageIdentifierJoin")
    public static let connect = Self(rawValue: "SKCloudServiceSetupMessageIdentifierConnect")
    public static let addMusic = Self(rawValue: "SKCloudServiceSetupMessageIdentifierAddMusic")
    public static let playMusic = Self(rawValue: "SKCloudServiceSetupMessageIdentifierPlayMusic")
}
