import Foundation
import Testing

@testable import UIKit

/// Members that public apps use and that are kept, or that are what a later one is.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(2))) struct FormerMembersTests {
    @Test func `a notification that waits is what was scheduled`() throws {
        let tea = UILocalNotification()
        tea.alertTitle = "Tea"
        tea.alertBody = "is ready"
        tea.userInfo = ["cup": 2]
        tea.soundName = UILocalNotificationDefaultSoundName
        tea.fireDate = Date(timeIntervalSinceNow: 1000)
        let again = UILocalNotification(tea.request(now: false))
        #expect(again.identifier == tea.identifier && again.alertTitle == "Tea" && again.alertBody == "is ready")
        #expect(again.userInfo?["cup"] as? Int == 2 && again.soundName == tea.soundName)
        let (date, wanted) = (try #require(again.fireDate), try #require(tea.fireDate))
        #expect(abs(date.timeIntervalSince(wanted)) < 1)
    }

    @Test @available(*, deprecated)
    func `names of Swift 3 are today's`() {
        let look: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
        #expect("HH".size(attributes: look) == "HH".size(withAttributes: look))
        #expect(("HH" as NSString).size(attributes: look).width > 0)
        let green = UIColor(colorLiteralRed: 24 / 255, green: 179 / 255, blue: 106 / 255, alpha: 1)
        #expect(green == UIColor(_colorLiteralRed: 24 / 255, green: 179 / 255, blue: 106 / 255, alpha: 1))
        #expect(UIScreen.main.focusedView?.safeAreaInsets.top == nil && !UIScreen.main.supportsFocus)
    }

    @Test func `a symbol is as large as its configuration says`() throws {
        let plain = try #require(UIImage(systemName: "bell"))
        let small = plain.withConfiguration(UIImage.SymbolConfiguration(scale: .small))
        let large = plain.withConfiguration(UIImage.SymbolConfiguration(scale: .large))
        #expect(small.size.width < plain.size.width && plain.size.width < large.size.width)
        let points = UIImage.SymbolConfiguration(pointSize: 40, weight: .bold, scale: .medium)
        #expect(plain.withConfiguration(points).size.width == 48)
        #expect(plain.withConfiguration(UIImage.SymbolConfiguration(weight: .bold)).size == plain.size)
    }

    @Test func `data of a catalogue are found by their set's name`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let set = folder.appendingPathComponent("Assets.xcassets/Sounds/Bell.dataset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        let contents = #"""
            {"data": [{"idiom": "universal", "filename": "bell.json", "universal-type-identifier": "public.json"}]}
            """#
        try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
        try Data("[1]".utf8).write(to: set.appendingPathComponent("bell.json"))
        let bundle = try #require(Bundle(path: folder.path))
        let found = try #require(NSDataAsset(name: "Bell", bundle: bundle))
        #expect(found.data == Data("[1]".utf8) && found.typeIdentifier == "public.json" && found.name == "Bell")
        #expect(NSDataAsset(name: "Gong", bundle: bundle) == nil && NSDataAsset(name: "Bell") == nil)
        let outside = #"{"data": [{"filename": "../../../secret"}]}"#
        try Data(outside.utf8).write(to: set.appendingPathComponent("Contents.json"))
        #expect(NSDataAsset(name: "Bell", bundle: bundle) == nil, "a set has its own files alone")
    }

    @available(*, deprecated)  // As some of what it tests.
    @Test func `what is kept is given back`() {
        let screen = UIScreen.main
        defer { screen.brightness = 0.5 }
        screen.brightness = 7
        #expect(screen.brightness == 1)
        let item = UINavigationItem(title: "Tea")
        item.style = .editor
        #expect(item.style == .editor)
        let search = UISearchController(searchResultsController: nil)
        search.dimsBackgroundDuringPresentation = false
        #expect(!search.obscuresBackgroundDuringPresentation)
        UIApplication.shared.shortcutItems = [UIMutableApplicationShortcutItem(type: "new", localizedTitle: "New")]
        #expect(UIApplication.shared.shortcutItems?.map(\.type) == ["new"])
        UIApplication.shared.shortcutItems = nil
        #expect(UIProgressView(progressViewStyle: .bar).progressViewStyle == .bar)
        #expect(UIAccessibilityTraits.updatesFrequently.rawValue == 1 << 9)
    }
}
