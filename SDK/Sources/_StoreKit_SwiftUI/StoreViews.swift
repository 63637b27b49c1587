public import StoreKit
public import SwiftUI

// Shops of StoreKit in SwiftUI. They compile, and their place names them.

/// How far a product's picture is loaded.
public enum ProductIconPhase {
    case loading
    case success(Image)
    case failure(any Error)
    case unavailable

    public var promotedIcon: Image? {
        if case .success(let image) = self { image } else { nil }
    }
    public var error: (any Error)? {
        if case .failure(let error) = self { error } else { nil }
    }
}

/// A product with its button.
public nonisolated struct ProductView<Icon: View, PlaceholderIcon: View>: PrimitiveView {
    public init(
        id productID: Product.ID,
        prefersPromotionalIcon: Bool = false,
        @ViewBuilder icon: () -> Icon,
        @ViewBuilder placeholderIcon: () -> PlaceholderIcon
    ) {}
    public init(
        id productID: Product.ID,
        prefersPromotionalIcon: Bool = false,
        @ViewBuilder icon: @escaping (ProductIconPhase) -> Icon,
        @ViewBuilder placeholderIcon: () -> PlaceholderIcon
    ) {}
    public init(
        _ product: Product,
        prefersPromotionalIcon: Bool = false,
        @ViewBuilder icon: () -> Icon
    ) where PlaceholderIcon == EmptyView {}
    public init(
        _ product: Product,
        prefersPromotionalIcon: Bool = false,
        @ViewBuilder icon: @escaping (ProductIconPhase) -> Icon
    ) where PlaceholderIcon == EmptyView {}
    /// As a style was told of it.
    public init(_ configuration: ProductViewStyleConfiguration) where Icon == EmptyView, PlaceholderIcon == EmptyView {}
}

nonisolated extension ProductView where PlaceholderIcon == EmptyView {
    public init(id productID: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon) {}
    public init(
        id productID: Product.ID,
        prefersPromotionalIcon: Bool = false,
        @ViewBuilder icon: @escaping (ProductIconPhase) -> Icon
    ) {}
}

nonisolated extension ProductView where Icon == EmptyView, PlaceholderIcon == EmptyView {
    public init(id productID: Product.ID, prefersPromotionalIcon: Bool = false) {}
    public init(_ product: Product, prefersPromotionalIcon: Bool = false) {}
}

/// Several products.
public nonisolated struct StoreView<Icon: View, PlaceholderIcon: View>: PrimitiveView {
    public init(
        ids productIDs: some Collection<Product.ID>,
        prefersPromotionalIcon: Bool = false,
        @ViewBuilder icon: @escaping (Product) -> Icon,
        @ViewBuilder placeholderIcon: () -> PlaceholderIcon
    ) {}
    public init(
        ids productIDs: some Collection<Product.ID>,
        prefersPromotionalIcon: Bool = false,
        @ViewBuilder icon: @escaping (Product, ProductIconPhase) -> Icon,
        @ViewBuilder placeholderIcon: () -> PlaceholderIcon
    ) {}
}

nonisolated extension StoreView where PlaceholderIcon == EmptyView {
    public init(
        ids productIDs: some Collection<Product.ID>,
        prefersPromotionalIcon: Bool = false,
        @ViewBuilder icon: @escaping (Product) -> Icon
    ) {}
    public init(
        ids productIDs: some Collection<Product.ID>,
        prefersPromotionalIcon: Bool = false,
        @ViewBuilder icon: @escaping (Product, ProductIconPhase) -> Icon
    ) {}
    public init(
        products: some Collection<Product>,
        prefersPromotionalIcon: Bool = false,
        @ViewBuilder icon: @escaping (Product) -> Icon
    ) {}
    public init(
        products: some Collection<Product>,
        prefersPromotionalIcon: Bool = false,
        @ViewBuilder icon: @escaping (Product, ProductIconPhase) -> Icon
    ) {}
}

