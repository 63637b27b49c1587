import DeviceCore
import Foundation
import NotificationModel
import Testing

@testable import Screen

@Suite("The OpenAPI document", .timeLimit(.minutes(1)))
struct OpenAPITests {
    @Test("It names every path, and every reference in it leads somewhere")
    func complete() async throws {
        try await withScreen { screen in
            let text = try await screen.send(.GET, "/api/v1/openapi.json").text
            let document = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
            let paths = try #require(document["paths"] as? [String: [String: Any]])
            #expect(paths["/api/v1/cards/{key}/respond"]?.keys.sorted() == ["post"])
            #expect(paths["/api/v1/apps/{id}/settings"]?.keys.sorted() == ["get", "put"])
            #expect(paths["/api/v1/media/{path}"] != nil && paths["/api/v1/openapi.json"] != nil)
            let names = Set(Schema.models.map(\.name))
            for reference in text.matches(of: /#\/components\/schemas\/(\w+)/) {
                #expect(names.contains(String(reference.1)))
            }
        }
    }

    @Test("Its shapes are those of what the API answers")
    func shapes() throws {
        var model = Samples.model
        model.banner = Samples.postcard
        model.expanded = Samples.reply
        model.prompts = [Samples.prompt]
        try check(model, "RenderModel")
        try check(Samples.settings, "NotificationSettings")
        for journey in Samples.journeys {
            try check(journey, "Journey")
            try check(try #require(Samples.summary(journey)), "JourneySummary")
        }
        try check(APIError.notJSON.answer, "Error")
    }

    private func check(_ value: some Encodable, _ name: String) throws {
        let json = try JSONSerialization.jsonObject(with: ScreenCoding.encoder.encode(value))
        follow(json, .reference(name), at: name)
    }

    /// Records an issue where JSON and shape differ.
    private func follow(_ json: Any, _ schema: Schema, at place: String) {
        switch schema {
        case .reference(let name):
            guard let model = Schema.models.first(where: { $0.name == name }) else {
                Issue.record("\(place): no shape \(name)")
                return
            }
            follow(json, model.schema, at: place)
        case .string: #expect(json is String, "\(place) is no string")
        case .integer, .number, .boolean: #expect(json is NSNumber, "\(place) is no number")
        case .array(let element):
            guard let list = json as? [Any] else {
                Issue.record("\(place) is no array")
                return
            }
            for item in list { follow(item, element, at: place + "[]") }
        case .map(let element):
            for (key, item) in (json as? [String: Any]) ?? [:] { follow(item, element, at: "\(place).\(key)") }
        case .object(_, let properties):
            guard let members = json as? [String: Any] else {
                Issue.record("\(place) is no object")
                return
            }
            for property in properties where property.isRequired {
                #expect(members[property.name] != nil, "\(place) lacks \(property.name)")
            }
            for (key, item) in members {
                guard let property = properties.first(where: { $0.name == key }) else {
                    Issue.record("\(place) has \(key), which the document does not know")
                    continue
                }
                follow(item, property.schema, at: "\(place).\(key)")
            }
        }
    }
}
