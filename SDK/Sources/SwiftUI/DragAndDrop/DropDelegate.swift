public import FoundationAdditions
public import UIKit
@_exported public import UniformTypeIdentifiers

/// Hears of what is dragged over a view.
@preconcurrency @MainActor
public protocol DropDelegate {
    /// Asked when it comes over the view.
    func validateDrop(info: DropInfo) -> Bool
    func performDrop(info: DropInfo) -> Bool
    func dropEntered(info: DropInfo)
    /// What a drop would do now; by itself, what it said last, and at first copies.
    func dropUpdated(info: DropInfo) -> DropProposal?
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    public func validateDrop(info: DropInfo) -> Bool { true }
    public func dropEntered(info: DropInfo) {}
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    public func dropExited(info: DropInfo) {}
}

/// What is dragged, and where it is.
public struct DropInfo: Sendable {
    /// In the coordinates of the view.
    public let location: CGPoint
    let items: [NSItemProvider]

    init(_ items: [NSItemProvider], at location: CGPoint) { (self.items, self.location) = (items, location) }

    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !itemProviders(for: contentTypes).isEmpty }
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
        items.conforming(to: contentTypes.map(\.identifier))
    }
    /// The same by the names of types, as SwiftUI of iOS 13 has it.
    public func hasItemsConforming(to types: [String]) -> Bool { !itemProviders(for: types).isEmpty }
    public func itemProviders(for types: [String]) -> [NSItemProvider] { items.conforming(to: types) }
}

extension [NSItemProvider] {
    /// Those that have one of the types, or a kind of it.
    func conforming(to types: [String]) -> [NSItemProvider] {
        filter { types.contains(where: $0.hasItemConformingToTypeIdentifier) }
    }
}

/// What a drop does.
public enum DropOperation: Hashable, Sendable { case cancel, forbidden, copy, move }

/// What a view would do with a drop.
public struct DropProposal: Sendable {
    public let operation: DropOperation
    public init(operation: DropOperation) { self.operation = operation }
}

extension UIDropOperation {
    init(_ operation: DropOperation) {
        self =
            switch operation {
            case .cancel: .cancel
            case .forbidden: .forbidden
            case .copy: .copy
            case .move: .move
            }
    }
}
