import Crypto
import CryptoExtras
import Foundation

/// Encrypts or decrypts at once with AES in CBC mode, with PKCS #7 padding (`kCCOptionPKCS7Padding`) or none.
///
/// A nil `iv` stands for zeros; `dataOutMoved` gets the length of the result, also of one that does not fit. The result is
/// `kCCSuccess`, `kCCParamError` for a key of another length, `kCCUnimplemented` for another algorithm or mode,
/// `kCCAlignmentError` for an unpadded length that is no multiple of 16, `kCCBufferTooSmall`, or `kCCDecodeError` for
/// padding that is wrong.
@discardableResult
public func CCCrypt(
    _ op: CCOperation,
    _ alg: CCAlgorithm,
    _ options: CCOptions,
    _ key: UnsafeRawPointer?,
    _ keyLength: Int,
    _ iv: UnsafeRawPointer?,
    _ dataIn: UnsafeRawPointer?,
    _ dataInLength: Int,
    _ dataOut: UnsafeMutableRawPointer?,
    _ dataOutAvailable: Int,
    _ dataOutMoved: UnsafeMutablePointer<Int>?
) -> CCCryptorStatus {
    guard Int(alg) == kCCAlgorithmAES, options & ~CCOptions(kCCOptionPKCS7Padding) == 0
    else { return CCCryptorStatus(kCCUnimplemented) }
    guard let key, [kCCKeySizeAES128, kCCKeySizeAES192, kCCKeySizeAES256].contains(keyLength), dataInLength >= 0,
        dataIn != nil || dataInLength == 0, op <= CCOperation(kCCDecrypt)
    else { return CCCryptorStatus(kCCParamError) }
    let isPadded = options & CCOptions(kCCOptionPKCS7Padding) != 0
    let isDecrypting = Int(op) == kCCDecrypt
    guard isPadded && !isDecrypting || dataInLength % kCCBlockSizeAES128 == 0
    else { return CCCryptorStatus(kCCAlignmentError) }

    let input = UnsafeRawBufferPointer(start: dataIn, count: dataInLength)
    let vector = iv.map { Array(UnsafeRawBufferPointer(start: $0, count: kCCBlockSizeAES128)) }
    let secret = SymmetricKey(data: UnsafeRawBufferPointer(start: key, count: keyLength))
    let result: Data
    do {
        let iv = try AES._CBC.IV(ivBytes: vector ?? Array(repeating: 0, count: kCCBlockSizeAES128))
        result =
            isDecrypting
            ? try AES._CBC.decrypt(Data(input), using: secret, iv: iv, noPadding: !isPadded)
            : try AES._CBC.encrypt(Data(input), using: secret, iv: iv, noPadding: !isPadded)
    } catch {
        return CCCryptorStatus(kCCDecodeError)
    }
    dataOutMoved?.pointee = result.count
    guard result.count <= dataOutAvailable else { return CCCryptorStatus(kCCBufferTooSmall) }
    if let dataOut { result.copyBytes(to: UnsafeMutableRawBufferPointer(start: dataOut, count: result.count)) }
    return CCCryptorStatus(kCCSuccess)
}
