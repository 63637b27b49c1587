import Crypto
import CryptoExtras
import Foundation

/// Encrypts or decrypts at once with AES in CBC or ECB mode (`kCCOptionECBMode`), with PKCS #7 padding
/// (`kCCOptionPKCS7Padding`) or none.
///
/// A nil `iv` stands for zeros, and ECB mode has none; `dataOutMoved` gets the length of the result, also of one that does not fit. The result is
/// `kCCSuccess`, `kCCParamError` for a key of another length, `kCCUnimplemented` for another algorithm,
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
    guard Int(alg) == kCCAlgorithmAES, options & ~CCOptions(kCCOptionPKCS7Padding | kCCOptionECBMode) == 0
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
    let isECB = options & CCOptions(kCCOptionECBMode) != 0
    let result: Data
    do {
        let cipher = BlockCipher(key: secret, isDecrypting: isDecrypting)
        let zeros = Array(repeating: UInt8(0), count: kCCBlockSizeAES128)
        result =
            isECB
            ? try cipher.eachAlone(Data(input), isPadded: isPadded)
            : try cipher.chained(Data(input), iv: vector ?? zeros, isPadded: isPadded)
    } catch {
        return CCCryptorStatus(kCCDecodeError)
    }
    dataOutMoved?.pointee = result.count
    guard result.count <= dataOutAvailable else { return CCCryptorStatus(kCCBufferTooSmall) }
    if let dataOut { result.copyBytes(to: UnsafeMutableRawBufferPointer(start: dataOut, count: result.count)) }
    return CCCryptorStatus(kCCSuccess)
}
