import AuthorRuntime
import Foundation
import Testing
import UserNotifications

@testable import UIKit

/// What public code reaches by names that Apple does not document.
@MainActor
@Suite(.timeLimit(.minutes(2))) struct UndocumentedKeyTests {
    @Test func `a date picker's colour, an alert's words and a search bar's field are there`() throws {
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = .wheels
        picker.setValue(UIColor.red, forKey: "textColor")
        picker.setValue(false, forKey: "highlightsToday")
        #expect(picker.value(forKey: "textColor") as? UIColor == .red)

        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        alert.setValue(NSAttributedString(string: "Sure?"), forKey: "attributedTitle")
        let action = UIAlertAction(title: "Yes", style: .default)
        action.setValue(UIColor.purple, forKey: "titleTextColor")
        alert.addAction(action)
        #expect(alert.title == "Sure?" && action.titleTextColor == .purple)

        let bar = UISearchBar()
        #expect(bar.value(forKey: "searchField") as? UITextField === bar.searchTextField)
        bar.setValue("Leave", forKey: "cancelButtonText")
        #expect((bar.value(forKey: "cancelButton") as? UIButton)?.currentTitle == "Leave")
        UITextField().setValue(UIColor.gray, forKeyPath: "placeholderLabel.textColor")
    }

    @Test func `what is documented of any view has its name`() {
        let picker = UIDatePicker()
        picker.setValue(UIColor.clear, forKey: "backgroundColor")
        #expect(picker.backgroundColor == .clear)
        picker.setValue(true, forKeyPath: "hidden")
        picker.setValue(0.5, forKey: "alpha")
        #expect(picker.isHidden && picker.alpha == 0.5)
        picker.setValue(7, forKey: "tag")
        #expect(picker.value(forKey: "tag") as? Int == 7)
        #expect(picker.value(forKey: "layer") as? CALayer === picker.layer)
        UIDevice.current.setValue(3, forKey: "orientation")
        #expect(UIDevice.current.orientation == .portrait)
    }

    @Test func `a controller's view stands in an alert, as high as it prefers`() throws {
        let alert = UIAlertController(title: "When?", message: nil, preferredStyle: .alert)
        let content = UIViewController()
        content.preferredContentSize = CGSize(width: 250, height: 180)
        alert.setValue(content, forKey: "contentViewController")
        alert.addAction(UIAlertAction(title: "Done", style: .default))
        let view = try #require(alert.view)
        view.frame = CGRect(x: 0, y: 0, width: 402, height: 874)
        view.layoutIfNeeded()
        let inner = try #require(content.view)
        #expect(inner.isDescendant(of: view) && inner.bounds.size == CGSize(width: 268, height: 180))
        #expect(alert.children == [content])
    }

    @Test func `a cell that its source hides stays hidden, and one that the layout hides is seen again`() {
        let cell = UICollectionViewCell(frame: .zero)
        let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
        cell.isHidden = true
        cell.take(visibilityOf: attributes)
        #expect(cell.isHidden)
        cell.isHidden = false
        attributes.isHidden = true
        attributes.alpha = 0.5
        cell.take(visibilityOf: attributes)
        #expect(cell.isHidden && cell.alpha == 0.5)
        attributes.isHidden = false
        attributes.alpha = 1
        cell.take(visibilityOf: attributes)
        #expect(!cell.isHidden && cell.alpha == 1)
    }

    @Test func `a notification's content takes what apps ask of it, on any thread`() async {
        await Task.detached {
            let content = UNMutableNotificationContent()
            content.setValue(true, forKey: "shouldAlwaysAlertWhileAppIsForeground")
            content.setValue("YES", forKeyPath: "shouldAlwaysAlertWhileAppIsForeground")
        }.value
    }
}
