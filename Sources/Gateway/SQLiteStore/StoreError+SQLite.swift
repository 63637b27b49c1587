import GRDB
import GatewayStore
import GroupCommit

extension StoreError {
    /// Why a write is not on disk: ours when the disk is full, fails or may not be written to, else the database's own.
    ///
    /// - Parameters:
    ///   - error: what the database threw.
    ///   - path: its file, for who starts the gateway.
    static func unwritten(_ error: any Error, in path: String? = nil) -> any Error {
        if let error = error as? DamagedDatabase { return Self.disk("\(error)") }
        guard let error = error as? DatabaseError else { return error }
        switch error.resultCode {
        case .SQLITE_FULL: return Self.disk("the disk is full: nothing is accepted that would have to be kept")
        case .SQLITE_IOERR, .SQLITE_READONLY, .SQLITE_CANTOPEN:
            return Self.disk("the disk does not take what has to be kept: \(error.message ?? "\(error.resultCode)")")
        case .SQLITE_CORRUPT, .SQLITE_NOTADB:
            let reason = error.message ?? "\(error.resultCode)"
            guard let path else { return Self.disk("the database is damaged (\(reason))") }
            return Self.disk("\(DamagedDatabase(path: path, reason: reason))")
        default: return error
        }
    }
}
