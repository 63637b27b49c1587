import Foundation

/// A query dictionary, read once.
struct KeychainQuery {
    var itemClass: String?
    var attributes: [String: String] = [:]
    var accessGroup: String?
    /// Nothing is looked up by it.
    var accessible: String?
    var value: Data?
    var wantsData = false
    var wantsAttributes = false
    var wantsAll = false

    /// Attributes by which nothing is looked up here: they say how an item is protected.
    private static let passedOver: Set<String> = ["sync", "nleg", "u_AuthCtx", "u_OpPrompt", "u_AuthUI", "u_NoAuthUI"]

    /// - Returns: nil if a value is of a kind that no attribute has.
    init?(_ dictionary: NSDictionary) {
        for (key, value) in dictionary {
            guard let key = key as? String else { return nil }
            switch key {
            case "class": itemClass = value as? String
            case "agrp": accessGroup = value as? String
            case "pdmn": accessible = value as? String
            case "v_Data":
                guard let data = value as? Data else { return nil }
                self.value = data
            case "r_Data": wantsData = Self.isTrue(value)
            case "r_Attributes": wantsAttributes = Self.isTrue(value)
            case "m_Limit": wantsAll = value as? String == "m_LimitAll"
            case "r_Ref", "r_PersistentRef":
                if Self.isTrue(value) { return nil }
            case _ where Self.passedOver.contains(key): continue
            default:
                guard let text = Self.text(value) else { return nil }
                attributes[key] = text
            }
        }
    }

    private static func isTrue(_ value: Any) -> Bool { (value as? NSNumber)?.boolValue ?? false }

    private static func text(_ value: Any) -> String? {
        if let text = value as? String { return text }
        if let data = value as? Data { return data.base64EncodedString() }
        if let number = value as? NSNumber { return number.stringValue }
        return nil
    }
}
