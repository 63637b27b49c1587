public import Foundation

/// A picture for an intent.
open class INImage: NSObject {
    private enum Source {
        case file(URL)
        case data(Data)
    }

    private let source: Source

    private init(_ source: Source) {
        self.source = source
    }

    /// A picture in a file.
    public convenience init?(url: URL) {
        guard url.isFileURL else { return nil }
        self.init(.file(url))
    }

    /// A picture in memory.
    public convenience init(imageData: Data) {
        self.init(.data(imageData))
    }

    /// A picture of the app's bundle.
    public convenience init(named name: String) {
        let url =
            Bundle.main.url(forResource: name, withExtension: nil)
            ?? Bundle.main.url(forResource: name, withExtension: "png")
        self.init(.file(url ?? Bundle.main.bundleURL.appendingPathComponent(name)))
    }

    /// A file with the picture; data is written into the temporary folder.
    ///
    /// - Returns: nil when it cannot be written.
    @_spi(Carillon) public func filePath() -> String? {
        switch source {
        case .file(let url): return url.path
        case .data(let data):
            let url = FileManager.default.temporaryDirectory.appendingPathComponent("intent-\(UUID().uuidString)")
            return (try? data.write(to: url)) == nil ? nil : url.path
        }
    }
}

/// How a person is reached.
open class INPersonHandle: NSObject {
    /// What a handle's value is.
    public enum HandleType: Int, Sendable {
        case unknown = 0
        case emailAddress = 1
        case phoneNumber = 2
    }

    /// The address or number.
    public let value: String?
    /// What the value is.
    public let type: HandleType

    public init(value: String?, type: HandleType) {
        self.value = value
        self.type = type
    }
}

/// How a person stands to the user.
public struct INPersonRelationship: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// How likely a suggestion is.
public enum INPersonSuggestionType: Int, Sendable {
    case none = 0
    case socialProfile = 1
    case instantMessageAddress = 2
}

/// Somebody who writes or calls.
open class INPerson: NSObject {
    /// How the person is reached.
    public let personHandle: INPersonHandle?
    /// The parts of the name.
    public let nameComponents: PersonNameComponents?
    /// The name to show: the one given, else the parts together, else the handle.
    public let displayName: String
    /// The picture.
    public let image: INImage?
    /// The entry in the user's contacts.
    public let contactIdentifier: String?
    /// The app's own name for the person.
    public let customIdentifier: String?
    /// Whether it is the user.
    public let isMe: Bool
    /// What kind of suggestion it is.
    public let suggestionType: INPersonSuggestionType

    public init(
        personHandle: INPersonHandle,
        nameComponents: PersonNameComponents?,
        displayName: String?,
        image: INImage?,
        contactIdentifier: String?,
        customIdentifier: String?,
        isMe: Bool = false,
        suggestionType: INPersonSuggestionType = .none
    ) {
        self.personHandle = personHandle
        self.nameComponents = nameComponents
        self.displayName =
            displayName ?? nameComponents.map(Self.fullName) ?? personHandle.value ?? ""
        self.image = image
        self.contactIdentifier = contactIdentifier
        self.customIdentifier = customIdentifier
        self.isMe = isMe
        self.suggestionType = suggestionType
    }

    private static func fullName(_ parts: PersonNameComponents) -> String {
        [parts.namePrefix, parts.givenName, parts.middleName, parts.familyName, parts.nameSuffix]
            .compactMap { $0 }.joined(separator: " ")
    }
}

/// A phrase as it is read aloud.
open class INSpeakableString: NSObject {
    /// The phrase.
    public let spokenPhrase: String

    public init(spokenPhrase: String) {
        self.spokenPhrase = spokenPhrase
    }

    /// A phrase of an app's vocabulary; its pronunciation is not used here.
    public convenience init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
        self.init(spokenPhrase: spokenPhrase)
    }
}
