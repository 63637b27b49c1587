import AsyncHTTPClient
import DeviceCore
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import NIOFoundationCompat
import NIOHTTP1
import NotificationModel

/// What the endpoints of a hub share: who asks, which phone is meant, and what all phones know.
struct HubService: Sendable {
    let pool: any PhonePooling
    let access: HubAccess
    let pageHost: String
    /// Where its requests come in; nil for this machine.
    var entrance: HubEntrance?

    /// Whom a call comes from; the gate has let in nobody else.
    func holder(of call: Call) throws -> HubAccess.Holder { try holder(of: call.request) }

    func holder(of request: Request) throws -> HubAccess.Holder {
        guard let holder = access.holder(of: request, at: entrance) else { throw APIError.unauthorizedAtHub }
        return holder
    }

    /// The phone that a call's path names.
    func phone(of call: Call) throws -> KeptPhone {
        try phone(try call.capture("id"), seenBy: try holder(of: call))
    }

    /// - Throws: `PhoneError` for one that is not there, or that is in a space which the caller does not see.
    func phone(_ id: String, seenBy holder: HubAccess.Holder) throws -> KeptPhone {
        guard let phone = pool.phones(in: holder.space).first(where: { $0.id == id }) else {
            throw PhoneError.notFound("there is no phone “\(id)”")
        }
        return phone
    }

    /// An address that opens a page once, under the name that only this user's browser knows.
    func pageAddress(for request: Request, device: String?) throws -> String {
        guard let ticket = access.makeTicket(for: try holder(of: request)) else { throw APIError.unauthorizedAtHub }
        let authority = request.head.authority ?? ""
        let address =
            entrance == nil
            ? PageAddress.make(ticket, at: "\(pageHost):\(Authority(authority).port ?? 80)")
            : PageAddress.make(ticket, at: authority, over: "https")
        return device.map { "\(address)?device=\($0)" } ?? address
    }

    /// The newest journeys of a space that a search finds, or of all; see ``find(_:in:limit:)``.
    func journeys(in space: String?, _ search: String, limit: Int) async throws -> [HubJourney] {
        try await find(search, in: space, limit: limit).found
    }

    /// Asks every phone at once; one that does not answer is left out.
    func find(_ search: String, in space: String?, limit: Int) async throws -> HubFindings {
        _ = try JourneySearch(typed: search)
        let words = search.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        return await withTaskGroup(of: (phone: String, findings: JourneyFindings?).self) { group in
            for phone in pool.phones(in: space) {
                guard let address = pool.address(of: phone.id) else { continue }
                group.addTask { (phone.id, try? await Self.find("limit=\(limit)&q=\(words)", at: address)) }
            }
            var all = HubFindings(found: [], total: 0, unindexed: 0)
            for await (phone, findings) in group {
                guard let findings else { continue }
                all.found += findings.found.map { HubJourney(device: phone, journey: $0) }
                all.total = all.total.adding(clamping: findings.total)
                all.unindexed = all.unindexed.adding(clamping: findings.unindexed)
            }
            all.found.sort { ($0.journey.began, $0.device) > ($1.journey.began, $1.device) }
            all.found = Array(all.found.prefix(limit))
            return all
        }
    }

    private static func find(_ query: String, at address: PhoneAddress) async throws -> JourneyFindings {
        var request = HTTPClientRequest(url: "http://127.0.0.1:\(address.port)\(Endpoint.prefix)search?\(query)")
        request.headers.add(name: "authorization", value: address.authorization)
        let answer = try await HTTPClient.shared.execute(request, timeout: .seconds(10))
        let bytes = try await answer.body.collect(upTo: 16 << 20)
        return try ScreenCoding.decoder.decode(JourneyFindings.self, from: Data(buffer: bytes))
    }
}
