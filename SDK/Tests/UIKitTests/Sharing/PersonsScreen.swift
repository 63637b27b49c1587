import Foundation
import ViewLink

@testable import UIKit

/// A screen with a controller that presents what a person presses, and with photos and files of its own.
@MainActor
final class PersonsScreen {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
    let controller = UIViewController()
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    private let before = (photos: PhotoLibrary.shared.folder, files: PhoneFiles.root)

    init() throws {
        PhotoLibrary.shared.folder = folder.appendingPathComponent("Photos")
        PhoneFiles.root = folder.appendingPathComponent("Files")
        try FileManager.default.createDirectory(at: PhoneFiles.root, withIntermediateDirectories: true)
        window.rootViewController = controller
        controller.setAppearance(visible: true)
        settle()
    }

    deinit {
        (PhotoLibrary.shared.folder, PhoneFiles.root) = before
        try? FileManager.default.removeItem(at: folder)
    }

    func present(_ other: UIViewController) {
        controller.present(other, animated: true)
        settle()
    }

    func settle() { for _ in 0..<4 { window.layoutIfNeeded() } }

    /// All views that are seen, what lies over others last.
    var all: [UIView] { inner(window) }
    private func inner(_ view: UIView) -> [UIView] { view.isHidden ? [] : [view] + view.subviews.flatMap(inner) }

    /// What is written.
    var texts: [String] { all.flatMap(texts) }
    private func texts(of view: UIView) -> [String] {
        let label = view as? UILabel
        return [label?.text ?? label?.attributedText?.string, (view as? UIButton)?.currentTitle].compactMap(\.self)
    }

    /// Whether something of these words can be pressed.
    func offers(_ words: String) -> Bool { element(words) != nil }

    private func element(_ words: String) -> UIView? {
        all.last { view in
            guard view.isUserInteractionEnabled, view.senses.contains(.tap) else { return false }
            return [view.accessibilityLabel, view.accessibilityIdentifier].contains(words)
                || inner(view).flatMap(texts).contains(words)
        }
    }

    /// Presses what has these words.
    ///
    /// - Returns: whether there is such a thing.
    @discardableResult
    func press(_ words: String) -> Bool {
        guard let found = element(words) else { return false }
        TouchDelivery(roots: [window]).deliver(.touch(node: found.nodeID, sense: .tap, at: nil))
        settle()
        return true
    }

    /// Waits for what comes with later turns of the main queue, and from other threads.
    func until(_ condition: () -> Bool) async {
        let end = Date().addingTimeInterval(20)
        while !condition(), Date() < end {
            await Task.yield()
            settle()
        }
    }
}
