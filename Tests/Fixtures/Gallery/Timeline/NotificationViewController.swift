import UIKit
import UserNotifications
import UserNotificationsUI

struct Stop: Hashable {
    let id = UUID()
    let name: String
    let time: String
    let isLate: Bool
}

class StopCell: UITableViewCell {
    static let reuseID = String(describing: StopCell.self)
    let nameLabel = UILabel()
    let timeLabel = UILabel()
    private let dot = UIView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .default, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        nameLabel.numberOfLines = 0
        nameLabel.font = .preferredFont(forTextStyle: .body)
        nameLabel.adjustsFontForContentSizeCategory = true
        timeLabel.font = .monospacedDigitSystemFont(ofSize: 15, weight: .regular)
        timeLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
        timeLabel.setContentHuggingPriority(.required, for: .horizontal)
        dot.layer.cornerRadius = 5
        let guide = UILayoutGuide()
        contentView.addLayoutGuide(guide)
        for each in [dot, nameLabel, timeLabel] {
            each.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(each)
        }
        let views = ["name": nameLabel, "time": timeLabel, "dot": dot]
        var all = NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-16-[dot(10)]-12-[name]-(>=8)-[time]-16-|",
            options: .alignAllCenterY,
            metrics: nil,
            views: views
        )
        all += NSLayoutConstraint.constraints(
            withVisualFormat: "V:|-(pad)-[name]-(pad@999)-|",
            options: [],
            metrics: ["pad": 12],
            views: views
        )
        all += [
            dot.heightAnchor.constraint(equalTo: dot.widthAnchor),
            guide.leadingAnchor.constraint(equalTo: dot.leadingAnchor),
            guide.trailingAnchor.constraint(equalTo: timeLabel.trailingAnchor),
            guide.topAnchor.constraint(equalTo: contentView.topAnchor),
            guide.heightAnchor.constraint(equalToConstant: 1),
        ]
        NSLayoutConstraint.activate(all)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func configure(with stop: Stop) {
        let text = NSMutableAttributedString(string: stop.name)
        if stop.isLate {
            text.append(
                NSAttributedString(
                    string: "  late",
                    attributes: [
                        .foregroundColor: UIColor.systemRed, .font: UIFont.systemFont(ofSize: 13, weight: .semibold),
                        .kern: 0.5,
                    ]
                )
            )
        }
        nameLabel.attributedText = text
        timeLabel.text = stop.time
        dot.backgroundColor = stop.isLate ? .systemRed : .systemGreen
    }
}

class NotificationViewController: UIViewController, UNNotificationContentExtension {
    enum Section: Int, CaseIterable { case past, next }

    private let tableView = UITableView(frame: .zero, style: .grouped)
    private var dataSource: UITableViewDiffableDataSource<Section, Stop>!
    private let effectView = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(StopCell.self, forCellReuseIdentifier: StopCell.reuseID)
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 44
        tableView.delegate = self
        tableView.frame = view.bounds
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(tableView)
        dataSource = UITableViewDiffableDataSource(tableView: tableView) { tableView, indexPath, stop in
            let cell = tableView.dequeueReusableCell(withIdentifier: StopCell.reuseID, for: indexPath) as? StopCell
            cell?.configure(with: stop)
            return cell
        }
        let title = UILabel()
        title.text = "Line 7"
        title.font = UIFontMetrics(forTextStyle: .headline).scaledFont(for: .systemFont(ofSize: 17, weight: .bold))
        title.frame = CGRect(x: 16, y: 10, width: 200, height: 24)
        effectView.contentView.addSubview(title)
        effectView.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 44)
        tableView.tableHeaderView = effectView
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        preferredContentSize.height = tableView.contentSize.height
    }

    func didReceive(_ notification: UNNotification) {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Stop>()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems(
            [
                Stop(name: "Harbour", time: "8:02", isLate: false),
                Stop(name: "Old town, at the market square beside the long brick hall", time: "8:09", isLate: true),
            ],
            toSection: .past
        )
        snapshot.appendItems([Stop(name: "University", time: "8:21", isLate: false)], toSection: .next)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    func didReceive(
        _ response: UNNotificationResponse,
        completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void
    ) {
        extensionContext?.open(URL(string: "gallery://line/7")!) { _ in }
        completion(.dismissAndForwardAction)
    }
}

extension NotificationViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let label = UILabel()
        label.text = Section(rawValue: section) == .past ? "   PASSED" : "   NEXT"
        label.font = .systemFont(ofSize: 13)
        label.textColor = .secondaryLabel
        return label
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { .leastNormalMagnitude }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard let stop = dataSource.itemIdentifier(for: indexPath) else { return }
        var snapshot = dataSource.snapshot()
        snapshot.deleteItems([stop])
        dataSource.apply(snapshot)
        preferredContentSize.height = tableView.contentSize.height
    }
}
