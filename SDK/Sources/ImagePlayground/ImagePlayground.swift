@_exported public import Foundation
public import SwiftUI
public import UIKit

// Pictures that a model makes: it is Apple's, so that none is made here.

/// What a picture shows.
public struct ImagePlaygroundConcept: Sendable {
    public static func text(_ text: String) -> ImagePlaygroundConcept { .init() }
    public static func extracted(from text: String, title: String? = nil) -> ImagePlaygroundConcept { .init() }
    public static func image(_ url: URL) -> ImagePlaygroundConcept? { .init() }
}
/// How it looks.
public struct ImagePlaygroundStyle: Hashable, Sendable, Identifiable {
    public let id: String
    public static let animation = Self(id: "animation"), illustration = Self(id: "illustration")
    public static let sketch = Self(id: "sketch"), externalProvider = Self(id: "externalProvider")
    public static let all: [ImagePlaygroundStyle] = [.animation, .illustration, .sketch]
}

/// Makes pictures.
public final class ImageCreator: Sendable {
    /// Why there is none.
    public enum Error: Swift.Error, LocalizedError, Sendable {
        case notSupported, unavailable, creationCancelled, faceInImageTooSmall, unsupportedLanguage,
            unsupportedInputImage
        case backgroundCreationForbidden, creationFailed, conceptsRequirePersonIdentity
        public var errorDescription: String? { "a simulated phone makes no pictures" }
    }
    /// - Throws: ``Error`` `notSupported`, always.
    public init() async throws { throw Error.notSupported }
    public var availableStyles: [ImagePlaygroundStyle] { [] }
}

/// Shows where pictures are made: it is not available, and its place says so.
@preconcurrency @MainActor
open class ImagePlaygroundViewController: UIViewController {
    public static var isAvailable: Bool { false }
    open weak var delegate: (any Delegate)?
    open var concepts: [ImagePlaygroundConcept] = []
    open var sourceImage: UIImage?

    /// Hears of a picture; none is made.
    @preconcurrency @MainActor
    public protocol Delegate: AnyObject {
        func imagePlaygroundViewController(
            _ imagePlaygroundViewController: ImagePlaygroundViewController,
            didCreateImageAt imageURL: URL
        )
        func imagePlaygroundViewControllerDidCancel(_ imagePlaygroundViewController: ImagePlaygroundViewController)
    }
}
extension ImagePlaygroundViewController.Delegate {
    public func imagePlaygroundViewControllerDidCancel(_ imagePlaygroundViewController: ImagePlaygroundViewController) {
    }
}

extension EnvironmentValues {
    public var supportsImagePlayground: Bool { false }
}
extension View {
    public func imagePlaygroundSheet(
        isPresented: Binding<Bool>,
        concept: String,
        sourceImage: Image? = nil,
        onCompletion: @escaping (URL) -> Void,
        onCancellation: (() -> Void)? = nil
    ) -> some View { self }
    public func imagePlaygroundSheet(
        isPresented: Binding<Bool>,
        concepts: [ImagePlaygroundConcept] = [],
        sourceImage: Image? = nil,
        onCompletion: @escaping (URL) -> Void,
        onCancellation: (() -> Void)? = nil
    ) -> some View { self }
    public func imagePlaygroundGenerationStyle(
        _ style: ImagePlaygroundStyle,
        in allowedStyles: [ImagePlaygroundStyle] = ImagePlaygroundStyle.all
    ) -> some View { self }
}
