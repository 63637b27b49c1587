// As authors write it: no Testing here, so that every import is the app's own.
import AVFoundation
import AuthorRuntime
import ContactsUI
import CoreData
import CoreMotion
import CoreSpotlight
import EventKit
import GameplayKit
import IntentsUI
import MapKit
import SQLite3
import SpriteKit
import SwiftUI
import WeatherKit
import WebKit

/// What public apps ask of modules, with what they get.
enum AuthorServices {
    static func rowsOfDatabase() -> [String] {
        var database: OpaquePointer?
        guard sqlite3_open(":memory:", &database) == SQLITE_OK else { return [] }
        defer { sqlite3_close(database) }
        let made = "create table names (name text); insert into names values ('Ada'), ('Grace')"
        guard sqlite3_exec(database, made, nil, nil, nil) == SQLITE_OK else { return [] }
        var statement: OpaquePointer?
        guard sqlite3_prepare_v2(database, "select name from names order by name", -1, &statement, nil) == SQLITE_OK
        else { return [] }
        defer { sqlite3_finalize(statement) }
        var names: [String] = []
        while sqlite3_step(statement) == SQLITE_ROW { names.append(String(cString: sqlite3_column_text(statement, 0))) }
        return names
    }

    static func shuffled(_ numbers: [Int]) -> [Int]? {
        GKRandomSource.sharedRandom().arrayByShufflingObjects(in: numbers) as? [Int]
    }

    /// Two of the same seed, and a die, a bell and a bag of each side once.
    static func throwsOfDice() -> (first: [Int], second: [Int], die: [Int], bell: [Int], bag: [Int]) {
        let sources = (GKMersenneTwisterRandomSource(seed: 7), GKMersenneTwisterRandomSource(seed: 7))
        let die = GKRandomDistribution.d6()
        let bell = GKGaussianDistribution(lowestValue: -10, highestValue: 10)
        let bag = GKShuffledDistribution.d6()
        return (
            (0..<20).map { _ in sources.0.nextInt() }, (0..<20).map { _ in sources.1.nextInt() },
            (0..<500).map { _ in die.nextInt() }, (0..<2000).map { _ in bell.nextInt() },
            (0..<12).map { _ in bag.nextInt() }
        )
    }

    /// Whether nothing is heard where nothing is recorded or played.
    @MainActor
    static func soundIsRefused() throws -> Bool {
        let settings: [String: Any] = [
            AVFormatIDKey: Int(kAudioFormatMPEG4AAC), AVEncoderAudioQualityKey: AVAudioQuality.high.rawValue,
        ]
        let recorder = try AVAudioRecorder(url: URL(fileURLWithPath: "/tmp/sound.m4a"), settings: settings)
        let player = AVAudioPlayer()
        let sound = SystemSoundID(kSystemSoundID_Vibrate)
        return !recorder.record() && !recorder.isRecording && !player.play() && player.duration == 0 && sound == 4095
    }

    static func stepsAreRefused() -> Bool {
        var isRefused = false
        CMPedometer().startUpdates(from: Date()) { data, error in isRefused = data == nil && error != nil }
        return isRefused && !CMPedometer.isStepCountingAvailable()
    }

    static func alarmsLeft() -> [Int] {
        let reminder = EKReminder(eventStore: EKEventStore())
        let alarm = EKAlarm(relativeOffset: -60)
        reminder.addAlarm(alarm)
        let before = reminder.hasAlarms ? reminder.alarms?.count ?? 0 : -1
        reminder.removeAlarm(alarm)
        return [before, reminder.hasAlarms ? -1 : reminder.alarms?.count ?? 0]
    }

    @MainActor
    static func picksContacts() -> Bool {
        final class Owner: NSObject, CNContactPickerDelegate {}
        let (picker, owner) = (CNContactPickerViewController(), Owner())
        picker.delegate = owner
        picker.displayedPropertyKeys = [CNContactBirthdayKey]
        return picker.view is MissingView && CNContact().birthday == nil
    }

