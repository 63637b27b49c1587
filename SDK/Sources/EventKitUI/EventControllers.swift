@_exported public import EventKit
public import Foundation
@_exported public import UIKit

/// What became of an event that was edited.
public enum EKEventEditViewAction: Int, Sendable { case canceled = 0, saved, deleted }

/// Lets a person edit an event: nothing can be saved on a simulated phone, and its place says so.
@preconcurrency @MainActor
open class EKEventEditViewController: UINavigationController {
    open weak var editViewDelegate: (any EKEventEditViewDelegate)?
    open var eventStore: EKEventStore! = EKEventStore()
    open var event: EKEvent?

    /// Tells the delegate that nothing was saved.
    open func cancelEditing() { editViewDelegate?.eventEditViewController(self, didCompleteWith: .canceled) }

    open override func loadView() {
        view = MissingView("an event to edit, “\(event?.title ?? "")”: there is no calendar to save it in")
    }
}

/// Hears what became of an event.
@preconcurrency @MainActor
public protocol EKEventEditViewDelegate: NSObjectProtocol {
    func eventEditViewController(
        _ controller: EKEventEditViewController,
        didCompleteWith action: EKEventEditViewAction
    )
    func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar
}

extension EKEventEditViewDelegate {
    public func eventEditViewControllerDefaultCalendar(
        forNewEvents controller: EKEventEditViewController
    ) -> EKCalendar { EKCalendar(for: .event, eventStore: controller.eventStore) }
}

/// What a person did with an event.
public enum EKEventViewAction: Int, Sendable { case done = 0, responded, deleted }

/// Shows an event: its place says its title.
@preconcurrency @MainActor
open class EKEventViewController: UIViewController {
    open weak var delegate: (any EKEventViewDelegate)?
    open var event: EKEvent!
    open var allowsEditing = false
    open var allowsCalendarPreview = false

    open override func loadView() { view = MissingView("the event “\(event?.title ?? "")”") }
}

/// Hears what a person did with an event.
@preconcurrency @MainActor
public protocol EKEventViewDelegate: NSObjectProtocol {
    func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}

/// How many calendars may be chosen.
public enum EKCalendarChooserSelectionStyle: Int, Sendable { case single = 0, multiple }
/// Which calendars are shown.
public enum EKCalendarChooserDisplayStyle: Int, Sendable { case allCalendars = 0, writableCalendarsOnly }

/// Lets a person choose calendars, of which a simulated phone has none: its place says so.
@preconcurrency @MainActor
open class EKCalendarChooser: UIViewController {
    public let selectionStyle: EKCalendarChooserSelectionStyle
    open weak var delegate: (any EKCalendarChooserDelegate)?
    open var showsDoneButton = false
    open var showsCancelButton = false
    open var selectedCalendars: Set<EKCalendar> = []

    public init(
        selectionStyle: EKCalendarChooserSelectionStyle,
        displayStyle: EKCalendarChooserDisplayStyle,
        entityType: EKEntityType = .event,
        eventStore: EKEventStore
    ) {
        self.selectionStyle = selectionStyle
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) {
        selectionStyle = .single
        super.init(coder: coder)
    }

    open override func loadView() { view = MissingView("a choice of calendars, of which there are none") }
}

/// Hears which calendars were chosen.
@preconcurrency @MainActor
public protocol EKCalendarChooserDelegate: NSObjectProtocol {
    func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser)
    func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser)
    func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser)
}

extension EKCalendarChooserDelegate {
    public func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) {}
    public func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) {}
    public func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser) {}
}
