public import CloudKit
public import Foundation
public import UIKit

/// Invites others to what is shared. Nobody is signed in on a simulated phone: its place says so, and its delegate hears that
/// the share was not saved.
@preconcurrency @MainActor
open class UICloudSharingController: UIViewController {
    /// What a person may choose for others.
    public struct PermissionOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// All of them.
        public static var standard: Self { [] }
        public static let allowPublic = Self(rawValue: 1)
        public static let allowPrivate = Self(rawValue: 2)
        public static let allowReadOnly = Self(rawValue: 4)
        public static let allowReadWrite = Self(rawValue: 8)
    }

    /// Makes the share once somebody was chosen.
    public typealias PreparationHandler = (
        UICloudSharingController, @escaping (CKShare?, CKContainer?, (any Error)?) -> Void
    ) -> Void

    open weak var delegate: (any UICloudSharingControllerDelegate)?
    open private(set) var share: CKShare?
    // Kept: there is nobody to choose.
    open var availablePermissions = PermissionOptions.standard
    private var isToldOf = false

    public init(share: CKShare, container: CKContainer) {
        self.share = share
        super.init(nibName: nil, bundle: nil)
    }

    /// - Parameter preparationHandler: is never called: nobody can be chosen.
    public init(preparationHandler: @escaping PreparationHandler) { super.init(nibName: nil, bundle: nil) }

    public required init?(coder: NSCoder) { nil }

    open override func loadView() {
        view = MissingView("invitations to share, for which nobody is signed in to iCloud")
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !isToldOf else { return }
        isToldOf = true
        delegate?.cloudSharingController(self, failedToSaveShareWithError: CKError(.notAuthenticated))
    }

    /// The share, for a sheet of activities.
    open func activityItemSource() -> any UIActivityItemSource { Source(delegate?.itemTitle(for: self) ?? "") }

    private final class Source: NSObject, UIActivityItemSource {
        private let title: String
        init(_ title: String) { self.title = title }
        func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { title }
        func activityViewController(
            _ activityViewController: UIActivityViewController,
            itemForActivityType activityType: UIActivity.ActivityType?
        ) -> Any? { title }
    }
}

/// Says what is shared, and hears what became of it.
@preconcurrency @MainActor
public protocol UICloudSharingControllerDelegate: NSObjectProtocol {
    func cloudSharingController(_ csc: UICloudSharingController, failedToSaveShareWithError error: any Error)
    func itemTitle(for csc: UICloudSharingController) -> String?
    func itemThumbnailData(for csc: UICloudSharingController) -> Data?
    func itemType(for csc: UICloudSharingController) -> String?
    func cloudSharingControllerDidSaveShare(_ csc: UICloudSharingController)
    func cloudSharingControllerDidStopSharing(_ csc: UICloudSharingController)
}

extension UICloudSharingControllerDelegate {
    public func itemThumbnailData(for csc: UICloudSharingController) -> Data? { nil }
    public func itemType(for csc: UICloudSharingController) -> String? { nil }
    public func cloudSharingControllerDidSaveShare(_ csc: UICloudSharingController) {}
    public func cloudSharingControllerDidStopSharing(_ csc: UICloudSharingController) {}
}
