public import Foundation
import SystemTypes

/// A kind of file or data.
public struct UTType: Hashable, Codable, Sendable, CustomStringConvertible {
    /// Such as `public.jpeg`.
    public let identifier: String
    /// The type that one of an app's own belongs to.
    private let parent: String?

    /// A type that is declared here; nil for any other identifier.
    public init?(_ identifier: String) {
        guard let declaration = SystemType.named(identifier.lowercased()) else { return nil }
        self.identifier = declaration.identifier
        parent = nil
    }

    /// The type of a file extension, without its dot.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(firstOf: SystemType.ofFileExtension(filenameExtension), conformingTo: supertype)
    }

    /// The type of a MIME type; parameters after a semicolon do not count.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(firstOf: SystemType.ofMIMEType(mimeType), conformingTo: supertype)
    }

    private init?(firstOf declarations: [SystemType], conformingTo supertype: UTType) {
        let types = declarations.lazy.map { UTType(known: $0.identifier) }
        guard let first = types.first(where: { $0.conforms(to: supertype) }) else { return nil }
        self = first
    }

    init(known identifier: String) {
        self.identifier = identifier
        parent = nil
    }

    /// A type of the app's own, which its Info.plist declares; what it belongs to is what is said here.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.identifier = identifier
        parent = SystemType.named(identifier.lowercased()) == nil ? (parentType ?? .data).identifier : nil
    }

    /// A type of another app's, as ``init(exportedAs:conformingTo:)``.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(exportedAs: identifier, conformingTo: parentType)
    }

    public static func == (one: UTType, other: UTType) -> Bool { one.identifier == other.identifier }
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

    private var declaration: SystemType? { .named(identifier) }

    /// Its extension, without the dot.
    public var preferredFilenameExtension: String? { declaration?.fileExtensions.first }
    /// Its MIME type.
    public var preferredMIMEType: String? { declaration?.mimeTypes.first }
    /// What a person calls it.
    public var localizedDescription: String? { declaration?.summary }
    /// Whether the system declares it.
    public var isDeclared: Bool { declaration != nil }
    /// Whether it was made up for an unknown extension; never here.
    public var isDynamic: Bool { false }

    /// The types that it is a kind of.
    public var supertypes: Set<UTType> {
        var found: Set<UTType> = []
        for parent in declaration?.parents ?? parent.map({ [$0] }) ?? [] {
            let type = UTType(known: parent)
            found.insert(type)
            found.formUnion(type.supertypes)
        }
        return found
    }

    /// Whether it is the type, or a kind of it.
    public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
    /// Whether it is a kind of the type.
    public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
    /// Whether the type is a kind of it.
    public func isSupertype(of type: UTType) -> Bool { type.supertypes.contains(self) }

    public var description: String { identifier }
}

extension UTType {
    public static let item = UTType(known: "public.item")
    public static let content = UTType(known: "public.content")
    public static let data = UTType(known: "public.data")
    public static let directory = UTType(known: "public.directory")
    public static let folder = UTType(known: "public.folder")
    public static let url = UTType(known: "public.url")
    public static let fileURL = UTType(known: "public.file-url")
    public static let text = UTType(known: "public.text")
    public static let plainText = UTType(known: "public.plain-text")
    public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
    public static let html = UTType(known: "public.html")
    public static let xml = UTType(known: "public.xml")
    public static let json = UTType(known: "public.json")
    public static let rtf = UTType(known: "public.rtf")
    public static let vCard = UTType(known: "public.vcard")
    public static let sourceCode = UTType(known: "public.source-code")
    public static let swiftSource = UTType(known: "public.swift-source")
    public static let yaml = UTType(known: "public.yaml")
    public static let propertyList = UTType(known: "com.apple.property-list")
    public static let spreadsheet = UTType(known: "public.spreadsheet")
    public static let database = UTType(known: "public.database")
    public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
    public static let pdf = UTType(known: "com.adobe.pdf")
    public static let archive = UTType(known: "public.archive")
    public static let zip = UTType(known: "public.zip-archive")

    public static let image = UTType(known: "public.image")
    public static let jpeg = UTType(known: "public.jpeg")
    public static let png = UTType(known: "public.png")
    public static let gif = UTType(known: "com.compuserve.gif")
    public static let tiff = UTType(known: "public.tiff")
    public static let bmp = UTType(known: "com.microsoft.bmp")
    public static let ico = UTType(known: "com.microsoft.ico")
    public static let heic = UTType(known: "public.heic")
    public static let heif = UTType(known: "public.heif")
    public static let webP = UTType(known: "org.webmproject.webp")
    public static let svg = UTType(known: "public.svg-image")

    public static let audiovisualContent = UTType(known: "public.audiovisual-content")
    public static let audio = UTType(known: "public.audio")
    public static let mp3 = UTType(known: "public.mp3")
    public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
    public static let wav = UTType(known: "com.microsoft.waveform-audio")
    public static let aiff = UTType(known: "public.aiff-audio")
    public static let movie = UTType(known: "public.movie")
    public static let video = UTType(known: "public.video")
    public static let mpeg4Movie = UTType(known: "public.mpeg-4")
    public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
    public static let mpeg = UTType(known: "public.mpeg")
    public static let mpeg2Video = UTType(known: "public.mpeg-2-video")
    public static let avi = UTType(known: "public.avi")
}

extension URL {
    /// The URL with another name at its end, and the extension of a type if it has none of it.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
        appendingPathComponent(partialName).appendingPathExtension(for: contentType)
    }

    /// The URL with the type's extension.
    public func appendingPathExtension(for contentType: UTType) -> URL {
        guard let fileExtension = contentType.preferredFilenameExtension, pathExtension.lowercased() != fileExtension
        else { return self }
        return appendingPathExtension(fileExtension)
    }
}
