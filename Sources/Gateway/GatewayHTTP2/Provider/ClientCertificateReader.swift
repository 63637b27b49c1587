import Foundation
import GatewayCore
import NIOCore
import NIOSSL
import NIOTLS

/// Reads the certificate that a client showed in its TLS handshake, passes on what it says, and goes.
final class ClientCertificateReader: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer

    private let certificates: ClientCertificates

    init(_ certificates: ClientCertificates) {
        self.certificates = certificates
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        context.fireUserInboundEventTriggered(event)
        guard case .handshakeCompleted? = event as? TLSUserEvent else { return }
        let shown = try? context.pipeline.syncOperations.nioSSL_peerCertificate()?.toDERBytes()
        if let shown { context.fireUserInboundEventTriggered(certificates.read(shown, at: Date())) }
        context.pipeline.syncOperations.removeHandler(context: context, promise: nil)
    }
}
