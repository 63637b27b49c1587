import AppLink
import Foundation
import NotificationModel
import Testing
import WireCoding

@testable import OpenUserNotifications

@Suite(.timeLimit(.minutes(1))) struct CenterTests {
    private func request(_ identifier: String) -> UNNotificationRequest {
        UNNotificationRequest(identifier: identifier, content: UNNotificationContent(), trigger: nil)
    }

    @Test func bothFormsOfEveryQuestionGetTheDevicesAnswer() async throws {
        var settings = NotificationSettings()
        settings.authorizationStatus = .provisional
        let answer = settings
        let device = try ScriptedDevice { call in
            switch call {
            case .requestAuthorization: .success(.granted(true))
            case .settings: .success(.settings(answer))
            case .pendingRequests: .success(.requests([.init(identifier: "p", content: .init())]))
            default: .success(.done)
            }
        }
        let center = device.makeCenter()
        #expect(try await center.requestAuthorization(options: [.alert]))
        #expect(await center.notificationSettings().authorizationStatus == .provisional)
        #expect(await center.pendingNotificationRequests().map(\.identifier) == ["p"])
        try await center.setBadgeCount(1)

        let granted = await withCheckedContinuation { continuation in
            center.requestAuthorization { granted, error in continuation.resume(returning: granted && error == nil) }
        }
        #expect(granted)
        let status = await withCheckedContinuation { continuation in
            center.getNotificationSettings { continuation.resume(returning: $0.authorizationStatus) }
        }
        #expect(status == .provisional)
    }

    @Test func requestsReachTheDeviceInTheirOrder() async throws {
        let device = try ScriptedDevice()
        let center = device.makeCenter()
        for number in 0..<200 { center.add(request("\(number)"), withCompletionHandler: nil) }
        center.removeAllPendingNotificationRequests()
        await device.wait(calls: 201)
        let identifiers = device.heard.compactMap { call in
            if case .add(let request) = call { request.identifier } else { nil }
        }
        #expect(identifiers == (0..<200).map(String.init))
    }

    @Test func aFailureOfTheDeviceIsAUNError() async throws {
        let device = try ScriptedDevice { _ in
            .failure(.init(domain: "UNErrorDomain", code: 1, message: "not allowed"))
        }
        let center = device.makeCenter()
        await #expect(throws: UNError(.notificationsNotAllowed, "not allowed")) { try await center.add(request("a")) }
    }

    @Test func aUserInfoThatCannotBeEncodedNeverReachesTheDevice() async throws {
        let device = try ScriptedDevice()
        let center = device.makeCenter()
        let content = UNMutableNotificationContent()
        content.userInfo = ["center": center]
        let bad = UNNotificationRequest(identifier: "bad", content: content, trigger: nil)
        let error = await #expect(throws: LinkError.self) { try await center.add(bad) }
        #expect(error?.kind == .unencodable)
        #expect(error?.description.contains("userInfo.center is a UNUserNotificationCenter") == true)
        let handed = await withCheckedContinuation { continuation in
            center.add(bad) { continuation.resume(returning: $0 as? LinkError) }
        }
        #expect(handed == error)
        #expect(device.heard.isEmpty)
    }

    @Test func aNegativeBadgeIsInvalid() async throws {
        let device = try ScriptedDevice()
        await #expect(throws: UNError.self) { try await device.makeCenter().setBadgeCount(-1) }
    }

    @Test func withoutADeviceEveryCallFailsClearly() async throws {
        let center = UNUserNotificationCenter(
            link: LinkClient(.init(socketPath: nil, hello: LinkHello(role: .app, bundleID: "x", processID: 1)))
        )
        let error = await #expect(throws: LinkError.self) { try await center.requestAuthorization() }
        #expect(error?.kind == .noDevice)
        #expect(error?.localizedDescription.contains("CARILLON_LINK") == true)
        #expect(await center.notificationSettings().authorizationStatus == .notDetermined)
        #expect(await center.deliveredNotifications().isEmpty)
        center.removeAllDeliveredNotifications()
    }

    @Test func nobodyAtThePathIsToldWithThePath() async throws {
        let link = LinkClient(
            .init(socketPath: "/nowhere/link.sock", hello: LinkHello(role: .app, bundleID: "x", processID: 1))
        )
        let error = await #expect(throws: LinkError.self) { try await link.call(.settings) }
        #expect(error?.description.contains("/nowhere/link.sock") == true)
    }

    @Test func aPathOverTheSystemsLimitIsToldAsSuch() async throws {
        let path = "/tmp/" + String(repeating: "x", count: 200)
        let link = LinkClient(.init(socketPath: path, hello: LinkHello(role: .app, bundleID: "x", processID: 1)))
        let error = await #expect(throws: LinkError.self) { try await link.call(.settings) }
        #expect(error?.description.contains("over the limit") == true)
    }

    @Test("a phone is found in CARILLON_STATE, also where its socket had to move since the folder's path is too long")
    func phoneOfALongFolder() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(atPath: folder + "/device", withIntermediateDirectories: true)
        let environment = ["CARILLON_STATE": folder]
        #expect(LinkClient.Configuration.socket(ofPhoneIn: environment) == folder + "/device/link.sock")
        try FileManager.default.createSymbolicLink(
            atPath: folder + "/device/link.sock",
            withDestinationPath: "/run/short/link.sock"
        )
        #expect(LinkClient.Configuration.socket(ofPhoneIn: environment) == "/run/short/link.sock")
    }
}
