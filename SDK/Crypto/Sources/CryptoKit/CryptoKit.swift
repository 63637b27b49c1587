// swift-crypto is Apple's own CryptoKit for other systems: the same names, the same types.
@_exported public import Crypto
@_exported public import Foundation
