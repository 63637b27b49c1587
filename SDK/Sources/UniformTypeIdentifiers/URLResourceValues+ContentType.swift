public import Foundation

extension URLResourceKey {
    /// What a file is, as a ``UTType``.
    public static let contentTypeKey = URLResourceKey(rawValue: "NSURLContentTypeKey")
}
