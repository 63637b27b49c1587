//
//  NotificationService.swift
//  FirstYear
//
//  Created on 14/10/16. Swift 3 habits, never touched since.
//

import UserNotifications
import MobileCoreServices

@objc(NotificationService)
class NotificationService: UNNotificationServiceExtension {

    var contentHandler: ((UNNotificationContent) -> Void)?
    var bestAttemptContent: UNMutableNotificationContent?
    var downloadTask: URLSessionDownloadTask?

    override func didReceive(_ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void) {
        self.contentHandler = contentHandler
        bestAttemptContent = (request.content.mutableCopy() as? UNMutableNotificationContent)

        guard let content = bestAttemptContent else {
            contentHandler(request.content)
            return
        }
        content.sound = UNNotificationSound.default()
        content.title = NSString(format: "%@ [modified]", content.title) as String

        guard let userInfo = request.content.userInfo as? [String: AnyObject],
            let aps = userInfo["aps"] as? NSDictionary,
            let path = aps.value(forKey: "attachment-url") as? String,
            let url = URL(string: path) else {
            NSLog("no attachment in %@", request.identifier)
            contentHandler(content)
            return
        }

        self.downloadTask = URLSession.shared.downloadTask(with: url, completionHandler: { (location, response, error) in
            if let error = error {
                NSLog("download failed: %@", (error as NSError).localizedDescription)
                contentHandler(content)
                return
            }
            if let location = location {
                let tmpDirectory = NSTemporaryDirectory()
                let tmpFile = "file://".appending(tmpDirectory).appending((url.path as NSString).lastPathComponent)
                let tmpUrl = URL(string: tmpFile)!
                try? FileManager.default.removeItem(at: tmpUrl)
                try! FileManager.default.moveItem(at: location, to: tmpUrl)
                let options: [NSObject: AnyObject] = [
                    UNNotificationAttachmentOptionsTypeHintKey as NSString: kUTTypeJPEG
                ]
                do {
                    let attachment = try UNNotificationAttachment(identifier: "", url: tmpUrl, options: options)
                    content.attachments = [attachment]
                } catch let error as NSError {
                    NSLog("\(error.domain) \(error.code)")
                }
            }
            DispatchQueue.main.async(execute: {
                contentHandler(content)
            })
        })
        self.downloadTask?.resume()
    }

    override func serviceExtensionTimeWillExpire() {
        self.downloadTask?.cancel()
        if let contentHandler = contentHandler, let bestAttemptContent = bestAttemptContent {
            contentHandler(bestAttemptContent)
        }
    }
}
