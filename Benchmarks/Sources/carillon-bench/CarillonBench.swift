import ArgumentParser
import Foundation

/// Measures a whole Carillon: real processes, real pushes, the journeys' own times.
@main
struct CarillonBench: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "carillon-bench",
        abstract: "Measure a whole Carillon: real processes, real pushes."
    )

    @Option(name: .long, help: ArgumentHelp("The carillon command to measure.", valueName: "file"))
    var command = ".build/debug/carillon"

    @Option(name: .long, help: "How many pushes for each figure.")
    var pushes = 200

    func run() async throws {
        let machine = try await BenchMachine.start(command: command)
        defer { machine.stop() }
        print("push accepted to shown, one after the other")
        let plain = try await machine.push(count: pushes, mutable: false)
        print("  without extension    \(Figures(plain.map(\.acceptedToShown)).inMilliseconds)")
        let enriched = try await machine.push(count: max(20, pushes / 4), mutable: true)
        print("  with extension       \(Figures(enriched.map(\.acceptedToShown)).inMilliseconds)")
        print("extension start to the author's first line")
        print("  spawn to didReceive  \(Figures(enriched.compactMap(\.startToFirstLine)).inMilliseconds)")
        print("memory at rest")
        for part in ["gateway", "device"] {
            print("  \(part.padding(toLength: 20, withPad: " ", startingAt: 0)) \(try machine.memory(of: part).text)")
        }
        print("  service extension    \(try await machine.extensionMemory().text)   waiting in didReceive")
    }
}
