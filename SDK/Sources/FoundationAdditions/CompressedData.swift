import Compression
public import Foundation

// Bytes that are compressed as a whole (NSData.compressed(using:)).

extension NSData {
    /// How bytes are made fewer; `zlib` alone is here.
    public enum CompressionAlgorithm: Int, Sendable { case lzfse = 0, lz4, lzma, zlib }

    /// - Throws: a `CocoaError` for an algorithm other than `zlib`, which alone is here.
    public func compressed(using algorithm: CompressionAlgorithm) throws -> NSData {
        guard let bytes = Self.filtered(self as Data, .compress, algorithm) else {
            // NSCompressionFailedError
            throw CocoaError(CocoaError.Code(rawValue: 5376))
        }
        return NSData(data: bytes)
    }

    /// - Throws: a `CocoaError` for what is not compressed so.
    public func decompressed(using algorithm: CompressionAlgorithm) throws -> NSData {
        guard let bytes = Self.filtered(self as Data, .decompress, algorithm) else {
            // NSDecompressionFailedError
            throw CocoaError(CocoaError.Code(rawValue: 5377))
        }
        return NSData(data: bytes)
    }

    private static func filtered(
        _ data: Data,
        _ operation: FilterOperation,
        _ algorithm: CompressionAlgorithm
    ) -> Data? {
        guard algorithm == .zlib else { return nil }
        var result = Data()
        do {
            let filter = try OutputFilter(operation, using: .zlib) { if let bytes = $0 { result += bytes } }
            if !data.isEmpty { try filter.write(data) }
            try filter.finalize()
        } catch {
            return nil
        }
        return result
    }
}

extension NSMutableData {
    public func compress(using algorithm: CompressionAlgorithm) throws {
        setData(try compressed(using: algorithm) as Data)
    }

    public func decompress(using algorithm: CompressionAlgorithm) throws {
        setData(try decompressed(using: algorithm) as Data)
    }
}
