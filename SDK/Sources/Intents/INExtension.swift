public import Foundation
public import OpenIntents

// What an intents extension begins with, and kinds of values that its intents have.

/// Gives who does an intent.
public protocol INIntentHandlerProviding: NSObjectProtocol {
    func handler(for intent: INIntent) -> Any?
}

/// What an intents extension begins with. It is built with an app's shared files; nobody starts it.
open class INExtension: NSObject, INIntentHandlerProviding {
    public required override init() { super.init() }
    open func handler(for intent: INIntent) -> Any? { self }
}

/// A parameter of an intent.
open class INParameter: NSObject {
    public let parameterClass: AnyClass
    public let parameterKeyPath: String
    public init(for aClass: AnyClass, keyPath: String) { (parameterClass, parameterKeyPath) = (aClass, keyPath) }
    open func isEqual(to parameter: INParameter) -> Bool {
        parameterClass == parameter.parameterClass && parameterKeyPath == parameter.parameterKeyPath
    }
    open override func isEqual(_ object: Any?) -> Bool { (object as? INParameter).map(isEqual(to:)) ?? false }
    open override var hash: Int { parameterKeyPath.hashValue }
}

/// A span between two dates.
open class INDateComponentsRange: NSObject {
    public let startDateComponents: DateComponents?
    public let endDateComponents: DateComponents?
    public init(start startDateComponents: DateComponents?, end endDateComponents: DateComponents?) {
        (self.startDateComponents, self.endDateComponents) = (startDateComponents, endDateComponents)
    }
}

/// An amount of money.
open class INCurrencyAmount: NSObject {
    public let amount: NSDecimalNumber?
    public let currencyCode: String?
    public init(amount: NSDecimalNumber, currencyCode: String) {
        (self.amount, self.currencyCode) = (amount, currencyCode)
    }
}

/// A file.
open class INFile: NSObject {
    public let data: Data
    open var filename: String
    public let typeIdentifier: String?
    public let fileURL: URL?
    public init(data: Data, filename: String, typeIdentifier: String?) {
        (self.data, self.filename, self.typeIdentifier, fileURL) = (data, filename, typeIdentifier, nil)
    }
}

/// Something of an app's own, to choose from.
open class INObject: NSObject {
    public let identifier: String?
    public let displayString: String
    open var pronunciationHint: String?
    open var subtitleString: String?
    open var displayImage: INImage?
    public init(identifier: String?, display displayString: String) {
        (self.identifier, self.displayString) = (identifier, displayString)
    }
    public convenience init(identifier: String?, display displayString: String, pronunciationHint: String?) {
        self.init(identifier: identifier, display: displayString)
        self.pronunciationHint = pronunciationHint
    }
}

/// Some of them, in sections.
open class INObjectCollection<ObjectType: AnyObject>: NSObject {
    public let sections: [INObjectSection<ObjectType>]
    open var usesIndexedCollation = false
    open var allItems: [ObjectType] { sections.flatMap(\.items) }
    public init(items: [ObjectType]) { sections = [INObjectSection(title: nil, items: items)] }
    public init(sections: [INObjectSection<ObjectType>]) { self.sections = sections }
}

/// A section of them.
open class INObjectSection<ObjectType: AnyObject>: NSObject {
    public let title: String?
    public let items: [ObjectType]
    public init(title: String?, items: [ObjectType]) { (self.title, self.items) = (title, items) }
}
