// The names and numbers of CommonDigest.h, CommonHMAC.h and CommonCryptor.h, as Swift imports them.

public typealias CC_LONG = UInt32
public typealias CCHmacAlgorithm = UInt32
public typealias CCOperation = UInt32
public typealias CCAlgorithm = UInt32
public typealias CCOptions = UInt32
public typealias CCCryptorStatus = Int32

/// Bytes of a MD5 digest.
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
/// Bytes of a SHA1 digest.
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
/// Bytes of a SHA256 digest.
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
/// Bytes of a SHA384 digest.
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
/// Bytes of a SHA512 digest.
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64

public let kCCHmacAlgSHA1 = 0
public let kCCHmacAlgMD5 = 1
public let kCCHmacAlgSHA256 = 2
public let kCCHmacAlgSHA384 = 3
public let kCCHmacAlgSHA512 = 4

public let kCCEncrypt = 0
public let kCCDecrypt = 1
public let kCCAlgorithmAES128 = 0
public let kCCAlgorithmAES = 0
public let kCCOptionPKCS7Padding = 1
public let kCCOptionECBMode = 2
public let kCCBlockSizeAES128 = 16
public let kCCKeySizeAES128 = 16
public let kCCKeySizeAES192 = 24
public let kCCKeySizeAES256 = 32

public let kCCSuccess = 0
public let kCCParamError = -4300
public let kCCBufferTooSmall = -4301
public let kCCMemoryFailure = -4302
public let kCCAlignmentError = -4303
public let kCCDecodeError = -4304
public let kCCUnimplemented = -4305
