public import Foundation

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
    /// The name, each part of it marked with its key (``CNContactPropertyAttribute``).
    public func attributedString(
        from contact: CNContact,
        defaultAttributes attributes: [AnyHashable: Any]? = nil
    ) -> NSAttributedString? {
        Self.attributedString(from: contact, style: style, defaultAttributes: attributes)
    }

    public class func descriptorForRequiredKeys(for style: Style) -> any CNKeyDescriptor { CNContactGivenNameKey }
    public class var descriptorForRequiredKeysForNameOrder: any CNKeyDescriptor { CNContactGivenNameKey }
    public class var descriptorForRequiredKeysForDelimiter: any CNKeyDescriptor { CNContactGivenNameKey }

    /// The whole name in the order of its script; an organization's name where there is no other, and nil where there is
    /// none at all.
    public class func string(from contact: CNContact, style: Style) -> String? {
        let parts = parts(of: contact, style).map(\.text)
        return parts.isEmpty ? nil : parts.joined(separator: delimiter(for: contact))
    }

    public class func attributedString(
        from contact: CNContact,
        style: Style,
        defaultAttributes attributes: [AnyHashable: Any]? = nil
    ) -> NSAttributedString? {
        let parts = parts(of: contact, style)
        guard !parts.isEmpty else { return nil }
        let own = (attributes ?? [:]).reduce(into: [NSAttributedString.Key: Any]()) { own, attribute in
            let name = attribute.key.base
            guard let key = name as? NSAttributedString.Key ?? (name as? String).map({ .init($0) }) else { return }
            own[key] = attribute.value
        }
        let whole = NSMutableAttributedString()
        for part in parts {
            if whole.length > 0 {
                whole.append(NSAttributedString(string: delimiter(for: contact), attributes: own))
            }
            var marked = own
            marked[NSAttributedString.Key(CNContactPropertyAttribute)] = part.key
            whole.append(NSAttributedString(string: part.text, attributes: marked))
        }
        return whole
    }

    /// Family names come first in Chinese, Japanese and Korean.
    public class func nameOrder(for contact: CNContact) -> CNContactDisplayNameOrder {
        isEastAsian(contact) ? .familyNameFirst : .givenNameFirst
    }
    /// What stands between the parts of a name.
    public class func delimiter(for contact: CNContact) -> String { isEastAsian(contact) ? "" : " " }

    private static func parts(of contact: CNContact, _ style: Style) -> [(key: String, text: String)] {
        let organization = [(CNContactOrganizationNameKey, contact.organizationName)].filter { !$0.1.isEmpty }
        if contact.contactType == .organization, !organization.isEmpty { return organization }
        var names: [(String, String)]
        switch style {
        case .fullName:
            names = [
                (CNContactGivenNameKey, contact.givenName), (CNContactMiddleNameKey, contact.middleName),
                (CNContactFamilyNameKey, contact.familyName),
            ]
        case .phoneticFullName:
            names = [
                (CNContactPhoneticGivenNameKey, contact.phoneticGivenName),
                (CNContactPhoneticMiddleNameKey, contact.phoneticMiddleName),
                (CNContactPhoneticFamilyNameKey, contact.phoneticFamilyName),
            ]
        }
        if nameOrder(for: contact) == .familyNameFirst { names = [names[2], names[0], names[1]] }
        if style == .fullName {
            names.insert((CNContactNamePrefixKey, contact.namePrefix), at: 0)
            names.append((CNContactNameSuffixKey, contact.nameSuffix))
        }
        let found = names.filter { !$0.1.isEmpty }
        return found.isEmpty && style == .fullName ? organization : found
    }

    private static func isEastAsian(_ contact: CNContact) -> Bool {
        (contact.familyName + contact.givenName).unicodeScalars.contains {
            (0x3040...0x30FF).contains($0.value) || (0x3400...0x9FFF).contains($0.value)
                || (0xAC00...0xD7AF).contains($0.value)
        }
    }
}

/// As Contacts calls it.
public typealias CNContactFormatterStyle = CNContactFormatter.Style
/// The attribute that says of which key a part of a name is.
public let CNContactPropertyAttribute = "contactProperty"

/// Which name comes first.
public enum CNContactDisplayNameOrder: Int, Sendable { case userDefault = 0, givenNameFirst, familyNameFirst }
