public import CoreTransferable
import UIKit

extension Image: Transferable {
    /// Is given away as a PNG, unless it is a symbol, and taken of any picture.
    public nonisolated static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<Image>(exportedContentType: .png) { image in
            guard let data = image.picture(in: EnvironmentValues())?.pngData() else {
                throw CocoaError(.fileWriteUnknown)
            }
            return data
        }
        DataRepresentation<Image>(importedContentType: .image) { data in
            guard let picture = UIImage(data: data) else { throw CocoaError(.fileReadCorruptFile) }
            return Image(uiImage: picture)
        }
    }
}
