/// One statement of SQL with its parameters, which are always bound and never part of its text.
struct Statement: Sendable {
    /// The same each time: it is prepared once on each connection.
    let sql: String
    let parameters: [Parameter]

    init(_ sql: String, _ parameters: [Parameter] = []) {
        self.sql = sql
        self.parameters = parameters
    }
}

/// A value as PostgreSQL's binary format has it (https://www.postgresql.org/docs/15/protocol-message-formats.html, Bind).
struct Parameter: Sendable {
    /// The number of its type in `pg_type`.
    let type: UInt32
    /// nil is NULL.
    let bytes: [UInt8]?

    private enum TypeNumber {
        static let (bool, bytea, int8, text, float8) = (16, 17, 20, 25, 701) as (UInt32, UInt32, UInt32, UInt32, UInt32)
        static let (bools, byteas, int8s, texts, float8s) =
            (1000, 1001, 1016, 1009, 1022)
            as (UInt32, UInt32, UInt32, UInt32, UInt32)
    }

    static func number(_ number: Int64?) -> Self {
        Self(type: TypeNumber.int8, bytes: number.map { number in Self.bytes { $0.append(bigEndian: number) } })
    }

    static func number(_ number: Int) -> Self { .number(Int64(number)) }
    static func text(_ text: String?) -> Self { Self(type: TypeNumber.text, bytes: text.map { Array($0.utf8) }) }
    static func bytes(_ bytes: [UInt8]) -> Self { Self(type: TypeNumber.bytea, bytes: bytes) }

    static func flag(_ flag: Bool) -> Self { Self(type: TypeNumber.bool, bytes: [flag ? 1 : 0]) }

    static func seconds(_ seconds: Double) -> Self {
        Self(type: TypeNumber.float8, bytes: Self.bytes { $0.append(bigEndian: seconds.bitPattern) })
    }

    static func numbers(_ numbers: [Int64]) -> Self {
        array(TypeNumber.int8s, of: TypeNumber.int8, numbers, size: { _ in 8 }, { $1.append(bigEndian: $0) })
    }

    static func texts(_ texts: [String]) -> Self {
        array(
            TypeNumber.texts,
            of: TypeNumber.text,
            texts,
            size: \.utf8.count,
            { $1.append(contentsOf: $0.utf8) }
        )
    }

    static func byteStrings(_ strings: [[UInt8]]) -> Self {
        array(TypeNumber.byteas, of: TypeNumber.bytea, strings, size: \.count, { $1.append(contentsOf: $0) })
    }

    static func seconds(_ seconds: [Double]) -> Self {
        array(
            TypeNumber.float8s,
            of: TypeNumber.float8,
            seconds,
            size: { _ in 8 },
            { $1.append(bigEndian: $0.bitPattern) }
        )
    }

    static func flags(_ flags: [Bool]) -> Self {
        array(TypeNumber.bools, of: TypeNumber.bool, flags, size: { _ in 1 }, { $1.append($0 ? 1 : 0) })
    }

    /// One dimension, without NULL, counted from 1; written into one piece of memory.
    private static func array<Value>(
        _ type: UInt32,
        of element: UInt32,
        _ values: [Value],
        size: (Value) -> Int,
        _ write: (Value, inout [UInt8]) -> Void
    ) -> Self {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(20 + values.reduce(0) { $0 + size($1) + 4 })
        // An array without elements has no dimension.
        for word in values.isEmpty ? [0, 0, element] : [1, 0, element, UInt32(values.count), 1] {
            bytes.append(bigEndian: word)
        }
        for value in values {
            bytes.append(bigEndian: UInt32(size(value)))
            write(value, &bytes)
        }
        return Self(type: type, bytes: bytes)
    }

    private static func bytes(_ write: (inout [UInt8]) -> Void) -> [UInt8] {
        var bytes: [UInt8] = []
        write(&bytes)
        return bytes
    }
}

extension [UInt8] {
    /// With the most significant byte first.
    fileprivate mutating func append(bigEndian number: some FixedWidthInteger) {
        Swift.withUnsafeBytes(of: number.bigEndian) { append(contentsOf: $0) }
    }
}
