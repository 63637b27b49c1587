public import Foundation

/// Reads pictures (UIKit: UIImageReader, iOS 17).
public final class UIImageReader: Sendable {
    /// How they are read.
    public struct Configuration: Sendable {
        /// Kept: pictures have the standard range.
        public var prefersHighDynamicRange = false
        public var preparesImagesForDisplay = false
        /// 0: as large as they are.
        public var preferredThumbnailSize = CGSize.zero
        public var pixelsPerInch: CGFloat = 0
        public init() {}
    }

    public static let `default` = UIImageReader(configuration: Configuration())
    public let configuration: Configuration
    public init(configuration: Configuration) { self.configuration = configuration }

    public func image(contentsOf url: URL) -> UIImage? { prepared(UIImage(contentsOfFile: url.path)) }
    public func image(data: Data) -> UIImage? { prepared(UIImage(data: data)) }
    public func image(contentsOf url: URL, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        Task { completionHandler(image(contentsOf: url)) }
    }
    public func image(data: Data, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        Task { completionHandler(image(data: data)) }
    }
    public func image(contentsOf url: URL) async -> UIImage? { prepared(UIImage(contentsOfFile: url.path)) }
    public func image(data: Data) async -> UIImage? { prepared(UIImage(data: data)) }

    private func prepared(_ image: UIImage?) -> UIImage? {
        let size = configuration.preferredThumbnailSize
        guard size.width > 0, size.height > 0 else { return image }
        return image?.preparingThumbnail(of: size)
    }
}
