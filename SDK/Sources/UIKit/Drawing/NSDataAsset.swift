public import Foundation

/// Data of an asset catalogue (UIKit: NSDataAsset): a file of a data set.
public final class NSDataAsset: NSObject {
    /// The name that it was asked for by.
    public let name: String
    /// The bytes of the file.
    public let data: Data
    /// The type that the set says, or what its file's name ends with; empty where neither is there.
    public let typeIdentifier: String

    /// Of the app's own bundle.
    ///
    /// - Returns: nil where no catalogue has a data set of that name.
    public convenience init?(name: String) { self.init(name: name, bundle: .main) }

    public init?(name: String, bundle: Bundle) {
        guard let found = BundleAssets(bundle: bundle).data(named: name),
            let data = FileManager.default.contents(atPath: found.path)
        else { return nil }
        (self.name, self.data) = (name, data)
        typeIdentifier = found.type ?? (found.path as NSString).pathExtension
    }
}
