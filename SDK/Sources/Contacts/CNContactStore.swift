@_exported public import Foundation
public import FoundationAdditions

/// The person's contacts: nobody has allowed an extension to read them, as on a phone where the app never asked.
open class CNContactStore: NSObject, @unchecked Sendable {  // It has no state.
    public override init() { super.init() }

    /// Always not determined: there are no contacts on a simulated phone.
    public class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .notDetermined }

    /// Always refused.
    public func requestAccess(
        for entityType: CNEntityType,
        completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        completionHandler(false, CNError(.authorizationDenied))
    }

    /// - Throws: ``CNError`` `authorizationDenied`, always.
    public func requestAccess(for entityType: CNEntityType) async throws -> Bool {
        throw CNError(.authorizationDenied)
    }

    /// - Throws: ``CNError`` `authorizationDenied`, always.
    public func unifiedContacts(
        matching predicate: NSPredicate,
        keysToFetch keys: [any CNKeyDescriptor]
    ) throws -> [CNContact] { throw CNError(.authorizationDenied) }

    /// - Throws: ``CNError`` `authorizationDenied`, always.
    public func unifiedContact(
        withIdentifier identifier: String,
        keysToFetch keys: [any CNKeyDescriptor]
    ) throws -> CNContact { throw CNError(.authorizationDenied) }

    /// - Throws: ``CNError`` `authorizationDenied`, always.
    public func containers(matching predicate: NSPredicate?) throws -> [CNContainer] {
        throw CNError(.authorizationDenied)
    }

    /// - Throws: ``CNError`` `authorizationDenied`, always.
    public func groups(matching predicate: NSPredicate?) throws -> [CNGroup] { throw CNError(.authorizationDenied) }

    /// - Throws: ``CNError`` `authorizationDenied`, always.
    public func unifiedMeContactWithKeys(toFetch keys: [any CNKeyDescriptor]) throws -> CNContact {
        throw CNError(.authorizationDenied)
    }

    /// Of no container that there is.
    public func defaultContainerIdentifier() -> String { "" }

    /// - Throws: ``CNError`` `authorizationDenied`, always.
    public func enumerateContacts(
        with fetchRequest: CNContactFetchRequest,
        usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
    ) throws { throw CNError(.authorizationDenied) }
}

/// What contacts are asked for.
public enum CNEntityType: Int, Sendable {
    case contacts = 0
}

/// What the person answered.
public enum CNAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case restricted = 1
    case denied = 2
    case authorized = 3
    case limited = 4
}

/// Why contacts were not had.
public struct CNError: CustomNSError, Hashable, Sendable {
    public static let errorDomain = "CNErrorDomain"

    /// Raw values as `CNErrorCode`.
    public enum Code: Int, ErrorCode, Sendable {
        public typealias _ErrorType = CNError
        case communicationError = 1
        case dataAccessError = 2
        case authorizationDenied = 100
        case recordDoesNotExist = 200
    }

    public static let communicationError = Code.communicationError, dataAccessError = Code.dataAccessError
    public static let authorizationDenied = Code.authorizationDenied, recordDoesNotExist = Code.recordDoesNotExist

    public let code: Code
    public var errorCode: Int { code.rawValue }

    public init(_ code: Code) { self.code = code }
}

/// Where contacts are kept: none is found.
open class CNContainer: NSObject, @unchecked Sendable {  // Every stored property is constant.
    public let identifier: String
    public let name: String

    init(identifier: String, name: String) { (self.identifier, self.name) = (identifier, name) }

    public class func predicateForContainers(withIdentifiers identifiers: [String]) -> NSPredicate {
        NSPredicate(value: false)
    }
}

/// Contacts that belong together: none is found.
open class CNGroup: NSObject, @unchecked Sendable {  // Every stored property is constant.
    public let identifier: String
    public let name: String

    init(identifier: String, name: String) { (self.identifier, self.name) = (identifier, name) }

    public class func predicateForGroups(withIdentifiers identifiers: [String]) -> NSPredicate {
        NSPredicate(value: false)
    }
    public class func predicateForGroupsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate {
        NSPredicate(value: false)
    }
}
