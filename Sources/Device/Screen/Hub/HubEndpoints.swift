package import DeviceCore
import Foundation
import HTTPTypes
import Hummingbird
import NotificationModel

/// A line of the feed of all phones.
package struct HubJourney: Codable, Hashable, Sendable {
    /// The phone's id.
    package var device: String
    package var journey: JourneySummary
}

/// What a search has found on all phones.
package struct HubFindings: Codable, Hashable, Sendable {
    /// Newest first.
    package var found: [HubJourney]
    /// How many there are.
    package var total: Int
    /// How many pushes were not looked through, since they came too lately and fast.
    package var unindexed: Int
}

/// A space with a secret of its own.
package struct HubSpace: Codable, Hashable, Sendable {
    package var name: String
    /// The file with the header field that opens it, to be handed out.
    package var authorization: String
}

extension Endpoint {
    private struct Health: Codable {
        let status: String
        let devices: Int?
    }
    private struct NewSpace: Decodable { let name: String }
    private struct Place: Decodable { let device: String? }
    private struct Address: Codable {
        /// Works once.
        let url: String
    }

    /// The API of a hub, in the order of its document.
    static func hub(_ service: HubService) -> [Endpoint] {
        let rows =
            probes(service) + devices(service) + spaces(service) + [feed(service), search(service), addresses(service)]
        return rows + [document(of: rows, title: "Carillon hub")]
    }

    private static func probes(_ service: HubService) -> [Endpoint] {
        [
            Endpoint(.get, "livez", "Whether the process answers.", answer: .json(Health.self), isOpen: true) { _ in
                try .json(Health(status: "live", devices: nil))
            },
            Endpoint(.get, "readyz", "Whether the hub makes phones.", answer: .json(Health.self), isOpen: true) { _ in
                try .json(Health(status: "ready", devices: nil))
            },
        ]
    }

    private static func devices(_ service: HubService) -> [Endpoint] {
        [
            Endpoint(.get, "devices", "The phones that the caller sees.", answer: .json([KeptPhone].self)) { call in
                try .json(service.pool.phones(in: try service.holder(of: call).space))
            },
            Endpoint(
                .post,
                "devices",
                "Makes a phone; its apps have their device tokens when this answers.",
                body: PhoneRequest.self,
                answer: .json(KeptPhone.self, status: .created)
            ) { call in
                var request = try await call.body(PhoneRequest.self)
                if let space = try service.holder(of: call).space {
                    guard [nil, space].contains(request.space) else {
                        throw APIError.forbidden("this secret opens the space “\(space)” only")
                    }
                    request.space = space
                }
                try service.findBundles(of: &request)
                try request.check()
                return try .json(try await service.pool.make(request), status: .created)
            },
            Endpoint(.get, "devices/{id}", "A phone.", answer: .json(KeptPhone.self)) { call in
                try .json(try service.phone(of: call))
            },
            Endpoint(.delete, "devices/{id}", "Takes a phone away with all it has; its device tokens are void.") {
                call in
                try await service.pool.delete(try service.phone(of: call).id)
                return .done
            },
            Endpoint(
                .post,
                "devices/{id}/reset",
                "Makes a phone anew under the same id, as it was asked for; its device tokens are others.",
                answer: .json(KeptPhone.self)
            ) { call in
                try .json(try await service.pool.reset(try service.phone(of: call).id))
            },
        ]
    }

    private static func spaces(_ service: HubService) -> [Endpoint] {
        [
            Endpoint(.get, "spaces", "The spaces with a secret of their own.", answer: .json([HubSpace].self)) { call in
                let seen = try service.holder(of: call).space
                let spaces = service.access.spaces().filter { seen == nil || seen == $0.key }
                return try .json(
                    spaces.sorted { $0.key < $1.key }.map { HubSpace(name: $0.key, authorization: $0.value) }
                )
            },
            Endpoint(
                .post,
                "spaces",
                "Gives a space a secret of its own: who shows it sees that space and no other.",
                body: NewSpace.self,
                answer: .json(HubSpace.self, status: .created)
            ) { call in
                guard try service.holder(of: call) == .owner else {
                    throw APIError.forbidden("only the hub's own user hands out secrets")
                }
                let name = try await call.body(NewSpace.self).name
                let file = try service.access.addSpace(name)
                return try .json(HubSpace(name: name, authorization: file), status: .created)
            },
            Endpoint(.delete, "spaces/{name}", "Takes a space's secret away: it opens nothing any more.") { call in
                guard try service.holder(of: call) == .owner else {
                    throw APIError.forbidden("only the hub's own user takes secrets away")
                }
                try service.access.removeSpace(try call.capture("name"))
                return .done
            },
        ]
    }

