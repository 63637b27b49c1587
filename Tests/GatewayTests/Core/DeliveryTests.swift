import Foundation
import GatewayCore
import NotificationModel
import ProviderAPI
import Testing

@Suite struct FateTests {
    @Test("A push is stored while its device is there, and takes the stored one's place while it is not")
    func stored() throws {
        let month = noon.addingTimeInterval(30 * 86_400)
        #expect(try StorageDecision.of(.sample(), isReachable: true) == .store(until: month))
        #expect(try StorageDecision.of(.sample(), isReachable: false) == .replace(until: month))
        #expect(try StorageDecision.of(.sample(), isReachable: false, storesSeveral: true) == .keep(until: month))
        #expect(try StorageDecision.of(.sample(), isReachable: true, storesSeveral: true) == .store(until: month))
        #expect(
            try StorageDecision.of(.sample(expiration: .until(noon + 60)), isReachable: true)
                == .store(until: noon + 60)
        )
    }

    @Test(
        "apns-expiration 0, or a time that has passed, is one attempt",
        arguments: [PushExpiration.oneAttempt, .until(noon - 1)]
    )
    func oneAttempt(expiration: PushExpiration) throws {
        #expect(try StorageDecision.of(.sample(expiration: expiration), isReachable: true) == .attempt)
        #expect(try StorageDecision.of(.sample(expiration: expiration), isReachable: false) == .discard)
    }
}

@Suite struct GatewayStepsTests {
    @Test("A step says until when a push waits as ISO 8601 has it, in leap years and at their ends too")
    func stamps() throws {
        for day in stride(from: 0, to: 366 * 500, by: 13) {
            let date = Date(timeIntervalSince1970: Double(day) * 86_400 + Double(day % 86_400) + 0.75)
            let step = GatewaySteps.decision(.store(until: date), of: try .sample())
            #expect(step?.text.contains(" \(date.formatted(.iso8601)) ") == true)
        }
    }
}

@Suite struct DeliveryWindowTests {
    /// A window that has read what waited, which was nothing.
    private var live: DeliveryWindow {
        var window = DeliveryWindow()
        _ = window.sent(page: [], isWritable: true)
        return window
    }

    @Test("While the first page is read, nothing is sent past it")
    func reading() {
        var window = DeliveryWindow()
        let isSent1 = window.stored(1, isWritable: true)
        #expect(!isSent1)
        let next2 = window.sent(page: [1], isWritable: true)
        #expect(next2 == nil)
        let isSent3 = window.stored(2, isWritable: true)
        #expect(isSent3)
    }

    @Test("A full page is followed by another, after the last that was sent")
    func pages() {
        var window = DeliveryWindow()
        let page = (1...Int64(DeliveryWindow.pageSize)).map { $0 }
        let next1 = window.sent(page: page, isWritable: true)
        #expect(next1 == page.last)
        let next2 = window.sent(page: [100, 101], isWritable: true)
        #expect(next2 == nil)
        let isSent3 = window.stored(102, isWritable: true)
        #expect(isSent3)
    }

    @Test("What came to the store elsewhere is read once, also when it came while a page was read")
    func woken() {
        var window = live
        let first = window.woken(isWritable: true)
        #expect(first == 0)
        let meanwhile = window.woken(isWritable: true)
        #expect(meanwhile == nil)
        let again = window.sent(page: [7], isWritable: true)
        #expect(again == 7)
        let last = window.sent(page: [], isWritable: true)
        #expect(last == nil)
        let later = window.woken(isWritable: true)
        #expect(later == 7)
    }

    @Test("A connection that is full is woken when it is not")
    func wokenWhileBlocked() {
        var window = live
        let now = window.woken(isWritable: false)
        #expect(now == nil)
        let later = window.becameWritable()
        #expect(later == 0)
    }

    @Test("A connection that is full goes on from the store when it is not")
    func blocked() {
        var window = live
        let isSent1 = window.stored(5, isWritable: true)
        #expect(isSent1)
        let isSent2 = window.stored(6, isWritable: false)
        #expect(!isSent2)
        let isSent3 = window.stored(7, isWritable: true)
        #expect(!isSent3)
        let resumed4 = window.becameWritable()
        #expect(resumed4 == 5)
        let resumed5 = window.becameWritable()
        #expect(resumed5 == nil)
        let next6 = window.sent(page: [6, 7], isWritable: true)
        #expect(next6 == nil)
        let isSent7 = window.stored(8, isWritable: true)
        #expect(isSent7)
    }

    @Test("A page that fills the connection is followed when it has room")
    func blockedByPage() {
        var window = DeliveryWindow()
        let page = (1...Int64(DeliveryWindow.pageSize)).map { $0 }
        let next1 = window.sent(page: page, isWritable: false)
        #expect(next1 == nil)
        let resumed2 = window.becameWritable()
        #expect(resumed2 == page.last)
    }
}
