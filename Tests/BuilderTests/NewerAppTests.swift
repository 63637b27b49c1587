import Builder
import Foundation
import Testing

/// Apps of today, built untouched and run: what SwiftUI, UIKit and the small frameworks have of later years.
@Suite(.serialized, .timeLimit(.minutes(10))) struct NewerAppTests {
    /// What an app of these sources prints.
    private func output(_ files: [String: String]) async throws -> [String] {
        try await withFolder { folder in
            let project = folder.appendingPathComponent("Tried")
            try write(files.merging(["Info.plist": "<plist><dict/></plist>"]) { $1 }, into: project)
            let bundle = try await builder.build(project: project, output: folder.appendingPathComponent("out"))
            return try await run(bundle.url.appendingPathComponent("Tried"))
        }
    }

    @Test(
        "Transitions, keyframes, layouts, commands and tables of an author's compile, and an app of several scenes starts"
    )
    func laterSwiftUI() async throws {
        let lines = try await output([
            "TriedApp.swift": #"""
            import SwiftUI

            @main
            struct TriedApp: App {
                @UIApplicationDelegateAdaptor private var delegate: AppDelegate

                var body: some Scene {
                    Main()
                    #if os(macOS)
                    Settings { ContentView() }
                    #endif
                    WindowGroup("Note", id: "note", for: UUID.self) { $id in Text(id?.uuidString ?? "none") }
                        .windowResizability(.contentSize)
                    WindowGroup(id: "log") { ContentView() }
                }
            }

            struct Main: Scene {
                var body: some Scene {
                    WindowGroup { ContentView() }
                        .commands {
                            SidebarCommands()
                            CommandGroup(replacing: .newItem) { Button("New") {} }
                            CommandMenu("Bells") { Button("Ring") {}.keyboardShortcut("r") }
                        }
                }
            }

            class AppDelegate: NSObject, UIApplicationDelegate {
                func application(
                    _ application: UIApplication,
                    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    let moved = ProjectionTransform(CGAffineTransform(translationX: 3, y: 4))
                    let twice = moved.concatenating(moved)
                    print("moved", twice.m31, twice.m32, twice.isAffine, ProjectionTransform().isIdentity)
                    print("curve", UnitCurve.linear.value(at: 0.25).rounded(2), UnitCurve.easeInOut.value(at: 0.5).rounded(2))
                    var position = ScrollPosition(edge: .top)
                    position.scrollTo(id: 7)
                    print("scrolled", position.viewID(type: Int.self) ?? 0, position.edge == nil)
                    print("phase", TransitionPhase.willAppear.value, TransitionPhase.identity.isIdentity)
                    print("around", EnvironmentValues().minimumScaleFactor, ContainerValues().rank)
                    DispatchQueue.main.async { exit(0) }
                    return true
                }
            }

            extension Double {
                func rounded(_ digits: Int) -> String { String(format: "%.\(digits)f", self) }
            }

            struct RankKey: ContainerValueKey { static var defaultValue: Int { 3 } }
            extension ContainerValues {
                var rank: Int { get { self[RankKey.self] } set { self[RankKey.self] = newValue } }
            }
            """#,
            "ContentView.swift": #"""
            import SwiftUI

            struct Shake: GeometryEffect {
                var animatableData: CGFloat
                func effectValue(size: CGSize) -> ProjectionTransform {
                    ProjectionTransform(CGAffineTransform(translationX: 10 * sin(animatableData * .pi), y: 0))
                }
            }

            struct Fade: Transition {
                func body(content: Content, phase: TransitionPhase) -> some View {
                    content.opacity(phase.isIdentity ? 1 : 0).offset(y: phase.value * 20)
                }
            }

            struct Pose { var scale = 1.0; var angle = Angle.zero }
            struct Row: Identifiable { let id: Int; let name: String }

            struct ClockKey: LayoutValueKey { static let defaultValue = 0.0 }

            @propertyWrapper struct Stored: DynamicProperty {
                @State private var value = 0
                var wrappedValue: Int { get { value } nonmutating set { value = newValue } }
            }

            struct Outlined: ViewModifier {
                func body(content: Content) -> some View { content.padding().border(.red) }
            }

            struct ContentView: View {
                @State private var position = ScrollPosition(edge: .top)
                @State private var isOn = false
                @State private var customization = TabViewCustomization()
                @State private var chosen: Set<Int> = []
                @AccessibilityFocusState private var isHeard: Bool
                @FocusState private var isTyping: Bool
                @Namespace private var space
                @Environment(\.dismissWindow) private var dismissWindow
                @Stored private var count

                private var layout: AnyLayout {
                    isOn ? AnyLayout(HStackLayout(spacing: 3)) : AnyLayout(VStackLayout(alignment: .leading))
                }

                var body: some View {
                    layout {
                        Text("a").modifier(Shake(animatableData: 1)).layoutValue(key: ClockKey.self, value: 1)
                        Text("b").modifier(Outlined().concat(EmptyModifier()))
                    }
                    .transition(Fade())
                    .transition(.blurReplace)
                    .transition(.move(edge: .bottom).combined(with: .opacity))
                    .transition(.asymmetric(insertion: .scale, removal: .opacity))
                    .matchedTransitionSource(id: 1, in: space)
                    .accessibilityFocused($isHeard)
                    .onKeyPress(.return) { .handled }
                    moving
                    scrolled
                    Group(subviews: Text("x")) { subviews in
                        ForEach(subviews) { $0.containerValue(\.rank, 2) }
                    }
                    Table([Row(id: 1, name: "one")], selection: $chosen) {
                        TableColumn("Name", value: \.name)
                        TableColumn("Number") { row in Text("\(row.id)") }.width(40)
                    }
                    TabView {
                        TabSection("All") { Tab("Bells", systemImage: "bell") { Text("bells") } }
                    }
                    .tabViewCustomization($customization)
                    .tabViewBottomAccessory { Text("playing") }
                    .searchFocused($isTyping)
                    .inspector(isPresented: $isOn) { Text("more") }
                    .containerBackground(.blue.gradient, for: .navigation)
                    .tint(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
                    .presentationSizing(.form)
                }

                private var moving: some View {
                    PhaseAnimator([0, 1], trigger: isOn) { phase in
                        Text("\(phase)")
                    } animation: { _ in
                        .easeIn
                    }
                    .keyframeAnimator(initialValue: Pose(), trigger: isOn) { view, pose in
                        view.scaleEffect(pose.scale).rotationEffect(pose.angle)
                    } keyframes: { _ in
                        KeyframeTrack(\.scale) {
                            CubicKeyframe(1.5, duration: 0.2)
                            SpringKeyframe(1, duration: 0.3, spring: .bouncy)
                        }
                        KeyframeTrack(\.angle) { LinearKeyframe(.degrees(10), duration: 0.1) }
                    }
                }

                private var scrolled: some View {
                    ScrollView { Text("long").visualEffect { view, _ in view.opacity(0.5) } }
                        .scrollPosition($position)
                        .onScrollGeometryChange(for: Double.self) { $0.contentOffset.y } action: { old, new in
                            print(old, new)
                        }
                        .onScrollPhaseChange { _, phase in print(phase.isScrolling) }
                        .contentMargins(.horizontal, 16, for: .scrollContent)
                        .navigationTransition(.zoom(sourceID: 1, in: space))
                }
            }
            """#,
        ])
        #expect(
            lines == [
                "moved 6.0 8.0 true true", "curve 0.25 0.50", "scrolled 7 true", "phase -1.0 true", "around 1.0 3",
            ]
        )
    }

    @Test(
        "A watch, iCloud and one's own system sounds are asked for as authors do: none is paired, nobody is signed in"
    )
    func whatASimulatedPhoneHasNot() async throws {
        let lines = try await output([
            "AppDelegate.swift": #"""
            import AVFoundation
            import AudioToolbox
            import CloudKit
            import UIKit
            import WatchConnectivity

            @UIApplicationMain
            class AppDelegate: UIResponder, UIApplicationDelegate, WCSessionDelegate {
                func application(
                    _ application: UIApplication,
                    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    let session = WCSession.default
                    session.delegate = self
                    print("watch", WCSession.isSupported(), session.isPaired)
                    do { try session.updateApplicationContext(["a": 1]) } catch { print((error as? WCError)?.code ?? .genericError) }
                    NotificationCenter.default.addObserver(
                        self,
                        selector: #selector(interrupted(_:)),
                        name: AVAudioSession.interruptionNotification,
                        object: nil
                    )
                    var sound: SystemSoundID = 0
                    let missing = NSURL(fileURLWithPath: "/nowhere.caf")
                    print("sound", AudioServicesCreateSystemSoundID(missing, &sound), sound)

                    let record = CKRecord(recordType: "Note", recordID: CKRecord.ID(recordName: "first"))
                    record["text"] = "bell"
                    record["count"] = 3
                    let count: Int? = record["count"]
                    print("record", record["text"] as? String ?? "", count ?? 0, record.allKeys())
                    CKContainer.default().accountStatus { status, _ in print("account", status == .noAccount) }
                    CKContainer.default().privateCloudDatabase.save(record) { _, error in
                        if let error = error as? CKError, error.code == .notAuthenticated { print("not signed in") }
                        exit(0)
                    }
                    return true
                }

                @objc func interrupted(_ note: Notification) {
                    guard let value = note.userInfo?[AVAudioSessionInterruptionTypeKey] as? UInt,
                        AVAudioSession.InterruptionType(rawValue: value) == .began
                    else { return }
                }

                func session(
                    _ session: WCSession,
                    activationDidCompleteWith activationState: WCSessionActivationState,
                    error: Error?
                ) {}
                func sessionDidBecomeInactive(_ session: WCSession) {}
                func sessionDidDeactivate(_ session: WCSession) { session.activate() }
            }
            """#
        ])
        #expect(
            lines == [
                "watch false false", "sessionNotSupported", "sound -1500 0", "record bell 3 [\"count\", \"text\"]",
                "account true", "not signed in",
            ]
        )
    }

    @Test("A delegate is one by its extension, and the class that inherits from one is the one that is made")
    func delegatesByExtensionAndInheritance() async throws {
        let lines = try await output([
            "AppDelegate.swift": """
            @main
            class AppDelegate: BaseDelegate {
                override var greeting: String { "the heir" }
            }
            """,
            "BaseDelegate.swift": """
            import UIKit

            class BaseDelegate: UIResponder {
                var greeting: String { "the base" }
            }

            extension BaseDelegate: UIApplicationDelegate {
                func application(
                    _ application: UIApplication,
                    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    print(greeting)
                    exit(0)
                }
            }
            """,
        ])
        #expect(lines == ["the heir"])
    }

    @Test(
        "A language that is chosen in the app is that of its texts from then on, whatever actor's the module's code is"
    )
    func languageOfTheApp() async throws {
        let lines = try await output([
            "AppDelegate.swift": """
            import UIKit

            @MainActor private var key: UInt8 = 0

            @MainActor final class ChosenLanguage: Bundle, @unchecked Sendable {
                nonisolated(unsafe) static var chosen: Bundle?
                override func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
                    Self.chosen?.localizedString(forKey: key, value: value, table: tableName)
                        ?? super.localizedString(forKey: key, value: value, table: tableName)
                }
            }

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                func application(
                    _ application: UIApplication,
                    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    print(NSLocalizedString("bell", comment: ""))
                    object_setClass(Bundle.main, ChosenLanguage.self)
                    print(NSLocalizedString("none", comment: ""))
                    let path = Bundle.main.path(forResource: "de", ofType: "lproj")
                    ChosenLanguage.chosen = path.flatMap { Bundle(path: $0) }
                    print(NSLocalizedString("bell", comment: ""), String(localized: "bell"))
                    exit(0)
                }
            }
            """,
            "de.lproj/Localizable.strings": #""bell" = "Glocke";"#,
            "en.lproj/Localizable.strings": #""bell" = "Bell";"#,
        ])
        #expect(lines == ["Bell", "none", "Glocke Glocke"])
    }
}
