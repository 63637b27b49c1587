public import Foundation

public let CNPostalAddressStreetKey = "street"
public let CNPostalAddressSubLocalityKey = "subLocality"
public let CNPostalAddressCityKey = "city"
public let CNPostalAddressSubAdministrativeAreaKey = "subAdministrativeArea"
public let CNPostalAddressStateKey = "state"
public let CNPostalAddressPostalCodeKey = "postalCode"
public let CNPostalAddressCountryKey = "country"
public let CNPostalAddressISOCountryCodeKey = "ISOCountryCode"

/// How an address is written.
public enum CNPostalAddressFormatterStyle: Int, Sendable { case mailingAddress = 0 }

/// Writes addresses: in the order of letters to the United States, whatever the country is.
open class CNPostalAddressFormatter: Formatter {
    open var style = CNPostalAddressFormatterStyle.mailingAddress

    open class func string(from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String {
        let place = [postalAddress.city, [postalAddress.state, postalAddress.postalCode].joined(between: " ")]
            .joined(between: postalAddress.state.isEmpty ? " " : ", ")
        return [postalAddress.street, postalAddress.subLocality, place, postalAddress.country].joined(between: "\n")
    }

    open func string(from postalAddress: CNPostalAddress) -> String { Self.string(from: postalAddress, style: style) }
    open override func string(for obj: Any?) -> String? { (obj as? CNPostalAddress).map { string(from: $0) } }
}

extension [String] {
    /// Those that are not empty.
    fileprivate func joined(between separator: String) -> String {
        filter { !$0.isEmpty }.joined(separator: separator)
    }
}
