import Foundation
import FoundationAdditions

/// What is dragged, as its source knows it.
final class CarriedItems: NSObject, UIDragSession {
    var items: [UIDragItem] = []
    var localContext: Any?
    var allowsMoveOperation = true
    var isRestrictedToDraggingApplication = false
    /// Where the finger is, in the coordinates of the view at the top.
    var place: CGPoint

    init(at place: CGPoint) { self.place = place }

    func location(in view: UIView) -> CGPoint { view.convert(place, from: nil) }
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        items.contains { item in typeIdentifiers.contains(where: item.itemProvider.hasItemConformingToTypeIdentifier) }
    }
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }
}

/// What is dragged, as those know it whom it is over.
final class OfferedItems: NSObject, UIDropSession {
    private let carried: CarriedItems
    let progress = Progress()
    var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default

    init(_ carried: CarriedItems) { self.carried = carried }

    var localDragSession: (any UIDragSession)? { carried }
    var items: [UIDragItem] { carried.items }
    var allowsMoveOperation: Bool { carried.allowsMoveOperation }
    var isRestrictedToDraggingApplication: Bool { carried.isRestrictedToDraggingApplication }
    func location(in view: UIView) -> CGPoint { carried.location(in: view) }
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        carried.hasItemsConforming(toTypeIdentifiers: typeIdentifiers)
    }
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        carried.canLoadObjects(ofClass: aClass)
    }

    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type,
        completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress {
        let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
        let loading = ItemLoading<any NSItemProviderReading>(of: providers.count, progress, completion)
        for (index, provider) in providers.enumerated() {
            provider.loadObject(ofClass: aClass) { object, _ in
                // It was made for this load, and goes to the main thread alone.
                nonisolated(unsafe) let object = object
                MainQueue.run { loading.take(object, at: index) }
            }
        }
        return progress
    }
}

/// Several items that are being loaded; whoever wants them has them when all are there.
@MainActor
package final class ItemLoading<Item> {
    private var items: [Int: Item] = [:]
    private var missing: Int
    private let progress: Progress?
    private let completion: ([Item]) -> Void

    package init(of count: Int, _ progress: Progress? = nil, _ completion: @escaping ([Item]) -> Void) {
        (missing, self.progress, self.completion) = (count, progress, completion)
        progress?.totalUnitCount += Int64(count)
        if count == 0 { finish() }
    }

    /// One is loaded; nil where it could not be.
    package func take(_ item: Item?, at index: Int) {
        items[index] = item
        missing -= 1
        progress?.completedUnitCount += 1
        if missing == 0 { finish() }
    }

    /// In the main thread's next turn, so that whoever began the load has gone on by then.
    private func finish() {
        let loaded = items.sorted { $0.key < $1.key }.map(\.value)
        Display.shared.schedule(0) { [completion] in completion(loaded) }
    }
}
