import GRDB
import GatewayStore

extension StoreError {
    /// Why a write is not on disk: ours when the disk is full, fails or may not be written to, else the database's own.
    ///
    /// - Parameters:
    ///   - error: what the database threw.
    ///   - path: its file, for who starts the gateway.
    static func unwritten(_ error: any Error, in path: String? = nil) -> any Error {
        guard let error = error as? DatabaseError else { return error }
        switch error.resultCode {
        case .SQLITE_FULL: return Self.disk("the disk is full: nothing is accepted that would have to be kept")
        case .SQLITE_IOERR, .SQLITE_READONLY, .SQLITE_CANTOPEN:
            return Self.disk("the disk does not take what has to be kept: \(error.message ?? "\(error.resultCode)")")
        case .SQLITE_CORRUPT, .SQLITE_NOTADB:
            let file = path.map { " \($0)" } ?? ""
            let way =
                path == nil ? "" : "; to start anew without what is in it, move it and what begins with its name away"
            return Self.disk("the database\(file) is damaged (\(error.message ?? "\(error.resultCode)"))\(way)")
        default: return error
        }
    }
}
