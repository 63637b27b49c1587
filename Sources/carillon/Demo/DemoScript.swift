import Builder
import DeviceCore
import Foundation
import NotificationModel
import Sender

/// The acts of a demo: build, install, allow, send, look.
struct DemoScript {
    let stage: DemoProcesses

    /// Plays it.
    ///
    /// - Returns: whether every sample push was shown as expected.
    func perform() async throws -> Bool {
        let bundle = try await build()
        await RunningProcess.waitUntilReady(in: stage.state.gateway)
        await RunningProcess.waitUntilReady(in: stage.state.device)
        await RunningProcess.waitUntilReady(in: stage.state.media)
        let phone = try PhoneClient(state: stage.state)
        let bundleID = try await phone.install(bundle.path)
        try await phone.open(bundleID)
        let icon = try await phone.authorize(bundleID)
        try await phone.goHome()
        Terminal.line("\(icon.name) is installed, allowed to notify, and registered for pushes\n")

        var failures = 0
        for payload in try payloadFiles() {
            let journey = try await send(payload, to: icon, phone)
            for line in JourneyText(journey: journey).lines { Terminal.line(line) }
            let missing = shortcomings(of: journey, card: try await card(of: journey, phone))
            let name = payload.lastPathComponent
            if missing.isEmpty {
                Terminal.line(Terminal.styled("✓ \(name) was shown as expected", .green) + "\n")
            } else {
                failures += 1
                Terminal.line(Terminal.styled("✗ \(name): \(missing.joined(separator: "; "))", .red) + "\n")
            }
        }
        let page = PageOpening(state: stage.state)
        try await page.tell { "The phone is at \($0), an address that works once. Ctrl-C ends it." }
        for line in nextSteps(bundleID) { Terminal.line(line) }
        if stage.opensPage { await page.open() }
        return failures == 0
    }

    /// What to paste into another terminal.
    private func nextSteps(_ bundleID: String) -> [String] {
        let command = URL(filePath: CommandLine.arguments[0]).standardizedFileURL.absoluteURL
            .deletingLastPathComponent()
        let isFound = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
            FileManager.default.isExecutableFile(atPath: "\($0)/carillon")
        }
        let path = ["    export PATH=\"\(command.path):$PATH\"        # 'make install' does it for good"]
        let state = stage.state.root == StateDirectory.standard.root ? "" : " --state \(stage.state.root.path)"
        return ["In another terminal:", ""] + (isFound ? [] : path) + [
            "    carillon push \(stage.payloads.relativePath)/picture.json --app \(bundleID) --wait\(state)"
        ]
    }

    private func build() async throws -> URL {
        Terminal.line("Building \(stage.app.lastPathComponent) and its extensions…")
        let bundles = stage.state.root.appending(path: "bundles")
        return try await Builder(sdk: try .find()).build(project: stage.app, output: bundles).url
    }

    private func payloadFiles() throws -> [URL] {
        try FileManager.default.contentsOfDirectory(at: stage.payloads, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "json" }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
    }

    private func send(
        _ file: URL,
        to icon: RenderModel.AppIcon,
        _ phone: PhoneClient
    ) async throws -> Journey {
        let payload = try SampleMedia.filled(try Data(contentsOf: file), state: stage.state)
        let message = PushMessage(deviceToken: icon.deviceToken ?? "", topic: icon.bundleID, payload: payload)
        let answer = try await GatewayAddress(state: stage.state).send(message)
        guard answer.isAccepted, let id = answer.id else {
            throw failure(.negative, "\(file.lastPathComponent) was rejected: \(answer.status) \(answer.reason ?? "")")
        }
        return try await phone.journeyOrFailure(id, until: JourneyEvent.endings, within: 45)
    }

    private func card(of journey: Journey, _ phone: PhoneClient) async throws -> RenderModel.Card? {
        try await phone.screen().center.flatMap(\.cards).first { $0.journeyID == journey.id }
    }

    /// What is not as a sample push should be: shown, enriched by the extension, with one attachment.
    private func shortcomings(of journey: Journey, card: RenderModel.Card?) -> [String] {
        var missing: [String] = []
        if !journey.entries.contains(where: { $0.event == .shown }) { missing.append("it was not shown") }
        if !journey.entries.contains(where: { $0.event == .extensionDelivered }) {
            missing.append("the service extension did not deliver")
        }
        if card?.attachments.count != 1 {
            missing.append("it carries \(card?.attachments.count ?? 0) attachments, not 1")
        }
        return missing
    }
}
