public import Foundation
public import FoundationAdditions

// Passwords that an app shares with its website: there is nobody who keeps them.

/// Asks for a shared password; none is found.
///
/// - Parameter completionHandler: gets no password and `errSecItemNotFound`, on a queue of the system's.
public func SecRequestSharedWebCredential(
    _ fqdn: CFString?,
    _ account: CFString?,
    _ completionHandler: @escaping @Sendable (CFArray?, CFError?) -> Void
) {
    DispatchQueue.global().async { completionHandler(nil, failure(errSecItemNotFound)) }
}

/// Would share a password, or take it back.
///
/// - Parameter completionHandler: gets `errSecNotAvailable`, on a queue of the system's.
public func SecAddSharedWebCredential(
    _ fqdn: CFString,
    _ account: CFString,
    _ password: CFString?,
    _ completionHandler: @escaping @Sendable (CFError?) -> Void
) {
    DispatchQueue.global().async { completionHandler(failure(errSecNotAvailable)) }
}

/// A password by chance, as Safari's: three groups of six letters and digits.
public func SecCreateSharedWebCredentialPassword() -> CFString? {
    let letters = Array("abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789")
    var generator = SystemRandomNumberGenerator()
    let groups = (0..<3).map { _ in
        String((0..<6).compactMap { _ in letters.randomElement(using: &generator) })
    }
    return NSString(string: groups.joined(separator: "-"))
}

private func failure(_ status: OSStatus) -> CFError { NSError(domain: NSOSStatusErrorDomain, code: Int(status)) }

/// The person said no (Security: errSecUserCanceled).
public let errSecUserCanceled: OSStatus = -128
