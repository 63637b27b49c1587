import Testing
import URLLoads

/// What the journey says of a URL load.
@Suite(.timeLimit(.minutes(2))) struct URLLoadTests {
    @Test func anAnsweredLoadHasStatusSizeAndTime() {
        let load = URLLoad(address: "http://shop/a.png", status: 200, bytes: 1_000, seconds: 0.0123, failure: 0)
        #expect(load.sentence == "http://shop/a.png gave 200, 1000 bytes in 0.012 s")
    }

    @Test func secretsOfTheAddressAreLeftOut() {
        let address = "https://me:word@shop/a.png?token=1#x"
        let load = URLLoad(address: address, status: 404, bytes: 0, seconds: 1, failure: 0)
        #expect(load.sentence == "https://shop/a.png gave 404, 0 bytes in 1.000 s")
    }

    @Test func aFailureSaysSo() {
        let none = URLLoad(address: "http://shop/", status: 0, bytes: 0, seconds: 0.5, failure: 6)
        #expect(none.sentence == "http://shop/ failed after 0.500 s (curl 6)")
        let denied = URLLoad(address: "http://shop/", status: 0, bytes: 0, seconds: 0, failure: 1)
        #expect(denied.sentence.hasPrefix("http://shop/ was not asked for: the network is metered"))
        let half = URLLoad(address: "http://shop/", status: 200, bytes: 10, seconds: 12, failure: 18)
        #expect(half.sentence == "http://shop/ gave 200, 10 bytes in 12.0 s, then it broke off (curl 18)")
    }
}