nonisolated extension StoreView where Icon == EmptyView, PlaceholderIcon == EmptyView {
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
@preconcurrency @MainActor
public protocol ProductViewStyle {
    associatedtype Body: View
    typealias Configuration = ProductViewStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style lays out.
public struct ProductViewStyleConfiguration {
    /// How far a product is loaded.
    public enum State {
        case loading
        case unavailable
        case failure(any Error)
        case success(Product)
    }
    /// Its picture.
    public nonisolated struct Icon: PrimitiveView {}

    public let state: State
    public let icon = Icon()
    public let descriptionVisibility = Visibility.automatic
    public let hasCurrentEntitlement = false
    public var product: Product? {
        if case .success(let product) = state { product } else { nil }
    }
    /// Nothing is sold here.
    public func purchase() {}
}

/// A style of the system's.
public struct AutomaticProductViewStyle: ProductViewStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
/// A small one.
public struct CompactProductViewStyle: ProductViewStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
/// A usual one.
public struct RegularProductViewStyle: ProductViewStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
/// A large one.
public struct LargeProductViewStyle: ProductViewStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension ProductViewStyle where Self == AutomaticProductViewStyle {
    public static nonisolated var automatic: Self { Self() }
}
extension ProductViewStyle where Self == CompactProductViewStyle {
    public static nonisolated var compact: Self { Self() }
}
extension ProductViewStyle where Self == RegularProductViewStyle {
    public static nonisolated var regular: Self { Self() }
}
extension ProductViewStyle where Self == LargeProductViewStyle { public static nonisolated var large: Self { Self() } }

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
public protocol SubscriptionStoreControlStyle {}

/// As the system has it.
public struct AutomaticSubscriptionStoreControlStyle: SubscriptionStoreControlStyle, Sendable { public init() {} }
/// A button for each.
public struct ButtonsSubscriptionStoreControlStyle: SubscriptionStoreControlStyle, Sendable { public init() {} }
/// A choice and a button.
public struct PickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle, Sendable { public init() {} }
/// A large choice and a button.
public struct ProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle, Sendable { public init() {} }
/// A small choice and a button.
public struct CompactPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle, Sendable { public init() {} }
/// A choice by pages.
public struct PagedPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle, Sendable { public init() {} }
/// A large choice by pages.
public struct PagedProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle, Sendable {
    public init() {}
}
extension SubscriptionStoreControlStyle where Self == AutomaticSubscriptionStoreControlStyle {
    public static var automatic: Self { Self() }
}
extension SubscriptionStoreControlStyle where Self == ButtonsSubscriptionStoreControlStyle {
    public static var buttons: Self { Self() }
}
extension SubscriptionStoreControlStyle where Self == PickerSubscriptionStoreControlStyle {
    public static var picker: Self { Self() }
}
extension SubscriptionStoreControlStyle where Self == ProminentPickerSubscriptionStoreControlStyle {
    public static var prominentPicker: Self { Self() }
}
extension SubscriptionStoreControlStyle where Self == CompactPickerSubscriptionStoreControlStyle {
    public static var compactPicker: Self { Self() }
}
extension SubscriptionStoreControlStyle where Self == PagedPickerSubscriptionStoreControlStyle {
    public static var pagedPicker: Self { Self() }
}
extension SubscriptionStoreControlStyle where Self == PagedProminentPickerSubscriptionStoreControlStyle {
    public static var pagedProminentPicker: Self { Self() }
}

/// Where subscriptions are chosen.
public struct SubscriptionStoreControlPlacement: Hashable, Sendable {
    private let number: Int
    public static let automatic = Self(number: 0), scrollView = Self(number: 1), bottom = Self(number: 2)
    public static let bottomBar = Self(number: 3), leading = Self(number: 4), trailing = Self(number: 5)
    public static let buttonsInBottomBar = Self(number: 6)
}

nonisolated extension View {
    public func productViewStyle(_ style: some ProductViewStyle) -> some View { self }
    public func storeButton(_ visibility: Visibility, for buttons: StoreButtonKind...) -> some View { self }
    public func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View { self }
    public func subscriptionStoreControlStyle(_ style: some SubscriptionStoreControlStyle) -> some View { self }
    public func subscriptionStoreControlStyle(
        _ style: some SubscriptionStoreControlStyle,
        placement: SubscriptionStoreControlPlacement
    ) -> some View { self }
    public func subscriptionStoreControlBackground(_ background: some ShapeStyle) -> some View { self }
    public func subscriptionStorePickerItemBackground(_ background: some ShapeStyle) -> some View { self }
    public func subscriptionStoreSignInAction(_ action: (() -> Void)?) -> some View { self }
}
