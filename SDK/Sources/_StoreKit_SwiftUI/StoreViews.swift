public import StoreKit
public import SwiftUI

// Shops of StoreKit in SwiftUI. They compile and are not drawn, as no view of SwiftUI is.

/// A product with its button.
public nonisolated struct ProductView<Icon: View, PlaceholderIcon: View>: PrimitiveView {
    public init(
        id productID: Product.ID,
        prefersPromotionalIcon: Bool = false,
        @ViewBuilder icon: () -> Icon,
        @ViewBuilder placeholderIcon: () -> PlaceholderIcon
    ) {}
    public init(
        _ product: Product,
        prefersPromotionalIcon: Bool = false,
        @ViewBuilder icon: () -> Icon
    ) where PlaceholderIcon == EmptyView {}
}

nonisolated extension ProductView where PlaceholderIcon == EmptyView {
    public init(id productID: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon) {}
}

nonisolated extension ProductView where Icon == EmptyView, PlaceholderIcon == EmptyView {
    public init(id productID: Product.ID, prefersPromotionalIcon: Bool = false) {}
    public init(_ product: Product, prefersPromotionalIcon: Bool = false) {}
}

/// Several products.
public nonisolated struct StoreView<Icon: View>: PrimitiveView {
    public init(
        ids productIDs: some Collection<Product.ID>,
        prefersPromotionalIcon: Bool = false,
        @ViewBuilder icon: @escaping (Product) -> Icon
    ) {}
    public init(
        products: some Collection<Product>,
        prefersPromotionalIcon: Bool = false,
        @ViewBuilder icon: @escaping (Product) -> Icon
    ) {}
}

nonisolated extension StoreView where Icon == EmptyView {
    public init(ids productIDs: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false) {}
    public init(products: some Collection<Product>, prefersPromotionalIcon: Bool = false) {}
}

/// The subscriptions of a group.
public nonisolated struct SubscriptionStoreView<Content: View>: PrimitiveView {
    public init(
        groupID: String,
        visibleRelationships: Product.SubscriptionRelationship = .all,
        @ViewBuilder marketingContent: () -> Content
    ) {}
    public init(productIDs: some Collection<Product.ID>, @ViewBuilder marketingContent: () -> Content) {}
    public init(subscriptions: some Collection<Product>, @ViewBuilder marketingContent: () -> Content) {}
}

nonisolated extension SubscriptionStoreView where Content == EmptyView {
    public init(groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all) {}
    public init(productIDs: some Collection<Product.ID>) {}
    public init(subscriptions: some Collection<Product>) {}
}

extension Product {
    /// Which subscriptions of a group are offered, beside the one that a person has.
    public struct SubscriptionRelationship: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let upgrade = Self(rawValue: 1), crossgrade = Self(rawValue: 2), downgrade = Self(rawValue: 4)
        public static let current = Self(rawValue: 8)
        public static let all: Self = [.upgrade, .crossgrade, .downgrade, .current]
    }
}

/// How a product is laid out.
public struct StoreProductViewStyle: Hashable, Sendable {
    private let number: Int
    public static let automatic = Self(number: 0), compact = Self(number: 1), regular = Self(number: 2)
    public static let large = Self(number: 3)
}

/// A button of a shop's.
public struct StoreButtonKind: Hashable, Sendable {
    private let number: Int
    public static let cancellation = Self(number: 0), restorePurchases = Self(number: 1), redeemCode = Self(number: 2)
    public static let signIn = Self(number: 3), policies = Self(number: 4)
}

/// What a button that subscribes says.
public struct SubscriptionStoreButtonLabel: Hashable, Sendable {
    private let number: Int
    public static let automatic = Self(number: 0), action = Self(number: 1), displayName = Self(number: 2)
    public static let multiline = Self(number: 3), price = Self(number: 4), singleLine = Self(number: 5)
    public var price: Self { Self.price }
    public var displayName: Self { Self.displayName }
    public var action: Self { Self.action }
}

/// How subscriptions are chosen.
public struct SubscriptionStoreControlStyle: Hashable, Sendable {
    private let number: Int
    public static let automatic = Self(number: 0), buttons = Self(number: 1), picker = Self(number: 2)
    public static let prominentPicker = Self(number: 3), compactPicker = Self(number: 4)
    public static let pagedPicker = Self(number: 5), pagedProminentPicker = Self(number: 6)
}

nonisolated extension View {
    public func productViewStyle(_ style: StoreProductViewStyle) -> some View { self }
    public func storeButton(_ visibility: Visibility, for buttons: StoreButtonKind...) -> some View { self }
    public func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View { self }
    public func subscriptionStoreControlStyle(_ style: SubscriptionStoreControlStyle) -> some View { self }
    public func subscriptionStoreControlBackground(_ background: some ShapeStyle) -> some View { self }
    public func subscriptionStorePickerItemBackground(_ background: some ShapeStyle) -> some View { self }
    public func subscriptionStorePolicyDestination(url: URL, for button: SubscriptionStorePolicyKind) -> some View {
        self
    }
    public func subscriptionStoreSignInAction(_ action: (() -> Void)?) -> some View { self }
}

/// A policy that a shop points to.
public enum SubscriptionStorePolicyKind: Hashable, Sendable { case termsOfService, privacyPolicy }
