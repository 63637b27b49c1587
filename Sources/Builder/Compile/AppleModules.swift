import Foundation

/// A module of Apple's that an app may import.
struct AppleModule: Sendable {
    /// What of it is here.
    enum Contents: Sendable {
        /// Its own module of the SDK, with what `SDK/MISSING.md` says.
        case real
        /// Its name, so that an import that is hardly used stops nobody.
        case name
    }

    let name: String
    let contents: Contents
    /// How its types' names begin.
    let prefixes: [String]
    /// Types and attributes of a module whose names have no beginning of their own.
    var words: Set<String> = []
}

/// Every module of Apple's that iPhone code imports: the one table that says what is here of each.
enum AppleModules {
    static let table: [AppleModule] = real.map { AppleModule(name: $0, contents: .real, prefixes: []) } + names

    /// Whether author code may import it.
    static func has(_ name: String) -> Bool { byName[name] != nil }

    /// The module of those without contents that a type's name seems to be of.
    static func empty(declaring type: String) -> AppleModule? {
        if let module = names.first(where: { $0.words.contains(type) }) { return module }
        return names.flatMap { module in module.prefixes.map { (module, $0) } }
            .filter { type.hasPrefix($0.1) && type.dropFirst($0.1.count).first?.isUppercase == true }
            .max { $0.1.count < $1.1.count }?.0
    }

    /// Those of which only the name is here. What is of `ObjectiveC` comes with Foundation: an `#if canImport(ObjectiveC)` asks
    /// for Apple's systems.
    static let hollow = Set(names.map(\.name)).subtracting(["ObjectiveC"])

    /// A file of clang modules without contents, which cost nothing to import or not.
    static var moduleMap: String {
        names.map { "module \($0.name) {}\n" }.joined()
    }

    /// Writes that file, unless it is there.
    static func write(_ file: URL) throws {
        let data = Data(moduleMap.utf8)
        guard FileManager.default.contents(atPath: file.path) != data else { return }
        let folder = file.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try data.write(to: file, options: .atomic)
    }

