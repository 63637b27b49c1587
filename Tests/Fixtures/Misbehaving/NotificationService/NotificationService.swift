import UserNotifications

/// Does what a push asks for, good or bad: what a host has to stand.
class NotificationService: UNNotificationServiceExtension {
    private var handler: ((UNNotificationContent) -> Void)?
    private var original: UNNotificationContent?
    private var content = UNMutableNotificationContent()
    private var behaviour = Behaviour.change

    override func didReceive(
        _ request: UNNotificationRequest,
        withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
    ) {
        handler = contentHandler
        original = request.content
        content = request.content.mutableCopy() as! UNMutableNotificationContent
        behaviour = (content.userInfo["behave"] as? String).flatMap(Behaviour.init) ?? .change
        print("behaving: \(behaviour)")
        begin()
    }

    override func serviceExtensionTimeWillExpire() {
        print("expiring")
        switch behaviour {
        case .overrun: answer("best attempt")
        case .late:
            Thread.detachNewThread { [self] in
                Thread.sleep(forTimeInterval: 0.05)
                answer("late")
            }
        case .cancel: Habits.cancel()
        case .reset: original.map { handler?($0) }
        case .emptyLate: handler?(UNNotificationContent())
        default: break
        }
    }

    private func answer(_ suffix: String) {
        content.title += " (\(suffix))"
        handler?(content)
    }

    private func begin() {
        switch behaviour {
        case .change: answer("changed")
        case .crash:
            let missing: String? = content.userInfo["there is no such key"] as? String
            print(missing!)
        case .exit: exit(3)
        case .hang: DispatchSemaphore(value: 0).wait()
        case .forget, .overrun, .late, .reset, .emptyLate: break
        case .twice:
            let title = content.title
            answer("first")
            content.title = title
            answer("second")
        case .empty: handler?(UNNotificationContent())
        case .emptyWithBadge:
            let empty = UNMutableNotificationContent()
            empty.badge = 7
            handler?(empty)
        case .grow: grow()
        case .spin: while true { content.badge = 1 }
        case .chatter:
            answer("chatty")
            while true { print(String(repeating: "chatter ", count: 100)) }
        case .unencodable:
            content.userInfo["self"] = self
            answer("unencodable")
        case .postOwn: postOwn()
        case .category: useOwnCategory()
        case .flood: answer(Outside.flood())
        case .fill: Outside.fill()
        case .snoop: answer(Outside.snoop(content.userInfo["path"] as? String ?? ""))
        case .load: Outside.load(address) { [self] in answer($0) }
        case .read: answer(Outside.read(address))
        case .semaphore: answer(Habits.waitAtSemaphore(address))
        case .runLoop: answer(Habits.spinRunLoop(address))
        case .mainThread: Outside.load(address) { found in DispatchQueue.main.async { [self] in answer(found) } }
        case .blockMain: DispatchQueue.main.async { DispatchSemaphore(value: 0).wait() }
        case .threads: answerOnThreads()
        case .receipt:
            answer("changed")
            Outside.load(address) { print("receipt: \($0)") }
        case .cancel: Habits.loadForEver(address)
        case .center: Habits.useCenter { [self] in answer($0) }
        case .count:
            let count = Habits.count()
            content.userInfo["count"] = count
            content.badge = NSNumber(value: count)
            answer("\(count)")
        }
    }

    private var address: String { content.userInfo["url"] as? String ?? "" }

    private func answerOnThreads() {
        for number in 0..<8 {
            Thread.detachNewThread { [handler, content] in
                guard let own = content.mutableCopy() as? UNMutableNotificationContent else { return }
                own.title += " (thread \(number))"
                handler?(own)
            }
        }
    }

    private func grow() {
        var kept: [[UInt8]] = []
        while true { kept.append([UInt8](repeating: 1, count: 1 << 20)) }
    }

    private func postOwn() {
        let own = UNMutableNotificationContent()
        own.title = content.title + " (own)"
        let request = UNNotificationRequest(identifier: "own", content: own, trigger: nil)
        UNUserNotificationCenter.current().add(request) { [self] error in
            print("own: \(error.map { "\($0)" } ?? "added")")
            handler?(UNNotificationContent())
        }
    }

    private func useOwnCategory() {
        let action = UNNotificationAction(identifier: "made-here", title: "Made here", options: [])
        let category = UNNotificationCategory(identifier: "made-here", actions: [action], intentIdentifiers: [])
        UNUserNotificationCenter.current().setNotificationCategories([category])
        content.categoryIdentifier = "made-here"
        answer("category")
    }
}
