import Foundation
import FoundationAdditions
import UniformTypeIdentifiers

// Items that are made or loaded when it is known what for.

extension NSItemProvider {
    /// What it holds: a picture, an address, a text, or a file with its data; nil where it gives nothing.
    @MainActor func loaded() async -> Any? {
        if canLoadObject(ofClass: UIImage.self) { return await object(of: UIImage.self) }
        if canLoadObject(ofClass: NSURL.self) { return (await object(of: NSURL.self)).map { $0 as URL } }
        if canLoadObject(ofClass: NSString.self) { return (await object(of: NSString.self)).map { $0 as String } }
        guard let type = registeredTypeIdentifiers.first else { return nil }
        let data = await withCheckedContinuation { continuation in
            loadDataRepresentation(forTypeIdentifier: type) { data, _ in continuation.resume(returning: data) }
        }
        return data.flatMap { try? TemporaryFiles.write($0, name: suggestedName ?? "", type: UTType(type)) }
    }

    private func object<Value: NSItemProviderReading>(of kind: Value.Type) async -> Value? {
        await withCheckedContinuation { continuation in
            loadObject(ofClass: kind) { object, _ in
                // It was made for this call alone.
                nonisolated(unsafe) let value = object as? Value
                continuation.resume(returning: value)
            }
        }
    }
}

extension UIActivityItemProvider {
    /// Its item, made away from the main thread since that may take its time; nil of one that was cancelled.
    @MainActor func made(for type: UIActivity.ActivityType?) async -> Any? {
        activityType = type
        let made = await withCheckedContinuation { continuation in
            DispatchQueue.global().async { continuation.resume(returning: MadeItem(item: self.item)) }
        }
        return isCancelled ? nil : made.item
    }
}

/// An item on its way to the main thread.
private struct MadeItem: @unchecked Sendable {  // One thread makes it and hands it over, and keeps nothing of it.
    let item: Any
}