    private static let byName = Dictionary(table.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

    /// Modules of the SDK, of Foundation and of Swift.
    private static let real = [
        "ARKit", "AVFAudio", "AVFoundation", "Accelerate", "ActivityKit", "AdSupport", "AlarmKit", "AppIntents",
        "AppTrackingTransparency",
        "AVKit",
        "AudioToolbox",
        "AuthenticationServices", "BackgroundTasks", "CallKit",
        "Charts", "CloudKit", "Combine", "CommonCrypto", "Compression", "Contacts", "ContactsUI", "CoreBluetooth",
        "CoreData", "CoreFoundation", "CoreGraphics", "CoreHaptics", "CoreImage", "CoreLocation", "CoreMedia", "CoreML",
        "CoreMotion", "CoreNFC",
        "CoreSpotlight", "CoreTelephony", "CoreTransferable", "CoreVideo", "CryptoKit", "Darwin", "DeviceCheck",
        "DeviceActivity", "Dispatch",
        "EventKit", "EventKitUI",
        "FamilyControls", "Foundation", "FoundationModels", "GameController", "GameKit",
        "GameplayKit", "GroupActivities", "HealthKit", "HealthKitUI", "HomeKit", "ImageIO", "ImagePlayground",
        "Intents", "IntentsUI", "JournalingSuggestions", "LinkPresentation", "LocalAuthentication", "ManagedSettings",
        "MapKit", "MediaPlayer", "MessageUI",
        "Metal", "MetalKit", "MetricKit",
        "MobileCoreServices", "ModelIO", "MultipeerConnectivity", "NaturalLanguage",
        "Network", "NetworkExtension",
        "NotificationCenter",
        "OSLog", "PDFKit", "PassKit", "PencilKit",
        "Observation",
        "Photos", "PhotosUI", "PushKit",
        "QuartzCore", "QuickLook", "QuickLookThumbnailing", "RealityKit", "RegexBuilder", "ReplayKit",
        "SQLite3", "SceneKit", "Security", "ShazamKit", "SoundAnalysis", "Speech", "SpriteKit",
        "StoreKit", "Swift", "SwiftData", "SwiftUI", "SystemConfiguration", "Translation", "UIKit",
        "UniformTypeIdentifiers",
        "UserNotifications",
        "UserNotificationsUI", "Vision", "VisionKit", "WatchConnectivity", "WeatherKit", "WebKit", "WidgetKit",
        "os", "simd", "zlib",
    ]

    private static func name(_ name: String, _ prefixes: String...) -> AppleModule {
        AppleModule(name: name, contents: .name, prefixes: prefixes)
    }

    /// One whose names have no beginning of their own, with those that authors use.
    private static func named(_ name: String, _ words: String...) -> AppleModule {
        AppleModule(name: name, contents: .name, prefixes: [], words: Set(words))
    }

    private static let names: [AppleModule] = [
        name("Accounts", "AC"),
        name("AdServices"), name("AddressBook", "AB"), name("AddressBookUI"),
        name("AssetsLibrary", "AL"),
        name("AudioUnit", "AU"),
        name("BackgroundAssets", "BA"), name("BusinessChat", "BC"),
        name("CFNetwork"), name("CarPlay", "CP"),
        name("CoreAudio"), name("CoreAudioKit"),
        name("CoreMIDI"),
        name("CoreServices"),
        name("CoreText", "CT"),
        name("CreateML"), name("CreateMLComponents"), name("DataDetection"), name("DeveloperToolsSupport"),
        name("ExposureNotification", "EN"), name("ExternalAccessory", "EA"),
        name("FileProvider", "NSFileProvider"), name("FinanceKit"),
        name("GLKit", "GLK"),
        name("IOKit"), name("IOSurface"),
        name("IdentityLookup", "IL"), name("IdentityLookupUI", "IL"),
        name("JavaScriptCore", "JS"), name("MachO"),
        name("ManagedSettingsUI"), name("MediaAccessibility"),
        name("Messages", "MS"), name("MetalPerformanceShaders", "MPS"),
        name("NearbyInteraction", "NI"),
        name("ObjectiveC"), name("OpenAL"), name("OpenGLES", "EAGL"),
        name("Playgrounds"),
        name("PushToTalk", "PT"),

        name("RealityFoundation"),
        name("ScreenTime", "ST"),
        name("SensitiveContentAnalysis", "SC"), name("SensorKit", "SR"), name("Social", "SL"),
        name("TabularData"),
        name("ThreadNetwork", "TH"),
        name("Twitter", "TW"), name("UIKitCore"),
        name("VideoToolbox", "VT"),
        name("WatchKit", "WKInterface", "WKExtension"),
        name("iAd", "AD"),
        name("Accessibility", "AX"),
        name("AccessorySetupKit", "AS"),
        name("AdAttributionKit"),
        name("AppClip", "AP"),
        name("AppleArchive"),
        name("AutomaticAssessmentConfiguration", "AE"),
        name("AVRouting"),
        name("BrowserEngineCore"),
        name("BrowserEngineKit", "BE"),
        name("CarKey"),
        name("Cinematic", "CN"),
        name("ClassKit", "CLS"),
        name("ClockKit", "CLK"),
        name("ColorSync"),
        name("ContactProvider"),
        name("CoreAudioTypes"),
        name("CoreMediaIO"),
        name("CryptoTokenKit", "TK"),
        name("DeclaredAgeRange"),
        name("DeviceDiscoveryExtension", "DD"),
        name("DeviceDiscoveryUI"),
        name("DockKit"),
        name("ExtensionFoundation"),
        name("ExtensionKit", "EX"),
        name("FileProviderUI", "FPUI"),
        name("FinanceKitUI"),
        name("GSS"),
        name("IdentityDocumentServices"),
        name("ImageCaptureCore", "IC"),

        name("LiveCommunicationKit"),
        name("LocalAuthenticationEmbeddedUI"),
        name("LockedCameraCapture"),
        name("Matter", "MTR"),
        name("MatterSupport"),
        name("MediaSetup", "MS"),
        name("MetalFX", "MTLFX"),
        name("MetalPerformanceShadersGraph", "MPSGraph"),
        name("MLCompute", "MLC"),
        named(
            "MusicKit",
            "MusicAuthorization",
            "ApplicationMusicPlayer",
            "SystemMusicPlayer",
            "MusicCatalogSearchRequest",
            "MusicItemCollection"
        ),
        name("NewsstandKit", "NK"),
        name("PaperKit"),
        name("PermissionKit"),
        name("PHASE", "PHASE"),
        name("ProximityReader"),
        name("RelevanceKit"),
        named("RoomPlan", "RoomCaptureSession", "RoomCaptureView"),
        name("SafetyKit", "SA"),
        name("SecureElementCredential"),
        name("SharedWithYou", "SW"),
        name("SharedWithYouCore"),
        name("Spatial", "SP"),
        name("StickerFoundation"),
        name("StickerKit"),
        name("StoreKitTest", "SKTest"),
        name("Symbols"),
        name("TabletopKit"),
        name("TelephonyMessagingKit"),
        name("TouchController", "TC"),
        name("VideoSubscriberAccount", "VS"),
        name("WiFiAware"),
        named("WorkoutKit", "WorkoutPlan", "CustomWorkout"),
    ]
}
