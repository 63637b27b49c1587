public import Foundation

/// What an extension of Spotlight begins with; nobody starts it.
open class CSIndexExtensionRequestHandler: NSObject, CSSearchableIndexDelegate {
    public override init() {}
    open func searchableIndex(
        _ searchableIndex: CSSearchableIndex,
        reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void
    ) { acknowledgementHandler() }
    open func searchableIndex(
        _ searchableIndex: CSSearchableIndex,
        reindexSearchableItemsWithIdentifiers identifiers: [String],
        acknowledgementHandler: @escaping () -> Void
    ) { acknowledgementHandler() }
    /// - Throws: an error of Foundation's, unless a subclass knows better.
    open func data(
        for searchableIndex: CSSearchableIndex,
        itemIdentifier: String,
        typeIdentifier: String
    ) throws -> Data { throw CocoaError(.featureUnsupported) }
    /// - Throws: an error of Foundation's, unless a subclass knows better.
    open func fileURL(
        for searchableIndex: CSSearchableIndex,
        itemIdentifier: String,
        typeIdentifier: String,
        inPlace: Bool
    ) throws -> URL { throw CocoaError(.featureUnsupported) }
}
