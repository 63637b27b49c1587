import Foundation

@objc(Alert)
class Alert: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { return true }
    @objc let title: String
    @objc let date: Date

    init(title: String, date: Date) {
        self.title = title
        self.date = date
        super.init()
    }

    required init?(coder: NSCoder) {
        guard let title = coder.decodeObject(of: NSString.self, forKey: #keyPath(Alert.title)) as String?,
              let date = coder.decodeObject(of: NSDate.self, forKey: "date") as Date? else { return nil }
        self.title = title
        self.date = date
    }

    func encode(with coder: NSCoder) {
        coder.encode(title, forKey: #keyPath(Alert.title))
        coder.encode(date, forKey: "date")
    }

    override var description: String { return "Alert \(title)" }
    override func isEqual(_ object: Any?) -> Bool { (object as? Alert)?.title == title }
    override var hash: Int { title.hash }
}
