import Builder
import DeviceProcesses
import DeviceService
import Foundation

/// Whether this machine has what Carillon needs, and its processes run.
struct MachineExamination {
    let state: StateDirectory

    func findings() -> [Finding] {
        var findings = Self.tools.map(examine)
        do {
            findings.append(.good("the SDK is at \(try SDKLocation.find().package.path)"))
        } catch {
            findings.append(.bad("\(error)", "keep the command in its checkout, or set CARILLON_SDK"))
        }
        let sandbox = SandboxReport.here
        findings.append(
            sandbox.isPossible
                ? .good(sandbox.description)
                : .bad(sandbox.description, "use Linux 6.2 or newer, or name the apps that may run: --allow-unconfined")
        )
        let gateways = state.gateways
        for (number, folder) in zip(1..., gateways) {
            findings.append(process(gateways.count == 1 ? "gateway" : "gateway \(number)", folder))
        }
        findings.append(process("device", state.device))
        return findings
    }

    private struct Tool {
        let name: String
        let purpose: String
        let package: String
        var isNeeded = false
    }

    private static let tools = [
        Tool(name: "swiftc", purpose: "builds apps and extensions", package: "Swift 6.2 or later", isNeeded: true),
        Tool(name: "ffmpeg", purpose: "makes thumbnails", package: "ffmpeg"),
        Tool(name: "ffprobe", purpose: "measures sounds", package: "ffmpeg"),
        Tool(name: "pdftocairo", purpose: "draws pictures in PDF of apps", package: "poppler-utils"),
        Tool(name: "rsvg-convert", purpose: "draws pictures in SVG of apps", package: "librsvg2-bin"),
        Tool(name: "chromium", purpose: "takes pictures of the screen", package: "chromium"),
    ]

    private func examine(_ tool: Tool) -> Finding {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        let found = path.split(separator: ":").map { "\($0)/\(tool.name)" }
            .first(where: FileManager.default.isExecutableFile)
        if let found { return .good("\(tool.name) \(tool.purpose): \(found)") }
        let what = "\(tool.name), which \(tool.purpose), is not in the search path"
        return tool.isNeeded ? .bad(what, "install \(tool.package)") : .note(what, "install \(tool.package)")
    }

    private func process(_ name: String, _ folder: URL) -> Finding {
        guard let running = RunningProcess.find(in: folder) else {
            return .bad("no \(name) runs with its state in \(state.root.path)", "start it with 'carillon up'")
        }
        let ports = running.ports.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
        return .good("the \(name) runs as process \(running.processID); ports: \(ports)")
    }
}
