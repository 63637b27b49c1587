public import Foundation
public import StoreKit
public import SwiftUI

// What shops of subscriptions are made of since iOS 18. They compile and are not drawn.

/// What a shop of subscriptions consists of.
public typealias StoreContent = View
/// Puts what a shop consists of together.
public typealias StoreContentBuilder = ViewBuilder

/// The subscriptions that an app chooses of a group.
public nonisolated struct SubscriptionOptionGroup<Label: View, MarketingContent: View>: PrimitiveView {
    public init(
        isIncluded: @escaping (Product) -> Bool = { _ in true },
        @ViewBuilder label: () -> Label,
        @ViewBuilder marketingContent: () -> MarketingContent
    ) {}
}

nonisolated extension SubscriptionOptionGroup where MarketingContent == EmptyView {
    public init(isIncluded: @escaping (Product) -> Bool = { _ in true }, @ViewBuilder label: () -> Label) {}
}

nonisolated extension SubscriptionOptionGroup where Label == Text {
    public init(
        _ title: some TitleKey,
        isIncluded: @escaping (Product) -> Bool = { _ in true },
        @ViewBuilder marketingContent: () -> MarketingContent
    ) {}
}

nonisolated extension SubscriptionOptionGroup where Label == Text, MarketingContent == EmptyView {
    public init(_ title: some TitleKey, isIncluded: @escaping (Product) -> Bool = { _ in true }) {}
}

nonisolated extension SubscriptionOptionGroup where Label == EmptyView {
    public init(
        isIncluded: @escaping (Product) -> Bool,
        @ViewBuilder marketingContent: () -> MarketingContent
    ) {}
}

nonisolated extension SubscriptionOptionGroup where Label == EmptyView, MarketingContent == EmptyView {
    public init(isIncluded: @escaping (Product) -> Bool = { _ in true }) {}
}

/// Subscriptions under a title.
public nonisolated struct SubscriptionOptionSection<Header: View, Footer: View>: PrimitiveView {
    public init(
        isIncluded: @escaping (Product) -> Bool = { _ in true },
        @ViewBuilder header: () -> Header,
        @ViewBuilder footer: () -> Footer
    ) {}
}

nonisolated extension SubscriptionOptionSection where Footer == EmptyView {
    public init(isIncluded: @escaping (Product) -> Bool = { _ in true }, @ViewBuilder header: () -> Header) {}
}

nonisolated extension SubscriptionOptionSection where Header == Text, Footer == EmptyView {
    public init(_ title: some TitleKey, isIncluded: @escaping (Product) -> Bool = { _ in true }) {}
}

/// A group for each length of a period.
public nonisolated struct SubscriptionPeriodGroupSet<Label: View, MarketingContent: View>: PrimitiveView {
    public init(
        @ViewBuilder label: @escaping (Product.SubscriptionPeriod) -> Label,
        @ViewBuilder marketingContent: @escaping (Product.SubscriptionPeriod) -> MarketingContent
    ) {}
}

nonisolated extension SubscriptionPeriodGroupSet where MarketingContent == EmptyView {
    public init(@ViewBuilder label: @escaping (Product.SubscriptionPeriod) -> Label) {}
}

nonisolated extension SubscriptionPeriodGroupSet where Label == Text, MarketingContent == EmptyView {
    public init() {}
}

nonisolated extension SubscriptionPeriodGroupSet where Label == Text {
    public init(@ViewBuilder marketingContent: @escaping (Product.SubscriptionPeriod) -> MarketingContent) {}
}

nonisolated extension SubscriptionStoreView where Content == EmptyView {
    public init<Options: StoreContent>(groupID: String, @StoreContentBuilder content: () -> Options) {}
    public init<Options: StoreContent>(
        productIDs: some Collection<Product.ID>,
        @StoreContentBuilder content: () -> Options
    ) {}
    public init<Options: StoreContent>(
        subscriptions: some Collection<Product>,
        @StoreContentBuilder content: () -> Options
    ) {}
}

/// Where subscriptions are chosen from: a group's parts.
public protocol SubscriptionOptionGroupStyle {}
/// As the system has it.
public struct AutomaticSubscriptionOptionGroupStyle: SubscriptionOptionGroupStyle, Sendable { public init() {} }
/// By tabs.
public struct TabsSubscriptionOptionGroupStyle: SubscriptionOptionGroupStyle, Sendable { public init() {} }
/// By links.
public struct LinksSubscriptionOptionGroupStyle: SubscriptionOptionGroupStyle, Sendable { public init() {} }
extension SubscriptionOptionGroupStyle where Self == AutomaticSubscriptionOptionGroupStyle {
    public static var automatic: Self { Self() }
}
extension SubscriptionOptionGroupStyle where Self == TabsSubscriptionOptionGroupStyle {
    public static var tabs: Self { Self() }
}
extension SubscriptionOptionGroupStyle where Self == LinksSubscriptionOptionGroupStyle {
    public static var links: Self { Self() }
}

