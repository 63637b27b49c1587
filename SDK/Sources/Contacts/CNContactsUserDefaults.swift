public import Foundation

/// How the person has contacts shown: in the order of given names, in the country of the phone.
open class CNContactsUserDefaults: NSObject, @unchecked Sendable {  // It has no state.
    open class func shared() -> Self { Self() }
    public override required init() { super.init() }

    open var sortOrder: CNContactSortOrder { .givenName }
    open var countryCode: String { Locale.current.region?.identifier.lowercased() ?? "us" }
}
