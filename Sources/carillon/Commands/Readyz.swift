import ArgumentParser
import Foundation

/// Says whether gateway and device serve.
struct Readyz: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Say whether gateway and device are ready.",
        discussion: """
            Exits 0 when both serve, 69 when one does not. With --wait it waits for them first, which is what a \
            script does after it has started 'carillon up' in the background:

              carillon up & carillon readyz --wait && pytest
            """
    )

    @OptionGroup var state: StateOption
    @OptionGroup var output: JSONFlag

    @Flag(name: .long, help: "Wait until both are ready.")
    var wait = false

    @Flag(name: .long, help: "Only with the hub is everything ready.")
    var hub = false

    @Option(name: .long, help: ArgumentHelp("How long to wait, in seconds.", valueName: "seconds"))
    var timeout = 60.0

    private struct Report: Encodable {
        var ready: Bool
        var gateway: [String: Int]?
        /// Those beside the first, where there are several.
        var gateways: [[String: Int]?]?
        var device: [String: Int]?
        /// Where one runs.
        var hub: [String: Int]?
    }

    func run() async throws {
        let deadline = ContinuousClock.now + .seconds(timeout)
        var report = await look()
        while !report.ready, wait, ContinuousClock.now < deadline {
            try await Task.sleep(for: .milliseconds(100))
            report = await look()
        }
        if output.json {
            Terminal.line(String(decoding: try JSONEncoder().encode(report), as: UTF8.self))
        } else {
            Terminal.line(report.gateway.map { "gateway: ready, \(text($0))" } ?? "gateway: not running")
            for (number, ports) in zip(2..., report.gateways ?? []) {
                Terminal.line("gateway \(number): " + (ports.map { "ready, \(text($0))" } ?? "not running"))
            }
            Terminal.line(report.device.map { "device:  ready, \(text($0))" } ?? "device:  not running")
            if report.hub == nil, hub { Terminal.line("hub:     not running") }
            if let hub = report.hub { Terminal.line("hub:     ready, \(text(hub))") }
        }
        guard report.ready else { throw ExitCode.unavailable }
    }

    private func text(_ ports: [String: Int]) -> String {
        ports.sorted { $0.key < $1.key }.map { "\($0.key) port \($0.value)" }.joined(separator: ", ")
    }

    private func look() async -> Report {
        let all = state.directory.gateways.map { RunningProcess.find(in: $0)?.ports }
        var device = RunningProcess.find(in: state.directory.device)?.ports
        if let port = device?["screen"], !(await PhoneClient(port: port).isReady()) { device = nil }
        let found = RunningProcess.find(in: state.directory.hub)?.ports
        return Report(
            ready: all.allSatisfy { $0 != nil } && device != nil && (found != nil || !hub),
            gateway: all.first ?? nil,
            gateways: all.count > 1 ? Array(all.dropFirst()) : nil,
            device: device,
            hub: found
        )
    }
}

extension PhoneClient {
    /// Whether it answers that it is ready.
    func isReady() async -> Bool {
        struct Ready: Decodable {}
        return (try? await get("readyz") as Ready) != nil
    }
}
