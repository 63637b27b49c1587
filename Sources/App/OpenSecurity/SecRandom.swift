/// A source of random bytes.
public struct SecRandomRef: Sendable {}

/// The system's source.
public let kSecRandomDefault: SecRandomRef? = nil

/// Fills memory with random bytes of the system.
///
/// - Returns: `errSecParam` for a negative count.
@discardableResult
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
    guard count >= 0 else { return errSecParam }
    var generator = SystemRandomNumberGenerator()
    for offset in 0..<count {
        bytes.storeBytes(of: UInt8.random(in: .min ... .max, using: &generator), toByteOffset: offset, as: UInt8.self)
    }
    return errSecSuccess
}
