import AlarmKit
import Foundation
import Testing

@testable import SwiftUI

/// Modules of the last years that need Apple's models, services or hardware.
@Suite(.timeLimit(.minutes(1))) struct LatestModuleTests {
    @Test func `nobody may set an alarm`() async {
        #expect(await Alarms.set() == "denied 0")
    }

    @Test func `an alarm is kept and read again`() throws {
        let alert = AlarmPresentation.Alert(title: "Ring", secondaryButton: nil, secondaryButtonBehavior: nil)
        let attributes = AlarmAttributes(presentation: .init(alert: alert), metadata: Rest(), tintColor: .red)
        let data = try JSONEncoder().encode(attributes)
        let read = try JSONDecoder().decode(AlarmAttributes<Rest>.self, from: data)
        #expect(read.metadata?.bell == "tenor" && read.presentation.alert.title.key == "Ring")
    }

    @Test func `no language model answers, and what one would write can be read`() async {
        #expect(
            await Guide.ask() == ["1", "assets", "a simulated phone has no language model", "Ghent [1, 2]"]
        )
    }

    @Test @MainActor func `families, games, homes and sounds are refused as documented`() async {
        #expect(
            await LatestRefusals.all() == [
                "unavailable", "true 0", "unauthorized", "false 0", "true", "true", "unsupported false",
            ]
        )
    }

    @Test @MainActor func `nobody calls, pays or sings`() async {
        #expect(await Services.ask() == "false 0 false false true")
    }

    @Test func `timers and stopwatches write a moment`() {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let later = start.addingTimeInterval(65.25)
        let end = start.addingTimeInterval(3723)
        #expect(String(SystemFormatStyle.Timer(countingDownIn: start..<end).format(later).characters) == "1:00:58")
        #expect(String(SystemFormatStyle.Timer(countingUpIn: start..<end).format(later).characters) == "1:05")
        #expect(String(SystemFormatStyle.Stopwatch(startingAt: start).format(later).characters) == "1:05.25")
        #expect(String(SystemFormatStyle.DateOffset(to: later).format(start).characters) == "-1:05")
        let far = Date(timeIntervalSinceReferenceDate: .infinity)
        #expect(String(SystemFormatStyle.Stopwatch(startingAt: start).format(far).characters).hasPrefix("–"))
    }
}
