package import Foundation
package import Logging
import Waiting
import WallClock

/// Takes pictures of phones' screens for who has their secrets: with one browser, one after the other.
package struct PhonePictures: Sendable {
    private let taker: PictureTaker
    private let turn = AsyncSemaphore(1)

    package init(logger: Logger) {
        taker = PictureTaker(browser: Browser(path: nil), clock: SystemWallClock(), logger: logger)
    }

    /// - Returns: a PNG.
    /// - Throws: when there is no browser, or it fails.
    package func screen(of phone: PhoneAddress) async throws -> Data {
        try await turn.wait()
        defer { turn.signal() }
        let view = Browser.View(page: "127.0.0.1:\(phone.port)", .phone, look: ["view=phone"], scale: 1)
        return try await taker.take(view, headers: ["Authorization": phone.authorization])
    }

    /// Ends the browser.
    package func end() async { await taker.end() }
}
