package import Foundation
import FoundationAdditions
import Synchronization
package import UniformTypeIdentifiers

/// The pictures that an app's person has: six that are always there, and what the app saved.
///
/// They are files of the app's container, `Library/Photos/IMG_0001.jpeg` and so on.
package final class PhotoLibrary: Sendable {
    package static let shared = PhotoLibrary(
        folder: URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true).appendingPathComponent("Library/Photos")
    )
    /// So many are listed, the first ones.
    static let limit = 10_000
    /// Bytes of a picture that is saved of a file.
    static let largest = 256 << 20

    private let place: Mutex<URL>

    package init(folder: URL) { place = Mutex(folder) }

    /// Where the files lie; a test has another folder.
    package var folder: URL {
        get { place.withLock { $0 } }
        set { place.withLock { $0 = newValue } }
    }

    /// All of them, the oldest first.
    package var photos: [LibraryPhoto] {
        addSamples()
        return numbered.prefix(Self.limit).map(\.photo)
    }

    /// The one of an identifier, as Photos' `localIdentifier`; nil for none.
    package func photo(_ identifier: String) -> LibraryPhoto? {
        photos.first { $0.identifier == identifier }
    }

    /// Saves a picture: its own file where it has one, a PNG of any other.
    ///
    /// - Throws: `CocoaError` of what is no picture, or cannot be written.
    @discardableResult
    package func add(_ image: UIImage) throws -> LibraryPhoto {
        guard let data = image.file.flatMap(FileManager.default.contents(atPath:)) ?? image.pngData() else {
            throw CocoaError(.fileWriteUnknown)
        }
        return try add(data)
    }

    /// Saves the file of a picture.
    ///
    /// - Throws: `CocoaError` of what is no picture, or cannot be written.
    @discardableResult
    package func add(_ data: Data) throws -> LibraryPhoto {
        guard let kind = PictureHeader(data)?.kind else { throw CocoaError(.fileReadCorruptFile) }
        addSamples()
        return try write(data, kind, number: (numbered.last?.number ?? 0) + 1)
    }

    /// Saves the picture of a file.
    ///
    /// - Throws: `CocoaError` of what is no picture, is larger than a picture is, or cannot be written.
    @discardableResult
    package func add(contentsOf file: URL) throws -> LibraryPhoto {
        let size = try FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int ?? 0
        guard size <= Self.largest else { throw CocoaError(.fileReadTooLarge) }
        return try add(Data(contentsOf: file))
    }

    // MARK: Files

    /// Those that are there, by their numbers.
    private var numbered: [(number: Int, photo: LibraryPhoto)] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.compactMap { name in
            LibraryPhoto.number(of: name).map { ($0, LibraryPhoto(file: folder.appendingPathComponent(name))) }
        }
        .sorted { $0.0 < $1.0 }
    }

    /// Writes a picture under the first free number from the one that is given, since another process may write too.
    private func write(_ data: Data, _ kind: PictureHeader.Kind, number: Int) throws -> LibraryPhoto {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for number in number..<number + 100 {
            let file = folder.appendingPathComponent(LibraryPhoto.name(number)).appendingPathExtension(kind.rawValue)
            do {
                try data.write(to: file, options: .withoutOverwriting)
                return LibraryPhoto(file: file)
            } catch CocoaError.fileWriteFileExists { continue }
        }
        throw CocoaError(.fileWriteFileExists)
    }

    /// Draws those that are always there and are not there yet.
    private func addSamples() {
        let there = Set(numbered.map(\.number))
        for (index, scene) in SampleScene.all.enumerated() where !there.contains(index + 1) {
            guard let (data, kind) = scene.file, let photo = try? write(data, kind, number: index + 1) else { continue }
            let date = Date(timeIntervalSince1970: scene.taken)
            try? FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: photo.file.path)
        }
    }
}

/// A picture of the library.
package struct LibraryPhoto: Hashable, Sendable {
    package let file: URL

    /// Such as `IMG_0001`.
    package var name: String { file.deletingPathExtension().lastPathComponent }
    /// As Photos writes its own.
    package var identifier: String { "\(name)/L0/001" }
    package var contentType: UTType { UTType(filenameExtension: file.pathExtension) ?? .image }
    /// When it was taken, or saved.
    package var date: Date? {
        (try? FileManager.default.attributesOfItem(atPath: file.path))?[.modificationDate] as? Date
    }
    /// Pixels; zero where its file cannot be read.
    package var size: CGSize {
        PictureFile(path: file.path).map { CGSize(width: $0.width, height: $0.height) } ?? .zero
    }
    package var data: Data? { FileManager.default.contents(atPath: file.path) }
    package var image: UIImage? { UIImage(contentsOfFile: file.path) }
    package var number: Int { Self.number(of: file.lastPathComponent) ?? 0 }

    /// The picture as what is dragged, pasted and chosen.
    package var itemProvider: NSItemProvider {
        let provider = NSItemProvider()
        provider.suggestedName = name
        let file = file
        provider.registerDataRepresentation(forTypeIdentifier: contentType.identifier, visibility: .all) { done in
            do { done(try Data(contentsOf: file), nil) } catch { done(nil, error) }
            return nil
        }
        return provider
    }

    static func name(_ number: Int) -> String {
        let digits = String(number)
        return "IMG_" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    /// The number in a file's name; nil for a file that is no picture of a library.
    static func number(of name: String) -> Int? {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0].hasPrefix("IMG_"), PictureHeader.Kind(rawValue: String(parts[1])) != nil,
            let number = Int(parts[0].dropFirst(4)), number > 0, self.name(number) == parts[0]
        else { return nil }
        return number
    }
}
