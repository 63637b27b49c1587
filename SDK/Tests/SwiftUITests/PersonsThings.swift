import Foundation

@testable import SwiftUI
@testable import UIKit

/// Photos and files of a test's own, as long as it is kept.
@MainActor
final class PersonsThings {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    private let before = (photos: PhotoLibrary.shared.folder, files: PhoneFiles.root)

    init(files: [String: String] = [:]) throws {
        PhotoLibrary.shared.folder = folder.appendingPathComponent("Photos")
        PhoneFiles.root = folder.appendingPathComponent("Files")
        try FileManager.default.createDirectory(at: PhoneFiles.root, withIntermediateDirectories: true)
        for (name, content) in files { try Data(content.utf8).write(to: PhoneFiles.root.appendingPathComponent(name)) }
    }

    deinit {
        (PhotoLibrary.shared.folder, PhoneFiles.root) = before
        try? FileManager.default.removeItem(at: folder)
    }

    func text(_ name: String) -> String? {
        try? String(contentsOf: PhoneFiles.root.appendingPathComponent(name), encoding: .utf8)
    }
}

extension Shown {
    /// Whether something of UIKit's with these words, label or identifier can be pressed.
    func offers(_ words: String) -> Bool { element(words) != nil }

    private func element(_ words: String) -> UIView? {
        all.last { view in
            guard view.isUserInteractionEnabled, view.senses.contains(.tap) else { return false }
            return [view.accessibilityLabel, view.accessibilityIdentifier, (view as? UIButton)?.currentTitle]
                .contains(words) || texts(in: view).contains(words)
        }
    }

    /// Presses it.
    ///
    /// - Returns: whether there is such a thing.
    @discardableResult
    func pressElement(_ words: String) -> Bool {
        guard let found = element(words) else { return false }
        touch(found)
        return true
    }
}
