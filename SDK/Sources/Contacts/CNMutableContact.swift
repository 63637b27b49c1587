public import Foundation

/// A contact that is being made.
open class CNMutableContact: CNContact {
    public override var phoneticGivenName: String {
        get { super.phoneticGivenName }
        set { super.phoneticGivenName = newValue }
    }
    public override var phoneticMiddleName: String {
        get { super.phoneticMiddleName }
        set { super.phoneticMiddleName = newValue }
    }
    public override var phoneticFamilyName: String {
        get { super.phoneticFamilyName }
        set { super.phoneticFamilyName = newValue }
    }
    public override var phoneticOrganizationName: String {
        get { super.phoneticOrganizationName }
        set { super.phoneticOrganizationName = newValue }
    }
    public override var contactType: CNContactType {
        get { super.contactType }
        set { super.contactType = newValue }
    }
    public override var contactRelations: [CNLabeledValue<CNContactRelation>] {
        get { super.contactRelations }
        set { super.contactRelations = newValue }
    }
    public override var socialProfiles: [CNLabeledValue<CNSocialProfile>] {
        get { super.socialProfiles }
        set { super.socialProfiles = newValue }
    }
    public override var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] {
        get { super.instantMessageAddresses }
        set { super.instantMessageAddresses = newValue }
    }
    public override var givenName: String {
        get { super.givenName }
        set { super.givenName = newValue }
    }
    public override var familyName: String {
        get { super.familyName }
        set { super.familyName = newValue }
    }
    public override var middleName: String {
        get { super.middleName }
        set { super.middleName = newValue }
    }
    public override var namePrefix: String {
        get { super.namePrefix }
        set { super.namePrefix = newValue }
    }
    public override var nameSuffix: String {
        get { super.nameSuffix }
        set { super.nameSuffix = newValue }
    }
    public override var nickname: String {
        get { super.nickname }
        set { super.nickname = newValue }
    }
    public override var previousFamilyName: String {
        get { super.previousFamilyName }
        set { super.previousFamilyName = newValue }
    }
    public override var organizationName: String {
        get { super.organizationName }
        set { super.organizationName = newValue }
    }
    public override var departmentName: String {
        get { super.departmentName }
        set { super.departmentName = newValue }
    }
    public override var jobTitle: String {
        get { super.jobTitle }
        set { super.jobTitle = newValue }
    }
    public override var note: String {
        get { super.note }
        set { super.note = newValue }
    }
    public override var birthday: DateComponents? {
        get { super.birthday }
        set { super.birthday = newValue }
    }
    public override var nonGregorianBirthday: DateComponents? {
        get { super.nonGregorianBirthday }
        set { super.nonGregorianBirthday = newValue }
    }
    public override var dates: [CNLabeledValue<NSDateComponents>] {
        get { super.dates }
        set { super.dates = newValue }
    }
    public override var urlAddresses: [CNLabeledValue<NSString>] {
        get { super.urlAddresses }
        set { super.urlAddresses = newValue }
    }
    public override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
        get { super.postalAddresses }
        set { super.postalAddresses = newValue }
    }
    public override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
        get { super.phoneNumbers }
        set { super.phoneNumbers = newValue }
    }
    public override var emailAddresses: [CNLabeledValue<NSString>] {
        get { super.emailAddresses }
        set { super.emailAddresses = newValue }
    }
    public override var imageData: Data? {
        get { super.imageData }
        set { super.imageData = newValue }
    }
}

/// An address that is being written.
open class CNMutablePostalAddress: CNPostalAddress {
    public override var subLocality: String {
        get { super.subLocality }
        set { super.subLocality = newValue }
    }
    public override var subAdministrativeArea: String {
        get { super.subAdministrativeArea }
        set { super.subAdministrativeArea = newValue }
    }
    public override var street: String {
        get { super.street }
        set { super.street = newValue }
    }
    public override var city: String {
        get { super.city }
        set { super.city = newValue }
    }
    public override var state: String {
        get { super.state }
        set { super.state = newValue }
    }
    public override var postalCode: String {
        get { super.postalCode }
        set { super.postalCode = newValue }
    }
    public override var country: String {
        get { super.country }
        set { super.country = newValue }
    }
    public override var isoCountryCode: String {
        get { super.isoCountryCode }
        set { super.isoCountryCode = newValue }
    }
}
