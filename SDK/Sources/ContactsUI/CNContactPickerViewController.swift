@_exported public import Contacts
public import Foundation
@_exported public import UIKit

/// Lets a person choose of the contacts, of which a simulated phone has none: its place says so.
@preconcurrency @MainActor
open class CNContactPickerViewController: UIViewController {
    open weak var delegate: (any CNContactPickerDelegate)?
    // Kept: there is nobody to choose.
    open var displayedPropertyKeys: [String]?
    open var predicateForEnablingContact: NSPredicate?
    open var predicateForSelectionOfContact: NSPredicate?
    open var predicateForSelectionOfProperty: NSPredicate?

    open override func loadView() { view = MissingView("a picker of contacts, of which there are none") }
}

/// Hears what was chosen; every method is optional.
@preconcurrency @MainActor
public protocol CNContactPickerDelegate: NSObjectProtocol {
    func contactPickerDidCancel(_ picker: CNContactPickerViewController)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
    func contactPicker(
        _ picker: CNContactPickerViewController,
        didSelectContactProperties contactProperties: [CNContactProperty]
    )
}

extension CNContactPickerDelegate {
    public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty) {}
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
    public func contactPicker(
        _ picker: CNContactPickerViewController,
        didSelectContactProperties contactProperties: [CNContactProperty]
    ) {}
}

/// Shows a contact: its place says its name.
@preconcurrency @MainActor
open class CNContactViewController: UIViewController {
    public let contact: CNContact
    open weak var delegate: (any CNContactViewControllerDelegate)?
    // Kept: nothing is edited.
    open var allowsEditing = true
    open var allowsActions = true
    open var contactStore: CNContactStore?
    open var displayedPropertyKeys: [Any]?
    open var alternateName: String?
    open var message: String?
    open var parentGroup: CNGroup?
    open var parentContainer: CNContainer?
    open var shouldShowLinkedContacts = false
    /// Nothing is marked.
    open func highlightProperty(withKey key: String, identifier: String?) {}

    public init(for contact: CNContact) {
        self.contact = contact
        super.init(nibName: nil, bundle: nil)
    }
    public convenience init(forNewContact contact: CNContact?) { self.init(for: contact ?? CNContact()) }
    public convenience init(forUnknownContact contact: CNContact) { self.init(for: contact) }
    public required init?(coder: NSCoder) { nil }

    open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { CNContactGivenNameKey }

    open override func loadView() {
        let name = CNContactFormatter.string(from: contact, style: .fullName) ?? "somebody without a name"
        view = MissingView("the contact of \(name)")
    }
}

/// Hears what became of a contact; every method is optional.
@preconcurrency @MainActor
public protocol CNContactViewControllerDelegate: NSObjectProtocol {
    func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
    func contactViewController(
        _ viewController: CNContactViewController,
        shouldPerformDefaultActionFor property: CNContactProperty
    ) -> Bool
}

extension CNContactViewControllerDelegate {
    public func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?) {}
    public func contactViewController(
        _ viewController: CNContactViewController,
        shouldPerformDefaultActionFor property: CNContactProperty
    ) -> Bool { true }
}

// As ContactsUI has it, and not Contacts.
extension CNContact: Identifiable {
    /// Of its identifier.
    public var id: UUID { UUID(uuidString: identifier) ?? UUID() }
}
