import CryptoKit
import Foundation
import Network
import Security

/// Says a word to a server, and what it heard back.
final class Talk: @unchecked Sendable {
    private let connection: NWConnection
    private let queue = DispatchQueue(label: "talk")

    /// - Parameter key: of the server's certificate, as an app that pins it knows it; nil for a server without TLS.
    init(port: UInt16, webSocket: Bool = false, key: String? = nil) {
        let parameters = key.map { NWParameters(tls: Talk.options(key: $0)) } ?? NWParameters.tcp
        if webSocket {
            parameters.defaultProtocolStack.applicationProtocols.insert(NWProtocolWebSocket.Options(), at: 0)
        }
        connection = NWConnection(
            host: NWEndpoint.Host("127.0.0.1"),
            port: NWEndpoint.Port(rawValue: port)!,
            using: parameters
        )
    }

    private static func options(key: String) -> NWProtocolTLS.Options {
        let options = NWProtocolTLS.Options()
        sec_protocol_options_set_verify_block(
            options.securityProtocolOptions,
            { _, chain, complete in
                let trust = sec_trust_copy_ref(chain).takeRetainedValue()
                let isTrusted = SecTrustEvaluateWithError(trust, nil)
                let chain = SecTrustCopyCertificateChain(trust) as? [SecCertificate] ?? []
                let digests = chain.map { certificate in
                    SHA256.hash(data: SecCertificateCopyData(certificate) as Data)
                        .map { String(format: "%02x", $0) }.joined()
                }
                print("asked of \(digests.count), trusted \(isTrusted)")
                complete(digests.first == key)
            },
            DispatchQueue.main
        )
        return options
    }

    /// - Parameter completion: hears the answer, or what went wrong.
    func say(_ word: String, completion: @escaping (String) -> Void) {
        connection.stateUpdateHandler = { [self] state in
            switch state {
            case .ready: send(word, completion)
            case .waiting(let error), .failed(let error):
                connection.cancel()
                completion("no answer: \(error)")
            default: break
            }
        }
        connection.start(queue: queue)
    }

    private func send(_ word: String, _ completion: @escaping (String) -> Void) {
        let message = NWProtocolWebSocket.Metadata(opcode: .text)
        let context = NWConnection.ContentContext(identifier: "word", metadata: [message])
        connection.send(
            content: word.data(using: .utf8),
            contentContext: context,
            isComplete: true,
            completion: .contentProcessed { error in
                if let error = error { print("not sent: \(error)") }
            }
        )
        connection.receive(minimumIncompleteLength: 1, maximumLength: 1024) { [self] data, _, _, error in
            connection.cancel()
            completion(data.map { String(decoding: $0, as: UTF8.self) } ?? "nothing: \(String(describing: error))")
        }
    }
}
