import UIKit

/// What actions of notifications the app was told of.
final class HeardViewController: UITableViewController {
    private var lines: [String] = []

    init() {
        super.init(style: .insetGrouped)
        title = "Heard"
    }

    required init?(coder: NSCoder) { fatalError("it is made in code") }

    func add(_ line: String) {
        lines.insert(line, at: 0)
        navigationController?.tabBarItem.badgeValue = "\(lines.count)"
        if isViewLoaded { tableView.reloadData() }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { lines.count }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        lines.isEmpty ? "No action of a notification has been chosen yet." : nil
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = lines[indexPath.row]
        return cell
    }
}
