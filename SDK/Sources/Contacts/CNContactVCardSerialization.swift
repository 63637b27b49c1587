public import Foundation

/// Writes contacts as vCards of version 3.0 (RFC 2426) and reads those of any version.
open class CNContactVCardSerialization: NSObject {
    open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { CNContactGivenNameKey }

    open class func data(with contacts: [CNContact]) throws -> Data {
        Data(contacts.map(VCardWriter.card).joined().utf8)
    }

    /// - Throws: ``CNError`` `vCardMalformed` where there is no card.
    open class func contacts(with data: Data) throws -> [CNContact] {
        let text = String(decoding: data, as: UTF8.self)
        let contacts = VCardReader.contacts(in: text)
        guard !contacts.isEmpty else { throw CNError(.vCardMalformed) }
        return contacts
    }
}

private enum VCardWriter {
    static func card(_ contact: CNContact) -> String {
        var lines = ["BEGIN:VCARD", "VERSION:3.0"]
        let names = [
            contact.familyName, contact.givenName, contact.middleName, contact.namePrefix, contact.nameSuffix,
        ]
        lines.append("N:" + names.map(escaped).joined(separator: ";"))
        lines.append("FN:" + escaped(CNContactFormatter.string(from: contact, style: .fullName) ?? ""))
        func add(_ name: String, _ value: String) { if !value.isEmpty { lines.append("\(name):\(escaped(value))") } }
        add("NICKNAME", contact.nickname)
        if !contact.organizationName.isEmpty || !contact.departmentName.isEmpty {
            lines.append(
                "ORG:" + [contact.organizationName, contact.departmentName].map(escaped).joined(separator: ";")
            )
        }
        if contact.contactType == .organization { lines.append("X-ABShowAs:COMPANY") }
        add("TITLE", contact.jobTitle)
        for number in contact.phoneNumbers {
            lines.append("TEL\(type(number.label)):\(escaped(number.value.stringValue))")
        }
        for address in contact.emailAddresses {
            lines.append("EMAIL;type=INTERNET\(type(address.label)):\(escaped(address.value.description))")
        }
        for address in contact.urlAddresses {
            lines.append("URL\(type(address.label)):\(escaped(address.value.description))")
        }
        for address in contact.postalAddresses {
            let place = address.value
            let parts = ["", "", place.street, place.city, place.state, place.postalCode, place.country]
            lines.append("ADR\(type(address.label)):" + parts.map(escaped).joined(separator: ";"))
        }
        if let birthday = contact.birthday, let month = birthday.month, let day = birthday.day {
            lines.append(String(format: "BDAY:%04d-%02d-%02d", birthday.year ?? 1604, month, day))
        }
        for profile in contact.socialProfiles {
            let kind = profile.value.service.lowercased()
            lines.append("X-SOCIALPROFILE;type=\(kind):\(escaped(profile.value.urlString))")
        }
        add("NOTE", contact.note)
        lines.append("END:VCARD")
        return lines.map { $0 + "\r\n" }.joined()
    }

    private static func escaped(_ text: String) -> String {
        var written = ""
        for letter in text {
            switch letter {
            case "\\", ";", ",": written += "\\\(letter)"
            case "\n", "\r\n": written += "\\n"
            default: written.append(letter)
            }
        }
        return written
    }

    private static func type(_ label: String?) -> String {
        let types = [
            CNLabelHome: "HOME", CNLabelWork: "WORK", CNLabelPhoneNumberMobile: "CELL", CNLabelPhoneNumberMain: "MAIN",
            CNLabelPhoneNumberiPhone: "IPHONE", CNLabelPhoneNumberPager: "PAGER", CNLabelOther: "OTHER",
        ]
        return label.flatMap { types[$0] }.map { ";type=\($0)" } ?? ""
    }
}

