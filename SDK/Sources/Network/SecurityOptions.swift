public import Foundation
public import FoundationAdditions

/// What an app asks of TLS.
///
/// A server is checked against the authorities that the phone trusts, as URLSession does it, or by a block of the app's own;
/// neither identities nor versions change anything.
public final class sec_protocol_options_t: @unchecked Sendable {
    var serverName: String?
    var checksServer = true
    var verification: (block: sec_protocol_verify_t, queue: DispatchQueue)?
}

/// What TLS says of a connection.
public final class sec_protocol_metadata_t: Sendable {}

/// A chain of certificates.
public final class sec_trust_t: @unchecked Sendable {
    let trust: SecTrust

    init(_ trust: SecTrust) { self.trust = trust }
}

/// The chain as Security has it.
public func sec_trust_copy_ref(_ trust: sec_trust_t) -> Unmanaged<SecTrust> { .passRetained(trust.trust) }

/// An identity of the app's own.
public final class sec_identity_t: Sendable {}

public typealias sec_protocol_verify_complete_t = (Bool) -> Void
public typealias sec_protocol_verify_t =
    (sec_protocol_metadata_t, sec_trust_t, @escaping sec_protocol_verify_complete_t) -> Void

/// The block decides, on the queue, whether the server is the right one; nothing is sent before it has.
public func sec_protocol_options_set_verify_block(
    _ options: sec_protocol_options_t,
    _ verify: @escaping sec_protocol_verify_t,
    _ queue: DispatchQueue
) {
    options.verification = (verify, queue)
}

/// Whether the server is checked at all.
public func sec_protocol_options_set_peer_authentication_required(_ options: sec_protocol_options_t, _ isRequired: Bool)
{
    options.checksServer = isRequired
}

/// The server's name, where it is not that of the endpoint.
public func sec_protocol_options_set_tls_server_name(_ options: sec_protocol_options_t, _ name: UnsafePointer<CChar>) {
    options.serverName = String(cString: name)
}

/// Changes nothing: 1.2 and newer are spoken.
public func sec_protocol_options_set_min_tls_protocol_version(
    _ options: sec_protocol_options_t,
    _ version: tls_protocol_version_t
) {}

/// Changes nothing: 1.2 and newer are spoken.
public func sec_protocol_options_set_max_tls_protocol_version(
    _ options: sec_protocol_options_t,
    _ version: tls_protocol_version_t
) {}

/// Changes nothing: no protocol is asked for.
public func sec_protocol_options_add_tls_application_protocol(
    _ options: sec_protocol_options_t,
    _ name: UnsafePointer<CChar>
) {}

/// Changes nothing: an app has no identity here.
public func sec_protocol_options_set_local_identity(_ options: sec_protocol_options_t, _ identity: sec_identity_t) {}
