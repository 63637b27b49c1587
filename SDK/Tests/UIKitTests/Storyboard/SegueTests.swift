import Foundation
import Testing
import ViewLink

@testable import UIKit

final class WaysList: UITableViewController {
    var events: [String] = []

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        let row = tableView.indexPathForSelectedRow.map { " at \($0.section).\($0.row)" } ?? ""
        events.append("prepare \(segue.identifier ?? "") by \(sender.map { "\(type(of: $0))" } ?? "nobody")\(row)")
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        events.append("selected")
    }
}

final class WaysPage: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
    var isLeading = true
    var events: [String] = []

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        events.append("should \(identifier)")
        return isLeading
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        events.append("prepare \(segue.identifier ?? "")")
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
}

final class OwnSegue: UIStoryboardSegue {
    override func perform() { source.title = "gone to \(type(of: destination))" }
}

@MainActor
@Suite(.timeLimit(.minutes(2))) struct SegueTests {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let tabs: UITabBarController

    init() throws {
        AuthorNames.shared.method("unwindToList:", on: WaysList.self) { list, arguments in
            let segue = arguments.first as? UIStoryboardSegue
            MainActor.assumeIsolated { list.events.append("unwound by \(segue?.identifier ?? "")") }
            return nil
        }
        let folder = try #require(Bundle.module.resourceURL).appendingPathComponent("Scenes")
        let storyboard = try UIStoryboard(loading: "Ways", bundle: try #require(Bundle(path: folder.path)))
        tabs = try #require(storyboard.instantiateInitialViewController() as? UITabBarController)
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    private var navigation: UINavigationController? { tabs.viewControllers?.first as? UINavigationController }
    private var list: WaysList? { navigation?.viewControllers.first as? WaysList }

    private func tap(_ view: UIView) {
        window.layoutIfNeeded()
        TouchDelivery(roots: [window]).deliver(.touch(node: view.nodeID, sense: .tap, at: nil))
        window.layoutIfNeeded()
    }

    private func press(_ item: UIBarButtonItem?) throws { tap(try #require(item).button) }

    private func editor() throws -> WaysPage {
        try press(list?.navigationItem.rightBarButtonItem)
        let presented = try #require(tabs.topPresented as? UINavigationController)
        #expect(presented.modalPresentationStyle == .fullScreen)
        return try #require(presented.topViewController as? WaysPage)
    }

    private func find<View: UIView>(_ type: View.Type, below view: UIView?, where fits: (View) -> Bool) -> View? {
        guard let view else { return nil }
        if let found = view as? View, fits(found) { return found }
        for subview in view.subviews {
            if let found = find(type, below: subview, where: fits) { return found }
        }
        return nil
    }

    @Test func `tabs have what the storyboard says, one of them of another storyboard`() throws {
        let items = try #require(tabs.tabBar.items)
        #expect(items.first?.title == "Plants" && items.first?.badgeValue == "2" && items.first?.image != nil)
        #expect(tabs.tabBar.tintColor == .systemRed)
        #expect(navigation?.navigationBar.prefersLargeTitles == true)
        #expect(tabs.viewControllers?.last is FixtureController)
    }

    @Test func `rows that stand in the storyboard are shown, in their sections`() throws {
        let table = try #require(list?.tableView)
        #expect(table.style == .insetGrouped)
        #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 0) == 2)
        #expect(table.cellForRow(at: [0, 0])?.textLabel?.text == "Fern")
        #expect(table.cellForRow(at: [0, 0])?.accessoryType == .disclosureIndicator)
        #expect(table.rectForRow(at: [0, 0]).height == 70 && table.rectForRow(at: [0, 1]).height == 50)
        #expect(list?.tableView(table, titleForHeaderInSection: 0) == "Water")
        #expect(list?.tableView(table, titleForFooterInSection: 0) == "Every morning")
        #expect((table.tableFooterView as? UILabel)?.text == "That is all")
    }

    @Test func `a row leads on, its controller told before it hears of the row`() throws {
        let list = try #require(list)
        tap(try #require(list.tableView.cellForRow(at: [0, 0])))
        #expect(list.events == ["prepare fern by UITableViewCell at 0.0", "selected"])
        #expect(navigation?.topViewController is WaysPage)
        #expect(navigation?.topViewController?.toolbarItems?.map(\.title) == [nil, "Share"])
    }

    @Test func `the button at a row's end leads on, the row itself nowhere`() throws {
        let list = try #require(list)
        let cell = try #require(list.tableView.cellForRow(at: [0, 1]))
        tap(cell)
        #expect(list.events == ["selected"] && navigation?.topViewController === list)
        tap(try #require(find(UIButton.self, below: cell) { _ in true }))
        #expect(list.events.last == "prepare about by UITableViewCell at 0.1")
        #expect(navigation?.topViewController is WaysPage)
    }

    @Test func `a bar's button presents, and an unwind segue comes back to who takes it`() throws {
        let page = try editor()
        #expect(list?.events == ["prepare add by UIBarButtonItem"])
        tap(try #require(find(UIButton.self, below: page.view) { $0.currentTitle == "Save" }))
        #expect(page.events == ["should save", "prepare save"])
        #expect(list?.events.last == "unwound by save")
        #expect(tabs.topPresented === tabs && navigation?.topViewController === list)
    }

    @Test func `a segue that the controller does not want is not performed, but by its name it is`() throws {
        let page = try editor()
        page.isLeading = false
        tap(try #require(find(UIButton.self, below: page.view) { $0.currentTitle == "Save" }))
        #expect(page.events == ["should save"])
        #expect(tabs.topPresented !== tabs)
        page.performSegue(withIdentifier: "save", sender: nil)
        #expect(page.events == ["should save", "prepare save"])
        #expect(tabs.topPresented === tabs)
    }

    @Test func `a gesture leads on`() throws {
        let page = try editor()
        let pad = try #require(find(UIView.self, below: page.view) { $0.gestureRecognizers?.isEmpty == false })
        tap(pad)
        #expect(page.events == ["should tap", "prepare tap"])
        #expect(page.navigationController?.viewControllers.count == 2)
    }

    @Test func `a segue of the author's class does what that says`() throws {
        tap(try #require(list?.tableView.cellForRow(at: [0, 0])))
        let page = try #require(navigation?.topViewController as? WaysPage)
        page.performSegue(withIdentifier: "own", sender: nil)
        #expect(page.title == "gone to WaysList")
        #expect(navigation?.topViewController === page)
    }

    @Test func `what is for other sizes of screen is left out`() throws {
        tap(try #require(list?.tableView.cellForRow(at: [0, 0])))
        let view = try #require(navigation?.topViewController?.view)
        #expect(find(UILabel.self, below: view) { $0.text == "for a tablet" } == nil)
        let label = try #require(find(UILabel.self, below: view) { $0.text == "for all" })
        #expect(label.font.pointSize == 15)
        #expect(label.frame.width == 120)
        #expect(find(UIPickerView.self, below: view) { $0.numberOfRows(inComponent: 0) == 3 } != nil)
    }
}