/// An offer of a subscription (iOS 26).
public nonisolated struct SubscriptionOfferView<Icon: View>: PrimitiveView {
    public init(id productID: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon) {}
    public init(
        groupID: String,
        visibleRelationship: SubscriptionOfferViewRelationship,
        prefersPromotionalIcon: Bool = false,
        @ViewBuilder icon: () -> Icon
    ) {}
}

nonisolated extension SubscriptionOfferView where Icon == EmptyView {
    public init(id productID: Product.ID, prefersPromotionalIcon: Bool = false) {}
    public init(_ product: Product, prefersPromotionalIcon: Bool = false) {}
    public init(
        groupID: String,
        visibleRelationship: SubscriptionOfferViewRelationship,
        prefersPromotionalIcon: Bool = false
    ) {}
}

/// Which subscription of a group is offered.
public struct SubscriptionOfferViewRelationship: Hashable, Sendable {
    private let number: Int
    public static let upgrade = Self(number: 0), crossgrade = Self(number: 1), downgrade = Self(number: 2)
    public static let current = Self(number: 3), all = Self(number: 4)
}

/// A policy that a shop points to.
public struct SubscriptionStorePolicyKind: Hashable, Sendable {
    private let number: Int
    public static let termsOfService = Self(number: 0), privacyPolicy = Self(number: 1)
}

nonisolated extension View {
    public func subscriptionStorePolicyDestination(url: URL, for button: SubscriptionStorePolicyKind) -> some View {
        self
    }
    public func subscriptionStorePolicyDestination<Destination: View>(
        for button: SubscriptionStorePolicyKind,
        @ViewBuilder destination: () -> Destination
    ) -> some View { self }
    public func subscriptionStorePolicyForegroundStyle(_ style: some ShapeStyle) -> some View { self }
    public func subscriptionStorePolicyForegroundStyle(
        _ primary: some ShapeStyle,
        _ secondary: some ShapeStyle
    ) -> some View { self }
    public func subscriptionStoreOptionGroupStyle(_ style: some SubscriptionOptionGroupStyle) -> some View { self }
    public func subscriptionStoreControlBackground(_ background: SubscriptionStoreControlBackground) -> some View {
        self
    }
    public func subscriptionStoreControlIcon<Icon: View>(
        @ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> Icon
    ) -> some View { self }
    public func subscriptionStorePickerItemBackground(
        _ background: some ShapeStyle,
        in shape: some InsettableShape
    ) -> some View { self }
    public func subscriptionStorePickerItemBackground(in shape: some InsettableShape) -> some View { self }
    public func subscriptionStorePickerItemSelectionBackground(_ background: some ShapeStyle) -> some View { self }
    public func subscriptionPromotionalOffer(
        offer: @escaping (Product, Product.SubscriptionInfo) -> Product.SubscriptionOffer?,
        signature:
            @escaping (Product, Product.SubscriptionInfo, Product.SubscriptionOffer) async throws ->
            Product.SubscriptionOffer.Signature
    ) -> some View { self }
    public func subscriptionPromotionalOffer(
        for offer: @escaping (Product, Product.SubscriptionInfo) -> Product.SubscriptionOffer?,
        compactJWS: @escaping (Product, Product.SubscriptionInfo, Product.SubscriptionOffer) async throws -> String
    ) -> some View { self }
    public func subscriptionIntroductoryOffer(
        applyOffer: @escaping (Product, Product.SubscriptionInfo) -> Bool,
        compactJWS: @escaping (Product, Product.SubscriptionInfo) async throws -> String
    ) -> some View { self }
    public func preferredSubscriptionOffer(
        _ offer:
            @escaping (Product, Product.SubscriptionInfo, [Product.SubscriptionOffer]) ->
            Product.SubscriptionOffer?
    ) -> some View { self }
    public func productDescription(_ visibility: Visibility) -> some View { self }
    public func productIconBorder() -> some View { self }
    public func subscriptionOfferViewButtonVisibility(
        _ visibility: Visibility,
        for buttons: StoreButtonKind...
    ) -> some View { self }
    public func subscriptionOfferViewDetailAction(_ action: (() -> Void)?) -> some View { self }
}

/// What lies under the choice of a subscription.
public struct SubscriptionStoreControlBackground: Hashable, Sendable {
    private let number: Int
    public static let automatic = Self(number: 0), gradientMaterialThin = Self(number: 1)
    public static let gradientMaterial = Self(number: 2), gradientMaterialThick = Self(number: 3)
}

/// Shows what the App Store tells: nothing comes.
@preconcurrency @MainActor
public struct DisplayMessageAction {
    nonisolated init() {}
    /// - Throws: ``StoreKitError`` `unsupported`, always.
    public func callAsFunction(_ message: StoreKit.Message) throws { throw StoreKitError.unsupported }
}

extension EnvironmentValues {
    public var displayStoreKitMessage: DisplayMessageAction { DisplayMessageAction() }
}
