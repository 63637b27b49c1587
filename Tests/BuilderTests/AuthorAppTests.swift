import Builder
import Foundation
import Testing

/// An app of an author's, built untouched and run: what its code finds is what it would find on a phone.
@Suite(.serialized, .timeLimit(.minutes(10))) struct AuthorAppTests {
    @Test func controllersArePushedPresentedAndDismissed() async throws {
        let lines = try await output(
            of: """
                let root = Named("root"), next = Named("next"), over = Named("over")
                let navigation = UINavigationController(rootViewController: root)
                let tabs = UITabBarController()
                tabs.viewControllers = [navigation]
                window = UIWindow(frame: UIScreen.main.bounds)
                window?.rootViewController = tabs
                window?.makeKeyAndVisible()
                root.show(next, sender: nil)
                print(navigation.topViewController === next, next.navigationController === navigation)
                print(next.tabBarController === tabs, next.view.window === window, root.view.window == nil)
                print(navigation.popViewController(animated: true) === next, root.view.window === window)
                root.present(over, animated: true) { print("presented") }
                print(root.presentedViewController === over, over.presentingViewController === tabs)
                let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "No", style: .cancel))
                alert.addAction(UIAlertAction(title: "Yes", style: .default) { print("chose", $0.title ?? "") ; exit(0) })
                over.dismiss(animated: true) {
                    print("dismissed", root.presentedViewController == nil, over.view.window == nil)
                    root.present(alert, animated: true) {
                        let buttons = buttons(in: alert.view)
                        print(buttons.map { $0.configuration?.title ?? "" })
                        buttons.last?.sendActions(for: .touchUpInside)
                    }
                }
                """,
            declarations: """
                class Named: UIViewController {
                    init(_ name: String) { super.init(nibName: nil, bundle: nil); title = name }
                    required init?(coder: NSCoder) { fatalError() }
                }
                func buttons(in view: UIView) -> [UIButton] {
                    view.subviews.flatMap { ($0 as? UIButton).map { [$0] } ?? buttons(in: $0) }
                }
                """
        )
        #expect(
            lines == [
                "true true", "true true true", "true true", "true true", "presented", "dismissed true true",
                "[\"No\", \"Yes\"]", "chose Yes",
            ]
        )
    }

    @Test func theClassesOfACoreDataModelAreMade() async throws {
        let lines = try await output(
            of: """
                DispatchQueue.main.async { exit(0) }
                let container = NSPersistentContainer(name: "Songs")
                let context = container.viewContext
                for (title, plays) in [("Árbol", 3), ("bells", 1), ("Chime", 2)] {
                    let song = Song(context: context)
                    song.title = title
                    song.plays = Int32(plays)
                }
                let album = Album(context: context)
                print(album.stars, album.kind ?? "", album.made == nil, album.songs?.count ?? -1)
                print(Blank(context: context).entity.name ?? "none")
                let request: NSFetchRequest<Song> = Song.fetchRequest()
                request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
                for song in try context.fetch(request) { album.addToSongs(song); song.album = album }
                print(album.songs!.count, album.nickname ?? "none")
                func titles(_ format: String, _ arguments: [Any] = []) throws -> [String] {
                    request.predicate = NSPredicate(format: format, argumentArray: arguments)
                    return try context.fetch(request).compactMap(\\.title)
                }
                print(try titles("plays > %d AND album.kind == 'LP'", [1]))
                print(try titles("title BEGINSWITH[cd] 'ARB' OR plays IN {1}"))
                request.predicate = NSPredicate(format: "%K == %@", "title", "Chime")
                print(try context.fetch(request).map(\\.plays))
                let model = Bundle.main.url(forResource: "Songs", withExtension: "momd")!
                print(NSManagedObjectModel(contentsOf: model) != nil)
                let found = NSAsynchronousFetchRequest(fetchRequest: request) { print($0.finalResult?.count ?? -1) }
                try context.execute(found)
                """,
            declarations: """
                import CoreData
                extension Album { var nickname: String? { kind.map { "the " + $0 } } }
                """,
            more: [
                "Songs.xcdatamodeld/.xccurrentversion":
                    "<plist><dict><key>_XCCurrentVersionName</key><string>Songs 2.xcdatamodel</string></dict></plist>",
                "Songs.xcdatamodeld/Songs.xcdatamodel/contents": "<model><entity name=\"Old\" /></model>",
                "Songs.xcdatamodeld/Songs 2.xcdatamodel/contents": """
                <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
                <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
                    <entity name="Blank" representedClassName="Blank" syncable="YES" codeGenerationType="class"/>
                    <entity name="Song" representedClassName="Song" syncable="YES" codeGenerationType="class">
                        <attribute name="title" optional="YES" attributeType="String"/>
                        <attribute name="plays" attributeType="Integer 32" defaultValueString="0" usesScalarValueType="YES"/>
                        <relationship name="album" optional="YES" maxCount="1" destinationEntity="Album"/>
                    </entity>
                    <entity name="Album" representedClassName=".Album" syncable="YES" codeGenerationType="class">
                        <attribute name="kind" optional="YES" attributeType="String" defaultValueString="LP"/>
                        <attribute name="made" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
                        <attribute name="stars" attributeType="Integer 16" defaultValueString="5" usesScalarValueType="YES"/>
                        <relationship name="songs" optional="YES" toMany="YES" destinationEntity="Song"/>
                    </entity>
                    <entity name="Own" representedClassName="NotMade" syncable="YES">
                        <attribute name="title" optional="YES" attributeType="String"/>
                    </entity>
                </model>
                """,
            ]
        )
        #expect(
            lines.filter { !$0.contains("memory") } == [
                "5 LP true 0", "Blank", "3 the LP", "[\"Árbol\", \"Chime\"]", "[\"Árbol\", \"bells\"]", "[2]", "true",
                "1",
            ]
        )
    }

    @Test("A Core Data model's rules hold: inverses, what goes with a deleted object, and what has to be there")
    func rulesOfACoreDataModel() async throws {
        let lines = try await output(
            of: """
                let context = NSPersistentContainer(name: "Walks").viewContext
                let route = Route(title: "Hill", in: context)
                let (first, second) = (Stop(context: context), Stop(context: context))
                first.route = route
                route.addToStops(second)
                print(route.stops?.count ?? 0, second.route === route, route.length, Route.entity().name ?? "")
                try context.save()
                context.delete(route)
                print(try context.count(for: Stop.fetchRequest()), Stop.entity().attributesByName.keys.sorted())
                context.rollback()
                print(route.stops?.count ?? 0)
                first.name = "much too long a name"
                do { try context.save() } catch { print((error as NSError).code, (error as NSError).domain) }
                first.name = nil
                do { try context.save() } catch CocoaError.validationMissingMandatoryProperty { print("missing") }
                first.name = "here"
                try context.save()
                _ = Route(title: "Hill", in: context)
                do { try context.save() } catch CocoaError.managedObjectConstraintMerge { print("twice") }
                context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
                try context.save()
                print(try context.count(for: Route.fetchRequest()))
                exit(0)
                """,
            declarations: """
                import CoreData
                @objc(Route)
                class Route: NSManagedObject {
                    @NSManaged var title: String?
                    @NSManaged var length: Double
                    @NSManaged var stops: NSSet?
                    @NSManaged func addToStops(_ value: Stop)
                    init(title: String, in context: NSManagedObjectContext) {
                        super.init(entity: NSEntityDescription.entity(forEntityName: "Route", in: context)!, insertInto: context)
                        self.title = title
                    }
                }
                class Stop: NSManagedObject {
                    @NSManaged var name: String?
                    @NSManaged var route: Route?
                    override init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
                        super.init(entity: entity, insertInto: context)
                    }
                }
                """,
            more: [
                "Walks.xcdatamodeld/Walks.xcdatamodel/contents": """
                <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
                <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
                    <entity name="Route" representedClassName="Route" syncable="YES">
                        <attribute name="title" optional="YES" attributeType="String"/>
                        <attribute name="length" attributeType="Double" defaultValueString="2.5" usesScalarValueType="YES"/>
                        <relationship name="stops" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Stop" inverseName="route" inverseEntity="Stop"/>
                        <uniquenessConstraints>
                            <uniquenessConstraint>
                                <constraint value="title"/>
                            </uniquenessConstraint>
                        </uniquenessConstraints>
                    </entity>
                    <entity name="Stop" representedClassName="Stop" syncable="YES">
                        <attribute name="name" attributeType="String" maxValueString="10" defaultValueString="somewhere"/>
                        <relationship name="route" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Route" inverseName="stops" inverseEntity="Route"/>
                    </entity>
                </model>
                """
            ]
        )
        #expect(
            lines == [
                "2 true 2.5 Route", #"0 ["name"]"#, "2", "1660 NSCocoaErrorDomain", "missing", "twice", "1",
            ]
        )
    }

    @Test("What Interface Builder draws beside a view is made, and the machine is a phone")
    func objectsOfAXib() async throws {
        let lines = try await output(
            of: """
                let list = ListController(nibName: "List", bundle: nil)
                list.loadViewIfNeeded()
                print(list.table.dataSource === list.rows, list.rows.tableView(list.table, numberOfRowsInSection: 0))
                print(type(of: list.rows!), list.rows.host === list)
                var system = utsname()
                uname(&system)
                let machine = withUnsafePointer(to: &system.machine) {
                    $0.withMemoryRebound(to: CChar.self, capacity: 1) { String(validatingUTF8: $0) ?? "" }
                }
                print(machine, mach_task_basic_info().resident_size)
                exit(0)
                """,
            declarations: """
                class ListController: UIViewController {
                    @IBOutlet var table: UITableView!
                    @IBOutlet weak var rows: Rows!
                }
                class Rows: NSObject, UITableViewDataSource {
                    @IBOutlet weak var host: UIViewController?
                    let names = ["one", "two"]
                    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
                    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                        UITableViewCell()
                    }
                }
                """,
            more: [
                "List.xib": """
                <?xml version="1.0" encoding="UTF-8"?>
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
                    <objects>
                        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="ListController">
                            <connections>
                                <outlet property="view" destination="v" id="1"/>
                                <outlet property="table" destination="v" id="2"/>
                                <outlet property="rows" destination="r" id="3"/>
                            </connections>
                        </placeholder>
                        <tableView id="v"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                            <connections><outlet property="dataSource" destination="r" id="4"/></connections>
                        </tableView>
                        <customObject id="r" customClass="Rows" customModule="Tried" customModuleProvider="target">
                            <connections><outlet property="host" destination="-1" id="5"/></connections>
                        </customObject>
                    </objects>
                </document>
                """
            ]
        )
        #expect(lines == ["true 2", "Rows true", "iPhone17,1 0"])
    }

    @Test func frameworksThatShowNothingSayWhatTheyWouldShow() async throws {
        let lines = try await output(
            of: """
                let page = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
                page.navigationDelegate = Hearing.shared
                Hearing.shared.page = page
                page.load(URLRequest(url: URL(string: "http://127.0.0.1:9/a")!))
                print(page.url!.path, AVMakeRect(aspectRatio: CGSize(width: 2, height: 1), insideRect: CGRect(x: 0, y: 0, width: 4, height: 4)).minY)
                let map = MKMapView()
                let points = [CLLocationCoordinate2D(latitude: 1, longitude: 2), CLLocationCoordinate2D(latitude: 3, longitude: 4)]
                map.add(MKPolyline(coordinates: points, count: 2), level: .aboveRoads)
                print(map.overlays.count, map.overlays[0].coordinate.latitude, MKPolylineRenderer(overlay: map.overlays[0]).lineWidth)
                UIImpactFeedbackGenerator(style: .light).impactOccurred()
                print(UIImagePickerController.isSourceTypeAvailable(.camera), UIScreen.main.traitCollection.forceTouchCapability == .unavailable)
                print(CTFontCreateWithName("Helvetica" as CFString, 14, nil).pointSize, CLBeaconRegion(proximityUUID: UUID(), identifier: "b").identifier)
                view.backgroundColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
                print(view.backgroundColor == .red)
                let request = MKDirectionsRequest()
                request.transportType = .automobile
                MKDirections(request: request).calculate { response, error in
                    print(response == nil, (error as? MKError)?.code == .directionsNotFound)
                }
                """,
            declarations: """
                import AVFoundation
                import StoreKit
                @MainActor let view = UIView()
                extension AppDelegate {
                    func later() { OperationQueue.main.addOperation { print(self.window == nil) } }
                }
                class Hearing: NSObject, WKNavigationDelegate {
                    static let shared = Hearing()
                    var page: WKWebView?
                    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { print("finished") }
                    func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: Error) {
                        print("failed", (error as NSError).domain)
                        exit(0)
                    }
                }
                """
        )
        #expect(
            lines == [
                "/a 1.0", "1 2.0 0.0", "false true", "14.0 b", "true", "true true", "failed NSURLErrorDomain",
            ]
        )
    }

    @Test func namesOfOlderSwiftAreTodaysNames() async throws {
        let lines = try await output(
            of: """
                DispatchQueue.main.async { exit(0) }
                print([NSFontAttributeName: 1].keys.first == .font)
                NotificationCenter.default.addObserver(forName: .UIApplicationWillEnterForeground, object: nil, queue: nil) { _ in }
                let span = MKCoordinateSpanMake(1, 2)
                print(span.longitudeDelta, UIEdgeInsetsMake(1, 2, 3, 4).right, UIUserNotificationType([.alert, .badge]).rawValue)
                let local = UILocalNotification()
                local.alertBody = "old"
                print(local.alertBody ?? "", UNNotificationSound(named: "bell.wav") == UNNotificationSound(named: .init("bell.wav")))
                print(String(format: "%@ %@", NSNumber(value: 2.5), Data([1, 255]) as CVarArg))
                print(Fancy().isEnabled, CLLocationManager().authorizationStatus == .notDetermined)
                throw Oops.wrong
                """,
            declarations: """
                enum Oops: Int, Error { case wrong = 3 }
                class Fancy: UIButton {
                    override init(frame: CGRect) { super.init(frame: frame) }
                    required init?(coder: NSCoder) { super.init(coder: coder) }
                }
                class Content: UNMutableNotificationContent {}
                class Delegate: NSObject, MKMapViewDelegate, CLLocationManagerDelegate, UIPickerViewDelegate {}
                class Table: UITableViewController {
                    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
                    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
                }
                """
        )
        #expect(
            lines == [
                "true", "2.0 4.0 5", "old true", "2.5 {length = 2, bytes = 0x01ff}", "true true", "failed Tried.Oops 3",
            ]
        )
    }

    @Test func smallFrameworksAnswerForAPhoneWithoutFaceCarrierOrConsent() async throws {
        let lines = try await output(
            of: """
                var error: NSError?
                print(LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: &error), error?.domain ?? "", error?.code ?? 0)
                print(ATTrackingManager.trackingAuthorizationStatus == .denied, ASIdentifierManager.shared().advertisingIdentifier)
                print(CTTelephonyNetworkInfo().serviceSubscriberCellularProviders == nil, PKPushRegistry(queue: nil).pushToken(for: .voIP) == nil)
                var flags: SCNetworkReachabilityFlags = []
                let way = SCNetworkReachabilityCreateWithName(nil, "example.com")!
                print(SCNetworkReachabilityGetFlags(way, &flags), flags.contains(.reachable), flags.contains(.isWWAN))
                let page = SFSafariViewController(url: URL(string: "https://example.com")!)
                print(page.view.subviews.lazy.compactMap { ($0 as? UILabel)?.text }.first ?? "")
                exit(0)
                """,
            declarations: """
                import AdSupport
                import AppTrackingTransparency
                import CoreTelephony
                import LocalAuthentication
                import PushKit
                import SafariServices
                import SystemConfiguration
                """
        )
        #expect(
            lines == [
                "false com.apple.LocalAuthentication -5", "true 00000000-0000-0000-0000-000000000000", "true true",
                "true true false", "example.com",
            ]
        )
    }

    @Test func aDownloadIsCalledWhatItIsCalledOnAPhone() async throws {
        let lines = try await output(
            of: """
                func name(_ url: String, _ type: String? = nil, _ disposition: String? = nil) {
                    var fields: [String: String] = [:]
                    fields["Content-Type"] = type
                    fields["Content-Disposition"] = disposition
                    let response: URLResponse? = HTTPURLResponse(
                        url: URL(string: url)!, statusCode: 200, httpVersion: nil, headerFields: fields)
                    print(response?.suggestedFilename ?? "nil")
                }
                name("https://example.com/a/pic.png", "image/png")
                name("https://example.com/a/pic.jpg", "image/jpeg")
                name("https://example.com/a/pic", "image/jpeg; charset=binary")
                name("https://example.com/", "image/gif")
                name("https://example.com/x", "image/png", "attachment; filename=\\"a; b.png\\"")
                name("https://example.com/x", nil, "attachment; filename=plain.png; filename*=UTF-8''%C3%BCber.png")
                name("https://example.com/x", nil, "attachment; filename=../../etc/passwd")
                name("https://example.com/pic%20two.png")
                name("https://example.com/film", "video/mpeg")
                name("https://example.com/tone.wav", "audio/vnd.wave")
                name("https://example.com/tone.mp4", "audio/mp4")
                name("https://example.com/data.bin", "application/octet-stream")
                exit(0)
                """
        )
        #expect(
            lines == [
                "pic.png", "pic.jpg", "pic.jpeg", "example.com.gif", "a; b.png", "über.png", "passwd", "pic two.png",
                "film.mpg", "tone.wav", "tone.mp4", "data.bin",
            ]
        )
    }

    @Test func olderStoryboardsLieAsInterfaceBuilderHasThem() async throws {
        let lines = try await output(
            of: """
                let board = UIStoryboard(name: "Old", bundle: nil)
                let navigation = board.instantiateInitialViewController() as! UINavigationController
                let controller = navigation.topViewController!
                controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
                controller.view.layoutIfNeeded()
                for tag in 1...4 { print(controller.view.viewWithTag(tag)!.frame) }
                print((controller.view.viewWithTag(3) as! UILabel).text ?? "nil", controller.navigationItem.title ?? "nil")
                print(controller.navigationItem.rightBarButtonItem?.title ?? "nil")
                controller.performSegue(withIdentifier: "more", sender: nil)
                print(navigation.topViewController?.title ?? "nil")
                exit(0)
                """,
            more: [
                "Old.storyboard": """
                <?xml version="1.0" encoding="UTF-8"?>
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="nav">
                <scenes>
                <scene sceneID="s0"><objects>
                <navigationController id="nav"><connections>
                <segue destination="main" kind="relationship" relationship="rootViewController" id="r1"/>
                </connections></navigationController>
                </objects></scene>
                <scene sceneID="s1"><objects>
                <viewController id="main">
                <layoutGuides>
                <viewControllerLayoutGuide type="top" id="top"/>
                <viewControllerLayoutGuide type="bottom" id="bot"/>
                </layoutGuides>
                <view key="view" contentMode="scaleToFill" id="v0">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                <subviews>
                <view tag="1" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="v1">
                <rect key="frame" x="0.0" y="0.0" width="375" height="40"/>
                <constraints><constraint firstAttribute="height" constant="40" id="c1"/></constraints>
                </view>
                <view tag="2" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="v2">
                <rect key="frame" x="0.0" y="627" width="375" height="30"/>
                <constraints><constraint firstAttribute="height" constant="30" id="c2"/></constraints>
                </view>
                <label tag="3" text="" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="v3">
                <rect key="frame" x="20" y="100" width="200" height="21"/>
                <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                </label>
                <view tag="4" contentMode="scaleToFill" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="v4">
                <rect key="frame" x="10" y="200" width="355" height="50"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
                </view>
                </subviews>
                <constraints>
                <constraint firstItem="v1" firstAttribute="top" secondItem="top" secondAttribute="bottom" constant="8" id="c3"/>
                <constraint firstItem="v1" firstAttribute="leading" secondItem="v0" secondAttribute="leading" id="c4"/>
                <constraint firstAttribute="trailing" secondItem="v1" secondAttribute="trailing" id="c5"/>
                <constraint firstItem="bot" firstAttribute="top" secondItem="v2" secondAttribute="bottom" constant="10" id="c6"/>
                <constraint firstItem="v2" firstAttribute="leading" secondItem="v0" secondAttribute="leading" id="c7"/>
                <constraint firstAttribute="trailing" secondItem="v2" secondAttribute="trailing" id="c8"/>
                </constraints>
                </view>
                <navigationItem key="navigationItem" title="Main" id="n1">
                <barButtonItem key="rightBarButtonItem" title="More" id="n2">
                <connections><segue destination="next" kind="show" identifier="more" id="n3"/></connections>
                </barButtonItem>
                </navigationItem>
                </viewController>
                </objects></scene>
                <scene sceneID="s2"><objects>
                <viewController id="next" title="Next"><view key="view" id="w0">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view></viewController>
                </objects></scene>
                </scenes>
                </document>
                """
            ]
        )
        #expect(
            lines == [
                "(0.0, 8.0, 320.0, 40.0)", "(0.0, 440.0, 320.0, 30.0)", "(20.0, 100.0, 200.0, 21.0)",
                "(10.0, 200.0, 300.0, 50.0)", " Main", "More", "Next",
            ]
        )
    }

    @Test("A SwiftUI app starts, with the delegate that it names, and its window shows its views")
    func aSwiftUIAppStarts() async throws {
        let lines = try await withFolder { folder in
            let project = folder.appendingPathComponent("Chime")
            try write(
                [
                    "Info.plist": "<plist><dict/></plist>",
                    "ChimeApp.swift": #"""
                    import SwiftUI

                    @main
                    struct ChimeApp: App {
                        @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
                        @StateObject private var bells = Bells()
                        @Environment(\.scenePhase) private var phase

                        var body: some Scene {
                            WindowGroup {
                                ContentView().environmentObject(bells)
                            }
                            .onChange(of: phase) { print($0) }
                        }
                    }

                    class Bells: ObservableObject {
                        @Published var names = ["Great", "Small"]
                        @AppStorage("strokes") var strokes = 12
                    }

                    class AppDelegate: NSObject, UIApplicationDelegate {
                        func application(
                            _ application: UIApplication,
                            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
                        ) -> Bool {
                            print("launched", Bells().strokes)
                            DispatchQueue.main.async {
                                guard let window = application.windows.first else { exit(1) }
                                window.layoutIfNeeded()
                                let words = Self.texts(in: window)
                                print(["Bell", "12 strokes", "Great", "Small", "Ask"].filter { !words.contains($0) })
                                exit(0)
                            }
                            return true
                        }

                        private static func texts(in view: UIView) -> [String] {
                            let own = (view as? UILabel)?.attributedText?.string
                            return (own.map { [$0] } ?? []) + view.subviews.flatMap { texts(in: $0) }
                        }
                    }
                    """#,
                    "ContentView.swift": #"""
                    import SwiftUI
                    import UserNotifications

                    struct ContentView: View {
                        @EnvironmentObject var bells: Bells
                        @Environment(\.dismiss) private var dismiss
                        @State private var date = Date()
                        @State private var isAsking = false
                        @State private var chosen = 0
                        @FocusState private var isTyping: Bool

                        var body: some View {
                            NavigationStack {
                                Form {
                                    Section(header: Text("Bell").textCase(nil)) {
                                        Picker("Which", selection: $chosen) {
                                            ForEach(bells.names.indices, id: \.self) { Text(bells.names[$0]).tag($0) }
                                        }
                                        .pickerStyle(.segmented)
                                        DatePicker("When", selection: $date, displayedComponents: [.date, .hourAndMinute])
                                        Stepper("\(bells.strokes) strokes", value: $bells.strokes, in: 1...12)
                                    }
                                    ForEach(bells.names, id: \.self) { name in row(name) }
                                        .onDelete { bells.names.remove(atOffsets: $0) }
                                    Button("Ask", role: .destructive) { isAsking = true }
                                        .buttonStyle(.borderedProminent)
                                }
                                .navigationTitle("Chime")
                                .toolbar {
                                    ToolbarItem(placement: .navigationBarTrailing) {
                                        Button(action: { dismiss() }) { Label("Close", systemImage: "xmark") }
                                    }
                                }
                            }
                            .alert("Ask?", isPresented: $isAsking) { Button("Yes") {} } message: { Text("Now") }
                            .onAppear { bells.names.removeAll { $0.isEmpty } }
                            .task { _ = try? await UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) }
                        }

                        @ViewBuilder private func row(_ name: String) -> some View {
                            if name.isEmpty { EmptyView() } else { Text(name).font(.headline).modifier(Loud()) }
                        }
                    }

                    struct Loud: ViewModifier {
                        func body(content: Content) -> some View { content.padding().buttonStyle(Pressed()) }
                    }

                    struct Pressed: ButtonStyle {
                        func makeBody(configuration: Configuration) -> some View {
                            configuration.label.scaleEffect(configuration.isPressed ? 0.9 : 1)
                        }
                    }

                    struct ContentView_Previews: PreviewProvider {
                        static var previews: some View { ContentView().environmentObject(Bells()) }
                    }

                    #Preview {
                        ContentView()
                    }
                    """#,
                ],
                into: project
            )
            let bundle = try await builder.build(project: project, output: folder.appendingPathComponent("out"))
            return try await run(bundle.url.appendingPathComponent("Chime"))
        }
        #expect(lines == ["launched 12", "[]"], "no words are missing")
    }

    @Test("Keys of an environment, paths, gestures, an author's styles and layouts in SwiftUI compile and reckon")
    func moreOfSwiftUICompiles() async throws {
        let lines = try await output(
            of: #"""
                var values = EnvironmentValues()
                print(values.ring, values.colorScheme)
                values.ring = "twice"
                print(values.ring, Tooth().path(in: CGRect(x: 0, y: 0, width: 10, height: 10)).boundingRect)
                print(Path(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 4)).contains(CGPoint(x: 2, y: 2)))
                print(Angle(degrees: 180).radians == .pi, Gradient(colors: [.red, .blue]).stops.map(\.location))
                exit(0)
                """#,
            declarations: "import SwiftUI",
            more: [
                "Views.swift": #"""
                import CoreData
                import SwiftUI

                private struct RingKey: EnvironmentKey {
                    static let defaultValue = "once"
                }

                extension EnvironmentValues {
                    var ring: String {
                        get { self[RingKey.self] }
                        set { self[RingKey.self] = newValue }
                    }
                }

                struct Tooth: Shape {
                    var depth: CGFloat = 1
                    var animatableData: CGFloat {
                        get { depth }
                        set { depth = newValue }
                    }

                    func path(in rect: CGRect) -> Path {
                        var path = Path()
                        path.move(to: CGPoint(x: rect.minX, y: rect.minY))
                        path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
                        path.addArc(
                            center: CGPoint(x: rect.midX, y: rect.midY), radius: 2, startAngle: .zero,
                            endAngle: .degrees(90), clockwise: false)
                        path.closeSubpath()
                        return path
                    }
                }

                struct Ticked: ToggleStyle {
                    func makeBody(configuration: Configuration) -> some View {
                        Button { configuration.isOn.toggle() } label: {
                            configuration.label
                            Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
                        }
                    }
                }

                struct Heights: PreferenceKey {
                    static let defaultValue: CGFloat = 0
                    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
                        value = max(value, nextValue())
                    }
                }

                struct Flow: Layout {
                    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                        proposal.replacingUnspecifiedDimensions()
                    }
                    func placeSubviews(
                        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
                    ) {
                        for view in subviews { view.place(at: bounds.origin, proposal: proposal) }
                    }
                }

                struct Bell: Identifiable, Hashable { let id = UUID(); var name = ""; var isOn = false }

                struct Tower: View {
                    @Environment(\.ring) private var ring
                    @Environment(\.managedObjectContext) private var context
                    @Environment(\.horizontalSizeClass) var width
                    @Environment(\.accessibilityReduceMotion) private var isStill
                    @FetchRequest(sortDescriptors: []) private var kept: FetchedResults<NSManagedObject>
                    @GestureState private var moved = CGSize.zero
                    @SceneStorage("tab") private var tab = 0
                    @ScaledMetric private var room = 12.0
                    @Namespace private var space
                    @State private var bells = [Bell(name: "Great")]
                    @State private var path = NavigationPath()
                    @State private var typed = ""
                    @State private var colour = Color.red
                    @State private var chosen: Set<UUID> = []

                    var body: some View {
                        TabView(selection: $tab) {
                            Tab("Bells", systemImage: "bell", value: 0) { list }
                            Tab("Drawn", systemImage: "pencil", value: 1) { drawn }
                        }
                        .tabViewStyle(.page(indexDisplayMode: .never))
                        .environment(\.ring, "thrice")
                    }

                    private var list: some View {
                        NavigationStack(path: $path) {
                            List(selection: $chosen) {
                                ForEach($bells) { $bell in
                                    Toggle(bell.name, isOn: $bell.isOn).toggleStyle(Ticked())
                                        .swipeActions { Button("Away", role: .destructive) {} }
                                        .listRowSeparator(.hidden)
                                }
                                .onDelete { bells.remove(atOffsets: $0) }
                                .onMove { bells.move(fromOffsets: $0, toOffset: $1) }
                                Section("Own", isExpanded: .constant(true)) {
                                    ColorPicker("Colour", selection: $colour)
                                    Gauge(value: 0.5) { Text("Loud") }.gaugeStyle(.accessoryCircular)
                                    LabeledContent("Rings") { Text(ring) }
                                    ShareLink(item: ring) { Label("Share", systemImage: "square.and.arrow.up") }
                                    TextField("Name", text: $typed, prompt: Text("its name"))
                                        .textContentType(.name).submitLabel(.done)
                                    ForEach(Array(bells.enumerated()), id: \.offset) { number, bell in
                                        Text("\(number): \(bell.name)")
                                    }
                                }
                            }
                            .searchable(text: $typed, placement: .navigationBarDrawer(displayMode: .always), prompt: "Bells")
                            .toolbar { bar }
                            .toolbarBackground(.visible, for: .navigationBar)
                            .navigationDestination(for: Bell.self) { Text($0.name) }
                            .scrollDismissesKeyboard(.interactively)
                            .sensoryFeedback(.impact(weight: .light), trigger: tab)
                            .confirmationDialog("Sure?", isPresented: .constant(false), presenting: bells.first) { bell in
                                Button(bell.name) {}
                            }
                            .onChange(of: typed) { old, new in print(old, new) }
                        }
                    }

                    @ToolbarContentBuilder private var bar: some ToolbarContent {
                        ToolbarItem(placement: .topBarLeading) { EditButton() }
                        ToolbarItemGroup(placement: .bottomBar) { Spacer(); Text("Ring") }
                    }

                    private var drawn: some View {
                        ZStack {
                            LinearGradient(colors: [.blue, .purple.opacity(0.4)], startPoint: .top, endPoint: .bottom)
                                .ignoresSafeArea()
                            GeometryReader { room in
                                Tooth(depth: 3)
                                    .trim(from: 0, to: 0.5)
                                    .stroke(.white, style: StrokeStyle(lineWidth: 4, lineCap: .round, dash: [2, 4]))
                                    .frame(width: room.size.width, height: room.frame(in: .global).height)
                                    .preference(key: Heights.self, value: room.size.height)
                            }
                            .onPreferenceChange(Heights.self) { print($0) }
                            Flow { ForEach(bells) { Text($0.name) } }
                            Grid(alignment: .leading) { GridRow { Text("1"); Text("2") } }
                            Circle().fill(.red.gradient).shadow(radius: 3)
                                .overlay(Circle().stroke(Color.white, lineWidth: 2))
                                .background(Color.black)
                                .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: room))
                                .scaleEffect(isStill ? 1 : 1.2)
                                .rotation3DEffect(.degrees(20), axis: (x: 0, y: 1, z: 0))
                                .offset(moved)
                                .matchedGeometryEffect(id: "bell", in: space)
                                .transition(.move(edge: .top).combined(with: .opacity))
                                .gesture(
                                    DragGesture()
                                        .updating($moved) { value, state, _ in state = value.translation }
                                        .onEnded { _ in withAnimation(.spring(duration: 0.3)) { tab = 1 } }
                                )
                                .accessibilityLabel(Text("Bell"))
                        }
                    }
                }
                """#
            ]
        )
        #expect(
            lines == [
                "once light", "twice (0.0, 0.0, 10.0, 7.0)", "true", "true [0.0, 1.0]",
            ]
        )
    }

    @Test("What a simulated phone has not, accounts, mails, calendars, pictures, says so as a simulator does")
    func whatASimulatedPhoneHasNot() async throws {
        let lines = try await output(
            of: """
                print(MFMailComposeViewController.canSendMail(), EKEventStore.authorizationStatus(for: .event) == .notDetermined)
                print(CHHapticEngine.capabilitiesForHardware().supportsHaptics, PHAsset.fetchAssets(with: nil).count)
                BGTaskScheduler.shared.register(forTaskWithIdentifier: "own", using: nil) { $0.setTaskCompleted(success: true) }
                do {
                    try BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "own"))
                } catch {
                    print((error as NSError).domain, (error as NSError).code)
                }
                let controller = ASAuthorizationController(authorizationRequests: [ASAuthorizationAppleIDProvider().createRequest()])
                controller.delegate = signing
                controller.performRequests()
                """,
            declarations: """
                import AuthenticationServices
                import BackgroundTasks
                import CoreHaptics
                import EventKit
                import MessageUI
                import Photos

                @MainActor let signing = Signing()

                class Signing: NSObject, ASAuthorizationControllerDelegate {
                    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: Error) {
                        print((error as NSError).code)
                        exit(0)
                    }
                }
                """
        )
        #expect(lines == ["false true", "false 0", "BGTaskSchedulerErrorDomain 1", "1000"])
    }

    @Test("A library of music is asked for as alarm clocks do, and is empty")
    func aLibraryOfMusic() async throws {
        let lines = try await output(
            of: #"""
                let sounds = Sounds()
                sounds.choose()
                print(MPMediaQuery.songs().items?.count ?? -1, MPMediaLibrary.authorizationStatus() == .notDetermined)
                MPRemoteCommandCenter.shared().playCommand.addTarget { _ in .success }
                MPNowPlayingInfoCenter.default().nowPlayingInfo = [MPMediaItemPropertyTitle: "Bell"]
                print(MPNowPlayingInfoCenter.default().nowPlayingInfo?.count ?? 0)
                print(URL.documentsDirectory.lastPathComponent, URL.temporaryDirectory.isFileURL, URL.homeDirectory.isFileURL)
                exit(0)
                """#,
            declarations: #"""
                import MediaPlayer

                class Sounds: UITableViewController, MPMediaPickerControllerDelegate {
                    var item: MPMediaItem?

                    func choose() {
                        let picker = MPMediaPickerController(mediaTypes: MPMediaType.anyAudio)
                        picker.delegate = self
                        picker.prompt = "Select a song"
                        picker.allowsPickingMultipleItems = false
                        tableView.separatorStyle = UITableViewCell.SeparatorStyle.none
                        let looks: [NSAttributedStringKey: Any] = [NSAttributedStringKey.foregroundColor: UIColor.black]
                        print(looks.count)
                        mediaPicker(picker, didPickMediaItems: MPMediaItemCollection(items: []))
                    }

                    func mediaPicker(_ picker: MPMediaPickerController, didPickMediaItems items: MPMediaItemCollection) {
                        item = items.items.first
                        print(item?.value(forProperty: MPMediaItemPropertyPersistentID) as? String ?? "nothing", items.count)
                    }

                    override func encodeRestorableState(with coder: NSCoder) { super.encodeRestorableState(with: coder) }
                    override func decodeRestorableState(with coder: NSCoder) { super.decodeRestorableState(with: coder) }
                }
                """#
        )
        #expect(lines == ["1", "nothing 0", "0 true", "1", "Documents true true"])
    }

    @Test("Photos, files, maps and purchases are asked for as authors do, and there are none")
    func whatAPersonChooses() async throws {
        let lines = try await output(
            of: #"""
                print(SKPaymentQueue.canMakePayments(), UTType(exportedAs: "own.bell", conformingTo: .json).conforms(to: .text))
                Task {
                    let data = try await Bell(name: "Great").exported(as: .json)
                    print(try await Bell(importing: data, contentType: .json).name, Bell.exportedContentTypes().count)
                    print(try await Bell(name: "Low").exported(as: .plainText) == Data("Low".utf8))
                    do {
                        _ = try await CLGeocoder().reverseGeocodeLocation(CLLocation(latitude: 1, longitude: 2))
                    } catch let error as CLError {
                        print(error.code == .network)
                    }
                    SKPaymentQueue.default().add(shop)
                    let request = SKProductsRequest(productIdentifiers: ["bell"])
                    request.delegate = shop
                    request.start()
                }
                """#,
            declarations: #"""
                import CoreLocation
                import StoreKit
                import SwiftUI

                @MainActor let shop = Shop()

                class Shop: NSObject, SKProductsRequestDelegate, SKPaymentTransactionObserver {
                    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
                        print(response.products.count, response.invalidProductIdentifiers)
                        SKPaymentQueue.default().add(SKPayment(product: SKProduct()))
                    }
                    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions: [SKPaymentTransaction]) {
                        for transaction in updatedTransactions {
                            switch transaction.transactionState {
                            case .failed:
                                print((transaction.error as? SKError)?.code == .paymentNotAllowed)
                                queue.finishTransaction(transaction)
                            case .purchased, .restored, .purchasing, .deferred: break
                            @unknown default: break
                            }
                        }
                        exit(0)
                    }
                }

                struct Bell: Codable, Transferable {
                    var name: String
                    static var transferRepresentation: some TransferRepresentation {
                        CodableRepresentation(contentType: .json)
                        ProxyRepresentation(exporting: \.name)
                    }
                }
                """#,
            more: [
                "Pickers.swift": #"""
                import MapKit
                import PhotosUI
                import QuickLook
                import SwiftUI

                struct Pickers: View {
                    @State private var item: PhotosPickerItem?
                    @State private var items: [PhotosPickerItem] = []
                    @State private var picture: UIImage?
                    @State private var place = MapCameraPosition.region(
                        MKCoordinateRegion(center: CLLocationCoordinate2D(latitude: 1, longitude: 2),
                                           span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1)))
                    @State private var isOver = false
                    let bells: [Bell] = []

                    var body: some View {
                        VStack {
                            PhotosPicker(selection: $item, matching: .images, photoLibrary: .shared()) { Text("One") }
                            PhotosPicker("Many", selection: $items, maxSelectionCount: 3, matching: .any(of: [.images, .videos]))
                                .onChange(of: item) { _, chosen in
                                    Task {
                                        if let data = try? await chosen?.loadTransferable(type: Data.self) {
                                            picture = UIImage(data: data)
                                        }
                                    }
                                }
                            Map(position: $place) {
                                Marker("Tower", coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2)).tint(.red)
                                ForEach(bells, id: \.name) { bell in
                                    Annotation(bell.name, coordinate: CLLocationCoordinate2D()) { Image(systemName: "bell") }
                                }
                                UserAnnotation()
                            }
                            .mapStyle(.standard(elevation: .realistic))
                            .mapControls { MapUserLocationButton(); MapCompass() }
                        }
                        .onDrag { NSItemProvider(object: "bell" as NSString) }
                        .onDrop(of: [.text, .fileURL], isTargeted: $isOver) { providers in
                            _ = providers.first?.loadObject(ofClass: String.self) { text, _ in print(text ?? "") }
                            return true
                        }
                        .draggable("bell")
                        .dropDestination(for: String.self) { texts, place in !texts.isEmpty && place.x > 0 }
                        .fileImporter(isPresented: $isOver, allowedContentTypes: [.pdf, .plainText]) { result in
                            if case .success(let url) = result { print(url) }
                        }
                    }
                }

                class Chooser: UIViewController, PHPickerViewControllerDelegate, UIDocumentPickerDelegate, QLPreviewControllerDataSource {
                    func choose() {
                        var configuration = PHPickerConfiguration()
                        configuration.selectionLimit = 3
                        configuration.filter = .images
                        let picker = PHPickerViewController(configuration: configuration)
                        picker.delegate = self
                        present(picker, animated: true)
                        let files = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf])
                        files.delegate = self
                        present(files, animated: true)
                        let look = QLPreviewController()
                        look.dataSource = self
                        navigationController?.interactivePopGestureRecognizer?.isEnabled = false
                    }
                    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
                        for result in results where result.itemProvider.canLoadObject(ofClass: UIImage.self) {
                            result.itemProvider.loadObject(ofClass: UIImage.self) { picture, error in
                                DispatchQueue.main.async { _ = picture as? UIImage }
                            }
                        }
                        picker.dismiss(animated: true)
                    }
                    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
                    func numberOfPreviewItems(in controller: QLPreviewController) -> Int { 1 }
                    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> QLPreviewItem {
                        URL(fileURLWithPath: "/tmp/bell.png") as NSURL
                    }
                }
                """#
            ]
        )
        #expect(lines == ["false true", "Great 2", "true", "true", #"0 ["bell"]"#, "true"])
    }
}
