/// What an author can do about a module that is not here.
enum MissingModules {
    /// A note for each import that the compiler did not find, at its place.
    static func notes(for output: String) -> [String] {
        var notes: [String] = []
        for line in output.split(separator: "\n") {
            guard let match = line.wholeMatch(of: #/(?<place>.+:\d+:\d+: )error: no such module '(?<name>[^']+)'.*/#)
            else { continue }
            let note = "\(match.place)note: \(advice(on: String(match.name)))"
            if !notes.contains(note) { notes.append(note) }
        }
        return notes
    }

    private static func advice(on name: String) -> String {
        let condition = "#if canImport(\(name))"
        let module = name.split(separator: ".").first.map(String.init) ?? name
        if apple.contains(module) {
            return "Carillon has no \(name); keep the import and what uses it under \(condition)"
        }
        return "\(name) is neither Apple's nor of a package in app.json: name its package there under \"packages\", "
            + "put its sources into this target's folder, or keep what uses it under \(condition)"
    }

    /// Apple's modules that apps import and that are not in the SDK.
    private static let apple: Set = [
        "ARKit", "Accelerate", "Accounts", "ActivityKit", "AdServices", "AdSupport", "AppIntents",
        "AppTrackingTransparency", "AuthenticationServices", "BackgroundTasks", "CarPlay", "ClockKit", "CloudKit",
        "CoreAudio", "CoreBluetooth", "CoreData", "CoreHaptics", "CoreImage", "CoreMedia", "CoreML", "CoreMotion",
        "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreText", "CoreVideo", "DeviceCheck", "EventKit",
        "ExposureNotification", "FileProvider", "GameKit", "HealthKit", "HomeKit", "IdentityLookup", "IntentsUI",
        "JavaScriptCore", "LinkPresentation", "LocalAuthentication", "MediaPlayer", "MessageUI", "Messages", "Metal",
        "MetricKit", "MultipeerConnectivity", "NaturalLanguage", "NetworkExtension", "ObjectiveC", "Observation",
        "PDFKit", "PassKit", "Photos", "PhotosUI", "PushKit", "QuickLook", "ReplayKit", "SafariServices", "SceneKit",
        "Social", "SoundAnalysis", "Speech", "SpriteKit", "StoreKit", "SwiftData", "SystemConfiguration", "TipKit",
        "Translation", "VideoToolbox", "Vision", "WatchConnectivity", "WebKit",
    ]
}
