import UIKit
import UserNotifications

// Draws the picture that it attaches: the photo under a veil, a round portrait and the title in words.
class NotificationService: UNNotificationServiceExtension {
    var contentHandler: ((UNNotificationContent) -> Void)?
    var bestAttemptContent: UNMutableNotificationContent?

    override func didReceive(_ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void) {
        self.contentHandler = contentHandler
        bestAttemptContent = (request.content.mutableCopy() as? UNMutableNotificationContent)
        guard let content = bestAttemptContent else { return }
        defer { contentHandler(content) }
        guard let link = content.userInfo["photo"] as? String, let url = URL(string: link),
              let data = try? Data(contentsOf: url), let photo = UIImage(data: data) else { return }
        if let color = photo.averageColor {
            content.subtitle = "mostly \(color.0 > color.2 ? "warm" : "cold")"
        }
        let poster = self.poster(of: photo, title: content.title)
        let badge = self.badge(tinted: .systemGreen)
        content.attachments = [attachment(poster.pngData(), "poster", "png"), attachment(badge?.jpegData(compressionQuality: 0.9), "badge", "jpg")].compactMap { $0 }
    }

    private func poster(of photo: UIImage, title: String) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let bounds = CGRect(x: 0, y: 0, width: 300, height: 150)
        return UIGraphicsImageRenderer(size: bounds.size, format: format).image { context in
            photo.draw(in: bounds)
            UIColor.black.withAlphaComponent(0.4).setFill()
            context.fill(bounds)
            let circle = CGRect(x: 20, y: 45, width: 60, height: 60)
            context.cgContext.saveGState()
            UIBezierPath(ovalIn: circle).addClip()
            UIColor.white.setFill()
            context.fill(circle)
            photo.draw(in: circle.insetBy(dx: 10, dy: 10))
            context.cgContext.restoreGState()
            let look: [NSAttributedString.Key: Any] = [.font: UIFont.boldSystemFont(ofSize: 24), .foregroundColor: UIColor.white]
            UIImage(named: "seal")?.draw(at: CGPoint(x: 260, y: 110))
            (title as NSString).draw(at: CGPoint(x: 100, y: 60), withAttributes: look)
        }
    }

    private func badge(tinted color: UIColor) -> UIImage? {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 80, height: 80), false, 1)
        defer { UIGraphicsEndImageContext() }
        guard let context = UIGraphicsGetCurrentContext() else { return nil }
        context.fillEllipse(in: CGRect(x: 10, y: 10, width: 60, height: 60))
        context.setBlendMode(.sourceIn)
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 80, height: 80))
        return UIGraphicsGetImageFromCurrentImageContext()
    }

    private func attachment(_ data: Data?, _ name: String, _ kind: String) -> UNNotificationAttachment? {
        let file = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("\(name).\(kind)")
        guard let data = data, (try? data.write(to: file)) != nil else { return nil }
        return try? UNNotificationAttachment(identifier: name, url: file, options: nil)
    }

    override func serviceExtensionTimeWillExpire() {
        if let contentHandler = contentHandler, let bestAttemptContent = bestAttemptContent {
            contentHandler(bestAttemptContent)
        }
    }
}

extension UIImage {
    /// Red, green and blue of all its pixels together.
    var averageColor: (UInt8, UInt8, UInt8)? {
        guard let image = cgImage else { return nil }
        var pixel = [UInt8](repeating: 0, count: 4)
        let info = CGImageAlphaInfo.premultipliedLast.rawValue
        guard let context = CGContext(data: &pixel, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info) else { return nil }
        context.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
        return (pixel[0], pixel[1], pixel[2])
    }
}
