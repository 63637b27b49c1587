public import Foundation

/// A person of the address book.
open class CNContact: NSObject, NSCopying, NSMutableCopying {
    open internal(set) var contactType = CNContactType.person
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
        contact.contactType = contactType
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
    /// What a key is called in English: its words.
    public class func localizedString(forKey key: String) -> String { KeyNames.name(of: key) }
    /// Compares names: of people by their family or given names, of organizations by theirs.
    public class func comparator(forNameSortOrder sortOrder: CNContactSortOrder) -> Comparator {
        let isByFamilyName = sortOrder == .familyName
        return { first, second in
            guard let first = first as? CNContact, let second = second as? CNContact else { return .orderedSame }
            func names(_ contact: CNContact) -> [String] {
                if contact.contactType == .organization { return [contact.organizationName] }
                let names = [contact.givenName, contact.familyName]
                return (isByFamilyName ? names.reversed() : names) + [contact.organizationName]
            }
            let orders = zip(names(first).filter { !$0.isEmpty }, names(second).filter { !$0.isEmpty })
                .map { $0.localizedCaseInsensitiveCompare($1) }
            return orders.first { $0 != .orderedSame } ?? .orderedSame
        }
    }
    public class func descriptorForAllComparatorKeys() -> any CNKeyDescriptor { CNContactGivenNameKey }
    public func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }
    public func isKeyAvailable(_ key: String) -> Bool { true }

    public class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate { none }
    public class func predicateForContacts(matchingName name: String) -> NSPredicate { none }
    public class func predicateForContacts(matchingEmailAddress address: String) -> NSPredicate { none }
    public class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate { none }

    private static var none: NSPredicate { NSPredicate(value: false) }
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
public final class CNPhoneNumber: NSObject, NSCopying, Sendable {
    public let stringValue: String

    public init(stringValue string: String) { stringValue = string }

    /// Itself: it does not change.
    public func copy(with zone: NSZone? = nil) -> Any { self }
    public override func isEqual(_ object: Any?) -> Bool { (object as? CNPhoneNumber)?.stringValue == stringValue }
    public override var hash: Int { stringValue.hashValue }
}

/// Where somebody lives.
open class CNPostalAddress: NSObject, NSCopying, NSMutableCopying {
    public override init() {}
    open internal(set) var street = ""
    open internal(set) var city = ""
    open internal(set) var state = ""
    open internal(set) var postalCode = ""
    open internal(set) var country = ""
    open internal(set) var isoCountryCode = ""
    open internal(set) var subLocality = ""
    open internal(set) var subAdministrativeArea = ""

    private var parts: [String] {
        [street, subLocality, city, subAdministrativeArea, state, postalCode, country, isoCountryCode]
    }

    func fill(_ address: CNPostalAddress) {
        (address.street, address.subLocality, address.city) = (street, subLocality, city)
        (address.subAdministrativeArea, address.state) = (subAdministrativeArea, state)
        (address.postalCode, address.country, address.isoCountryCode) = (postalCode, country, isoCountryCode)
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = CNPostalAddress()
        fill(copy)
        return copy
    }
    /// A ``CNMutablePostalAddress``.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = CNMutablePostalAddress()
        fill(copy)
        return copy
    }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CNPostalAddress)?.parts == parts }
    open override var hash: Int { parts.hashValue }

    /// What a part of an address is called in English; other names as they are.
    open class func localizedString(forKey key: String) -> String {
        let names = [
            CNPostalAddressStreetKey: "Street", CNPostalAddressCityKey: "City", CNPostalAddressStateKey: "State",
            CNPostalAddressPostalCodeKey: "ZIP", CNPostalAddressCountryKey: "Country",
            CNPostalAddressISOCountryCodeKey: "Country Code", CNPostalAddressSubLocalityKey: "Neighborhood",
            CNPostalAddressSubAdministrativeAreaKey: "County",
        ]
        return names[key] ?? key
    }
}

/// What is fetched.
open class CNFetchRequest: NSObject {}

/// Which contacts are fetched.
open class CNContactFetchRequest: CNFetchRequest {
    public var predicate: NSPredicate?
    public var keysToFetch: [any CNKeyDescriptor]
    public var unifyResults = true
    public var sortOrder = CNContactSortOrder.none
    public var mutableObjects = false

    public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}

/// In which order contacts are fetched.
public enum CNContactSortOrder: Int, Sendable { case none = 0, userDefault, givenName, familyName }

/// Whether a contact is a person.
public enum CNContactType: Int, Sendable { case person = 0, organization }
