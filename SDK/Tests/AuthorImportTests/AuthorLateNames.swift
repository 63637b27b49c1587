// As files of authors have what UIKit got in its last years, and what stands at the edges of older families.
import AVFoundation
import AVKit
import Combine
import CoreLocation
import MapKit
import StoreKit
import SwiftUI
import UIKit
import WebKit
import os

/// A list without anything in it.
final class EmptyBells: UITableViewController, UISearchResultsUpdating {
    private var watching: Set<AnyCancellable> = []
    let search = UISearchController(searchResultsController: nil)
    private(set) var asked = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.searchController = search
        search.searchResultsUpdater = self
        var empty = UIContentUnavailableConfiguration.empty()
        empty.image = UIImage(systemName: "bell.slash")
        empty.text = "No bells"
        empty.secondaryText = "Add the first one."
        empty.button = .borderedProminent()
        empty.button.title = "Add"
        empty.buttonProperties.primaryAction = UIAction(title: "Add") { _ in }
        contentUnavailableConfiguration = empty
        view.cornerConfiguration = .corners(radius: 12)
        undoManager?.registerUndo(withTarget: self) { $0.asked += 1 }
        tableView.publisher(for: \.contentOffset).sink { _ in }.store(in: &watching)
    }

    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        contentUnavailableConfiguration = UIContentUnavailableConfiguration.search().updated(for: state)
    }

    func updateSearchResults(for searchController: UISearchController) {
        setNeedsUpdateContentUnavailableConfiguration()
    }

    override func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        indexPath.row > 0
    }

    func decorate(_ bar: UITabBarController, _ button: UIBarButtonItem) {
        bar.bottomAccessory = UITabAccessory(contentView: UIView())
        bar.tabBarMinimizeBehavior = .onScrollDown
        button.badge = .count(3)
        button.style = .prominent
        let glass = UIGlassEffect(style: .clear)
        glass.isInteractive = true
        view.addSubview(UIVisualEffectView(effect: glass))
        UILabel.appearance(whenContainedInInstancesOf: [EmptyBells.self]).textColor = .red
        let turning = CAKeyframeAnimation(keyPath: "position")
        turning.rotationMode = .rotateAuto
        let moving = CATransition()
        moving.type = CATransitionType(rawValue: "cube")
        moving.endProgress = 0.5
        os_log("\(asked) bells")
    }
}

/// A title that an author hands on as any kind of string.
struct BellHeader: View {
    let title: Text
    init<S: StringProtocol>(_ title: S) { self.title = Text(title) }
    var body: some View {
        Circle().fill(.conicGradient(colors: [.red, .blue], center: .center)).overlay(title)
    }
}

/// Hears what a station says.
@MainActor
final class StationPlayer: NSObject, @preconcurrency AVPlayerItemMetadataOutputPushDelegate {
    let item = AVPlayerItem(url: URL(fileURLWithPath: "/bells.mp3"))
    let output = AVPlayerItemMetadataOutput(identifiers: nil)
    private(set) var song: String?

    override init() {
        super.init()
        output.setDelegate(self, queue: .main)
        item.add(output)
    }

    func metadataOutput(
        _ output: AVPlayerItemMetadataOutput,
        didOutputTimedMetadataGroups groups: [AVTimedMetadataGroup],
        from track: AVPlayerItemTrack?
    ) { song = groups.first?.items.first?.stringValue }
}

/// Asks for places as iOS 17 has it.
func firstUpdate() async throws -> CLLocationUpdate? {
    for try await update in CLLocationUpdate.liveUpdates() { return update }
    return nil
}
