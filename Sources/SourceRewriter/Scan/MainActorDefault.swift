internal import SwiftSyntax

/// A property or a method that overrides what every object has.
struct ObjectOverride: Codable {
    /// The number of the class among the file's types.
    let type: Int
    /// Of the word `override`.
    let place: Int
}

extension SourceScanner {
    func noteObjectOverride(_ name: String, _ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax) {
        guard let type = enclosing.last, depth == 0, Self.ofObjects.contains(name), !attributes.has("MainActor"),
            !modifiers.has("nonisolated"),
            let word = modifiers.first(where: { $0.name.tokenKind == .keyword(.override) })
        else { return }
        file.objectOverrides.append(ObjectOverride(type: type, place: word.byteRange.lowerBound))
    }

    private static let ofObjects: Set = ["description", "debugDescription", "hash", "isEqual"]
}

/// What is the main actor's though it inherits from what is nobody's: where a module's code is the main actor's by default
/// (Xcode's since 26), and where a class of the main actor overrides `description`.
///
/// With Apple that is a warning in language mode 5, since the superclass is Objective-C's. Among classes of Swift it is an
/// error in every mode, for the initializers that are inherited, too. So such a class is `nonisolated` as its superclass is,
/// though its author wrote `@MainActor`, or the member is; what they use of the main actor's is the warning then.
enum MainActorDefault {
    /// Classes of Apple's that are nobody's and that authors inherit from.
    private static let superclasses: Set = [
        "BlockOperation", "Bundle", "INExtension", "NSSecureUnarchiveFromDataTransformer", "ByteCountFormatter",
        "DateFormatter", "Formatter", "InputStream",
        "ISO8601DateFormatter",
        "JSONDecoder", "JSONEncoder", "NSCoder", "NSError", "NSKeyedArchiver", "NSKeyedUnarchiver", "NSManagedObject",
        "NSManagedObjectContext", "NSMutableAttributedString", "NSMutableURLRequest", "NSPersistentCloudKitContainer",
        "NSPersistentContainer", "NSTextAttachment", "NSTextStorage", "NumberFormatter", "Operation", "OutputStream",
        "Progress", "Stream", "Thread", "UndoManager", "UNNotificationServiceExtension", "URLCache", "URLProtocol",
        "UserDefaults", "ValueTransformer", "XMLParser",
    ]

    /// - Parameter isDefault: whether the module's code is the main actor's where it says nothing.
    static func edits(_ file: ScannedFile, _ index: DeclarationIndex, isDefault: Bool) -> [SourceEdit] {
        let types = file.types.map { type in
            (isDefault || type.mainActor != nil) && superclasses.contains(index.foreignSuperclass(type.path) ?? "")
        }
        let classes = zip(file.types, types).flatMap { type, isMeant -> [SourceEdit] in
            guard isMeant else { return [] }
            if let word = type.mainActor {
                return [.blank(word.attribute), .insertion("nonisolated ", at: word.keyword)]
            }
            return type.keyword.map { [.insertion("nonisolated ", at: $0)] } ?? []
        }
        let overrides = file.objectOverrides.compactMap { override -> SourceEdit? in
            guard !types[override.type], let above = index.foreignSuperclass(file.types[override.type].path),
                above == "NSObject" || isDefault && isApples(above)
            else { return nil }
            return .insertion("nonisolated ", at: override.place)
        }
        return classes + overrides
    }

    /// Whether a class is an object of Apple's, as its name says; those of UIKit are the main actor's, which may override.
    private static func isApples(_ name: String) -> Bool {
        ["NS", "MK", "CL", "UN", "CX", "CK", "IN"].contains { prefix in
            name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
        }
    }
}
