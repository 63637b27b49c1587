import Crypto
import Foundation
import GatewayCore
import PrivateFiles
import ProviderAPI

/// The secrets that the gateway's owner hands out: a device shows one when it says hello for the first time.
struct Enrolment: Sendable {
    private let digests: [(EnrolmentRight, SHA256Digest)]

    /// Reads the files, and makes those that are not there.
    init(_ identity: GatewayIdentity) throws {
        let files = [(EnrolmentRight.observer, identity.observerEnrolmentPath), (.device, identity.enrolmentPath)]
        digests = try files.map { right, path in
            let fresh = SymmetricKey(size: .bits256).withUnsafeBytes { Data($0).base64EncodedString() }
            let secret = try PrivateFile.writeOnce(fresh + "\n", to: path).trimmingCharacters(
                in: .whitespacesAndNewlines
            )
            guard !secret.isEmpty else {
                throw GatewayError.cannotRead(path, "it is empty; delete it to have another made")
            }
            return (right, SHA256.hash(data: Data(secret.utf8)))
        }
    }

    /// What whoever shows this secret may do; nil when it is none of the gateway's.
    func right(of secret: String) -> EnrolmentRight? {
        let digest = SHA256.hash(data: Data(secret.utf8))
        // Digests are compared in constant time.
        return digests.first { $0.1 == digest }?.0
    }
}
