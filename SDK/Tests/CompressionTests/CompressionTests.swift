import Compression
import Foundation
import FoundationAdditions
import Testing

/// DEFLATE by Apple's names.
struct CompressionTests {
    private let words = Data(String(repeating: "Carillon rings. ", count: 5000).utf8)

    @Test func `what is compressed comes back`() throws {
        let small = try (words as NSData).compressed(using: .zlib)
        #expect(small.length < 1000)
        #expect(try small.decompressed(using: .zlib) as Data == words)
        #expect(try NSData().compressed(using: .zlib).decompressed(using: .zlib).length == 0)
    }

    /// Of RFC 1951: a stored block, without a header.
    @Test func `a stored block is read as it stands in the format`() throws {
        let stored = Data([0x01, 0x02, 0x00, 0xFD, 0xFF, 0x68, 0x69])
        #expect(try (stored as NSData).decompressed(using: .zlib) as Data == Data("hi".utf8))
    }

    @Test(arguments: [Data([0xFF, 0xFF, 0xFF]), Data([0x01, 0x09, 0x00, 0xF6, 0xFF, 0x68])])
    func `what is none or ends too soon is an error`(bytes: Data) {
        #expect(throws: CocoaError.self) { try (bytes as NSData).decompressed(using: .zlib) }
    }

    @Test func `an algorithm that is not here is refused`() {
        #expect(throws: CocoaError.self) { try (words as NSData).compressed(using: .lzfse) }
        var byte: UInt8 = 0
        #expect(compression_encode_buffer(&byte, 1, [1, 2, 3], 3, nil, COMPRESSION_LZMA) == 0)
    }

    @Test func `a buffer says how much it wrote`() {
        var small = [UInt8](repeating: 0, count: words.count)
        let size = compression_encode_buffer(&small, small.count, [UInt8](words), words.count, nil, COMPRESSION_ZLIB)
        #expect((1..<1000).contains(size))
        var large = [UInt8](repeating: 0, count: words.count)
        #expect(compression_decode_buffer(&large, large.count, small, size, nil, COMPRESSION_ZLIB) == words.count)
        #expect(Data(large) == words)
        // There is no room for more: what fits is written.
        #expect(compression_decode_buffer(&large, 100, small, size, nil, COMPRESSION_ZLIB) == 100)
        #expect(compression_encode_buffer(&large, 3, [UInt8](words), words.count, nil, COMPRESSION_ZLIB) == 0)
    }

    @Test func `bytes are read and written through filters piece by piece`() throws {
        var small = Data()
        let output = try OutputFilter(.compress, using: .zlib, bufferCapacity: 16) {
            if let bytes = $0 { small += bytes }
        }
        for start in stride(from: 0, to: words.count, by: 777) {
            try output.write(words[start..<min(start + 777, words.count)])
        }
        try output.finalize()
        var rest = small
        let input = try InputFilter<Data>(.decompress, using: .zlib, bufferCapacity: 10) { count in
            defer { rest = rest.dropFirst(count) }
            return rest.isEmpty ? nil : rest.prefix(count)
        }
        var large = Data()
        while let piece = try input.readData(ofLength: 1000) { large += piece }
        #expect(large == words)
    }
}
