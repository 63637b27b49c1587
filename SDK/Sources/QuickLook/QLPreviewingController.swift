public import Foundation

/// Shows a file in a preview extension; nobody asks one here.
@preconcurrency @MainActor
public protocol QLPreviewingController: NSObjectProtocol {
    func providePreview(for request: QLFilePreviewRequest) async throws -> QLPreviewReply
    func preparePreviewOfFile(at url: URL, completionHandler handler: @escaping ((any Error)?) -> Void)
    func preparePreviewOfFile(at url: URL) async throws
    func preparePreviewOfSearchableItem(
        identifier: String,
        queryString: String?,
        completionHandler handler: @escaping ((any Error)?) -> Void
    )
}

extension QLPreviewingController {
    public func providePreview(for request: QLFilePreviewRequest) async throws -> QLPreviewReply {
        throw CocoaError(.featureUnsupported)
    }
    public func preparePreviewOfFile(at url: URL, completionHandler handler: @escaping ((any Error)?) -> Void) {
        handler(CocoaError(.featureUnsupported))
    }
    public func preparePreviewOfFile(at url: URL) async throws { throw CocoaError(.featureUnsupported) }
    public func preparePreviewOfSearchableItem(
        identifier: String,
        queryString: String?,
        completionHandler handler: @escaping ((any Error)?) -> Void
    ) { handler(CocoaError(.featureUnsupported)) }
}
