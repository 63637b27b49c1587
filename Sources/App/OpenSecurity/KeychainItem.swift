import Foundation

/// One secret with the attributes it is found by.
struct KeychainItem: Codable, Hashable {
    var itemClass: String
    /// By attribute name; values as text.
    var attributes: [String: String]
    var value: Data
    /// When it can be had (`kSecAttrAccessible`); nil is the default, while the phone is unlocked.
    var accessible: String?
    var created: Date
    var modified: Date

    /// The attributes that make an item one of a kind (kSecClassGenericPassword, kSecClassInternetPassword).
    private static let primary: Set<String> = [
        "svce", "acct", "srvr", "atag", "sdmn", "ptcl", "atyp", "port", "path",
    ]

    /// Whether it can be had now.
    var isReadable: Bool { !KeychainFile.isLocked || isReadableWhileLocked }

    /// Items of another class than “while unlocked” stay readable once the phone was unlocked after its start.
    var isReadableWhileLocked: Bool { ["ck", "cku", "dk", "dku"].contains(accessible) }

    func isSame(as other: KeychainItem) -> Bool {
        itemClass == other.itemClass && Self.primary.allSatisfy { attributes[$0] == other.attributes[$0] }
    }

    func matches(_ query: KeychainQuery) -> Bool {
        (query.itemClass == nil || query.itemClass == itemClass)
            && query.attributes.allSatisfy { attributes[$0.key] == $0.value }
    }

    /// What `kSecReturnAttributes` gives.
    func dictionary(accessGroup: String?) -> [String: Any] {
        var result: [String: Any] = attributes
        result["class"] = itemClass
        result["cdat"] = created
        result["mdat"] = modified
        if let accessGroup { result["agrp"] = accessGroup }
        return result
    }
}
