public import Testing

/// A phone of its own for each test, from the hub, which takes it away after the test.
///
/// A test that fails leaves the screen as a picture, and every journey, in `.carillon-artifacts` (or the folder that
/// `CARILLON_ARTIFACTS` names) and as its attachments.
public struct PhoneTrait: TestTrait, SuiteTrait, TestScoping {
    let setup: PhoneSetup
    let hub: HubAddress?

    /// Each test of a suite has its own.
    public var isRecursive: Bool { true }

    /// Makes the phone, runs the test, takes the phone away.
    public func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        var setup = setup
        for trait in test.traits {
            guard let clock = trait as? ClockTrait else { continue }
            setup.clock = clock.clock
            setup.clockStarts = clock.starts
        }
        let hub = try Hub.find(hub)
        let phone = try await hub.makePhone(setup)
        let hasFailed = FailureRecord.Flag()
        do {
            try await FailureRecord.watch(test, testCase, hasFailed) {
                try await Phone.$ofTest.withValue(phone) { try await function() }
            }
        } catch {
            await FailureRecord(of: test, testCase).write(phone)
            // The test's own failure is what counts.
            try? await hub.delete(phone)
            throw error
        }
        if hasFailed.value { await FailureRecord(of: test, testCase).write(phone) }
        try await hub.delete(phone)
    }
}

/// Where the phone of a test takes the time from.
public struct ClockTrait: TestTrait, SuiteTrait {
    let clock: PhoneSetup.Clock
    let starts: Double?

    /// It holds for each test of a suite.
    public var isRecursive: Bool { true }
}

extension Trait where Self == PhoneTrait {
    /// A phone without apps; see ``Phone/current``.
    public static var phone: Self { .phone() }

    /// A phone of its own for each test; see ``Phone/current``.
    ///
    /// - Parameters:
    ///   - name: the phone's name.
    ///   - language: such as `de`, or `zh-Hans`.
    ///   - timeZone: such as `Europe/Vienna`.
    ///   - apps: what it has from the start, with their permission answered.
    ///   - hub: what makes it; nil for what the environment says (`CARILLON_HUB`, `CARILLON_STATE`).
    public static func phone(
        name: String? = nil,
        language: String? = nil,
        timeZone: String? = nil,
        apps: [PhoneSetup.App] = [],
        hub: HubAddress? = nil
    ) -> Self {
        Self(setup: PhoneSetup(name: name, language: language, timeZone: timeZone, apps: apps), hub: hub)
    }
}

extension Trait where Self == ClockTrait {
    /// Where the phone of the test takes the time from; it goes with `.phone`.
    ///
    /// - Parameters:
    ///   - clock: of the machine, or moved by hand: see ``Phone/clock``.
    ///   - starts: where a clock that is moved by hand stands first, in seconds since 1970.
    public static func clock(_ clock: PhoneSetup.Clock, starts: Double? = nil) -> Self {
        Self(clock: clock, starts: starts)
    }
}
