import Foundation
import Testing

@testable import AuthorRuntime
@testable import UIKit

/// Initializers of UIKit's and Foundation's classes for a class that a value or a generic parameter names.
@MainActor
@Suite(.timeLimit(.minutes(2))) struct MadeByClassTests {
    @Test func `an object is made by its class`() {
        func made<Object: NSObject>() -> Object { Object() }
        let bell: Bell = made()
        #expect(bell.strokes == 3)
        let types: [NSObject.Type] = [
            Bell.self, UILabel.self, ChimeView.self, ChimeController.self, DateFormatter.self,
        ]
        #expect(types.map { "\(Swift.type(of: $0.init()))" } == types.map { "\($0)" })
    }

    @Test func `an object that is coded is made as any other`() throws {
        let chord = try JSONDecoder().decode(Chord.self, from: Data(#"{"name": "C", "tones": [1, 3, 5]}"#.utf8))
        #expect(chord.name == "C" && chord.tones == [1, 3, 5])
        #expect(try JSONDecoder().decode(Chord.self, from: JSONEncoder().encode(chord)).name == "C")
    }

    @Test func `a view is made by its class, through the initializer that the class overrides`() {
        func made<Shown: UIView>(_ type: Shown.Type) -> Shown {
            type.init(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        }
        #expect(made(ChimeView.self).frame.size == CGSize(width: 3, height: 4))
        #expect(made(ChimeView.self).strokes == 12 && made(UIButton.self).frame.origin.x == 1)
        let type: UIView.Type = ChimeView.self
        #expect((type.init() as? ChimeView)?.strokes == 12)
    }

    @Test func `controllers, cells and headers are made by their classes`() {
        let name = "Chime"
        func controller<Shown: UIViewController>() -> Shown { Shown(nibName: name, bundle: .main) }
        let chime: ChimeController = controller()
        #expect(chime.nibName == name && chime.isMade)
        let type: UINavigationController.Type = ChimeNavigation.self
        let navigation = type.init(rootViewController: chime)
        #expect(navigation is ChimeNavigation && navigation.topViewController === chime)
        func cell<Cell: UITableViewCell>() -> Cell { Cell(style: .subtitle, reuseIdentifier: name) }
        let row: ChimeCell = cell()
        #expect(row.reuseIdentifier == name && row.isMade && row.detailTextLabel != nil)
        let header: UITableViewHeaderFooterView.Type = ChimeHeader.self
        #expect(header.init(reuseIdentifier: name).reuseIdentifier == name)
    }

    @Test func `an initializer that is a new one in Swift is found by its name`() {
        AuthorNames.shared.add { message in
            guard message.selector.name == "init", message.target as? AnyClass == PlainView.self else {
                return .unknown
            }
            return message.answer(PlainView.self) { _, _ in PlainView() }
        }
        let type: UIView.Type = PlainView.self
        #expect((type.init() as? PlainView)?.strokes == 7)
    }
}

private final class Bell: NSObject {
    var strokes = 0
    override init() { strokes = 3 }
}

private final class Chord: NSObject, Codable {
    var name: String
    var tones: [Int]

    init(name: String, tones: [Int]) {
        self.name = name
        self.tones = tones
    }
}

private class ChimeView: UIView {
    var strokes = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        strokes = 12
    }

    required init?(coder: NSCoder) { nil }
}

private final class PlainView: UIView {
    let strokes: Int

    init() {
        strokes = 7
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }
}

private class ChimeController: UIViewController {
    var isMade = false

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        isMade = true
    }

    required init?(coder: NSCoder) { nil }
}

private class ChimeNavigation: UINavigationController {}

private class ChimeCell: UITableViewCell {
    var isMade = false

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        isMade = true
    }

    required init?(coder: NSCoder) { nil }
}

private class ChimeHeader: UITableViewHeaderFooterView {}
