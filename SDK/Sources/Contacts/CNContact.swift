public import Foundation

/// A person of the address book.
open class CNContact: NSObject, NSCopying, NSMutableCopying {
    open internal(set) var identifier = UUID().uuidString
    open internal(set) var givenName = ""
    open internal(set) var familyName = ""
    open internal(set) var nickname = ""
    open internal(set) var namePrefix = ""
    open internal(set) var middleName = ""
    open internal(set) var previousFamilyName = ""
    open internal(set) var nameSuffix = ""
    open internal(set) var departmentName = ""
    open internal(set) var jobTitle = ""
    open internal(set) var note = ""
    open internal(set) var birthday: DateComponents?
    open internal(set) var nonGregorianBirthday: DateComponents?
    open internal(set) var dates: [CNLabeledValue<NSDateComponents>] = []
    open internal(set) var urlAddresses: [CNLabeledValue<NSString>] = []
    open internal(set) var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
    open internal(set) var organizationName = ""
    open internal(set) var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
    open internal(set) var emailAddresses: [CNLabeledValue<NSString>] = []
    open internal(set) var imageData: Data?
    open internal(set) var thumbnailImageData: Data?
    public var imageDataAvailable: Bool { imageData != nil }
    open internal(set) var phoneticGivenName = ""
    open internal(set) var phoneticMiddleName = ""
    open internal(set) var phoneticFamilyName = ""
    open internal(set) var phoneticOrganizationName = ""
    open internal(set) var contactRelations: [CNLabeledValue<CNContactRelation>] = []
    open internal(set) var socialProfiles: [CNLabeledValue<CNSocialProfile>] = []
    open internal(set) var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] = []

    public override init() { super.init() }

    /// A contact with the same values, `identifier` among them.
    func fill(_ contact: CNContact) {
        contact.identifier = identifier
        (contact.givenName, contact.familyName, contact.middleName) = (givenName, familyName, middleName)
        (contact.namePrefix, contact.nameSuffix, contact.nickname) = (namePrefix, nameSuffix, nickname)
        contact.previousFamilyName = previousFamilyName
        (contact.organizationName, contact.departmentName) = (organizationName, departmentName)
        (contact.jobTitle, contact.note) = (jobTitle, note)
        (contact.birthday, contact.nonGregorianBirthday, contact.dates) = (birthday, nonGregorianBirthday, dates)
        (contact.urlAddresses, contact.postalAddresses) = (urlAddresses, postalAddresses)
        (contact.phoneNumbers, contact.emailAddresses) = (phoneNumbers, emailAddresses)
        (contact.imageData, contact.thumbnailImageData) = (imageData, thumbnailImageData)
        (contact.phoneticGivenName, contact.phoneticFamilyName) = (phoneticGivenName, phoneticFamilyName)
        (contact.phoneticMiddleName, contact.phoneticOrganizationName) = (phoneticMiddleName, phoneticOrganizationName)
        (contact.contactRelations, contact.socialProfiles) = (contactRelations, socialProfiles)
        contact.instantMessageAddresses = instantMessageAddresses
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = CNContact()
        fill(copy)
        return copy
    }
    /// A ``CNMutableContact``.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = CNMutableContact()
        fill(copy)
        return copy
    }

    public func isUnifiedWithContact(withIdentifier contactIdentifier: String) -> Bool {
        identifier == contactIdentifier
    }
    public class func predicateForContactsInGroup(withIdentifier groupIdentifier: String) -> NSPredicate { none }
    public class func predicateForContactsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate {
        none
    }
    /// The key itself: its words are Apple's.
    public class func localizedString(forKey key: String) -> String { key }
    public var contactType: CNContactType { organizationName.isEmpty ? .person : .organization }
    public func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }
    public func isKeyAvailable(_ key: String) -> Bool { true }

    public class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate { none }
    public class func predicateForContacts(matchingName name: String) -> NSPredicate { none }
    public class func predicateForContacts(matchingEmailAddress address: String) -> NSPredicate { none }
    public class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate { none }

    private static var none: NSPredicate { NSPredicate(value: false) }
}

