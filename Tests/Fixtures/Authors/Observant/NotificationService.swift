import Combine
import UserNotifications

/// What a push is made of, observed while it is filled.
@objcMembers class Story: NSObject {
    dynamic var headline = ""
    dynamic var chapters: [String] = [] { didSet { changes += 1 } }
    dynamic private(set) var author: Author?
    private(set) var changes = 0

    class func keyPathsForValuesAffectingLine() -> Set<String> { ["headline", "chapters"] }
    dynamic var line: String { "\(headline) (\(chapters.count))" }

    func sign(_ name: String) {
        author = Author()
        author?.name = name
    }
}

final class Author: NSObject {
    @objc dynamic var name = "nobody"
    private var kept = 0
    @objc dynamic var kilos: Int {
        get { kept }
        set { kept = max(0, newValue) }
    }
    override class func automaticallyNotifiesObservers(forKey key: String) -> Bool {
        key == "kilos" ? false : super.automaticallyNotifiesObservers(forKey: key)
    }
}

extension UserDefaults {
    @objc dynamic var lastHeadline: String? { string(forKey: "lastHeadline") }
}

/// Hears of everything by name.
final class Clerk: NSObject {
    private let story: Story
    private(set) var notes: [String] = []
    private static var context = 0

    init(_ story: Story) {
        self.story = story
        super.init()
        story.addObserver(self, forKeyPath: #keyPath(Story.headline), options: [.old, .new], context: &Clerk.context)
        story.addObserver(self, forKeyPath: #keyPath(Story.author.name), options: .new, context: &Clerk.context)
    }

    deinit {
        story.removeObserver(self, forKeyPath: #keyPath(Story.headline))
        story.removeObserver(self, forKeyPath: #keyPath(Story.author.name))
    }

    override func observeValue(
        forKeyPath keyPath: String?,
        of object: Any?,
        change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        guard context == &Clerk.context else {
            super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
            return
        }
        notes.append("\(keyPath ?? "")=\(change?[.newKey] as? String ?? "none")")
    }
}

class NotificationService: UNNotificationServiceExtension {
    private var observations: [NSKeyValueObservation] = []
    private var bag: Set<AnyCancellable> = []

    override func didReceive(
        _ request: UNNotificationRequest,
        withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
    ) {
        let story = Story()
        let clerk = Clerk(story)
        var lines: [String] = []
        var counts: [Int] = []
        var kept: [String] = []
        observations = [
            story.observe(\.line, options: [.initial, .new]) { _, change in lines.append(change.newValue ?? "") },
            UserDefaults.standard.observe(\.lastHeadline, options: .new) { _, change in
                kept.append((change.newValue ?? nil) ?? "none")
            },
        ]
        story.publisher(for: \.chapters).map(\.count).sink { counts.append($0) }.store(in: &bag)

        story.headline = request.content.title
        story.headline = request.content.title
        story.chapters.append("one")
        story.sign("Ann")
        UserDefaults.standard.set(story.headline, forKey: "lastHeadline")

        let writer = Author()
        var kilos = 0
        observations.append(writer.observe(\.kilos) { _, _ in kilos += 1 })
        writer.kilos = 3

        let content = request.content.mutableCopy() as! UNMutableNotificationContent
        content.title = lines.joined(separator: ", ")
        content.subtitle = clerk.notes.joined(separator: ", ")
        content.body = "\(counts) \(kept) \(story.changes) \(kilos)"
        contentHandler(content)
    }
}