private enum VCardReader {
    static func contacts(in text: String) -> [CNContact] {
        var contacts: [CNContact] = []
        var contact: CNMutableContact?
        for line in unfolded(text) {
            guard let colon = line.firstIndex(of: ":") else { continue }
            let head = line[..<colon].split(separator: ";").map(String.init)
            guard let first = head.first else { continue }
            // A group's name may stand before: item1.TEL.
            let name = (first.split(separator: ".").last.map(String.init) ?? first).uppercased()
            let value = String(line[line.index(after: colon)...])
            switch (name, value.uppercased()) {
            case ("BEGIN", "VCARD"): contact = CNMutableContact()
            case ("END", "VCARD"):
                if let contact, let read = contact.copy() as? CNContact { contacts.append(read) }
                contact = nil
            default: if let contact { take(name, Array(head.dropFirst()), value, into: contact) }
            }
        }
        return contacts
    }

    /// Lines that go on begin with a blank.
    private static func unfolded(_ text: String) -> [String] {
        text.split(whereSeparator: \.isNewline).reduce(into: []) { lines, line in
            if line.first == " " || line.first == "\t", let last = lines.popLast() {
                lines.append(last + line.dropFirst())
            } else {
                lines.append(String(line))
            }
        }
    }

    private static func take(_ name: String, _ parameters: [String], _ value: String, into contact: CNMutableContact) {
        let parts = parts(of: value)
        func part(_ index: Int) -> String { parts.indices.contains(index) ? parts[index] : "" }
        let label = label(parameters)
        let text = parts.joined(separator: ";")
        switch name {
        case "N":
            (contact.familyName, contact.givenName, contact.middleName) = (part(0), part(1), part(2))
            (contact.namePrefix, contact.nameSuffix) = (part(3), part(4))
        case "FN":
            // The parts of the name say more, where there are any.
            if contact.givenName.isEmpty, contact.familyName.isEmpty { contact.givenName = text }
        case "NICKNAME": contact.nickname = text
        case "ORG": (contact.organizationName, contact.departmentName) = (part(0), part(1))
        case "X-ABSHOWAS": contact.contactType = value.uppercased() == "COMPANY" ? .organization : .person
        case "TITLE": contact.jobTitle = text
        case "NOTE": contact.note = text
        case "TEL":
            contact.phoneNumbers.append(CNLabeledValue(label: label, value: CNPhoneNumber(stringValue: text)))
        case "EMAIL": contact.emailAddresses.append(CNLabeledValue(label: label, value: NSString(string: text)))
        case "URL": contact.urlAddresses.append(CNLabeledValue(label: label, value: NSString(string: text)))
        case "ADR":
            let address = CNMutablePostalAddress()
            (address.street, address.city, address.state) = (part(2), part(3), part(4))
            (address.postalCode, address.country) = (part(5), part(6))
            contact.postalAddresses.append(CNLabeledValue(label: label, value: address))
        case "BDAY":
            let digits = value.filter(\.isNumber)
            guard digits.count >= 8, let year = Int(digits.prefix(4)), let month = Int(digits.dropFirst(4).prefix(2)),
                let day = Int(digits.dropFirst(6).prefix(2))
            else { return }
            contact.birthday = DateComponents(year: year == 1604 ? nil : year, month: month, day: day)
        default: break
        }
    }

    /// The parts between semicolons, without their strokes.
    private static func parts(of value: String) -> [String] {
        var parts = [""]
        var isEscaped = false
        for letter in value {
            switch letter {
            case _ where isEscaped:
                parts[parts.count - 1].append(letter == "n" || letter == "N" ? "\n" : letter)
                isEscaped = false
            case "\\": isEscaped = true
            case ";": parts.append("")
            default: parts[parts.count - 1].append(letter)
            }
        }
        return parts
    }

    private static func label(_ parameters: [String]) -> String? {
        let labels = [
            "HOME": CNLabelHome, "WORK": CNLabelWork, "CELL": CNLabelPhoneNumberMobile,
            "MAIN": CNLabelPhoneNumberMain, "IPHONE": CNLabelPhoneNumberiPhone, "PAGER": CNLabelPhoneNumberPager,
            "OTHER": CNLabelOther,
        ]
        let types = parameters.flatMap {
            $0.uppercased().replacingOccurrences(of: "TYPE=", with: "").split(separator: ",")
        }
        return types.lazy.compactMap { labels[String($0)] }.first
    }
}
