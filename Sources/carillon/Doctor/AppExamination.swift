import DeviceCore
import Foundation
import NotificationModel

/// Whether an app on the phone can get pushes, and its service extension can run for them.
struct AppExamination {
    let phone: PhoneClient
    let state: StateDirectory
    let bundleID: String

    /// - Throws: what the phone's API throws.
    func findings() async throws -> [Finding] {
        guard let icon = try await phone.screen().apps.first(where: { $0.bundleID == bundleID }) else {
            return [.bad("\(bundleID) is not on the phone", "install it with 'carillon install' or 'carillon run'")]
        }
        let settings = try await phone.settings(of: bundleID)
        return [token(icon), authorization(settings)] + extensions() + [try await lastRun()].compactMap(\.self)
    }

    /// Whether the bundle on the phone has a service extension.
    var hasServiceExtension: Bool { plugIns.contains { $0.point == Self.servicePoint } }

    private static let servicePoint = "com.apple.usernotifications.service"
    private static let contentPoint = "com.apple.usernotifications.content-extension"

    private func token(_ icon: RenderModel.AppIcon) -> Finding {
        guard let token = icon.deviceToken else {
            return .bad(
                "\(bundleID) has no device token",
                "call UIApplication.shared.registerForRemoteNotifications(), and open the app once"
            )
        }
        return .good("\(bundleID) has a device token: \(token)")
    }

    private func authorization(_ settings: NotificationSettings) -> Finding {
        let status = "authorization: \(settings.authorizationStatus)"
        if settings.showsAlerts { return .good("\(status); alerts are on") }
        switch settings.authorizationStatus {
        case .notDetermined: return .bad(status, "open the app so that it asks, and answer Allow on the page")
        case .denied: return .bad(status, "turn notifications on in the app's settings on the page")
        default: return .bad("\(status), but alerts are off", "turn alerts on in the app's settings on the page")
        }
    }

    private struct PlugIn {
        let name: String
        let point: String?
    }

    private var plugIns: [PlugIn] {
        let folder = state.device.appending(path: "bundles/\(bundleID).app/PlugIns")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".appex") }.sorted().map { name in
            let info = FileManager.default.contents(atPath: folder.appending(path: "\(name)/Info.plist").path)
            let list = info.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
            let description = (list as? [String: Any])?["NSExtension"] as? [String: Any]
            return PlugIn(name: name, point: description?["NSExtensionPointIdentifier"] as? String)
        }
    }

    private func extensions() -> [Finding] {
        let plugIns = plugIns
        var findings = plugIns.map { plugIn -> Finding in
            switch plugIn.point {
            case Self.servicePoint: .good("\(plugIn.name) is a service extension")
            case Self.contentPoint: .good("\(plugIn.name) is a content extension")
            case let other: .bad("\(plugIn.name) has the extension point \(other ?? "nothing"), which nothing starts")
            }
        }
        let services = plugIns.filter { $0.point == Self.servicePoint }
        if services.isEmpty {
            findings.append(.note("the app has no service extension: pushes are shown as they arrive"))
        } else if services.count > 1 {
            findings.append(.bad("the app has \(services.count) service extensions; the first by name runs"))
        }
        return findings
    }

    /// How the service extension ended last time.
    private func lastRun() async throws -> Finding? {
        for summary in try await phone.journeys(limit: 100) where summary.bundleID == bundleID {
            guard let journey = try await phone.journeyIfKnown(summary.id) else { continue }
            if let finding = JourneyExamination.ending(of: journey) { return finding }
        }
        return nil
    }
}
