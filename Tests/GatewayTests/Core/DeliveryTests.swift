import Foundation
import GatewayCore
import ProviderAPI
import Testing

@Suite struct FateTests {
    @Test("A push is stored while its device is there, and takes the stored one's place while it is not")
    func stored() throws {
        let month = noon.addingTimeInterval(30 * 86_400)
        #expect(try Fate.of(.sample(), isReachable: true) == .store(until: month))
        #expect(try Fate.of(.sample(), isReachable: false) == .replace(until: month))
        #expect(try Fate.of(.sample(expiration: .until(noon + 60)), isReachable: true) == .store(until: noon + 60))
    }

    @Test("apns-expiration 0, or a time that has passed, is one attempt", arguments: [PushExpiration.oneAttempt, .until(noon - 1)])
    func oneAttempt(expiration: PushExpiration) throws {
        #expect(try Fate.of(.sample(expiration: expiration), isReachable: true) == .attempt)
        #expect(try Fate.of(.sample(expiration: expiration), isReachable: false) == .discard)
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
        #expect(!window.stored(1, isWritable: true))
        #expect(window.sent(page: [1], isWritable: true) == nil)
        #expect(window.stored(2, isWritable: true))
    }

    @Test("A full page is followed by another, after the last that was sent")
    func pages() {
        var window = DeliveryWindow()
        let page = (1...Int64(DeliveryWindow.pageSize)).map { $0 }
        #expect(window.sent(page: page, isWritable: true) == page.last)
        #expect(window.sent(page: [100, 101], isWritable: true) == nil)
        #expect(window.stored(102, isWritable: true))
    }

    @Test("A connection that is full goes on from the store when it is not")
    func blocked() {
        var window = live
        #expect(window.stored(5, isWritable: true))
        #expect(!window.stored(6, isWritable: false))
        #expect(!window.stored(7, isWritable: true))
        #expect(window.becameWritable() == 5)
        #expect(window.becameWritable() == nil)
        #expect(window.sent(page: [6, 7], isWritable: true) == nil)
        #expect(window.stored(8, isWritable: true))
    }

    @Test("A page that fills the connection is followed when it has room")
    func blockedByPage() {
        var window = DeliveryWindow()
        let page = (1...Int64(DeliveryWindow.pageSize)).map { $0 }
        #expect(window.sent(page: page, isWritable: false) == nil)
        #expect(window.becameWritable() == page.last)
    }

    @Test("A device that acknowledges nothing is out of reach after so many, and back when it does")
    func backlog() {
        var window = live
        for serial in 1...DeliveryWindow.backlogLimit { _ = window.stored(Int64(serial), isWritable: true) }
        #expect(!window.isReachable)
        window.acknowledged()
        #expect(window.isReachable)
    }

    @Test("What waited before it came counts")
    func backlogBefore() {
        var window = DeliveryWindow()
        var serial: Int64 = 0
        while window.isReachable {
            let page = (1...Int64(DeliveryWindow.pageSize)).map { serial + $0 }
            serial += Int64(DeliveryWindow.pageSize)
            _ = window.sent(page: page, isWritable: true)
        }
        #expect(serial >= Int64(DeliveryWindow.backlogLimit))
    }
}
