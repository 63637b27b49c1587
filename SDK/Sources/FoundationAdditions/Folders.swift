public import Foundation

/// The folders of an app's container, as an iPhone has them (File System Programming Guide: The iOS Standard Directories).
///
/// Foundation on Linux knows no Library, and a first path that an author takes without asking would not be there.
public enum ContainerFolders {
    /// The paths of a folder; a tilde stands for the home unless it is expanded.
    public static func paths(
        _ directory: FileManager.SearchPathDirectory,
        _ domains: FileManager.SearchPathDomainMask,
        _ expandTilde: Bool
    ) -> [String] {
        guard let library = library(directory, domains) else {
            return NSSearchPathForDirectoriesInDomains(directory, domains, expandTilde)
        }
        return [expandTilde ? library : "~" + library.dropFirst(NSHomeDirectory().count)]
    }

    /// The addresses of a folder, whether it is there or not.
    public static func urls(
        _ directory: FileManager.SearchPathDirectory,
        _ domains: FileManager.SearchPathDomainMask,
        of manager: FileManager
    ) -> [URL] {
        guard let library = library(directory, domains) else { return manager.urls(for: directory, in: domains) }
        return [URL(fileURLWithPath: library, isDirectory: true)]
    }

    /// The address of a folder, which is made when that is asked for.
    ///
    /// - Throws: what Foundation says of a folder that is not there or cannot be made.
    public static func url(
        _ directory: FileManager.SearchPathDirectory,
        _ domain: FileManager.SearchPathDomainMask,
        appropriateFor place: URL?,
        create: Bool,
        of manager: FileManager
    ) throws -> URL {
        guard let library = library(directory, domain) else {
            return try manager.url(for: directory, in: domain, appropriateFor: place, create: create)
        }
        let url = URL(fileURLWithPath: library, isDirectory: true)
        if create { try manager.createDirectory(at: url, withIntermediateDirectories: true) }
        return url
    }

    /// The person's Library, for who asks for that.
    private static func library(
        _ directory: FileManager.SearchPathDirectory,
        _ domains: FileManager.SearchPathDomainMask
    ) -> String? {
        guard [.libraryDirectory, .allLibrariesDirectory].contains(directory), domains.contains(.userDomainMask) else {
            return nil
        }
        return NSHomeDirectory() + "/Library"
    }
}

// The folders of an app's container by their names of iOS 16, beside the two that Foundation on Linux has.
extension URL {
    public static var documentsDirectory: URL { folder(.documentDirectory) }
    public static var libraryDirectory: URL { folder(.libraryDirectory) }
    public static var cachesDirectory: URL { folder(.cachesDirectory) }
    public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
    public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
    public static var moviesDirectory: URL { folder(.moviesDirectory) }
    public static var musicDirectory: URL { folder(.musicDirectory) }
    public static var picturesDirectory: URL { folder(.picturesDirectory) }

    private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
        ContainerFolders.urls(directory, .userDomainMask, of: .default).first ?? .homeDirectory
    }
}
