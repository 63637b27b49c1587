public import Foundation

/// The bytes of a data set of an asset catalogue.
open class NSDataAsset: NSObject {
    public typealias Name = String

    public let name: Name
    public let data: Data
    /// A type's name, such as `public.mp3`.
    public let typeIdentifier: String

    /// Nil where the app's own bundle has no such set.
    public convenience init?(name: Name) { self.init(name: name, bundle: .main) }

    /// Nil where the bundle has no such set, or its file cannot be read.
    public init?(name: Name, bundle: Bundle) {
        guard let found = BundleAssets(bundle: bundle).data(named: name),
            let data = try? Data(contentsOf: found.file)
        else { return nil }
        (self.name, self.data, typeIdentifier) = (name, data, found.type)
    }
}
