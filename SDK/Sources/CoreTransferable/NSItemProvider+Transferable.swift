public import Foundation
public import FoundationAdditions

/// Items that are dragged and pasted, as what is transferred (CoreTransferable: NSItemProvider).
extension NSItemProvider {
    /// Registers every type that an item is given away as.
    public func register<T: Transferable & Sendable>(_ transferable: @autoclosure @escaping @Sendable () -> T) {
        for type in T.exportedContentTypes() {
            registerDataRepresentation(forTypeIdentifier: type.identifier, visibility: .all) { done in
                Task {
                    do { done(try await transferable().exported(as: type), nil) } catch { done(nil, error) }
                }
                return nil
            }
        }
    }

    /// Loads the best of the representations that the type takes.
    ///
    /// - Returns: how far it is.
    @discardableResult
    public func loadTransferable<T: Transferable>(
        type transferableType: T.Type,
        completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
    ) -> Progress {
        let taken = T.importedContentTypes()
        let offered = registeredTypeIdentifiers.compactMap { UTType($0) }
        guard let type = offered.first(where: { type in taken.contains { type.conforms(to: $0) } }) else {
            completionHandler(.failure(TransferError.noRepresentation(of: "\(transferableType)")))
            return Progress(totalUnitCount: 1)
        }
        return loadDataRepresentation(forTypeIdentifier: type.identifier) { data, error in
            guard let data else { return completionHandler(.failure(error ?? CocoaError(.fileReadUnknown))) }
            Task {
                do {
                    completionHandler(.success(try await T(importing: data, contentType: type)))
                } catch { completionHandler(.failure(error)) }
            }
        }
    }
}
