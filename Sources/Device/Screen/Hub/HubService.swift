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

    /// Whom a call comes from; the gate has let in nobody else.
    func holder(of call: Call) throws -> HubAccess.Holder { try holder(of: call.request) }

    func holder(of request: Request) throws -> HubAccess.Holder {
        guard let holder = access.holder(of: request) else { throw APIError.unauthorized }
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
        guard let ticket = access.makeTicket(for: try holder(of: request)) else { throw APIError.unauthorized }
        let port = request.head.authority.flatMap { Authority($0).port } ?? 80
        let address = PageAddress.make(ticket, at: "\(pageHost):\(port)")
        return device.map { "\(address)?device=\($0)" } ?? address
    }

    /// Asks every phone at once; one that does not answer is left out.
    func journeys(in space: String?, _ search: String, limit: Int) async throws -> [HubJourney] {
        do {
            _ = try JourneySearch(search)
        } catch {
            throw APIError.invalid("search: \(error)")
        }
        let words = search.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        return await withTaskGroup(of: [HubJourney].self) { group in
            for phone in pool.phones(in: space) {
                guard let address = pool.address(of: phone.id) else { continue }
                group.addTask {
                    let found = try? await Self.journeys("limit=\(limit)&search=\(words)", at: address)
                    return (found ?? []).map { HubJourney(device: phone.id, journey: $0) }
                }
            }
            var all: [HubJourney] = []
            for await found in group { all += found }
            all.sort { ($0.journey.began, $0.device) > ($1.journey.began, $1.device) }
            return Array(all.prefix(limit))
        }
    }

    private static func journeys(_ query: String, at address: PhoneAddress) async throws -> [JourneySummary] {
        var request = HTTPClientRequest(url: "http://127.0.0.1:\(address.port)\(Endpoint.prefix)journeys?\(query)")
        request.headers.add(name: "authorization", value: address.authorization)
        let answer = try await HTTPClient.shared.execute(request, timeout: .seconds(10))
        let bytes = try await answer.body.collect(upTo: 16 << 20)
        return try ScreenCoding.decoder.decode([JourneySummary].self, from: Data(buffer: bytes))
    }
}
