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

    /// The same of a value that was made to be carried: nobody else has it.
    package func register<T: Transferable>(carrying value: T) {
        let carried = CarriedItem(value: value)
        for type in T.exportedContentTypes() {
            registerDataRepresentation(forTypeIdentifier: type.identifier, visibility: .all) { done in
                Task {
                    do { done(try await carried.value.exported(as: type), nil) } catch { done(nil, error) }
                }
                return nil
            }
        }
    }

    /// Whether one of its representations is one that the type takes.
    package func canTransfer<T: Transferable>(_ type: T.Type) -> Bool { best(for: type) != nil }

    /// The first of its types that the type takes; one of an author's own is known by its name alone.
    private func best<T: Transferable>(for type: T.Type) -> UTType? {
        let taken = T.importedContentTypes()
        return registeredTypeIdentifiers.lazy.map { UTType($0) ?? UTType(importedAs: $0) }
            .first { offered in taken.contains { offered.conforms(to: $0) } }
    }

    /// Loads the best of the representations that the type takes.
    ///
    /// - Returns: how far it is.
    @discardableResult
    public func loadTransferable<T: Transferable>(
        type transferableType: T.Type,
        completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
    ) -> Progress {
        guard let type = best(for: T.self) else {
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

/// A value on its way.
///
/// `@unchecked`: its loaders alone read it, and only its data leave them.
private struct CarriedItem<Value>: @unchecked Sendable {
    let value: Value
}
