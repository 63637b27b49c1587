import CarillonTesting
import CourierLink
import Foundation
import ProviderAPI
import Sender
import Testing

@Suite(.timeLimit(.minutes(1)))
struct FirstPushTests {
    @Test("A push reaches a connected device, and its journey tells how")
    func connected() async throws {
        try await withGateway { gateway in
            try await gateway.withCourier { courier in
                let token = try await courier.register()
                let answer = try await gateway.push("Ding", to: token)
                #expect(answer.status == 200)
                let push = try await courier.nextPush()
                #expect(push.id == answer.id)
                #expect(String(decoding: push.payload, as: UTF8.self).contains("Ding"))
                #expect(push.bundleID == "com.example.app")
                try await courier.send(.acknowledge(serial: push.serial))
                let steps = try await courier.journey(push.id)
                #expect(steps == ["accepted", "stored", "forwarded", "acknowledged"])
            }
        }
    }

    @Test("A push to a stopped device arrives when it is back, and no more after it is acknowledged")
    func storeAndForward() async throws {
        try await withGateway { gateway in
            let token = try await gateway.withCourier { try await $0.register() }
            let answer = try await gateway.push(to: token)
            #expect(answer.status == 200)
            try await gateway.withCourier { courier in
                let push = try await courier.nextPush()
                #expect(push.id == answer.id)
                try await courier.send(.acknowledge(serial: push.serial))
                try await courier.sync()
            }
            try await gateway.withCourier { courier in
                let second = try await gateway.push("Second", to: token)
                #expect(try await courier.nextPush().id == second.id)
            }
        }
    }
}
