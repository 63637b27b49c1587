import CoreLocation
public import UIKit

/// What a button for the place shows.
public enum CLLocationButtonIcon: Int, Sendable { case none = 0, arrowFilled, arrowOutline }

/// What it says.
public enum CLLocationButtonLabel: Int, Sendable {
    case none = 0, currentLocation, sendCurrentLocation, sendMyCurrentLocation, shareCurrentLocation
    case shareMyCurrentLocation

    fileprivate var words: String {
        switch self {
        case .none: ""
        case .currentLocation: "Current Location"
        case .sendCurrentLocation: "Send Current Location"
        case .sendMyCurrentLocation: "Send My Current Location"
        case .shareCurrentLocation: "Share Current Location"
        case .shareMyCurrentLocation: "Share My Current Location"
        }
    }
}

/// A button that asks for the place (CoreLocationUI). Where the person has not yet been asked, the phone asks.
open class CLLocationButton: UIControl {
    open var icon = CLLocationButtonIcon.none { didSet { draw() } }
    open var label = CLLocationButtonLabel.none { didSet { draw() } }
    /// Points.
    open var fontSize: CGFloat = 17 { didSet { draw() } }
    /// Points.
    open var cornerRadius: CGFloat = 0 { didSet { layer.cornerRadius = cornerRadius } }
    private let arrow = UIImageView()
    private let words = UILabel()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        set()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        set()
    }

    private func set() {
        let row = UIStackView(arrangedSubviews: [arrow, words])
        row.spacing = 6
        row.alignment = .center
        row.isUserInteractionEnabled = false
        row.translatesAutoresizingMaskIntoConstraints = false
        addSubview(row)
        NSLayoutConstraint.activate([
            row.centerXAnchor.constraint(equalTo: centerXAnchor), row.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
        backgroundColor = tintColor
        addAction(
            UIAction { _ in
                let manager = CLLocationManager()
                if manager.authorizationStatus == .notDetermined { manager.requestWhenInUseAuthorization() }
            },
            for: .touchUpInside
        )
        draw()
    }

    private func draw() {
        arrow.image = icon == .none ? nil : UIImage(systemName: icon == .arrowFilled ? "location.fill" : "location")
        arrow.isHidden = icon == .none
        arrow.tintColor = .white
        words.text = label.words
        words.isHidden = label == .none
        words.font = .systemFont(ofSize: fontSize)
        words.textColor = .white
        accessibilityLabel = label == .none ? CLLocationButtonLabel.currentLocation.words : label.words
        invalidateIntrinsicContentSize()
    }

    open override var intrinsicContentSize: CGSize {
        let (icon, text) = (arrow.isHidden ? 0 : fontSize + 6, words.intrinsicContentSize)
        return CGSize(width: icon + text.width + 24, height: max(text.height, fontSize * 1.2) + 16)
    }
}
