import Foundation
package import UniformTypeIdentifiers

/// Types of files, the app's own too, which its Info.plist declares.
package enum DeclaredTypes {
    /// Whether a file is of one of the types.
    static func isFile(_ file: PhoneFile, of types: [UTType]) -> Bool {
        if file.isFolder { return types.contains { UTType.folder.conforms(to: $0) } }
        let ending = file.url.pathExtension.lowercased()
        let type = UTType(filenameExtension: ending) ?? .data
        return types.contains { type.conforms(to: $0) || declaredExtensions(of: $0).contains(ending) }
    }

    /// The extension of a file of a type, without the dot; nil where nothing declares one.
    package static func fileExtension(of type: UTType) -> String? {
        type.preferredFilenameExtension ?? declaredExtensions(of: type).first
    }

    /// The extensions that the app's Info.plist declares for a type.
    private static func declaredExtensions(of type: UTType) -> [String] {
        let info = Bundle.main.infoDictionary ?? [:]
        let declarations = ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"].flatMap {
            info[$0] as? [[String: Any]] ?? []
        }
        return declarations.filter { $0["UTTypeIdentifier"] as? String == type.identifier }.flatMap { declaration in
            let tags = declaration["UTTypeTagSpecification"] as? [String: Any] ?? [:]
            let endings = tags["public.filename-extension"]
            return (endings as? [String] ?? [endings as? String].compactMap(\.self)).map { $0.lowercased() }
        }
    }
}
