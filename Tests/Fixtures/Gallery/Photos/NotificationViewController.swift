import UIKit
import UserNotifications
import UserNotificationsUI

private let reuseIdentifier = "PhotoCell"

class PhotoCell: UICollectionViewCell {
    let imageView = UIImageView()
    let badge = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        imageView.layer.cornerRadius = 10
        imageView.frame = contentView.bounds
        imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(imageView)
        badge.translatesAutoresizingMaskIntoConstraints = false
        badge.backgroundColor = UIColor.black.withAlphaComponent(0.6)
        badge.textColor = .white
        badge.font = .monospacedSystemFont(ofSize: 12, weight: .semibold)
        badge.layer.cornerRadius = 4
        badge.layer.masksToBounds = true
        contentView.addSubview(badge)
        badge.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -6).isActive = true
        badge.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6).isActive = true
    }

    required init?(coder: NSCoder) { fatalError() }

    override var isSelected: Bool {
        didSet {
            imageView.layer.borderWidth = isSelected ? 3 : 0
            imageView.layer.borderColor = UIColor.systemBlue.cgColor
        }
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        imageView.image = nil
    }
}

class NotificationViewController: UIViewController, UNNotificationContentExtension {
    private lazy var collectionView: UICollectionView = {
        let layout = UICollectionViewFlowLayout()
        layout.minimumInteritemSpacing = 8
        layout.minimumLineSpacing = 8
        layout.sectionInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
        let collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
        collectionView.backgroundColor = .clear
        collectionView.showsVerticalScrollIndicator = false
        collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: reuseIdentifier)
        collectionView.dataSource = self
        collectionView.delegate = self
        return collectionView
    }()
    private let pageControl = UIPageControl()
    private let caption = UILabel()
    private var pictures: [UIImage] = []

    override func loadView() {
        let root = UIView()
        root.backgroundColor = .secondarySystemBackground
        view = root
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        pageControl.currentPageIndicatorTintColor = .systemBlue
        caption.textAlignment = .center
        caption.text = "Choose one"
        let stack = UIStackView(arrangedSubviews: [collectionView, caption, pageControl])
        stack.axis = .vertical
        stack.setCustomSpacing(4, after: caption)
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -8),
            collectionView.heightAnchor.constraint(equalToConstant: 280),
        ])
    }

    func didReceive(_ notification: UNNotification) {
        pictures = (1...12).map(thumbnail)
        pageControl.numberOfPages = 4
        collectionView.reloadData()
    }

    /// Draws a picture of its own for every number.
    private func thumbnail(_ number: Int) -> UIImage {
        let size = CGSize(width: 120, height: 120)
        return UIGraphicsImageRenderer(size: size).image { context in
            UIColor(hue: CGFloat(number) / 12, saturation: 0.7, brightness: 0.9, alpha: 1).setFill()
            context.fill(CGRect(origin: .zero, size: size))
            let cg = context.cgContext
            cg.setStrokeColor(UIColor.white.cgColor)
            cg.setLineWidth(6)
            cg.translateBy(x: 60, y: 60)
            for spoke in 0..<number {
                cg.saveGState()
                cg.rotate(by: CGFloat(spoke) / CGFloat(number) * 2 * .pi)
                cg.move(to: CGPoint(x: 0, y: 12))
                cg.addLine(to: CGPoint(x: 0, y: 44))
                cg.strokePath()
                cg.restoreGState()
            }
        }
    }
}

extension NotificationViewController: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        pictures.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell =
            collectionView.dequeueReusableCell(withReuseIdentifier: reuseIdentifier, for: indexPath) as! PhotoCell
        cell.imageView.image = pictures[indexPath.item]
        cell.badge.text = " \(indexPath.item + 1) "
        return cell
    }
}

extension NotificationViewController: UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let width = (collectionView.bounds.width - 24 - 16) / 3
        return CGSize(width: floor(width), height: floor(width))
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        caption.text = "Picture \(indexPath.item + 1)"
        pageControl.currentPage = indexPath.item / 3
    }
}
