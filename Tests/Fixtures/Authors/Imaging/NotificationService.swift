import UserNotifications
import UIKit
import ImageIO
import MobileCoreServices

class NotificationService: UNNotificationServiceExtension {

    var contentHandler: ((UNNotificationContent) -> Void)?
    var bestAttemptContent: UNMutableNotificationContent?

    override func didReceive(_ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void) {
        self.contentHandler = contentHandler
        bestAttemptContent = (request.content.mutableCopy() as? UNMutableNotificationContent)

        guard let content = bestAttemptContent, let string = content.userInfo["image"] as? String, let url = URL(string: string) else {
            return contentHandler(bestAttemptContent ?? request.content)
        }
        URLSession.shared.dataTask(with: url) { data, _, _ in
            let drawn = content.userInfo["drawn"] as? Bool ?? false
            if let data = data, let file = drawn ? self.drawn(data) : self.thumbnail(data, side: 200),
               let attachment = try? UNNotificationAttachment(identifier: "image", url: file, options: nil) {
                content.attachments = [attachment]
            }
            contentHandler(content)
        }.resume()
    }

    private func thumbnail(_ data: Data, side: CGFloat) -> URL? {
        let options: [CFString: Any] = [kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: side, kCGImageSourceCreateThumbnailWithTransform: true]
        guard let source = CGImageSourceCreateWithData(data as CFData, nil),
              let image = CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary) else { return nil }
        print("\(CGImageSourceGetCount(source)) frames, \(image.width) x \(image.height)")
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("thumb.png")
        guard let destination = CGImageDestinationCreateWithURL(file as CFURL, kUTTypePNG, 1, nil) else { return nil }
        CGImageDestinationAddImage(destination, image, nil)
        return CGImageDestinationFinalize(destination) ? file : nil
    }

    private func drawn(_ data: Data) -> URL? {
        guard let image = UIImage(data: data) else { return nil }
        let size = CGSize(width: 100, height: 100 * image.size.height / image.size.width)
        let small = UIGraphicsImageRenderer(size: size).image { _ in
            image.draw(in: CGRect(origin: .zero, size: size))
        }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("small.jpg")
        do {
            try small.jpegData(compressionQuality: 0.8)?.write(to: file)
            return file
        } catch { return nil }
    }

    override func serviceExtensionTimeWillExpire() {
        // Called just before the extension will be terminated by the system.
        if let contentHandler = contentHandler, let bestAttemptContent =  bestAttemptContent {
            contentHandler(bestAttemptContent)
        }
    }
}
