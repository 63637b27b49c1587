import UIKit
import UserNotifications

/// A row for each kind of notification; the first that is chosen asks for authorization.
final class SamplesViewController: UITableViewController {
    private let center = UNUserNotificationCenter.current()

    init() {
        super.init(style: .insetGrouped)
        title = "Notifications"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Waiting",
            style: .plain,
            target: self,
            action: #selector(tellWaiting)
        )
    }

    required init?(coder: NSCoder) { fatalError("it is made in code") }

    override func numberOfSections(in tableView: UITableView) -> Int { Samples.sections.count }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        Samples.sections[section].title
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Samples.sections[section].samples.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let sample = Samples.sections[indexPath.section].samples[indexPath.row]
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        content.text = sample.title
        content.image = UIImage(systemName: sample.symbol)
        cell.contentConfiguration = content
        cell.accessibilityLabel = sample.title
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let sample = Samples.sections[indexPath.section].samples[indexPath.row]
        Task {
            do {
                guard try await center.requestAuthorization(options: [.alert, .sound, .badge]) else {
                    return tell("Notifications are off", "They can be allowed in Settings.")
                }
                for request in try sample.requests() { try await center.add(request) }
                tell("Scheduled", sample.title)
            } catch {
                tell("It cannot be scheduled", error.localizedDescription)
            }
        }
    }

    @objc private func tellWaiting() {
        Task {
            let requests = await center.pendingNotificationRequests()
            show(waiting: requests.map(\.content.title))
        }
    }

    private func show(waiting titles: [String]) {
        let alert = UIAlertController(
            title: titles.isEmpty ? "Nothing waits" : "\(titles.count) waiting",
            message: titles.joined(separator: "\n"),
            preferredStyle: .actionSheet
        )
        if !titles.isEmpty {
            alert.addAction(
                UIAlertAction(title: "Cancel All", style: .destructive) { [center] _ in
                    center.removeAllPendingNotificationRequests()
                }
            )
        }
        alert.addAction(UIAlertAction(title: "Close", style: .cancel))
        present(alert, animated: true)
    }

    private func tell(_ title: String, _ message: String) {
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
