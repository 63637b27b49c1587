import Builder
import DeviceBundles
import DeviceCore
import DeviceService
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
        return [token(icon), authorization(settings)] + extensions() + [age(), try await lastRun()].compactMap(\.self)
    }

    /// Whether the bundle on the phone has a service extension.
    ///
    /// - Throws: why the bundle cannot be read.
    func hasServiceExtension() throws -> Bool { try plugIns().contains { $0.point == PlugInBundle.servicePoint } }

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

    private var bundle: URL { state.device.appending(path: "bundles/\(bundleID).app") }

    /// Those of the installed bundle; none where there is none.
    private func plugIns() throws -> [PlugInBundle] {
        FileManager.default.fileExists(atPath: bundle.path) ? try PlugInBundle.all(in: bundle) : []
    }

    /// Whether sources were saved after the bundle was built.
    private func age() -> Finding? {
        guard let record = BuildRecord(of: bundle) else { return nil }
        guard let saved = record.savedSince else { return .good("the bundle is as new as its sources") }
        return .bad(
            "the bundle is older than its sources: \(saved.path) was saved after it was built",
            "build and install it again: 'carillon run' does at every save"
        )
    }

    private func extensions() -> [Finding] {
        let plugIns: [PlugInBundle]
        do {
            plugIns = try self.plugIns()
        } catch {
            return [.bad("the extensions in its bundle cannot be read: \(error)", "build and install it again")]
        }
        var findings = plugIns.map { plugIn -> Finding in
            switch plugIn.point {
            case PlugInBundle.servicePoint: .good("\(plugIn.folder.lastPathComponent) is a service extension")
            case PlugInBundle.contentPoint: .good("\(plugIn.folder.lastPathComponent) is a content extension")
            case let other:
                .bad(
                    "\(plugIn.folder.lastPathComponent) has the extension point \(other ?? "nothing"), which nothing starts"
                )
            }
        }
        let services = plugIns.filter { $0.point == PlugInBundle.servicePoint }
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
