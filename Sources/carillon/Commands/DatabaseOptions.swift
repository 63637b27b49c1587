import ArgumentParser
import Foundation
import PrivateFiles

/// Which database a gateway shares with others.
struct DatabaseOptions: ParsableArguments {
    /// Where the URL is found that is to be seen by nobody.
    static let variable = "CARILLON_DATABASE"

    @Option(
        name: .long,
        help: ArgumentHelp(
            "A PostgreSQL database that several gateways share, in place of a file: postgresql://…",
            discussion:
                "With a password, better in $CARILLON_DATABASE or --database-file: a command line is seen by others.",
            valueName: "url"
        )
    )
    var database: String?

    @Option(name: .long, help: ArgumentHelp("A file of mode 0600 that has the URL.", valueName: "file"))
    var databaseFile: String?

    func validate() throws {
        if database != nil, databaseFile != nil {
            throw ValidationError("choose one of --database and --database-file")
        }
        if let database { try Self.check(database, "--database") }
    }

    /// The URL; nil for a file of the gateway's own.
    func url() throws -> String? {
        if let database { return database }
        if let databaseFile {
            do {
                guard let text = try PrivateFile.read(databaseFile) else {
                    throw ValidationError("--database-file: there is no file \(databaseFile)")
                }
                let url = text.trimmingCharacters(in: .whitespacesAndNewlines)
                try Self.check(url, "--database-file")
                return url
            } catch let error as PrivateFileError {
                throw ValidationError("--database-file: \(error)")
            }
        }
        guard let url = ProcessInfo.processInfo.environment[Self.variable], !url.isEmpty else { return nil }
        try Self.check(url, "$\(Self.variable)")
        return url
    }

    /// Never says what it is: there may be a password in it.
    private static func check(_ url: String, _ name: String) throws {
        guard url.hasPrefix("postgresql://") || url.hasPrefix("postgres://") else {
            throw ValidationError("\(name) should be a URL that begins with postgresql://")
        }
    }
}
