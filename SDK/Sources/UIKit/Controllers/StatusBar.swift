import Foundation
import ViewLink

/// The clock and the signs beside it, over an app's windows.
///
/// The controller that fills the screen says how they are seen, unless the app's Info.plist has
/// `UIViewControllerBasedStatusBarAppearance` false: then the app does, from what `UIStatusBarStyle` and
/// `UIStatusBarHidden` say at the start (Information Property List; UIViewController: `childForStatusBarStyle`,
/// `modalPresentationCapturesStatusBarAppearance`).
@MainActor
final class StatusBar {
    static let shared = StatusBar(Bundle.main.infoDictionary ?? [:])

    /// How they are seen.
    struct Appearance: Equatable {
        var style = UIStatusBarStyle.default
        var isHidden = false
        /// Whether what they lie over is dark or light by its own word, and not by the phone's.
        var ground = UIUserInterfaceStyle.unspecified

        var wire: ViewStatusBar {
            let ink: ViewStatusBar.Ink? =
                switch (style, ground) {
                case (.lightContent, _), (.default, .dark): .light
                case (.darkContent, _), (.default, .light): .dark
                default: nil
                }
            return ViewStatusBar(ink: ink, isHidden: isHidden)
        }
    }

    /// What the app has set.
    var ofApp: Appearance { didSet { if ofApp != oldValue { Display.changed() } } }
    private let isOfControllers: Bool

    init(_ info: [String: Any]) {
        isOfControllers = info.isTrue("UIViewControllerBasedStatusBarAppearance") ?? true
        let style: UIStatusBarStyle =
            switch info["UIStatusBarStyle"] as? String {
            case "UIStatusBarStyleDarkContent": .darkContent
            case "UIStatusBarStyleLightContent", "UIStatusBarStyleBlackTranslucent", "UIStatusBarStyleBlackOpaque":
                .lightContent
            default: .default
            }
        ofApp = Appearance(style: style, isHidden: info.isTrue("UIStatusBarHidden") ?? false)
    }

    /// - Parameter windows: those on the screen, the lowest first.
    func appearance(over windows: [UIWindow]) -> Appearance {
        guard isOfControllers else { return ofApp }
        guard let root = windows.last(where: \.fillsScreen)?.rootViewController else { return Appearance() }
        let asked = root.asked(by: \.childForStatusBarStyle)
        let ground = asked.viewIfLoaded?.traitCollection.userInterfaceStyle ?? .unspecified
        return Appearance(
            style: asked.preferredStatusBarStyle,
            isHidden: root.asked(by: \.childForStatusBarHidden).prefersStatusBarHidden,
            ground: ground == UITraitCollection.current.userInterfaceStyle ? .unspecified : ground
        )
    }
}

extension UIWindow {
    fileprivate var fillsScreen: Bool { rootViewController != nil && frame.contains(UIScreen.main.bounds) }
}

extension UIViewController {
    /// Who is asked in place of this controller: what covers it, then the child that it names, and so on.
    fileprivate func asked(by child: (UIViewController) -> UIViewController?) -> UIViewController {
        var asked = self
        // A controller that names one that it lies in has no end.
        var seen: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
        while let next = asked.presentedOverStatusBar ?? child(asked), seen.insert(ObjectIdentifier(next)).inserted {
            asked = next
        }
        return asked
    }

    /// What lies over all of the screen, or says that it speaks for it.
    private var presentedOverStatusBar: UIViewController? {
        guard let presented = presentedViewController, !presented.isBeingDismissed else { return nil }
        let covers = presented.modalPresentationStyle == .fullScreen
        return covers || presented.modalPresentationCapturesStatusBarAppearance ? presented : nil
    }
}

extension [String: Any] {
    /// An Info.plist's yes or no, which old ones have as text.
    fileprivate func isTrue(_ key: String) -> Bool? {
        (self[key] as? Bool) ?? (self[key] as? String).map { ["yes", "true", "1"].contains($0.lowercased()) }
    }
}
