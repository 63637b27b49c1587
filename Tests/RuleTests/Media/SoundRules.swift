import CarillonTesting
import DeviceCore
import Foundation
import NotificationModel
import Testing

@testable import OpenUserNotifications

/// Documented rules, section 5: sounds.
@Suite("5. Sounds", .timeLimit(.minutes(1))) struct SoundRules {
    private static let groups = ["com.apple.security.application-groups": ["group.example"]]

    /// Puts a sound of that length into one of the three places.
    private enum Place: CaseIterable {
        case container, group, bundle

        func url(_ app: RuleApp) -> URL {
            switch self {
            case .container: app.phone.state.appending(path: "containers/\(RuleApp.bundleID)/Library/Sounds/a.wav")
            case .group: app.phone.state.appending(path: "groups/group.example/Library/Sounds/a.wav")
            case .bundle: app.phone.state.appending(path: "bundles/\(RuleApp.bundleID).app/a.wav")
            }
        }
    }

    @Test("Library/Sounds of the container, then of the app group, then the bundle (S6, S8)")
    func order() async throws {
        try await withInstalledApp(entitlements: { Self.groups }) { app in
            // Each place has a sound of another length, which tells them apart.
            let all = Place.allCases
            for (index, place) in all.enumerated() {
                try Samples.wav(seconds: Double(index + 1)).write(to: place.url(app))
            }
            for (index, place) in all.enumerated() {
                let cue = try await app.phone.sound {
                    try await app.add("\(index)") { $0.sound = UNNotificationSound(named: .init("a.wav")) }
                }
                let played = try await app.phone.media(cue.url)
                #expect(played == Samples.wav(seconds: Double(index + 1)), "\(place)")
                try FileManager.default.removeItem(at: place.url(app))
            }
        }
    }

    @Test("A sound that is in none of them: the default sound (S6)")
    func missing() async throws {
        try await withInstalledApp { app in
            let named = try await app.phone.sound {
                try await app.add("named") { $0.sound = UNNotificationSound(named: .init("nowhere.wav")) }
            }
            let standard = try await app.phone.sound { try await app.add("default") { $0.sound = .default } }
            #expect(named.url == standard.url)
            try await app.phone.wait(forText: "nowhere.wav", of: .local("named"))
        }
    }

    @Test("Under 30 s; longer ones are replaced by the default sound (S5)", arguments: [(29.5, true), (30.5, false)])
    func length(seconds: Double, isPlayed: Bool) async throws {
        try await withInstalledApp { app in
            try Samples.wav(seconds: seconds).write(to: Place.container.url(app))
            let cue = try await app.phone.sound {
                try await app.add("one") { $0.sound = UNNotificationSound(named: .init("a.wav")) }
            }
            let played = try await app.phone.media(cue.url)
            #expect((played == Samples.wav(seconds: seconds)) == isPlayed)
        }
    }

    @Test("A name that leads out of the folder is no sound's name")
    func outside() async throws {
        try await withInstalledApp { app in
            try Samples.wav(seconds: 1).write(to: app.phone.state.appending(path: "a.wav"))
            _ = try await app.phone.sound {
                try await app.add("one") { $0.sound = UNNotificationSound(named: .init("../../../../a.wav")) }
            }
            try await app.phone.wait(forText: "default is played", of: .local("one"))
        }
    }

    @Test("A critical sound's volume goes from 0 to 1 (S5)", arguments: [(0.0, 0.0), (0.4, 0.4), (7, 1), (-1, 0)])
    func criticalVolume(asked: Double, played: Double) async throws {
        try await withApp { app in
            try await app.change { $0.criticalAlert = .enabled }
            let cue = try await app.phone.sound {
                try await app.add("one") { content in
                    content.interruptionLevel = .critical
                    content.sound = .defaultCriticalSound(withAudioVolume: Float(asked))
                }
            }
            #expect(abs(cue.volume - played) < 0.001)
        }
    }

    @Test("defaultRingtone has a sound of its own (S5)")
    func ringtone() async throws {
        try await withApp { app in
            let ring = try await app.phone.sound { try await app.add("ring") { $0.sound = .defaultRingtone } }
            let chime = try await app.phone.sound { try await app.add("chime") { $0.sound = .default } }
            #expect(ring.url != chime.url)
        }
    }
}
