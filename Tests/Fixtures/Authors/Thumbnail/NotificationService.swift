import UIKit
import UserNotifications
#if canImport(SwiftUI)
import SwiftUI
#endif

class NotificationService: UNNotificationServiceExtension {
    var contentHandler: ((UNNotificationContent) -> Void)?
    var bestAttemptContent: UNMutableNotificationContent?

    override func didReceive(_ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void) {
        self.contentHandler = contentHandler
        bestAttemptContent = (request.content.mutableCopy() as? UNMutableNotificationContent)
        guard let content = bestAttemptContent else { return }
        let name = content.userInfo["picture"] as? String
        guard let url = name.flatMap(URL.init(string:)), let data = try? Data(contentsOf: url), let picture = UIImage(data: data) else {
            if let logo = UIImage(named: "Logo") { attach(logo, to: content, as: "logo") }
            contentHandler(content)
            return
        }
        content.subtitle = "\(Int(picture.size.width * picture.scale)) wide"
        attach(picture.scaled(toWidth: 64), to: content, as: "small")
        attach(picture.scaled(toWidth: 320), to: content, as: "large", jpeg: true)
        contentHandler(content)
    }

    private func attach(_ image: UIImage, to content: UNMutableNotificationContent, as identifier: String, jpeg: Bool = false) {
        let data = jpeg ? image.jpegData(compressionQuality: 0.8) : image.pngData()
        let file = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent(identifier).appendingPathExtension(jpeg ? "jpg" : "png")
        do {
            try data?.write(to: file)
            let clip = CGRect(x: 0, y: 0, width: 1, height: 0.5)
            let options: [AnyHashable: Any] = [
                UNNotificationAttachmentOptionsThumbnailClippingRectKey: clip.dictionaryRepresentation,
                UNNotificationAttachmentOptionsThumbnailHiddenKey: false,
            ]
            content.attachments.append(try UNNotificationAttachment(identifier: identifier, url: file, options: options))
            print("\(identifier): \(image.size.width) x \(image.size.height) @\(image.scale), \(data?.count ?? 0) bytes")
        } catch {
            print(error.localizedDescription)
        }
    }

    override func serviceExtensionTimeWillExpire() {
        if let contentHandler = contentHandler, let bestAttemptContent = bestAttemptContent {
            contentHandler(bestAttemptContent)
        }
    }
}

extension UIImage {
    func scaled(toWidth width: CGFloat) -> UIImage {
        let newSize = CGSize(width: width, height: (size.height * width / size.width).rounded())
        return preparingThumbnail(of: newSize) ?? self
    }
}
