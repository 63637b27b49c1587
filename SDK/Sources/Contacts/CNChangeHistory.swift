public import Foundation

/// What of the changes of contacts is fetched: nothing has ever changed here.
open class CNChangeHistoryFetchRequest: CNFetchRequest {
    /// Where the last fetch ended.
    open var startingToken: Data?
    open var additionalContactKeyDescriptors: [any CNKeyDescriptor]?
    open var shouldUnifyResults = true
    open var mutableObjects = false
    open var includeGroupChanges = false
    open var excludedTransactionAuthors: [String]?
    public override init() {}
}

/// What was fetched, and where it ended.
open class CNFetchResult<Value>: NSObject {
    public let value: Value
    public let currentHistoryToken: Data

    init(value: Value, token: Data) { (self.value, currentHistoryToken) = (value, token) }
}

/// Something that changed. None is ever told.
open class CNChangeHistoryEvent: NSObject {
    /// Hands itself to one who asks what it is.
    open func accept(_ visitor: any CNChangeHistoryEventVisitor) {}
}

/// Everything has to be fetched anew.
open class CNChangeHistoryDropEverythingEvent: CNChangeHistoryEvent {
    open override func accept(_ visitor: any CNChangeHistoryEventVisitor) { visitor.visit(self) }
}

/// A contact is new.
open class CNChangeHistoryAddContactEvent: CNChangeHistoryEvent {
    public let contact: CNContact
    public let containerIdentifier: String?
    init(_ contact: CNContact) { (self.contact, containerIdentifier) = (contact, nil) }
    open override func accept(_ visitor: any CNChangeHistoryEventVisitor) { visitor.visit(self) }
}

/// A contact is otherwise.
open class CNChangeHistoryUpdateContactEvent: CNChangeHistoryEvent {
    public let contact: CNContact
    init(_ contact: CNContact) { self.contact = contact }
    open override func accept(_ visitor: any CNChangeHistoryEventVisitor) { visitor.visit(self) }
}

/// A contact is gone.
open class CNChangeHistoryDeleteContactEvent: CNChangeHistoryEvent {
    public let contactIdentifier: String
    init(_ contactIdentifier: String) { self.contactIdentifier = contactIdentifier }
    open override func accept(_ visitor: any CNChangeHistoryEventVisitor) { visitor.visit(self) }
}

/// Is asked what changed.
public protocol CNChangeHistoryEventVisitor: NSObjectProtocol {
    func visit(_ event: CNChangeHistoryDropEverythingEvent)
    func visit(_ event: CNChangeHistoryAddContactEvent)
    func visit(_ event: CNChangeHistoryUpdateContactEvent)
    func visit(_ event: CNChangeHistoryDeleteContactEvent)
}
