import UIKit
import UserNotifications
import UserNotificationsUI

/// Shows what a push asks for, good or bad: what a host has to stand of a content extension.
///
/// The label tells how it went; what ends the process begins once the label is on the screen.
class NotificationViewController: UIViewController, UNNotificationContentExtension {
    private let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        label.frame = view.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(label)
        preferredContentSize = CGSize(width: 300, height: 100)
    }

    func didReceive(_ notification: UNNotification) {
        let info = notification.request.content.userInfo
        let behaviour = info["behave"] as? String ?? ""
        label.text = behaviour
        switch behaviour {
        case "snoop": label.text = Self.snoop(info["path"] as? String ?? "")
        case "load": load(info["url"] as? String ?? "")
        default: DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { Self.misbehave(behaviour) }
        }
    }

    private static func misbehave(_ behaviour: String) {
        switch behaviour {
        case "crash":
            let missing: String? = UserDefaults.standard.string(forKey: "there is no such key")
            print(missing!)
        case "grow":
            var kept: [[UInt8]] = []
            while true { kept.append([UInt8](repeating: 1, count: 1 << 20)) }
        case "spin":
            Thread.detachNewThread { while true { _ = Date() } }
        case "fill":
            let folder = FileManager.default.temporaryDirectory
            for number in 0..<16 {
                try? Data(repeating: 1, count: 1 << 20).write(to: folder.appendingPathComponent("file\(number)"))
            }
        default: break
        }
    }

    private static func snoop(_ path: String) -> String {
        let own = FileManager.default.temporaryDirectory.appendingPathComponent("own").path
        let read = FileManager.default.contents(atPath: path) != nil
        let written = FileManager.default.createFile(atPath: Bundle.main.bundlePath + "/written", contents: Data())
        return "read \(read), written \(written), own \(FileManager.default.createFile(atPath: own, contents: Data()))"
    }

    private func load(_ address: String) {
        guard let url = URL(string: address) else { return }
        URLSession.shared.dataTask(with: url) { [weak self] data, _, error in
            let outcome = error == nil ? "\(data?.count ?? 0) bytes" : "error"
            DispatchQueue.main.async { self?.label.text = outcome }
        }.resume()
    }
}
