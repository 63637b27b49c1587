import UIKit

/// Rows that are swept, moved and deleted.
class PlanViewController: UITableViewController {
    private var plans = ["Water the plants", "Call the plumber", "Buy tickets"]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Plan"
        navigationItem.rightBarButtonItem = editButtonItem
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "plan")
        refreshControl = UIRefreshControl()
        refreshControl?.addTarget(self, action: #selector(reload), for: .valueChanged)
    }

    @objc private func reload() {
        plans.append("Read the post")
        tableView.insertRows(at: [IndexPath(row: plans.count - 1, section: 0)], with: .automatic)
        refreshControl?.endRefreshing()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { plans.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "plan", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = plans[indexPath.row]
        content.image = UIImage(systemName: "circle")
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(
        _ tableView: UITableView,
        leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let done = UIContextualAction(style: .normal, title: "Done") { [weak self] _, _, finish in
            self?.plans[indexPath.row] += " ✓"
            tableView.reloadRows(at: [indexPath], with: .automatic)
            finish(true)
        }
        done.backgroundColor = .systemGreen
        return UISwipeActionsConfiguration(actions: [done])
    }

    override func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        plans.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .fade)
    }

    override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
        plans.insert(plans.remove(at: source.row), at: destination.row)
    }

    override func tableView(
        _ tableView: UITableView,
        contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            UIMenu(children: [
                UIAction(title: "Twice") { [weak self] _ in
                    guard let self else { return }
                    plans.insert(plans[indexPath.row], at: indexPath.row)
                    self.tableView.insertRows(at: [indexPath], with: .automatic)
                }
            ])
        }
    }
}
