@_exported public import Foundation

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

    /// Nothing has ever changed.
    public var currentHistoryToken: Data? { nil }

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

/// What keeps contacts.
public enum CNContainerType: Int, Sendable {
    case unassigned = 0
    case local = 1
    case exchange = 1001
    case cardDAV = 1003
}

/// Where contacts are kept: none is found.
open class CNContainer: NSObject, @unchecked Sendable {  // Every stored property is constant.
    public let identifier: String
    public let name: String
    public let type: CNContainerType

    init(identifier: String, name: String, type: CNContainerType) {
        (self.identifier, self.name, self.type) = (identifier, name, type)
    }

    public class func predicateForContainerOfContact(withIdentifier contactIdentifier: String) -> NSPredicate {
        NSPredicate(value: false)
    }
    public class func predicateForContainerOfGroup(withIdentifier groupIdentifier: String) -> NSPredicate {
        NSPredicate(value: false)
    }
    public class func predicateForContainers(withIdentifiers identifiers: [String]) -> NSPredicate {
        NSPredicate(value: false)
    }
}

/// Contacts that belong together: none is found.
open class CNGroup: NSObject, @unchecked Sendable {  // Changed by CNMutableGroup's owner alone.
    public let identifier = UUID().uuidString
    open fileprivate(set) var name = ""

    override init() { super.init() }

    public class func predicateForSubgroups(inGroupWithIdentifier parentGroupIdentifier: String) -> NSPredicate {
        NSPredicate(value: false)
    }

    public class func predicateForGroups(withIdentifiers identifiers: [String]) -> NSPredicate {
        NSPredicate(value: false)
    }
    public class func predicateForGroupsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate {
        NSPredicate(value: false)
    }
}

/// A group that is being made.
open class CNMutableGroup: CNGroup, @unchecked Sendable {  // As its superclass.
    public override init() { super.init() }
    public override var name: String {
        get { super.name }
        set { super.name = newValue }
    }
}

extension Notification.Name {
    /// Contacts were changed by somebody else: here they never are.
    public static let CNContactStoreDidChange = Notification.Name("CNContactStoreDidChangeNotification")
}
