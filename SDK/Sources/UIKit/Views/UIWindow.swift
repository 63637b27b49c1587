public import Foundation
import ViewLink

/// The view at the top, which a controller's view fills.
@preconcurrency @MainActor
open class UIWindow: UIView {
    open var rootViewController: UIViewController? {
        didSet {
            oldValue?.view.removeFromSuperview()
            guard let view = rootViewController?.view else { return }
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
    }

    /// The scene that the window belongs to.
    open private(set) weak var windowScene: UIWindowScene?

    /// A window of a scene, as large as its screen.
    public convenience init(windowScene: UIWindowScene) {
        self.init(frame: windowScene.screen.bounds)
        self.windowScene = windowScene
        windowScene.windows.append(self)
    }

    open func makeKeyAndVisible() { makeKey() }
    open func makeKey() { windowScene?.keyWindow = self }
    open var isKeyWindow: Bool { windowScene?.keyWindow === self }
}

/// The phone's screen.
@preconcurrency @MainActor
open class UIScreen: NSObject {
    public static let main = UIScreen()

    /// Points.
    open var bounds: CGRect { CGRect(x: 0, y: 0, width: 393, height: 852) }
    /// Pixels to a point.
    open var scale: CGFloat { 3 }
    open var nativeScale: CGFloat { 3 }
    open var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 1179, height: 2556) }
    open var traitCollection: UITraitCollection { .current }
}

/// A material that blurs what lies behind it.
public class UIVisualEffect: NSObject {}

/// A blur.
public final class UIBlurEffect: UIVisualEffect {
    /// How thick the material is; the page draws one.
    public enum Style: Int, Sendable {
        case extraLight = 0
        case light, dark, regular = 4, prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial
        case systemThickMaterial, systemChromeMaterial
    }

    public init(style: Style) {}
}

/// A view that blurs what lies behind it.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    open var effect: UIVisualEffect? { didSet { Display.changed() } }
    public private(set) lazy var contentView: UIView = {
        let view = UIView(frame: bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(view)
        return view
    }()

    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

/// A view of something that Carillon does not draw; it names what is missing.
@preconcurrency @MainActor
open class MissingView: UIView {
    /// What is missing, for a person.
    public final var what: String { didSet { Display.changed() } }

    public init(_ what: String) {
        self.what = what
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) {
        what = "a view of an unknown kind"
        super.init(coder: coder)
    }

    override var content: ViewContent { .missing(what: what) }
}
