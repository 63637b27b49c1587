import Testing
import ViewLink

@testable import UIKit

private final class Page: UIViewController {
    var style = UIStatusBarStyle.default
    var isHidden = false
    var spokesman: UIViewController?
    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var prefersStatusBarHidden: Bool { isHidden }
    override var childForStatusBarStyle: UIViewController? { spokesman }
    override var childForStatusBarHidden: UIViewController? { spokesman }
}

/// Who says how the clock and the signs beside it are seen.
@MainActor
@Suite(.timeLimit(.minutes(2))) struct StatusBarTests {
    private func page(_ style: UIStatusBarStyle, isHidden: Bool = false) -> Page {
        let page = Page()
        (page.style, page.isHidden) = (style, isHidden)
        return page
    }

    private func appearance(_ root: UIViewController, _ info: [String: Any] = [:]) -> StatusBar.Appearance {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.makeKeyAndVisible()
        return StatusBar(info).appearance(over: [window])
    }

    @Test func `the controller that fills the screen says it, or the child that it names`() {
        #expect(appearance(page(.lightContent)) == .init(style: .lightContent))
        let outer = page(.default)
        outer.spokesman = page(.darkContent, isHidden: true)
        #expect(appearance(outer) == .init(style: .darkContent, isHidden: true))
        outer.spokesman = outer
        #expect(appearance(outer) == .init())
    }

    @Test func `a navigation bar says it by its style, and without one the last of the stack does`() {
        let navigation = UINavigationController(rootViewController: page(.lightContent, isHidden: true))
        #expect(appearance(navigation) == .init(isHidden: true))
        navigation.navigationBar.barStyle = .black
        #expect(appearance(navigation).style == .lightContent)
        navigation.navigationBar.barStyle = .default
        navigation.isNavigationBarHidden = true
        #expect(appearance(navigation).style == .lightContent)
        let tabs = UITabBarController()
        tabs.viewControllers = [page(.default), page(.darkContent)]
        tabs.selectedIndex = 1
        #expect(appearance(tabs).style == .darkContent)
    }

    @Test func `what is presented over all of the screen says it, a sheet only if it wants to`() {
        let root = page(.lightContent)
        _ = appearance(root)
        let sheet = page(.darkContent)
        root.present(sheet, animated: false)
        #expect(appearance(root).style == .lightContent)
        sheet.modalPresentationCapturesStatusBarAppearance = true
        #expect(appearance(root).style == .darkContent)
        let other = page(.lightContent)
        _ = appearance(other)
        let cover = page(.darkContent, isHidden: true)
        cover.modalPresentationStyle = .fullScreen
        other.present(cover, animated: false)
        #expect(appearance(other) == .init(style: .darkContent, isHidden: true))
    }

    @Test func `a controller that is dark by its own word has a light clock`() {
        let dark = page(.default)
        dark.overrideUserInterfaceStyle = .dark
        #expect(appearance(dark).wire == ViewStatusBar(ink: .light))
        #expect(appearance(page(.default)).wire == ViewStatusBar())
        #expect(appearance(page(.darkContent)).wire.ink == .dark)
    }

    @Test func `an app whose Info.plist takes it from its controllers says it itself`() {
        let info: [String: Any] = [
            "UIViewControllerBasedStatusBarAppearance": false, "UIStatusBarStyle": "UIStatusBarStyleLightContent",
            "UIStatusBarHidden": "YES",
        ]
        #expect(appearance(page(.darkContent), info) == .init(style: .lightContent, isHidden: true))
        let bar = StatusBar(info)
        bar.ofApp.isHidden = false
        #expect(bar.appearance(over: []) == .init(style: .lightContent))
    }
}
