public import CoreTransferable
import UIKit

extension Image: Transferable {
    /// Is taken of any picture, and not given away.
    public nonisolated static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<Image>(importedContentType: .image) { data in
            guard let picture = UIImage(data: data) else { throw CocoaError(.fileReadCorruptFile) }
            return Image(uiImage: picture)
        }
    }
}
