public import Intents
public import UIKit

// What an extension of Siri's interface shows; nobody shows it.

/// Where it is shown.
public enum INUIHostedViewContext: UInt, Sendable { case siriSnippet = 0, mapsCard }
/// What a touch of it does.
public enum INUIInteractiveBehavior: UInt, Sendable { case none = 0, nextView, launch, genericAction }

/// Shows an interaction.
@preconcurrency @MainActor
public protocol INUIHostedViewControlling: NSObjectProtocol {
    func configure(
        with interaction: INInteraction,
        context: INUIHostedViewContext,
        completion: @escaping (CGSize) -> Void
    )
    func configureView(
        for parameters: Set<INParameter>,
        of interaction: INInteraction,
        interactiveBehavior: INUIInteractiveBehavior,
        context: INUIHostedViewContext,
        completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
    )
}

extension INUIHostedViewControlling {
    public func configure(
        with interaction: INInteraction,
        context: INUIHostedViewContext,
        completion: @escaping (CGSize) -> Void
    ) { completion(.zero) }
    public func configureView(
        for parameters: Set<INParameter>,
        of interaction: INInteraction,
        interactiveBehavior: INUIInteractiveBehavior,
        context: INUIHostedViewContext,
        completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
    ) { completion(true, parameters, .zero) }
}

/// Says what of Siri's own it takes the place of.
@preconcurrency @MainActor
public protocol INUIHostedViewSiriProviding: NSObjectProtocol {
    var displaysMap: Bool { get }
    var displaysMessage: Bool { get }
    var displaysPaymentTransaction: Bool { get }
}

extension INUIHostedViewSiriProviding {
    public var displaysMap: Bool { false }
    public var displaysMessage: Bool { false }
    public var displaysPaymentTransaction: Bool { false }
}

extension NSExtensionContext {
    /// Points; a phone's width.
    public var hostedViewMinimumAllowedSize: CGSize { CGSize(width: 320, height: 60) }
    /// Points; a phone's width.
    public var hostedViewMaximumAllowedSize: CGSize { CGSize(width: 320, height: 600) }
}
