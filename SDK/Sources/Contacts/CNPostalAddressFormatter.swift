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

/// The attribute that says of which key a part of an address is.
public let CNPostalAddressPropertyAttribute = "CNPostalAddressPropertyAttribute"
public let CNPostalAddressLocalizedPropertyNameAttribute = "CNPostalAddressLocalizedPropertyNameAttribute"

/// Writes addresses: in the order of letters to the United States, whatever the country is.
open class CNPostalAddressFormatter: Formatter {
    open var style = CNPostalAddressFormatterStyle.mailingAddress

    /// The address, each part of it marked with its key (``CNPostalAddressPropertyAttribute``).
    open class func attributedString(
        from postalAddress: CNPostalAddress,
        style: CNPostalAddressFormatterStyle,
        withDefaultAttributes attributes: [AnyHashable: Any] = [:]
    ) -> NSAttributedString {
        let text = string(from: postalAddress, style: style)
        let own = attributes.reduce(into: [NSAttributedString.Key: Any]()) { own, attribute in
            if let name = attribute.key.base as? String { own[NSAttributedString.Key(name)] = attribute.value }
            if let key = attribute.key.base as? NSAttributedString.Key { own[key] = attribute.value }
        }
        let whole = NSMutableAttributedString(string: text, attributes: own)
        let parts = [
            (CNPostalAddressStreetKey, postalAddress.street), (CNPostalAddressCityKey, postalAddress.city),
            (CNPostalAddressStateKey, postalAddress.state), (CNPostalAddressPostalCodeKey, postalAddress.postalCode),
            (CNPostalAddressSubLocalityKey, postalAddress.subLocality),
            (CNPostalAddressCountryKey, postalAddress.country),
        ]
        for (key, part) in parts {
            guard let place = text.range(of: part) else { continue }
            let name = NSAttributedString.Key(CNPostalAddressPropertyAttribute)
            whole.addAttribute(name, value: key, range: NSRange(place, in: text))
        }
        return whole
    }
    open func attributedString(
        from postalAddress: CNPostalAddress,
        withDefaultAttributes attributes: [AnyHashable: Any] = [:]
    ) -> NSAttributedString {
        Self.attributedString(from: postalAddress, style: style, withDefaultAttributes: attributes)
    }

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
