import Testing

@testable import UIKit

@MainActor @Suite("Sheets and alerts of before iOS 8")
struct ActionSheetTests {
    @available(*, deprecated)  // As what it hears of.
    private final class Listener: UIViewController, UIActionSheetDelegate {
        var taken: [Int] = []
        func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) { taken.append(buttonIndex) }
    }

    @available(*, deprecated)  // As what it tests.
    @Test func `a sheet's choices are the destructive one, the one that cancels, and the others`() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let listener = Listener()
        window.rootViewController = listener
        window.makeKeyAndVisible()
        let sheet = UIActionSheet(
            title: "Bell",
            delegate: listener,
            cancelButtonTitle: "Cancel",
            destructiveButtonTitle: "Delete",
            otherButtonTitles: "Ring",
            "Hide"
        )
        #expect(sheet.destructiveButtonIndex == 0 && sheet.cancelButtonIndex == 1 && sheet.firstOtherButtonIndex == 2)
        #expect(sheet.numberOfButtons == 4 && sheet.buttonTitle(at: 3) == "Hide" && sheet.buttonTitle(at: 9) == nil)
        sheet.actionSheetStyle = .default
        sheet.show(in: listener.view)
        let shown = try #require(listener.presentedViewController as? UIAlertController)
        #expect(shown.actions.map(\.style) == [.destructive, .cancel, .default, .default])
        shown.actions[2].handler?(shown.actions[2])
        #expect(listener.taken == [2] && !sheet.isVisible)
    }

    @available(*, deprecated)  // As what it tests.
    @Test func `an alert has the fields of its style`() {
        let alert = UIAlertView(title: "Log in", message: nil, delegate: nil, cancelButtonTitle: "OK")
        #expect(alert.textField(at: 0) == nil)
        alert.alertViewStyle = .loginAndPasswordInput
        #expect(alert.textField(at: 0)?.isSecureTextEntry == false && alert.textField(at: 1)?.isSecureTextEntry == true)
        alert.alertViewStyle = .plainTextInput
        #expect(alert.textField(at: 0) != nil && alert.textField(at: 1) == nil)
    }
}
