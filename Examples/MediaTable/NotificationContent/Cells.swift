import AVFoundation
import UIKit

/// A picture over the whole cell.
class PictureCell: UITableViewCell {
    private let pictureView = UIImageView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        backgroundColor = .clear
        pictureView.contentMode = .scaleAspectFill
        pictureView.clipsToBounds = true
        contentView.addSubview(pictureView)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        pictureView.frame = contentView.bounds
    }

    func show(_ picture: UIImage) { pictureView.image = picture }
}

/// A round cover, with a line under it that names what plays.
class SoundCell: UITableViewCell {
    private let coverView = UIImageView()
    private let caption = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        backgroundColor = .clear
        coverView.contentMode = .scaleAspectFill
        coverView.layer.cornerRadius = 12
        coverView.layer.masksToBounds = true
        coverView.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
        coverView.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        caption.font = .preferredFont(forTextStyle: .footnote)
        caption.textColor = .secondaryLabel
        caption.text = "Voice message"
        for each in [coverView, caption] {
            each.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(each)
        }
        NSLayoutConstraint.activate([
            coverView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            coverView.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
            coverView.widthAnchor.constraint(equalTo: coverView.heightAnchor),
            caption.topAnchor.constraint(equalTo: coverView.bottomAnchor, constant: 8),
            caption.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
            caption.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func show(_ cover: UIImage?) { coverView.image = cover }
}

/// A video over the whole cell.
class VideoCell: UITableViewCell {
    private var videoLayer: AVPlayerLayer?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        backgroundColor = .black
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        videoLayer?.frame = contentView.bounds
    }

    func show(_ layer: AVPlayerLayer) {
        videoLayer?.removeFromSuperlayer()
        videoLayer = layer
        layer.videoGravity = .resizeAspect
        contentView.layer.addSublayer(layer)
        setNeedsLayout()
    }
}
