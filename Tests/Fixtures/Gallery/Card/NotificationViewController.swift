import UIKit
import UserNotifications
import UserNotificationsUI

class ContactCell: UITableViewCell {
    @IBOutlet weak var nameLabel: UILabel!

    override func awakeFromNib() {
        super.awakeFromNib()
        nameLabel.textColor = .systemIndigo
    }
}

/// Loads its content from a xib whose owner it is.
class HeaderView: UIView {
    @IBOutlet private weak var nameLabel: UILabel!
    @IBOutlet weak var leadingGap: NSLayoutConstraint!
    var greeted: (() -> Void)?

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        let views = Bundle.main.loadNibNamed("HeaderView", owner: self, options: nil)
        guard let content = views?.first as? UIView else { return }
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
    }

    var name: String? {
        get { nameLabel.text }
        set { nameLabel.text = newValue }
    }

    @IBAction func greet(_ sender: UIButton) {
        sender.setTitle("Hello!", for: .normal)
        leadingGap.constant = 40
        UIView.animate(withDuration: 0.2) { self.layoutIfNeeded() }
        greeted?()
    }
}

class NotificationViewController: UIViewController, UNNotificationContentExtension {
    @IBOutlet var headerView: HeaderView!
    @IBOutlet var tableView: UITableView!
    private var people = [
        "Ada Lovelace", "Grace Hopper", "Katherine Johnson, who computed the way to the moon and back by hand",
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UINib(nibName: "ContactCell", bundle: nil), forCellReuseIdentifier: "contact")
        tableView.register(PeopleHeader.self, forHeaderFooterViewReuseIdentifier: "header")
        tableView.tableFooterView = UIView()
    }

    func didReceive(_ notification: UNNotification) {
        headerView.name = notification.request.content.title
        headerView.greeted = { [weak self] in
            self?.people.append("You")
            self?.tableView.insertRows(at: [IndexPath(row: 3, section: 0)], with: .automatic)
        }
    }
}

class PeopleHeader: UITableViewHeaderFooterView {
    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        contentView.backgroundColor = .secondarySystemBackground
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension NotificationViewController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { people.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath) as? ContactCell else {
            return UITableViewCell()
        }
        cell.nameLabel.text = people[indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
        header?.textLabel?.text = "People"
        return header
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        headerView.name = people[indexPath.row]
    }
}
