package import Foundation
package import Screen

/// What a waiting process is told to become, as one line of JSON on its standard input.
package struct PhoneOrder: Codable, Hashable, Sendable {
    /// The phone's state folder.
    package var state: String
    /// The state folder of the gateway that it connects to.
    package var gatewayState: String
    package var request: PhoneRequest

    /// The phone's name.
    package var name: String { request.name ?? "Carillon Phone" }

    package init(state: String, gatewayState: String, request: PhoneRequest) {
        self.state = state
        self.gatewayState = gatewayState
        self.request = request
    }
}

/// What a process says once it is a phone, as one line of JSON on its standard output.
package struct PhoneReport: Codable, Hashable, Sendable {
    /// Where it answers.
    package var port: Int?
    package var apps: [KeptApp]
    /// Why it is none; it ends then.
    package var problem: String?

    package init(port: Int, apps: [KeptApp]) {
        self.port = port
        self.apps = apps
    }

    package init(problem: String) {
        self.apps = []
        self.problem = problem
    }
}

/// Orders and reports as they travel.
package enum PhoneLine {
    /// A value as a line.
    package static func encode(_ value: some Encodable) throws -> Data {
        try ScreenCoding.encoder.encode(value) + Data("\n".utf8)
    }

    /// A value from a line.
    package static func decode<Value: Decodable>(_ type: Value.Type, from line: Data) throws -> Value {
        try ScreenCoding.decoder.decode(type, from: line)
    }
}
