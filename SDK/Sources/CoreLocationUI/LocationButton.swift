public import SwiftUI

/// A button that allows the place once (CoreLocationUI), in SwiftUI; compiles and is not drawn, as no view of SwiftUI is.
public nonisolated struct LocationButton: PrimitiveView {
    /// What it says.
    public struct Title: Hashable, Sendable {
        private let name: String
        public static let currentLocation = Self(name: "currentLocation")
        public static let sendCurrentLocation = Self(name: "sendCurrentLocation")
        public static let sendMyCurrentLocation = Self(name: "sendMyCurrentLocation")
        public static let shareCurrentLocation = Self(name: "shareCurrentLocation")
        public static let shareMyCurrentLocation = Self(name: "shareMyCurrentLocation")
    }

    @preconcurrency public init(_ title: Title? = nil, action: @escaping @MainActor () -> Void) {}
}
