import Foundation

/// A picture in its appearances: the one of a catalogue, or those that an app gives it.
@preconcurrency @MainActor
open class UIImageAsset: NSObject {
    private var images: [UIUserInterfaceStyle: UIImage] = [:]

    public override init() { super.init() }

    /// Of an archive, which holds nothing of it.
    public required init?(coder: NSCoder) {}

    /// The picture for an appearance; where there is none of its own, the one that is given first. Of nothing where no
    /// picture was registered.
    ///
    /// One that is shown follows the appearance from then on, where its pictures are files.
    open func image(with traitCollection: UITraitCollection) -> UIImage {
        let light = images[.light] ?? images[.unspecified] ?? images.values.first ?? UIImage()
        guard let dark = images[.dark] else { return light }
        if let file = dark.filePath, light.filePath != nil { return light.darkened(by: file) }
        return traitCollection.userInterfaceStyle == .dark ? dark : light
    }

    open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        images[traitCollection.userInterfaceStyle] = image
    }

    open func unregister(with traitCollection: UITraitCollection) {
        images[traitCollection.userInterfaceStyle] = nil
    }
}

extension UIImage {
    /// Its appearances.
    @MainActor
    public var imageAsset: UIImageAsset? {
        let asset = UIImageAsset()
        asset.register(self, with: UITraitCollection(userInterfaceStyle: .light))
        if let darkFile, let dark = UIImage(contentsOfFile: darkFile) {
            asset.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
        }
        return asset
    }

    fileprivate var filePath: String? {
        guard case .file(let path) = source else { return nil }
        return path
    }

    fileprivate func darkened(by file: String) -> UIImage { changed { $0.darkFile = file } }
}
