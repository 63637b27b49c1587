public import Foundation
public import FoundationAdditions

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] {
        ["public.png", "public.jpeg", "public.heic", "com.compuserve.gif", "org.webmproject.webp", "public.image"]
    }
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png"] }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let image = Self(data: data) else { throw CocoaError(.fileReadCorruptFile) }
        return image
    }

    /// Its PNG, as ``UIImage/pngData()`` makes it.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        let data = pngData()
        completionHandler(data, data == nil ? CocoaError(.fileWriteUnknown) : nil)
        return nil
    }
}
