import CarillonTesting
import Foundation
import OpenUserNotifications
import Synchronization
import Testing

@testable import RichPush

@Suite("A notification is delivered once, whatever happens", .timeLimit(.minutes(1)))
struct DeliveryTests {
    final class OneLine: RichPushService {
        override var configuration: RichPushConfiguration {
            var configuration = RichPushConfiguration()
            configuration.changes.title = "{content.title} [changed]"
            return configuration
        }
    }

    private static func request(_ userInfo: [AnyHashable: Any] = [:]) -> UNNotificationRequest {
        let content = UNMutableNotificationContent()
        content.title = "Title"
        content.body = "Body"
        content.userInfo = userInfo
        return UNNotificationRequest(identifier: "push", content: content, trigger: nil)
    }

    @Test("A one-line subclass changes a push")
    func oneLine() async {
        let service = OneLine()
        let title = await withCheckedContinuation { continuation in
            service.didReceive(Self.request()) { continuation.resume(returning: $0.title) }
        }
        #expect(title == "Title [changed]")
    }

    @Test("A service that is not configured shows the push as it came")
    func plain() async {
        let service = RichPushService()
        let body = await withCheckedContinuation { continuation in
            service.didReceive(Self.request()) { continuation.resume(returning: $0.body) }
        }
        #expect(body == "Body")
    }

    @Test("Fifty pushes at once through one instance: each is delivered, once")
    func many() async {
        let service = OneLine()
        let count = Mutex(0)
        for _ in 0..<50 {
            service.didReceive(Self.request()) { _ in count.withLock { $0 += 1 } }
        }
        #expect(await eventually { count.withLock { $0 } == 50 })
        service.serviceExtensionTimeWillExpire()
        #expect(count.withLock { $0 } == 50)
    }

    @Test("When the system's time is over, what is ready is shown before the call returns")
    func expiry() async throws {
        let answer: MediaServer.Answer = { $0.path == "/fast" ? .answer(200, [:], Sample.png()) : [.hang] }
        try await MediaServer.run(answer) { server in
            let seen = try await Push.deliver(
                ["list": [server.url("/slow"), server.url("/fast")], "name": "Tea"],
                configure: {
                    $0.media = MediaSettings([MediaSource("list")])
                    $0.changes.title = "{name}"
                },
                during: { delivery in
                    let ready = await eventually { server.requests.count == 2 && delivery.draft.mediaCount == 1 }
                    #expect(ready)
                    delivery.expire()
                    #expect(delivery.draft.isDelivered)
                    delivery.expire()
                }
            )
            #expect(seen.title == "Tea")
            #expect(seen.attachments.count == 1)
            #expect(seen.count == 1)
            #expect(seen.problems.contains("the system's time was over"))
        }
    }

    @Test("A receipt is posted again until the server takes it, and holds what was asked for")
    func receipt() async throws {
        try await MediaServer.run({ $0.earlier < 2 ? .answer(503) : .answer(204) }) { server in
            let seen = try await Push.deliver(
                ["order": "o-1"],
                configure: {
                    var receipt = DeliveryReceipt(to: URL(fileURLWithPath: "/"))
                    receipt.url = URL(string: server.url("/receipt")) ?? receipt.url
                    receipt.headers = ["Authorization": "Bearer x"]
                    receipt.fields = ["order": "{order}"]
                    $0.receipt = receipt
                }
            )
            #expect(seen.problems == [])
            #expect(server.requests.count == 3)
            let last = try #require(server.requests.last)
            #expect(last.method == "POST")
            #expect(last.field("Authorization") == "Bearer x")
            let object = try JSONSerialization.jsonObject(with: last.body) as? [String: String]
            #expect(object?["order"] == "o-1")
            #expect(object?["id"] == "push-1")
            #expect(object?["receivedAt"] != nil)
        }
    }

    @Test("A receipt that no server took is kept and comes with the next push")
    func backlog() async throws {
        let group = try TestGroup()
        let isDown = Mutex(true)
        try await MediaServer.run({ _ in isDown.withLock { $0 } ? .answer(500) : .answer(200) }) { server in
            let deliver = { (order: String) in
                try await Push.deliver(
                    ["order": order],
                    configure: {
                        var receipt = DeliveryReceipt(to: URL(string: server.url("/r")) ?? URL(fileURLWithPath: "/"))
                        receipt.fields = ["order": "{order}"]
                        receipt.group = group.identifier
                        $0.receipt = receipt
                    }
                )
            }
            let first = try await deliver("first")
            #expect(first.problems.first?.contains("kept for the next push") == true)
            #expect(first.body == "Body")
            isDown.withLock { $0 = false }
            let second = try await deliver("second")
            #expect(second.problems == [])
            let bodies = server.requests.suffix(2).map { String(decoding: $0.body, as: UTF8.self) }
            #expect(bodies.first?.contains("first") == true)
            #expect(bodies.last?.contains("second") == true)
        }
    }

    @Test("A receipt server that does not answer holds the notification for two seconds, not longer")
    func slowReceipt() async throws {
        let clock = TestClock()
        try await MediaServer.run({ _ in [.hang] }) { server in
            let seen = try await Push.deliver(
                [:],
                clock: clock,
                configure: { $0.receipt = URL(string: server.url("/r")).map { DeliveryReceipt(to: $0) } },
                during: { delivery in
                    // The budget's sleep, and the grace's.
                    #expect(await eventually { clock.sleeperCount == 2 && server.requests.count == 1 })
                    #expect(!delivery.draft.isDelivered)
                    clock.advance(by: .seconds(2))
                    #expect(await eventually { delivery.draft.isDelivered })
                    clock.advance(by: .seconds(25))
                }
            )
            #expect(seen.count == 1)
            #expect(seen.problems == [])
        }
    }

    @Test("Receipts that nobody takes do not pile up: the newest fifty are kept")
    func backlogLimit() throws {
        let group = try TestGroup()
        let backlog = try #require(ReceiptBacklog(group: AppGroup(group.identifier)))
        for index in 0..<70 { backlog.add(Data("\(index)".utf8)) }
        #expect(backlog.all().count == ReceiptBacklog.countLimit)
    }

    @Test("A receipt that the server refuses is not posted again")
    func refused() async throws {
        try await MediaServer.run({ _ in .answer(401) }) { server in
            let seen = try await Push.deliver(
                [:],
                configure: { $0.receipt = URL(string: server.url("/r")).map { DeliveryReceipt(to: $0) } }
            )
            #expect(server.requests.count == 1)
            #expect(seen.problems.first?.contains("answered 401") == true)
        }
    }
}
