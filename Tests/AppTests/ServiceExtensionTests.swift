import AppLink
import Foundation
import NotificationModel
import Synchronization
import Testing
import WireCoding

@_spi(Carillon) @testable import OpenUserNotifications

@Suite(.timeLimit(.minutes(1))) struct ServiceExtensionTests {
    private var push: NotificationRequest {
        var content = NotificationContent()
        content.title = "Hi"
        content.userInfo = ["attach": "https://example.com/a.jpg"]
        return NotificationRequest(identifier: "push", content: content, trigger: .push)
    }

    private func withHost(
        _ makeExtension: @escaping @Sendable () -> UNNotificationServiceExtension,
        _ body: (ScriptedDevice) async throws -> Void
    ) async throws {
        let device = try ScriptedDevice()
        let link = device.makeLink(role: .serviceExtension)
        let host = ServiceExtensionHost(link: link, makeExtension: makeExtension)
        host.serve()
        link.connect { _ in }
        await device.wait(hellos: 1)
        try await body(device)
        withExtendedLifetime(host) {}
    }

    @Test func theFirstHandlerCallCounts() async throws {
        final class Twice: UNNotificationServiceExtension {
            override func didReceive(
                _ request: UNNotificationRequest,
                withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
            ) {
                #expect(!Thread.isMainThread)
                #expect(request.trigger is UNPushNotificationTrigger)
                for title in ["first", "second"] {
                    guard let content = request.content.mutableCopy() as? UNMutableNotificationContent else { return }
                    content.title = title
                    contentHandler(content)
                }
            }
        }
        try await withHost({ Twice() }) { device in
            let content = try await device.call(.serve(push))
            #expect(content.title == "first")
            #expect(content.userInfo == push.content.userInfo)
        }
    }

    @Test func withoutAMethodOfItsOwnTheContentStaysAsItIs() async throws {
        try await withHost({ UNNotificationServiceExtension() }) { device in
            let content = try await device.call(.serve(push))
            #expect(content == push.content)
        }
    }

    @Test func expiryComesOnAnotherThreadWhileTheFirstIsBlocked() async throws {
        final class Slow: UNNotificationServiceExtension {
            private let blocked: AsyncStream<Void>.Continuation
            private let semaphore = DispatchSemaphore(value: 0)
            private var handler: ((UNNotificationContent) -> Void)?

            init(blocked: AsyncStream<Void>.Continuation) { self.blocked = blocked }

            override func didReceive(
                _ request: UNNotificationRequest,
                withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
            ) {
                handler = contentHandler
                blocked.yield()
                semaphore.wait()
            }

            override func serviceExtensionTimeWillExpire() {
                let attempt = UNMutableNotificationContent()
                attempt.title = "best attempt"
                handler?(attempt)
                semaphore.signal()
            }
        }
        let (isBlocked, blocked) = AsyncStream<Void>.makeStream()
        try await withHost({ Slow(blocked: blocked) }) { device in
            async let reply = device.call(.serve(push))
            for await _ in isBlocked { break }
            _ = try await device.call(.serviceTimeWillExpire)
            let content = try await reply
            #expect(content.title == "best attempt")
            let told = device.heard.compactMap { call in if case .log(let line) = call { line } else { nil } }
            #expect(told.map(\.level) == [LinkLog.expiry])
            #expect(told.first?.message.contains("didReceive had not returned") == true)
        }
    }

    @Test func whatIsUnderWayWhenTheTimeIsUpIsTold() {
        #expect(
            ExpiryNote.text(hasReturned: true, loads: 0)
                == "When the time was up, didReceive had returned, and no URL load was under way: "
                + "does every way through it call the content handler?"
        )
        #expect(
            ExpiryNote.text(hasReturned: false, loads: 2)
                == "When the time was up, didReceive had not returned, and 2 URL loads were under way"
        )
        #expect(
            ExpiryNote.text(hasReturned: true, loads: 1)
                == "When the time was up, didReceive had returned, and a URL load was under way"
        )
    }

    @Test func aContentThatCannotBeEncodedIsAClearFailure() async throws {
        final class Odd: UNNotificationServiceExtension {
            override func didReceive(
                _ request: UNNotificationRequest,
                withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
            ) {
                let content = UNMutableNotificationContent()
                content.userInfo = ["self": self]
                contentHandler(content)
            }
        }
        try await withHost({ Odd() }) { device in
            let failure = await #expect(throws: LinkFailure.self) { try await device.call(.serve(push)) }
            #expect(failure?.message.contains("userInfo.self") == true)
        }
    }

    @Test func severalPushesHaveAnInstanceEach() async throws {
        let count = Mutex(0)
        try await withHost({
            count.withLock { $0 += 1 }
            return UNNotificationServiceExtension()
        }) { device in
            try await withThrowingTaskGroup { group in
                for _ in 0..<10 { group.addTask { _ = try await device.call(.serve(push)) } }
                try await group.waitForAll()
            }
            #expect(count.withLock { $0 } == 10)
        }
    }

    @Test func anAppIsNoServiceExtension() async throws {
        let device = try ScriptedDevice()
        let center = device.makeCenter()
        try await center.setBadgeCount(0)
        await #expect(throws: LinkFailure.self) { try await device.call(.serve(push)) }
    }
}
