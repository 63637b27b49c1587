import CPostgreSQL

/// What a statement returned: rows of columns in PostgreSQL's binary format.
///
/// `@unchecked`: libpq's result is never changed once it has been handed out, and freed with the last reference.
final class ResultSet: @unchecked Sendable {
    private let result: OpaquePointer

    /// Takes a result over.
    init(_ result: OpaquePointer) { self.result = result }

    deinit { PQclear(result) }

    var count: Int { Int(PQntuples(result)) }

    func number(_ row: Int, _ column: Int) -> Int64? {
        guard let bytes = value(row, column), bytes.count <= 8 else { return nil }
        return Int64(bitPattern: bytes.reduce(0) { $0 << 8 | UInt64($1) })
    }

    func seconds(_ row: Int, _ column: Int) -> Double? {
        guard let bytes = value(row, column), bytes.count == 8 else { return nil }
        return Double(bitPattern: bytes.reduce(0) { $0 << 8 | UInt64($1) })
    }

    func flag(_ row: Int, _ column: Int) -> Bool { value(row, column)?.first == 1 }
    func text(_ row: Int, _ column: Int) -> String? { value(row, column).map { String(decoding: $0, as: UTF8.self) } }
    func bytes(_ row: Int, _ column: Int) -> [UInt8]? { value(row, column).map { Array($0) } }

    private func value(_ row: Int, _ column: Int) -> UnsafeRawBufferPointer? {
        guard row < count, column < Int(PQnfields(result)), PQgetisnull(result, Int32(row), Int32(column)) == 0 else {
            return nil
        }
        let length = Int(PQgetlength(result, Int32(row), Int32(column)))
        return UnsafeRawBufferPointer(start: PQgetvalue(result, Int32(row), Int32(column)), count: length)
    }
}
