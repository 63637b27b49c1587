public import Foundation

// The App Store since iOS 15: a simulated phone has none, so that nothing is sold and nothing was bought.

/// Why the App Store did not do something.
public enum StoreKitError: LocalizedError, Sendable {
    case unknown, userCancelled, notAvailableInStorefront, notEntitled, unsupported
    case networkError(URLError)
    case systemError(any Error)

    public var errorDescription: String? {
        switch self {
        case .networkError(let error): error.localizedDescription
        case .systemError(let error): error.localizedDescription
        default: "There is no App Store (\(self))."
        }
    }
}
