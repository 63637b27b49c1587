/// What a field is for, so that the keyboard offers it (UIKit: UITextContentType). Nothing is offered here.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let name = Self(rawValue: "name"), namePrefix = Self(rawValue: "name-prefix")
    public static let givenName = Self(rawValue: "given-name"), middleName = Self(rawValue: "middle-name")
    public static let familyName = Self(rawValue: "family-name"), nickname = Self(rawValue: "nickname")
    public static let jobTitle = Self(rawValue: "organization-title")
    public static let organizationName = Self(rawValue: "organization-name")
    public static let location = Self(rawValue: "location")
    public static let fullStreetAddress = Self(rawValue: "full-street-address")
    public static let streetAddressLine1 = Self(rawValue: "street-address-line1")
    public static let streetAddressLine2 = Self(rawValue: "street-address-line2")
    public static let addressCity = Self(rawValue: "address-level2"), addressState = Self(rawValue: "address-level1")
    public static let countryName = Self(rawValue: "country-name"), postalCode = Self(rawValue: "postal-code")
    public static let telephoneNumber = Self(rawValue: "tel"), emailAddress = Self(rawValue: "email")
    public static let URL = Self(rawValue: "url"), creditCardNumber = Self(rawValue: "cc-number")
    public static let username = Self(rawValue: "username"), password = Self(rawValue: "password")
    public static let newPassword = Self(rawValue: "new-password")
    public static let oneTimeCode = Self(rawValue: "one-time-code"), dateTime = Self(rawValue: "date-time")
    public static let birthdate = Self(rawValue: "bday")
}