/// A value with what it is, such as a number at home.
public final class CNLabeledValue<Value: AnyObject>: NSObject {
    public let identifier = UUID().uuidString
    public let label: String?
    public let value: Value

    public init(label: String?, value: Value) {
        self.label = label
        self.value = value
    }
}

/// A value of a contact's, with the contact.
public final class CNContactProperty: NSObject {
    public let contact: CNContact
    public let key: String
    public let value: Any?
    public let identifier: String?
    public let label: String?

    init(contact: CNContact, key: String, value: Any?) {
        (self.contact, self.key, self.value, identifier, label) = (contact, key, value, nil, nil)
    }
}

/// A telephone number as it was written.
public final class CNPhoneNumber: NSObject, Sendable {
    public let stringValue: String

    public init(stringValue: String) { self.stringValue = stringValue }
}

/// Where somebody lives.
open class CNPostalAddress: NSObject {
    public override init() {}
    open internal(set) var street = ""
    open internal(set) var city = ""
    open internal(set) var state = ""
    open internal(set) var postalCode = ""
    open internal(set) var country = ""
    open internal(set) var isoCountryCode = ""
}

/// What of a contact is fetched.
public protocol CNKeyDescriptor {}

extension NSString: CNKeyDescriptor {}
extension String: CNKeyDescriptor {}

public let CNContactIdentifierKey = "identifier"
public let CNContactGivenNameKey = "givenName"
public let CNContactFamilyNameKey = "familyName"
public let CNContactNicknameKey = "nickname"
public let CNContactOrganizationNameKey = "organizationName"
public let CNContactPhoneNumbersKey = "phoneNumbers"
public let CNContactEmailAddressesKey = "emailAddresses"
public let CNContactNamePrefixKey = "namePrefix"
public let CNContactMiddleNameKey = "middleName"
public let CNContactPreviousFamilyNameKey = "previousFamilyName"
public let CNContactNameSuffixKey = "nameSuffix"
public let CNContactDepartmentNameKey = "departmentName"
public let CNContactJobTitleKey = "jobTitle"
public let CNContactNoteKey = "note"
public let CNContactBirthdayKey = "birthday"
public let CNContactNonGregorianBirthdayKey = "nonGregorianBirthday"
public let CNContactDatesKey = "dates"
public let CNContactUrlAddressesKey = "urlAddresses"
public let CNContactPostalAddressesKey = "postalAddresses"
public let CNContactTypeKey = "contactType"
public let CNContactImageDataKey = "imageData"
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
public let CNContactImageDataAvailableKey = "imageDataAvailable"

/// Which contacts are fetched.
public final class CNContactFetchRequest: NSObject {
    public var predicate: NSPredicate?
    public var keysToFetch: [any CNKeyDescriptor]
    public var unifyResults = true

    public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}

/// What a contact's values are.
public let CNLabelHome = "_$!<Home>!$_", CNLabelWork = "_$!<Work>!$_", CNLabelOther = "_$!<Other>!$_"
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_", CNLabelPhoneNumberMain = "_$!<Main>!$_"
public let CNLabelPhoneNumberiPhone = "iPhone"

/// Writes a person's name.
public final class CNContactFormatter: Formatter {
    /// What is written of it.
    public enum Style: Int, Sendable {
        case fullName = 0
        case phoneticFullName = 1
    }

    public var style = Style.fullName

    public func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }

    public override func string(for obj: Any) -> String? { (obj as? CNContact).flatMap { string(from: $0) } }

    public class func descriptorForRequiredKeys(for style: Style) -> any CNKeyDescriptor { CNContactGivenNameKey }

    /// Given and family name; nil for a contact without a name.
    public class func string(from contact: CNContact, style: Style) -> String? {
        let names = [contact.givenName, contact.familyName].filter { !$0.isEmpty }
        return names.isEmpty ? nil : names.joined(separator: " ")
    }
}

/// As Contacts calls it.
public typealias CNContactFormatterStyle = CNContactFormatter.Style

/// Whether a contact is a person.
public enum CNContactType: Int, Sendable { case person = 0, organization }
