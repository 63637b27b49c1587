import ProviderAPI
import Testing

@Suite("Usual causes of a refusal")
struct RejectionCausesTests {
    @Test("Every reason has them", arguments: Rejection.all)
    func each(rejection: Rejection) {
        #expect(!rejection.causes.isEmpty && rejection.causes.allSatisfy { !$0.isEmpty })
    }

    @Test(
        "The wrong environment is the first of what it may be the cause of",
        arguments: [
            Rejection.badDeviceToken, .badCertificateEnvironment, .badEnvironmentKeyIDInToken, .channelNotRegistered,
        ]
    )
    func environment(rejection: Rejection) {
        #expect(rejection.causes.first?.contains("environment") == true)
    }
}
