import UIKit

/// Follows links of views that are in a navigation controller of UIKit's: what they lead to is pushed there.
@MainActor
final class HostingNavigation: NavigationPushing {
    private weak var controller: UIViewController?
    private weak var bar: PageBar?
    /// What is around the controller's views.
    var around = EnvironmentValues()

    init(_ controller: UIViewController, _ bar: PageBar) { (self.controller, self.bar) = (controller, bar) }

    /// A page that was pushed.
    private final class Page: PushedPage {
        let page = PageController()
        let navigation: HostingNavigation
        init(_ navigation: HostingNavigation) { self.navigation = navigation }

        func update(_ content: AnyView, environment: EnvironmentValues) {
            var environment = environment.asPage
            environment.drawing.navigation = navigation
            environment.isPresented = true
            environment.dismiss = DismissAction { [weak self] in self?.pop() }
            page.show(content, environment)
        }

        func pop() {
            guard let stack = page.navigationController, let place = stack.viewControllers.firstIndex(of: page),
                place > 0
            else { return }
            stack.popToViewController(stack.viewControllers[place - 1], animated: true)
        }
    }

    func push(
        _ content: AnyView,
        environment: EnvironmentValues,
        dismissed: @escaping @MainActor () -> Void
    ) -> any PushedPage {
        let pushed = Page(self)
        pushed.update(content, environment: environment)
        // The page keeps what stands for it as long as it is there.
        pushed.page.gone = {
            pushed.page.gone = nil
            dismissed()
        }
        controller?.navigationController?.pushViewController(pushed.page, animated: true)
        return pushed
    }

    func push(value: AnyHashable) -> Bool {
        let bars =
            [bar] + (controller?.navigationController?.viewControllers ?? []).map { ($0 as? PageController)?.bar }
        let type = ObjectIdentifier(Swift.type(of: value.base))
        for bar in bars {
            guard let content = bar?.bar.destinations[type]?(value) else { continue }
            _ = push(content, environment: around) {}
            return true
        }
        return false
    }

    func showNextColumn() {}
}
