import CURLLoads
import Foundation
@_spi(Carillon) import OpenUserNotifications

/// The URL loads of this process: held to the phone's network, and told to the device, which puts them on the journey.
package enum URLLoads {
    /// Bytes a second of a load on a slow network.
    private static let slow: Int64 = 50_000
    /// Milliseconds until a connection on a slow network begins.
    private static let latency = 400

    /// Begins, once, before the first load; does nothing without a device.
    package static func watch() {
        guard ApplicationLink.hasDevice else { return }
        let network = ProcessInfo.processInfo.environment["CARILLON_NETWORK"]
        let observer: curlloads_observer = { address, status, bytes, microseconds, failure in
            let load = URLLoad(
                address: address.map { String(cString: $0) } ?? "",
                status: status,
                bytes: bytes,
                seconds: Double(microseconds) / 1_000_000,
                failure: failure
            )
            let level = load.hasFailed ? ApplicationLink.failedLoad : ApplicationLink.load
            ApplicationLink.log(level: level, subsystem: "", category: "", message: load.sentence)
        }
        let isSlow = network == "slow"
        curlloads_watch(
            observer,
            isSlow ? slow : 0,
            isSlow ? latency : 0,
            network == "off" ? 1 : 0,
            network == "metered" ? 1 : 0,
            ProcessInfo.processInfo.environment["CARILLON_AUTHORITIES"]
        )
    }

    /// How many loads have begun and have not ended.
    package static var underWay: Int { Int(curlloads_under_way()) }

    /// Goes the way of a load once, without a connection: libcurl and its thirty libraries are in memory then, and Swift
    /// has looked up what a load asks for, which takes several times as long as a picture from a server nearby.
    package static func prepare() {
        guard let url = URL(string: CURLLOADS_PREPARATION) else { return }
        URLSession.shared.dataTask(with: url) { _, _, _ in }.resume()
    }
}

/// A load that has ended.
package struct URLLoad: Sendable {
    package var address: String
    /// The server's status; 0 without an answer.
    package var status: Int
    package var bytes: Int64
    package var seconds: Double
    /// curl's code; 0 for none.
    package var failure: Int32

    package init(address: String, status: Int, bytes: Int64, seconds: Double, failure: Int32) {
        self.address = address
        self.status = status
        self.bytes = bytes
        self.seconds = seconds
        self.failure = failure
    }

    /// Whether it brought nothing, not all, or a server's error.
    package var hasFailed: Bool { failure != 0 || status >= 400 }

    /// As a person reads it. A query and a password may be secrets: they are left out.
    package var sentence: String {
        var parts = URLComponents(string: address)
        parts?.query = nil
        parts?.user = nil
        parts?.password = nil
        parts?.fragment = nil
        let place = parts?.string ?? "an address that cannot be read"
        let time = String(format: seconds < 10 ? "%.3f s" : "%.1f s", seconds)
        if failure == CURLLOADS_FAILURE_DENIED, status == 0 {
            return "\(place) was not asked for: the network is metered, which the request or its session does not allow"
        }
        if failure != 0, status == 0 { return "\(place) failed after \(time) (curl \(failure))" }
        let end = failure == 0 ? "" : ", then it broke off (curl \(failure))"
        return "\(place) gave \(status), \(bytes) bytes in \(time)\(end)"
    }
}
