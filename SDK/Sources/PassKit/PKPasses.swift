public import Foundation
public import FoundationAdditions
public import UIKit

/// Why a pass is none.
public struct PKPassKitError: CustomNSError, Hashable, Sendable {
    /// Raw values as the framework has them.
    public enum Code: Int, ErrorCode, Sendable {
        public typealias _ErrorType = PKPassKitError
        case unknownError = -1, invalidDataError = 1, unsupportedVersionError, invalidSignature, notEntitledError
    }

    public static let unknownError = Code.unknownError, invalidDataError = Code.invalidDataError
    public static let unsupportedVersionError = Code.unsupportedVersionError, invalidSignature = Code.invalidSignature
    public static let notEntitledError = Code.notEntitledError
    public static let errorDomain = "PKPassKitErrorDomain"
    public let code: Code
    public var errorCode: Int { code.rawValue }
    public init(_ code: Code) { self.code = code }
}
/// What kind a pass is.
public enum PKPassType: UInt, Sendable { case barcode = 0, secureElement, any = 18_446_744_073_709_551_615 }

/// A card of the wallet: its signature cannot be checked here, so that none is read.
open class PKPass: NSObject, @unchecked Sendable {  // Its state does not change.
    open var passTypeIdentifier: String { "" }
    open var serialNumber: String { "" }
    open var organizationName: String { "" }
    open var localizedName: String { "" }
    open var localizedDescription: String { "" }
    open var passType: PKPassType { .barcode }
    /// - Throws: ``PKPassKitError`` `invalidSignature`, always.
    public init(data: Data) throws { throw PKPassKitError(.invalidSignature) }
}
/// The wallet: there is none on a simulated phone.
open class PKPassLibrary: NSObject, @unchecked Sendable {  // It has no state.
    /// What became of them.
    public enum AddPassesStatus: Int, Sendable { case didAddPasses = 0, shouldReviewPasses, didCancelAddPasses }
    public override init() {}
    open class func isPassLibraryAvailable() -> Bool { false }
    open func passes() -> [PKPass] { [] }
    open func passes(of passType: PKPassType) -> [PKPass] { [] }
    open func pass(withPassTypeIdentifier identifier: String, serialNumber: String) -> PKPass? { nil }
    open func containsPass(_ pass: PKPass) -> Bool { false }
    open func removePass(_ pass: PKPass) {}
    open func replacePass(with pass: PKPass) -> Bool { false }
    open func addPasses(_ passes: [PKPass], withCompletionHandler completion: ((AddPassesStatus) -> Void)? = nil) {
        completion?(.didCancelAddPasses)
    }
    open func openPaymentSetup() {}
}
/// Hears that it is over.
@preconcurrency @MainActor
public protocol PKAddPassesViewControllerDelegate: NSObjectProtocol {
    func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController)
}
extension PKAddPassesViewControllerDelegate {
    public func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController) {}
}
/// Where a pass is added: nil, as where there is no wallet.
@preconcurrency @MainActor
open class PKAddPassesViewController: UIViewController {
    open weak var delegate: (any PKAddPassesViewControllerDelegate)?
    public init?(pass: PKPass) { return nil }
    public init?(passes: [PKPass]) { return nil }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open class func canAddPasses() -> Bool { false }
}
/// How such a button looks.
public enum PKAddPassButtonStyle: Int, Sendable { case black = 0, blackOutline }
/// A button that adds a pass.
@preconcurrency @MainActor
open class PKAddPassButton: UIButton {
    open var addPassButtonStyle = PKAddPassButtonStyle.black
    public convenience init(addPassButtonStyle style: PKAddPassButtonStyle) {
        self.init(frame: .zero)
        addPassButtonStyle = style
        setTitle("Add to Apple Wallet", for: .normal)
    }
}
