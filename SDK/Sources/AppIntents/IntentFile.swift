public import Foundation
public import UniformTypeIdentifiers

/// A file that an intent takes or gives.
public struct IntentFile: _IntentValue, Hashable, Sendable {
    public let data: Data
    public var filename: String
    public var type: UTType?
    public let fileURL: URL?
    public var removedOnCompletion = false

    public init(data: Data, filename: String, type: UTType? = nil) {
        (self.data, self.filename, self.type, fileURL) = (data, filename, type, nil)
    }
    /// What is in the file is read now; nothing of one that cannot be read.
    public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
        data = (try? Data(contentsOf: fileURL)) ?? Data()
        self.filename = filename ?? fileURL.lastPathComponent
        self.type = type ?? UTType(filenameExtension: fileURL.pathExtension)
        self.fileURL = fileURL
    }
    public var availableContentTypes: [UTType] { type.map { [$0] } ?? [] }
    public func data(contentType: UTType) async throws -> Data { data }
}

/// Somebody whom an intent is about.
public struct IntentPerson: _IntentValue, Hashable, Sendable {
    /// How somebody is told apart.
    public enum Identifier: Hashable, Sendable { case contactBook(String), applicationDefined(String), unknown }
    /// How somebody is called.
    public enum Name: Hashable, Sendable { case components(PersonNameComponents), displayName(String), unknown }
    /// How somebody is reached.
    public struct Handle: Hashable, Sendable {
        /// By what.
        public enum Value: Hashable, Sendable {
            case emailAddress(String), phoneNumber(String), applicationDefined(String)
        }
        /// Where it reaches her.
        public struct Label: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public static let home = Self(rawValue: "home"), work = Self(rawValue: "work")
            public static let school = Self(rawValue: "school"), iPhone = Self(rawValue: "iPhone")
            public static let mobile = Self(rawValue: "mobile"), main = Self(rawValue: "main")
            public static let pager = Self(rawValue: "pager"), other = Self(rawValue: "other")
        }
        public var value: Value
        public var label: Label?
        public init(emailAddress: String, label: Label? = nil) {
            (value, self.label) = (.emailAddress(emailAddress), label)
        }
        public init(phoneNumber: String, label: Label? = nil) {
            (value, self.label) = (.phoneNumber(phoneNumber), label)
        }
        public init(applicationDefined: String, label: Label? = nil) {
            (value, self.label) = (.applicationDefined(applicationDefined), label)
        }
    }

    public var identifier: Identifier
    public var name: Name
    public var handle: Handle?
    public var isMe: Bool
    public var aliases: [Handle]

    public init(identifier: Identifier = .unknown, name: Name, handle: Handle? = nil, isMe: Bool = false) {
        (self.identifier, self.name, self.handle, self.isMe, aliases) = (identifier, name, handle, isMe, [])
    }
    public init(handle: Handle, isMe: Bool = false) { self.init(name: .unknown, handle: handle, isMe: isMe) }
}

/// An amount of money.
public struct IntentCurrencyAmount: _IntentValue, Hashable, Sendable {
    public var amount: Decimal
    public var currencyCode: String
    public init(amount: Decimal, currencyCode: String) { (self.amount, self.currencyCode) = (amount, currencyCode) }
}

/// With what somebody pays.
public struct IntentPaymentMethod: _IntentValue, Hashable, Sendable {
    /// Of what kind it is.
    public enum PaymentType: Hashable, Sendable {
        case unknown, checking, savings, brokerage, debit, credit, prepaid, store, applePay
    }
    public var type: PaymentType
    public var name: String
    public var identificationHint: String?
    public init(type: PaymentType, name: String, identificationHint: String? = nil) {
        (self.type, self.name, self.identificationHint) = (type, name, identificationHint)
    }
    public static let applePay = Self(type: .applePay, name: "Apple Pay")
}

extension Duration: _IntentValue {}
extension Calendar.RecurrenceRule: _IntentValue {}
