import Foundation
package import UniformTypeIdentifiers

/// Files that are handed on, each in a folder of its own below the temporary one.
package enum TemporaryFiles {
    /// A place for a file of a name, with a type's extension where the name has none.
    package static func place(_ name: String, _ type: UTType?) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // A name of a folder elsewhere is the name alone.
        let last = (name as NSString).lastPathComponent
        let file = folder.appendingPathComponent(last.isEmpty || last == "/" ? SystemWords.word("Document") : last)
        guard let ending = type.flatMap(DeclaredTypes.fileExtension),
            UTType(filenameExtension: file.pathExtension)?.identifier != type?.identifier,
            file.pathExtension.lowercased() != ending
        else { return file }
        return file.appendingPathExtension(ending)
    }

    /// Writes data into a file.
    package static func write(_ data: Data, name: String, type: UTType?) throws -> URL {
        let file = try place(name, type)
        try data.write(to: file)
        return file
    }

    /// Copies a file.
    static func copy(_ file: URL) throws -> URL {
        let copy = try place(file.lastPathComponent, nil)
        try FileManager.default.copyItem(at: file, to: copy)
        return copy
    }
}
