import GRDB
import GatewayStore

extension StoreError {
    /// Why a write is not on disk: ours when the disk is full, fails or may not be written to, else the database's own.
    static func unwritten(_ error: any Error) -> any Error {
        guard let error = error as? DatabaseError else { return error }
        switch error.resultCode {
        case .SQLITE_FULL: return Self.disk("the disk is full: nothing is accepted that would have to be kept")
        case .SQLITE_IOERR, .SQLITE_READONLY, .SQLITE_CANTOPEN:
            return Self.disk("the disk does not take what has to be kept: \(error.message ?? "\(error.resultCode)")")
        default: return error
        }
    }
}
