import Foundation

#if os(Linux)
import Crypto
#else
import CryptoKit
#endif

/// A body in the `aes128gcm` content coding (RFC 8188): a header, then records that are each sealed by themselves.
struct EncryptedRecords {
    /// Names the key; in Web Push the sender's public key.
    let keyID: Data
    private let salt: Data
    private let recordSize: Int
    private let records: Data

    private static let tagLength = 16

    /// - Throws: ``SecretError`` when the header is cut short or names an impossible record size (RFC 8188, 2.1).
    init(_ body: Data) throws(SecretError) {
        var reader = ChunkReader(body)
        guard let salt = reader.data(16), let size = reader.big(UInt32.self), let length = reader.big(UInt8.self),
            let keyID = reader.data(Int(length))
        else { throw SecretError("the encrypted content is cut short") }
        guard size >= 18 else { throw SecretError("the encrypted content names a record size of \(size), below 18") }
        self.salt = salt
        self.recordSize = Int(size)
        self.keyID = keyID
        self.records = reader.data(reader.remaining) ?? Data()
    }

    /// Opens every record in order (RFC 8188, 2.2 to 2.4).
    func open(keyingMaterial: Data) throws(SecretError) -> Data {
        let material = SymmetricKey(data: keyingMaterial)
        let key = HKDF<SHA256>.deriveKey(
            inputKeyMaterial: material,
            salt: salt,
            info: Data("Content-Encoding: aes128gcm\0".utf8),
            outputByteCount: 16
        )
        let nonceKey = HKDF<SHA256>.deriveKey(
            inputKeyMaterial: material,
            salt: salt,
            info: Data("Content-Encoding: nonce\0".utf8),
            outputByteCount: 12
        )
        let nonce = nonceKey.withUnsafeBytes { Array($0) }

        var plain = Data()
        var rest = records
        var sequence: UInt64 = 0
        guard !rest.isEmpty else { throw SecretError("the encrypted content has no record") }
        while !rest.isEmpty {
            let record = rest.prefix(recordSize)
            rest = rest.dropFirst(recordSize)
            let opened = try Self.open(record, key: key, nonce: nonce, sequence: sequence)
            plain.append(try Self.withoutPadding(opened, isLast: rest.isEmpty))
            sequence += 1
        }
        return plain
    }

    private static func open(
        _ record: Data,
        key: SymmetricKey,
        nonce: [UInt8],
        sequence: UInt64
    ) throws(SecretError) -> Data {
        guard record.count > tagLength else { throw SecretError("a record of the encrypted content is cut short") }
        var nonce = nonce
        for (index, byte) in Swift.withUnsafeBytes(of: sequence.bigEndian, Array.init).enumerated() {
            nonce[nonce.count - 8 + index] ^= byte
        }
        do {
            let box = try AES.GCM.SealedBox(
                nonce: AES.GCM.Nonce(data: nonce),
                ciphertext: record.dropLast(tagLength),
                tag: record.suffix(tagLength)
            )
            return try AES.GCM.open(box, using: key)
        } catch {
            throw SecretError("no key opens the content: the key is another one, or the content was changed")
        }
    }

    /// A record ends in 2 if it is the last, else in 1, and then zeros.
    private static func withoutPadding(_ record: Data, isLast: Bool) throws(SecretError) -> Data {
        guard let end = record.lastIndex(where: { $0 != 0 }), record[end] == (isLast ? 2 : 1)
        else { throw SecretError("the encrypted content does not end where it says") }
        return record[..<end]
    }
}
