public import Foundation

/// What a store is to change.
open class CNSaveRequest: NSObject {
    public override init() {}
    /// Who changes it, by which an app knows its own changes again.
    open var transactionAuthor: String?
    open var shouldRefetchContacts = true

    open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
    open func update(_ contact: CNMutableContact) {}
    open func delete(_ contact: CNMutableContact) {}
    open func add(_ group: CNMutableGroup, toContainerWithIdentifier identifier: String?) {}
    open func update(_ group: CNMutableGroup) {}
    open func delete(_ group: CNMutableGroup) {}
    open func addMember(_ contact: CNContact, to group: CNGroup) {}
    open func removeMember(_ contact: CNContact, from group: CNGroup) {}
}

extension CNContactStore {
    /// - Throws: ``CNError`` `authorizationDenied`, always.
    public func execute(_ saveRequest: CNSaveRequest) throws { throw CNError(.authorizationDenied) }
}
