public import Foundation
import FoundationAdditions

/// The sheet to share items with: what is shared, and what can be done with it (UIKit: UIActivityViewController).
///
/// An author's activities come first, those of the category `share` as a row of pictures; then the system's: to copy, to
/// save a picture, and to save to the Files.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
    /// Hears which activity was chosen, whether it was done, what it gave back and what went wrong.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    open var excludedActivityTypes: [UIActivity.ActivityType]?
    /// Kept, as the next: the sheet has no suggestions and no parts beside those that it shows.
    open var allowsProminentActivity = true
    open var excludedActivitySectionTypes: ActivitySectionTypes = []
    /// Called once, when the sheet has gone: without an activity where none was chosen.
    open var completionWithItemsHandler: CompletionWithItemsHandler?

    /// Parts of the sheet.
    public struct ActivitySectionTypes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let peopleSuggestions = Self(rawValue: 1)
    }

    private let items: [Any]
    private let activities: [UIActivity]
    /// What the header says in place of what the items say themselves.
    package var preview = SharedPreview()
    private var chosen: UIActivity?
    private var isDone = false
    private var isTold = false

    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        (items, activities) = (activityItems, applicationActivities ?? [])
        super.init(nibName: nil, bundle: nil)
        sheetPresentationController?.detents = [.medium(), .large()]
        sheetPresentationController?.prefersGrabberVisible = true
    }

    public convenience init(activityItemsConfiguration: any UIActivityItemsConfigurationReading) {
        self.init(
            activityItems: activityItemsConfiguration.itemProvidersForActivityItemsConfiguration,
            applicationActivities: activityItemsConfiguration.applicationActivitiesForActivityItemsConfiguration
        )
        preview.title = activityItemsConfiguration.activityItemsConfigurationMetadata(key: .title) as? String
    }

    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        let stands = items.map { item in
            (item as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? item
        }
        let offered = (activities + UIActivity.system).filter { activity in
            !isExcluded(activity) && activity.canPerform(withActivityItems: stands)
        }
        let header = ShareHeader(preview.completed(by: sourcePreview).completed(by: SharedPreview(of: stands))) {
            [weak self] in self?.leave()
        }
        let list = ActivityList(offered) { [weak self] in self?.choose($0) }
        for part in [header, list] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        NSLayoutConstraint.activate([
            header.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            header.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            header.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
            list.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 12),
            list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if presentedViewController == nil { tell() }
    }

    private func isExcluded(_ activity: UIActivity) -> Bool {
        activity.activityType.map { excludedActivityTypes?.contains($0) == true } ?? false
    }

    /// What the first item that is made late says of itself.
    private var sourcePreview: SharedPreview {
        guard let source = items.lazy.compactMap({ $0 as? any UIActivityItemSource }).first else {
            return SharedPreview()
        }
        let subject = source.activityViewController(self, subjectForActivityType: nil)
        return SharedPreview(
            title: subject.isEmpty ? nil : subject,
            picture: source.activityViewController(
                self,
                thumbnailImageForActivityType: nil,
                suggestedSize: ShareHeader.pictureSize
            )
        )
    }

    // MARK: What is chosen

    private func choose(_ activity: UIActivity) {
        guard chosen == nil else { return }
        chosen = activity
        activity.ended = { [weak self, weak activity] completed in
            activity?.ended = { _ in }
            self?.isDone = completed
            self?.leave()
        }
        Task {
            activity.prepare(withActivityItems: await items(for: activity.activityType))
            guard let controller = activity.activityViewController else { return activity.perform() }
            present(controller, animated: true)
        }
    }

    /// The items themselves, of which some are made or loaded now.
    private func items(for type: UIActivity.ActivityType?) async -> [Any] {
        var found: [Any] = []
        for item in items {
            let made: Any? =
                switch item {
                case let provider as UIActivityItemProvider: await provider.made(for: type)
                case let source as any UIActivityItemSource:
                    source.activityViewController(self, itemForActivityType: type)
                case let provider as NSItemProvider: await provider.loaded()
                default: item
                }
            if let made { found.append(made) }
        }
        return found
    }

    // MARK: Its end

    /// Takes the sheet away, with all that lies over it.
    private func leave() {
        guard let presentingViewController else { return tell() }
        presentingViewController.dismiss(animated: true)
    }

    private func tell() {
        guard !isTold else { return }
        isTold = true
        completionWithItemsHandler?(chosen?.activityType, isDone, nil, nil)
    }
}
