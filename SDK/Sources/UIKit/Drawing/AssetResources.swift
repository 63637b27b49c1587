public import Foundation

/// A colour of an asset catalogue, by a name that Xcode, and so Carillon, makes of its set's.
public struct ColorResource: Hashable, Sendable {
    package let name: String
    package let bundle: Bundle

    public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

/// A picture of an asset catalogue, by a name of the same kind.
public struct ImageResource: Hashable, Sendable {
    package let name: String
    package let bundle: Bundle

    public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

extension UIColor {
    /// A colour of an asset catalogue; black where its set says none.
    public convenience init(resource: ColorResource) {
        let pair = BundleAssets(bundle: resource.bundle).color(named: resource.name)
        let none = RGBA(red: 0, green: 0, blue: 0, alpha: 1)
        self.init(light: pair?.light ?? none, dark: pair?.dark ?? none)
    }
}

extension UIImage {
    /// A picture of an asset catalogue; an empty one where its set has none.
    public convenience init(resource: ImageResource) {
        if let found = UIImage(named: resource.name, in: resource.bundle, compatibleWith: nil) {
            self.init(found.look)
        } else {
            self.init()
        }
    }
}
