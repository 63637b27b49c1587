public import Foundation
public import FoundationAdditions

/// Where the bytes of a picture or a font come from (Core Graphics: CGDataProvider).
public final class CGDataProvider: NSObject, Sendable {
    private let make: @Sendable () -> Data?

    init(_ make: @escaping @Sendable () -> Data?) { self.make = make }

    public convenience init?(data: CFData) {
        let bytes = data as Data
        self.init { bytes }
    }

    /// - Returns: nil for a file that cannot be read.
    public convenience init?(url: NSURL) {
        guard let bytes = try? Data(contentsOf: url as URL) else { return nil }
        self.init { bytes }
    }

    /// The bytes; nil where they cannot be made.
    public var data: CFData? { make().map { $0 as NSData } }

    var bytes: Data? { make() }
}
