import Foundation
import Testing
import ViewLink

@testable import UIKit

final class NibOwner: NSObject {
    var nameLabel: UILabel?
    var gap: NSLayoutConstraint?
    var greetings = 0
}

final class CardViewController: UIViewController {
    var nameLabel: UILabel?
    var gap: NSLayoutConstraint?
    var wasLoaded = false

    override func viewDidLoad() {
        super.viewDidLoad()
        wasLoaded = nameLabel != nil
    }
}

final class PersonCell: UITableViewCell {
    var nameLabel: UILabel?
    var wasAwake = false

    override func awakeFromNib() {
        super.awakeFromNib()
        wasAwake = nameLabel != nil
    }
}

/// Views of xibs, as Interface Builder writes them.
@MainActor
@Suite(.timeLimit(.minutes(2))) struct NibTests {
    let bundle: Bundle

    init() throws {
        let folder = try #require(Bundle.module.resourceURL).appendingPathComponent("Scenes")
        bundle = try #require(Bundle(path: folder.path))
        let names = AuthorNames.shared
        names.setter("nameLabel", on: NibOwner.self) { $0.nameLabel = $1 as? UILabel }
        names.setter("gap", on: NibOwner.self) { $0.gap = $1 as? NSLayoutConstraint }
        names.method("greet:", on: NibOwner.self) { owner, _ in
            owner.greetings += 1
            return nil
        }
        names.setter("nameLabel", on: CardViewController.self) { controller, value in
            nonisolated(unsafe) let value = value
            MainActor.assumeIsolated { controller.nameLabel = value as? UILabel }
        }
        names.setter("gap", on: CardViewController.self) { controller, value in
            nonisolated(unsafe) let value = value
            MainActor.assumeIsolated { controller.gap = value as? NSLayoutConstraint }
        }
        names.setter("nameLabel", on: PersonCell.self) { cell, value in
            nonisolated(unsafe) let value = value
            MainActor.assumeIsolated { cell.nameLabel = value as? UILabel }
        }
    }

    @Test func `a nib gives its owner outlets and actions, and its views their attributes`() throws {
        let owner = NibOwner()
        let view = try #require(bundle.loadNibNamed("CardView", owner: owner)?.first as? UIView)
        #expect(owner.nameLabel?.text == "Name" && owner.nameLabel?.superview === view)
        #expect(view.layer.cornerRadius == 12 && view.clipsToBounds)
        #expect(view.layer.borderColor == UIColor.red.cgColor)
        view.layoutIfNeeded()
        #expect(owner.nameLabel?.frame.minX == 20)
        owner.gap?.constant = 44
        view.layoutIfNeeded()
        #expect(owner.nameLabel?.frame.minX == 44)
        let button = try #require(view.subviews.compactMap { $0 as? UIButton }.first)
        #expect(button.frame.maxX == 280)
        button.sendActions(for: .touchUpInside)
        #expect(owner.greetings == 1)
        #expect(bundle.loadNibNamed("Nowhere", owner: owner) == nil)
    }

    @Test func `a nib makes its objects as often as it is asked`() {
        let nib = UINib(nibName: "CardView", bundle: bundle)
        let owner = NibOwner()
        let first = nib.instantiate(withOwner: owner).first as? UIView
        let second = nib.instantiate(withOwner: owner).first as? UIView
        #expect(first != nil && second != nil && first !== second)
    }

    @Test func `a controller takes the nib that it names, or the one of its own name`() {
        let named = CardViewController(nibName: "CardView", bundle: bundle)
        #expect(named.view.subviews.count == 2 && named.wasLoaded)
        let unnamed = CardViewController(nibName: nil, bundle: bundle)
        #expect(unnamed.view.subviews.count == 2 && unnamed.wasLoaded)
        #expect(UIViewController(nibName: nil, bundle: bundle).view.subviews.isEmpty)
    }

    @Test func `cells of a nib are made, reused and as high as their text`() throws {
        final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
            var names = ["Ada", "Ada Lovelace wrote the first program that was ever meant for a machine, in a note"]
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "person", for: indexPath)
                (cell as? PersonCell)?.nameLabel?.text = names[indexPath.row]
                return cell
            }
        }
        let source = Source()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        table.register(UINib(nibName: "PersonCell", bundle: bundle), forCellReuseIdentifier: "person")
        table.dataSource = source
        table.delegate = source
        table.layoutIfNeeded()
        let cells = table.visibleCells.compactMap { $0 as? PersonCell }
        #expect(cells.count == 2 && cells.allSatisfy { $0.wasAwake && $0.reuseIdentifier == "person" })
        #expect(cells[0].bounds.height < 64 && cells[1].bounds.height > 75)
    }

    @Test func `a cell of a style of UIKit's shows in its own labels what the nib says`() throws {
        let made = UINib(nibName: "SubtitleCell", bundle: bundle).instantiate(withOwner: nil, options: nil)
        let cell = try #require(made.first as? UITableViewCell)
        #expect(cell.textLabel?.text == "Title" && cell.detailTextLabel?.text == "Subtitle")
        #expect(cell.detailTextLabel?.textColor == .systemRed)
        cell.textLabel?.text = "News"
        #expect(cell.contentView.subviews.compactMap { ($0 as? UILabel)?.text } == ["News", "Subtitle"])
    }

    @Test func `a view is held where it was drawn, and its borders follow as its mask says`() throws {
        let made = UINib(nibName: "FixedView", bundle: bundle).instantiate(withOwner: nil, options: nil)
        let view = try #require(made.first as? UIView)
        let labels = view.subviews.filter { $0 is UILabel }
        let button = try #require(view.subviews.last as? UIButton)
        // As Xcode 8.0 wrote frames, and a class of Apple's that an author chose.
        #expect(
            view.subviews[2].frame == CGRect(x: 33, y: 40, width: 44, height: 20)
                && type(of: view.subviews[2]) == UIControl.self
        )
        #expect(button.buttonType == .detailDisclosure && button.currentImage != nil)
        #expect(button.accessibilityLabel == "More Info")
        #expect(UIButton(type: .contactAdd).currentImage != nil && UIButton(type: .system).currentImage == nil)
        #expect(
            labels.map(\.frame) == [
                CGRect(x: 20, y: 10, width: 100, height: 20), CGRect(x: 0, y: 80, width: 200, height: 20),
            ]
        )
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 160)
        view.layoutIfNeeded()
        #expect(
            labels.map(\.frame) == [
                CGRect(x: 20, y: 10, width: 100, height: 20), CGRect(x: 0, y: 140, width: 300, height: 20),
            ]
        )
    }

    @Test func `a share is written with a colon or a stroke`() throws {
        let made = UINib(nibName: "Share", bundle: bundle).instantiate(withOwner: nil, options: nil)
        let view = try #require(made.first as? UIView)
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 220)
        view.layoutIfNeeded()
        #expect(view.subviews.first?.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    }

    @Test func `a nib that is not there, or broken, says so`() throws {
        let error = #expect(throws: InterfaceError.self) { try UINib(loading: "Nowhere", bundle: bundle) }
        #expect(error?.description.contains("Nowhere") == true)
    }
}
