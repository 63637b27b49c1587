import AppLink
import Foundation
import NotificationModel
import Synchronization
import WireCoding

/// Runs a service extension in this process, as the device tells.
///
/// Every push gets an instance of its own, on a thread of its own, so that the main thread stays free for
/// `DispatchQueue.main` and main-actor code even while an author blocks in `didReceive`.
@_spi(Carillon)
public final class ServiceExtensionHost: Sendable {
    private let link: LinkClient
    private let makeExtension: @Sendable () -> UNNotificationServiceExtension
    private let loadsUnderWay: @Sendable () -> Int
    private let serving = Mutex<[UInt64: Serving]>([:])
    private let lastNumber = Atomic<UInt64>(0)

    /// An extension at work.
    ///
    /// Sendable: it only carries the instance from its own thread to the one that tells it of its expiry, which is
    /// what Apple's host does too; the author's class has to bear both threads.
    private struct Serving: @unchecked Sendable {
        let instance: UNNotificationServiceExtension
        var hasReturned = false
    }

    init(
        link: LinkClient,
        makeExtension: @escaping @Sendable () -> UNNotificationServiceExtension,
        loadsUnderWay: @escaping @Sendable () -> Int = { 0 }
    ) {
        self.link = link
        self.makeExtension = makeExtension
        self.loadsUnderWay = loadsUnderWay
    }

    /// Serves the device until it goes away.
    ///
    /// Never returns; the process ends with status 0 when the device closes the
    /// link, and with 69 (`EX_UNAVAILABLE`) when there is none.
    ///
    /// - Parameters:
    ///   - makeExtension: makes an instance of the principal class, for every push.
    ///   - prepareLoads: makes ready what loading a URL takes; called where pushes of this extension have loaded one,
    ///     while the process waits for the next.
    ///   - loadsUnderWay: how many URL loads have begun and have not ended; told where the time is up.
    public static func run(
        _ makeExtension: @escaping @Sendable () -> UNNotificationServiceExtension,
        prepareLoads: @escaping @Sendable () -> Void = {},
        loadsUnderWay: @escaping @Sendable () -> Int = { 0 }
    ) -> Never {
        StandardOutput.writeByLine()
        DebuggerWait.ifAsked()
        let host = ServiceExtensionHost(
            link: UNUserNotificationCenter.current().link,
            makeExtension: makeExtension,
            loadsUnderWay: loadsUnderWay
        )
        host.serve(onEnd: { exit(0) })
        host.link.connect { result in
            guard let error = result.error else { return host.prewarmUnlessBusy(prepareLoads) }
            UNUserNotificationCenter.warn(error, in: "service extension")
            exit(69)
        }
        while true { RunLoop.main.run() }
    }

    func serve(onEnd: (@Sendable () -> Void)? = nil) {
        link.onDeviceCall({ call, answer in self.perform(call, answer) }, onEnd: onEnd)
    }

    private func prewarmUnlessBusy(_ prepareLoads: @escaping @Sendable () -> Void) {
        let loadsURLs = ProcessInfo.processInfo.environment[LinkEnvironment.loadsURLs] != nil
        DispatchQueue.global().asyncAfter(deadline: .now() + Prewarming.delay) {
            guard self.lastNumber.load(ordering: .relaxed) == 0 else { return }
            // On a thread as a push has one, so that its stack and its part of the heap are there, too.
            Self.detach("prewarming") {
                Prewarming.run()
                // The table's type is made with its first place.
                self.serving.withLock { $0.reserveCapacity(1) }
                if loadsURLs { prepareLoads() }
            }
        }
    }

    private func perform(_ call: DeviceCall, _ answer: @escaping LinkClient.Answer) {
        switch call {
        case .serve(let request):
            Self.detach("service extension") { self.serve(UNNotificationRequest(model: request), answer) }
        case .serviceTimeWillExpire:
            Self.detach("service extension expiry") {
                for serving in self.serving.withLock({ Array($0.values) }) {
                    self.tellWhatIsUnderWay(serving)
                    serving.instance.serviceExtensionTimeWillExpire()
                }
                answer(.success(.done))
            }
        case .darwinNotification(let name):
            DarwinNotificationLink.perform(name, answer)
        case .location(let facts):
            LocationLink.perform(facts, answer)
        default:
            answer(.failure(LinkFailure(LinkError.refused("this process is a service extension"))))
        }
    }

    /// Who looks for the reason of a late notification finds on its journey what it waited for.
    private func tellWhatIsUnderWay(_ serving: Serving) {
        let message = ExpiryNote.text(hasReturned: serving.hasReturned, loads: loadsUnderWay())
        link.call(.log(LinkLog(level: LinkLog.expiry, subsystem: "", category: "", message: message))) { _ in }
    }

    private func serve(_ request: UNNotificationRequest, _ answer: @escaping LinkClient.Answer) {
        let number = lastNumber.add(1, ordering: .relaxed).newValue
        let instance = makeExtension()
        serving.withLock { $0[number] = Serving(instance: instance) }
        instance.didReceive(request) { content in
            // The first call counts: whoever removes the extension from the table answers.
            guard self.serving.withLock({ $0.removeValue(forKey: number) }) != nil else { return }
            do {
                answer(.success(.content(try content.encoded())))
            } catch {
                answer(.failure(LinkFailure(LinkError.unencodable("\(error)"))))
            }
        }
        serving.withLock { $0[number]?.hasReturned = true }
    }

    private static func detach(_ name: String, _ body: @escaping @Sendable () -> Void) {
        let thread = Thread(block: body)
        thread.name = name
        // Authors decode pictures here: as much stack as a main thread has.
        thread.stackSize = 8 << 20
        thread.start()
    }
}
