extension OwnNames {
    /// Files and folders as an app's container has them.
    static let files = """
        /// Foundation's throws on Linux, with the files exchanged.
        extension Foundation.FileManager {
            @discardableResult
            @usableFromInline func replaceItemAt(
                _ original: URL,
                withItemAt new: URL,
                backupItemName: String? = nil,
                options: ItemReplacementOptions = []
            ) throws -> URL? {
                try FileReplacement.replace(original, with: new, backupName: backupItemName, options: options)
            }
            @usableFromInline func replaceItem(
                at original: URL,
                withItemAt new: URL,
                backupItemName: String?,
                options: ItemReplacementOptions = [],
                resultingItemURL: UnsafeMutablePointer<NSURL?>?
            ) throws {
                let place = try FileReplacement.replace(
                    original, with: new, backupName: backupItemName, options: options)
                resultingItemURL?.pointee = place as NSURL
            }
        }

        /// An app's container has a Library, of which Foundation on Linux does not know.
        @usableFromInline func NSSearchPathForDirectoriesInDomains(
            _ directory: FileManager.SearchPathDirectory,
            _ domainMask: FileManager.SearchPathDomainMask,
            _ expandTilde: Bool
        ) -> [String] {
            ContainerFolders.paths(directory, domainMask, expandTilde)
        }

        /// A phone's system, of which Linux says its own name.
        @discardableResult
        @usableFromInline nonisolated func uname(_ name: UnsafeMutablePointer<utsname>!) -> Int32 { phoneName(name) }

        extension Foundation.FileManager {
            @usableFromInline func urls(for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask) -> [URL] {
                ContainerFolders.urls(directory, domainMask, of: self)
            }
            @usableFromInline func url(
                for directory: SearchPathDirectory,
                in domain: SearchPathDomainMask,
                appropriateFor url: URL?,
                create shouldCreate: Bool
            ) throws -> URL {
                try ContainerFolders.url(directory, domain, appropriateFor: url, create: shouldCreate, of: self)
            }
        }

        """

    /// Glibc's are variables, which Swift 6 does not let everybody read.
    static let streams = """
        @usableFromInline nonisolated var stdin: UnsafeMutablePointer<FILE>! { StandardStreams.stdin }

        @usableFromInline nonisolated var stdout: UnsafeMutablePointer<FILE>! { StandardStreams.stdout }

        @usableFromInline nonisolated var stderr: UnsafeMutablePointer<FILE>! { StandardStreams.stderr }

        """
}
