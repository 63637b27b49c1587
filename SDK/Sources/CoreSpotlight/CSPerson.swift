public import Foundation

/// Somebody of a message.
open class CSPerson: NSObject, @unchecked Sendable {  // Its contact is set by who made it alone.
    public let displayName: String?
    public let handles: [String]
    public let handleIdentifier: String
    open var contactIdentifier: String?
    public init(displayName: String?, handles: [String], handleIdentifier: String) {
        (self.displayName, self.handles, self.handleIdentifier) = (displayName, handles, handleIdentifier)
    }
}

/// A value of an app's own.
open class CSCustomAttributeKey: NSObject, @unchecked Sendable {  // Every stored property is constant.
    public let keyName: String
    public let isSearchable: Bool
    public let isSearchableByDefault: Bool
    public let isUnique: Bool
    public let isMultiValued: Bool

    public convenience init?(keyName: String) {
        self.init(
            keyName: keyName,
            searchable: true,
            searchableByDefault: false,
            unique: false,
            multiValued: false
        )
    }
    /// nil of a name with other characters than ASCII's letters, digits and underscores.
    public init?(keyName: String, searchable: Bool, searchableByDefault: Bool, unique: Bool, multiValued: Bool) {
        guard !keyName.isEmpty, keyName.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }) else {
            return nil
        }
        (self.keyName, isSearchable, isSearchableByDefault) = (keyName, searchable, searchableByDefault)
        (isUnique, isMultiValued) = (unique, multiValued)
    }
}

extension CSSearchableItemAttributeSet {
    public func setValue(_ value: (any NSSecureCoding)?, forCustomKey key: CSCustomAttributeKey) {
        kept["custom \(key.keyName)"] = value
    }
    public func value(forCustomKey key: CSCustomAttributeKey) -> (any NSSecureCoding)? {
        kept["custom \(key.keyName)"] as? any NSSecureCoding
    }
    public func moveFrom(_ sourceAttributeSet: CSSearchableItemAttributeSet) {
        kept.merge(sourceAttributeSet.kept) { _, new in new }
        sourceAttributeSet.kept = [:]
    }
}

/// What an app writes into Spotlight of a file of its own kind; nobody starts the extension.
open class CSImportExtension: NSObject {
    public override init() {}
    open func update(_ attributes: CSSearchableItemAttributeSet, forFileAt contentURL: URL) throws {}
}
