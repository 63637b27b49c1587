import CarillonTesting
import DeviceBundles
import DeviceContext
import DeviceCore
import Foundation
import NotificationModel
import Testing

/// What is left of an app that comes and goes.
@Suite(.timeLimit(.minutes(1))) struct InstallerTests {
    @Test func uninstallingForgetsEverything() async throws {
        try await withDeviceParts { parts, folder in
            let bundle = try ScriptedBundle.make(in: folder)
            #expect(try await parts.installer.install(bundle) == "com.example.app")
            try await parts.allowApp()
            try await parts.receive(RunningDevice.push(#"{"aps":{"alert":"Hello"}}"#))
            try await parts.wait(for: "the banner") { $0.banner != nil }
            let installed = folder.appending(path: "bundles/com.example.app.app").path
            #expect(FileManager.default.fileExists(atPath: installed))
            let app = try await parts.installer.uninstall("com.example.app")
            try await parts.installer.removeFiles(of: app)
            let model = parts.context.phone.render()
            #expect(model.apps.isEmpty && model.banner == nil && model.center.isEmpty)
            #expect(!FileManager.default.fileExists(atPath: installed))
            await #expect(throws: PhoneError.self) { try await parts.installer.uninstall("com.example.app") }
        }
    }

    @Test func somethingElseThanABundleIsNamed() async throws {
        try await withDeviceParts { parts, folder in
            let error = await #expect(throws: PhoneError.self) { try await parts.installer.install(folder) }
            #expect(error?.kind == .invalid && error?.description.contains("Info.plist") == true)
        }
    }
}