    /// A middle and a corner of a map, there and back.
    @MainActor
    static func placesOnMap() -> [CGPoint] {
        let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        map.region = MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 40, longitude: 10),
            span: MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 4)
        )
        let pin = MKPinAnnotationView()
        pin.animatesDrop = true
        let corner = map.convert(CGPoint(x: 200, y: 0), toCoordinateFrom: map)
        return [
            map.convert(map.centerCoordinate, toPointTo: map), CGPoint(x: corner.latitude, y: corner.longitude),
            map.convert(corner, toPointTo: map),
        ]
    }

    /// A way of two points, shown with room around it: its ends, and where they lie on the map.
    @MainActor
    static func wayOnMap() -> [CGPoint] {
        let ends = [(48.0, 2.0), (50.0, 6.0)].map { CLLocationCoordinate2D(latitude: $0.0, longitude: $0.1) }
        let way = MKPolyline(coordinates: ends, count: ends.count)
        let again = MKMapPoint(ends[1]).coordinate
        let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let padding = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
        map.setVisibleMapRect(way.boundingMapRect, edgePadding: padding, animated: false)
        return [CGPoint(x: again.latitude, y: again.longitude)]
            + ends.map { map.convert($0, toPointTo: map) }
    }

    /// How a rectangle of a map meets others.
    static func rectanglesOfMap() -> [Bool] {
        let whole = MKMapRect(x: 0, y: 0, width: 10, height: 10), part = MKMapRect(x: 2, y: 2, width: 3, height: 3)
        let circle = MKCircle(center: CLLocationCoordinate2D(latitude: 60, longitude: 0), radius: 500)
        let width = MKMapPoint(x: circle.boundingMapRect.minX, y: circle.boundingMapRect.midY)
            .distance(to: MKMapPoint(x: circle.boundingMapRect.maxX, y: circle.boundingMapRect.midY))
        return [
            whole.contains(part), whole.union(part) == whole, whole.intersection(part) == part,
            whole.intersection(part.offsetBy(dx: 20, dy: 0)).isNull, whole.insetBy(dx: 6, dy: 0).isNull,
            MKMapRect.null.union(part) == part, abs(width - 1000) < 5,
        ]
    }

    /// Cookies of pages are kept, replaced and taken away.
    @MainActor
    static func cookiesOfPages() async -> [String] {
        let store = WKWebsiteDataStore.nonPersistent()
        func cookie(_ value: String) -> HTTPCookie? {
            HTTPCookie(properties: [.name: "a", .value: value, .domain: "example.com", .path: "/"])
        }
        guard let first = cookie("1"), let second = cookie("2") else { return [] }
        await store.httpCookieStore.setCookie(first)
        await store.httpCookieStore.setCookie(second)
        let kept = await store.httpCookieStore.allCookies().map(\.value)
        await store.removeData(ofTypes: WKWebsiteDataStore.allWebsiteDataTypes(), modifiedSince: .distantPast)
        return kept + ["\(await store.httpCookieStore.allCookies().count)"]
    }

    /// What an extension hears of the app that shows it, and a figure in the faintest style.
    @MainActor
    static func namesOfHost() -> Set<Notification.Name> {
        _ = Circle().fill(.quinary)
        return [
            .NSExtensionHostDidBecomeActive, .NSExtensionHostDidEnterBackground, .NSExtensionHostWillEnterForeground,
            .NSExtensionHostWillResignActive,
        ]
    }

    static var typeOfSong: String { AVFileType.mp3.rawValue }

    /// What the person does is not told.
    static func activityIsRefused() async -> Bool {
        guard !CMMotionActivityManager.isActivityAvailable() else { return false }
        return await withCheckedContinuation { heard in
            let manager = CMMotionActivityManager()
            manager.queryActivityStarting(from: Date(), to: Date(), to: OperationQueue()) { activities, error in
                let code = (error as NSError?)?.code
                heard.resume(returning: activities == nil && code == Int(CMErrorMotionActivityNotAvailable.rawValue))
            }
        }
    }

    /// A figure that is moved and turned is one still.
    @MainActor static func figure() -> some Shape {
        Circle().offset(x: -2).rotation(.degrees(9)).trim(from: 0, to: 0.25).stroke(style: .init(lineWidth: 2))
    }

    /// What a toolbar over the keyboard does when it is pressed.
    @MainActor static func click() -> UIEvent {
        UIDevice.current.playInputClick()
        return UIEvent()
    }

    /// Colours whose names UIKit and SwiftUI both have.
    @MainActor
    static func colours() -> [SwiftUI.Color] { [.red, .init(.brown), Color(.white), Color(Color.red)] }

    @MainActor
    static func actionOfEditor() -> SKAction? { SKAction(named: "Pulse") }

    /// An object by the address of its id, and what a controller of no fetch finds.
    static func objectsByAddress() throws -> [Bool] {
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: NSManagedObjectModel())
        let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        context.persistentStoreCoordinator = coordinator
        let group = Group(context: context)
        let id = coordinator.managedObjectID(forURIRepresentation: group.objectID.uriRepresentation())
        let nobody = coordinator.managedObjectID(forURIRepresentation: URL(fileURLWithPath: "/"))
        let fetched: NSFetchedResultsController<Group> = NSFetchedResultsController()
        try fetched.performFetch()
        return [id === group.objectID, nobody == nil, fetched.fetchedObjects?.isEmpty == true]
    }

    /// "Add to Siri", pressed: what its delegate is to present, and what an activity keeps for it.
    @MainActor
    static func siriIsNotThere() -> [Bool] {
        final class Owner: NSObject, INUIAddVoiceShortcutButtonDelegate {
            var shown: UIViewController?
            func present(_ add: INUIAddVoiceShortcutViewController, for button: INUIAddVoiceShortcutButton) {
                shown = add
            }
            func present(_ edit: INUIEditVoiceShortcutViewController, for button: INUIAddVoiceShortcutButton) {}
        }
        let activity = NSUserActivity(activityType: "pause")
        activity.suggestedInvocationPhrase = "Pause"
        activity.contentAttributeSet = CSSearchableItemAttributeSet(contentType: .text)
        let (owner, button) = (Owner(), INUIAddVoiceShortcutButton(style: .automaticOutline))
        button.delegate = owner
        button.shortcut = INShortcut(userActivity: activity)
        button.sendActions(for: .touchUpInside)
        let isKept = activity.contentAttributeSet != nil
        return [owner.shown?.view is MissingView, isKept, button.style == .automaticOutline]
    }

    /// What is said instead of the weather.
    static func weather() async -> String {
        do {
            let place = CLLocation(latitude: 51.5, longitude: 0)
            let (now, days) = try await WeatherService.shared.weather(for: place, including: .current, .daily)
            return now.condition.description + "\(days.count)"
        } catch { return "\(error as? WeatherError == .permissionDenied) \(WeatherCondition.mostlyCloudy)" }
    }

    /// What is handed back as Objective-C does.
    static func handedBack() -> String {
        func name(_ result: AutoreleasingUnsafeMutablePointer<NSString>) { result.pointee = "tea" }
        var found: NSString = ""
        name(&found)
        return String(describing: found)
    }

    static func relatedNames() -> [String] {
        let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        let (list, item) = (Group(context: context), Group(context: context))
        item.setValue("tea", forKey: "name")
        let items = list.mutableSetValue(forKey: "items")
        items.add(item)
        items.add(Group(context: context))
        items.remove(item)
        items.add(item)
        return ((list.value(forKey: "items") as? NSSet)?.allObjects ?? [])
            .compactMap { ($0 as? Group)?.value(forKey: "name") as? String ?? "-" }.sorted()
    }

    final class Group: NSManagedObject {}
}
