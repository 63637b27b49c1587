import UserNotifications

/// Shows the newest entry of the feed that came with the push, and keeps the feed beside it.
class NotificationService: UNNotificationServiceExtension {
    override func didReceive(_ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void) {
        let content = request.content.mutableCopy() as! UNMutableNotificationContent
        let feed = content.userInfo["feed"] as? String ?? ""
        if let entry = Entries.read(feed).first {
            content.title = entry.title
            content.body = entry.author
        }
        if let picture = content.userInfo["picture"] as? String, let data = Data(base64Encoded: picture) {
            content.attachments = [UNNotificationAttachment.make(data, named: "entry.png")].compactMap { $0 }
        }
        contentHandler(content)
    }
}

final class Entries: NSObject, XMLParserDelegate {
    struct Entry {
        var title = ""
        var author = ""
    }

    private(set) var all = [Entry]()
    private var words = ""

    static func read(_ feed: String) -> [Entry] {
        let entries = Entries()
        let parser = XMLParser(data: feed.data(using: .utf8)!)
        parser.delegate = entries
        return parser.parse() ? entries.all : []
    }

    func parser(_ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?, attributes attributeDict: [String: String] = [:]) {
        words = ""
        guard elementName == "entry" else { return }
        all.append(Entry(title: "", author: attributeDict["by"] ?? ""))
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        words += string
    }

    func parser(_ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?) {
        if elementName == "title", !all.isEmpty { all[all.count - 1].title = words }
    }
}

extension UNNotificationAttachment {
    static func make(_ data: Data, named name: String) -> UNNotificationAttachment? {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(name)
        guard (try? data.write(to: url)) != nil else { return nil }
        return try? self.init(identifier: name, url: url, options: nil)
    }
}