    private static func feed(_ service: HubService) -> Endpoint {
        Endpoint(
            .get,
            "journeys",
            "The newest journeys of all phones that the caller sees, newest first.",
            query: [
                .init(name: "limit", schema: .integer(1...500, "How many; 100 unless told.")),
                .init(name: "search", schema: .string("Words, `field:value` such as `is:shown`, `!` for not.")),
            ],
            answer: .json([HubJourney].self)
        ) { call in
            let limit = try call.query("limit", within: 1...500, default: 100)
            return try .json(
                try await service.journeys(
                    in: try service.holder(of: call).space,
                    call.query("search") ?? "",
                    limit: limit
                )
            )
        }
    }

    private static func search(_ service: HubService) -> Endpoint {
        Endpoint(
            .get,
            "search",
            "Finds pushes among all that the phones keep which the caller sees, newest first.",
            query: searchQuery,
            answer: .json(HubFindings.self)
        ) { call in
            let limit = try call.query("limit", within: 1...500, default: 100)
            let words = call.query("q") ?? ""
            return try .json(try await service.find(words, in: try service.holder(of: call).space, limit: limit))
        }
    }

    private static func addresses(_ service: HubService) -> Endpoint {
        Endpoint(
            .post,
            "page-addresses",
            "An address that opens the hub's page in a browser, once; with `device` that phone's.",
            body: Place.self,
            answer: .json(Address.self, status: .created)
        ) { call in
            let device = try await call.body(Place.self).device
            if let device { _ = try service.phone(device, seenBy: try service.holder(of: call)) }
            return try .json(Address(url: try service.pageAddress(for: call.request, device: device)), status: .created)
        }
    }
}

extension HubService {
    /// Where bundles are that are named from another machine.
    func findBundles(of request: inout PhoneRequest) throws {
        guard let entrance else { return }
        request.apps = try request.apps?.map { app in
            var app = app
            app.bundle = try entrance.bundle(app.bundle)
            return app
        }
    }
}

extension PhoneRequest {
    /// - Throws: ``APIError`` that names the member that cannot be used.
    func check() throws {
        if let space, !HubAccess.isName(space) {
            throw APIError.invalid("space is “\(space)”; it is 1 to 64 letters, digits, - and _")
        }
        if let name, !(1...100).contains(name.count) { throw APIError.invalid("name has 1 to 100 characters") }
        if let timeZone, TimeZone(identifier: timeZone) == nil {
            throw APIError.invalid("timeZone is “\(timeZone)”, which the time zone database does not have")
        }
        if let language, language.wholeMatch(of: /[A-Za-z0-9-]{1,35}/) == nil {
            throw APIError.invalid("language is “\(language)”; it is a BCP 47 name such as zh-Hans")
        }
        if let problem = preferences?.problem { throw APIError.invalid("preferences: \(problem)") }
        if clockStarts != nil, clock != .manual {
            throw APIError.invalid("clockStarts sets a clock that is moved by hand; give clock: manual as well")
        }
        if let clockStarts, !(0...253_402_300_799).contains(clockStarts) {
            throw APIError.invalid("clockStarts is \(clockStarts); it is seconds since 1970")
        }
        if let apps, apps.count > 50 { throw APIError.invalid("apps has \(apps.count); 50 are possible") }
        for app in apps ?? [] where !app.bundle.hasPrefix("/") {
            throw APIError.invalid("bundle is “\(app.bundle)”; give an absolute path")
        }
    }
}
