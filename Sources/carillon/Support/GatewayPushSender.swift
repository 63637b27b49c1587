import DeviceCore
import Foundation
import GatewayCore
import GatewayHTTP2
import Lint
import NIOHTTP1
import ProviderAPI
import Screen
import Sender

/// Sends what is written on the page to the gateway that runs on the same state.
struct GatewayPushSender: PushSending {
    let state: StateDirectory
    let phone: any Phone

    func send(_ push: ComposedPush) async throws -> SentPush {
        guard await phone.render().apps.contains(where: { $0.bundleID == push.bundleID }) else {
            throw PhoneError.notFound("“\(push.bundleID)” is not on the phone")
        }
        let token = try await phone.token(app: push.bundleID)
        let type = PushType(rawValue: push.pushType ?? PushType.alert.rawValue)
        var message = PushMessage(
            deviceToken: token,
            topic: push.topic ?? push.bundleID + (type.facts?.topicSuffix ?? ""),
            payload: Data(push.payload.utf8),
            pushType: type,
            priority: push.priority.flatMap { PushPriority(rawValue: $0) },
            collapseID: push.collapseID
        )
        if let seconds = push.expiration {
            message.expiration = seconds == 0 ? .oneAttempt : .until(Date(timeIntervalSince1970: seconds))
        }
        let (endpoint, key) = try gateway()
        do {
            let answer = try await APNSSender.withSender(
                endpoint,
                credential: .key(key),
                userAgent: ProviderField.userAgentByHand
            ) {
                try await $0.send(message)
            }
            return SentPush(
                status: answer.status,
                id: answer.id,
                reason: answer.reason,
                explanation: answer.isAccepted ? nil : answer.explanation ?? answer.rejection?.explanation
            )
        } catch let error as SenderError {
            throw PhoneError.unavailable(error.description)
        }
    }

    func address() async -> ProviderAddress? {
        guard let running = state.runningGateway, let port = running.ports["provider"],
            let identity = try? GatewayIdentity.read(stateDirectory: state.root.path)
        else { return nil }
        return ProviderAddress(
            url: "https://\(running.urlHost):\(port)",
            authority: identity.caPath,
            tokenCommand: "carillon push --print-token --state \(state.root.path)"
        )
    }

    fileprivate func gateway() throws -> (APNSEndpoint, SigningKey) {
        guard let running = state.runningGateway, let port = running.ports["provider"],
            let identity = try GatewayIdentity.read(stateDirectory: state.root.path)
        else { throw PhoneError.unavailable("no gateway is running on this state; start one with 'carillon up'") }
        let key = try SigningKey(path: identity.keyPath, keyID: identity.keyID, teamID: identity.teamID)
        let endpoint = APNSEndpoint(host: running.reachableHost, port: port, trustedCAPath: identity.caPath)
        return (endpoint, key)
    }
}

// Beside pushes: faults and clients.
extension GatewayPushSender {
    func add(_ request: FaultRequest, token: String) async throws {
        let loss = try request.loss.map { name in
            guard let loss = PushFault.Loss(rawValue: name) else {
                let known = PushFault.Loss.allCases.map(\.rawValue).joined(separator: ", ")
                throw PhoneError.invalid("loss is “\(name)”; it is one of \(known)")
            }
            return loss
        }
        let fault = PushFault(
            token: token,
            rate: request.rate,
            nth: request.nth,
            reason: request.reason,
            delay: request.delay,
            goAway: request.goAway,
            loss: loss,
            duplicate: request.duplicate,
            reorder: request.reorder,
            count: request.count
        )
        if let problem = fault.problem { throw PhoneError.invalid("the fault: \(problem)") }
        for inquiry in try inquiries() {
            try check(try await answer(inquiry.value, .POST, "/carillon/faults", try JSONEncoder().encode(fault)))
        }
    }

    func clearFaults(token: String) async throws {
        for inquiry in try inquiries() {
            let body = try JSONEncoder().encode(["token": token])
            try check(try await answer(inquiry.value, .DELETE, "/carillon/faults", body))
        }
    }

    func clients() async throws -> [ProviderClient] {
        struct Answer: Decodable { var clients: [ClientReport] }
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .secondsSince1970
        let all = try inquiries()
        var found: [ProviderClient] = []
        for (number, inquiry) in all.sorted(by: { $0.key < $1.key }) {
            let told = try await answer(inquiry, .GET, "/carillon/clients")
            try check(told)
            found += try decoder.decode(Answer.self, from: told.body).clients.map {
                ProviderClient(gateway: all.count > 1 ? number : nil, client: $0)
            }
        }
        return found
    }

    func forgetClients() async throws {
        for inquiry in try inquiries() { try check(try await answer(inquiry.value, .DELETE, "/carillon/clients")) }
    }

    /// Every gateway that serves, by its number.
    private func inquiries() throws -> [Int: GatewayInquiry] {
        let (_, key) = try gateway()
        guard let identity = try GatewayIdentity.read(stateDirectory: state.root.path) else { return [:] }
        var inquiries: [Int: GatewayInquiry] = [:]
        for number in state.runningGateways {
            guard let running = RunningProcess.find(in: state.state(ofGateway: number).gateway),
                let port = running.ports["provider"]
            else { continue }
            let host = running.reachableHost
            let endpoint = APNSEndpoint(host: host, port: port, trustedCAPath: identity.caPath)
            inquiries[number] = GatewayInquiry(endpoint: endpoint, key: key)
        }
        return inquiries
    }

    private func answer(
        _ inquiry: GatewayInquiry,
        _ method: HTTPMethod,
        _ path: String,
        _ body: Data? = nil
    ) async throws -> (status: Int, body: Data) {
        do {
            return try await inquiry.ask(method, path, body)
        } catch {
            throw PhoneError.unavailable("the gateway does not answer: \(error)")
        }
    }

    private func check(_ answer: (status: Int, body: Data)) throws {
        struct Problem: Decodable { var error: String? }
        if (200..<300).contains(answer.status) { return }
        if answer.status == 404 { throw PhoneError.unavailable("this gateway takes no faults; start it with --faults") }
        let why = (try? JSONDecoder().decode(Problem.self, from: answer.body))?.error
        throw PhoneError.invalid(why ?? "the gateway answered \(answer.status)")
    }
}
