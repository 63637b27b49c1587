public import CoreLocation
public import Foundation
public import UIKit

/// Puts a picture into the library, when the block of changes that it is made in is done (Photos: PHAssetChangeRequest).
open class PHAssetChangeRequest: NSObject {
    // Kept: a picture has the date of its file.
    open var creationDate: Date?
    open var location: CLLocation?
    open var isFavorite = false
    open var isHidden = false
    open var contentEditingOutput: PHContentEditingOutput?
    /// Has the picture's identifier once it is saved; nil of one that changes a picture.
    open var placeholderForCreatedAsset: PHObjectPlaceholder? { saving == nil ? nil : placeholder }
    private let placeholder = PHObjectPlaceholder()
    /// Saves the picture.
    var saving: (() throws -> LibraryPhoto)?

    public override init() { super.init() }
    /// Changes nothing: pictures stay as they are.
    public convenience init(for asset: PHAsset) { self.init() }

    @discardableResult open class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest {
        let request = PHAssetChangeRequest()
        request.save { try PhotoLibrary.shared.add(image) }
        return request
    }
    /// Nil for what is no picture.
    open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> PHAssetChangeRequest? {
        guard UIImage(contentsOfFile: fileURL.path) != nil else { return nil }
        let request = PHAssetChangeRequest()
        request.save { try PhotoLibrary.shared.add(contentsOf: fileURL) }
        return request
    }
    /// Nil: there are no movies.
    open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> PHAssetChangeRequest? { nil }
    // Nothing: pictures stay as they are.
    open func revertAssetContentToOriginal() {}
    open class func deleteAssets(_ assets: Any) {}

    /// Does so when the block is done that is being performed.
    func save(_ saving: @escaping () throws -> LibraryPhoto) {
        if self.saving == nil { PhotoChanges.current?.requests.append(self) }
        self.saving = saving
    }

    func finish() throws {
        guard let photo = try saving?() else { return }
        placeholder.localIdentifier = photo.identifier
    }
}

/// Puts a picture into the library, of data or a file (Photos: PHAssetCreationRequest).
open class PHAssetCreationRequest: PHAssetChangeRequest {
    open class func forAsset() -> Self {
        let request = Self()
        request.save { throw PHPhotosError(.missingResource) }
        return request
    }
    public required override init() { super.init() }
    open class func supportsAssetResourceTypes(_ types: [NSNumber]) -> Bool {
        types.allSatisfy { $0.intValue == PHAssetResourceType.photo.rawValue }
    }
    /// Resources other than photos are left out.
    open func addResource(with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?) {
        guard type == .photo else { return }
        let isMove = options?.shouldMoveFile == true
        save {
            let photo = try PhotoLibrary.shared.add(contentsOf: fileURL)
            if isMove { try FileManager.default.removeItem(at: fileURL) }
            return photo
        }
    }
    /// Resources other than photos are left out.
    open func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) {
        if type == .photo { save { try PhotoLibrary.shared.add(data) } }
    }
}
