import ArgumentParser
import Builder
import Foundation

/// Builds the SDK beforehand.
struct SDKCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sdk",
        abstract: "Build the SDK that author code compiles against, as the first 'carillon build' would.",
        discussion: """
            The SDK is built once, beside its sources, and again after they have changed. CryptoKit, CommonCrypto and \
            RichPush stand on swift-crypto and take as long again: the first app that imports one of them builds them, \
            or --crypto does.
            """
    )

    @Flag(name: .long, help: "Build CryptoKit, CommonCrypto and RichPush as well.")
    var crypto = false

    func run() async throws {
        let listener = BuildListener()
        do {
            let builder = Builder(sdk: try .find(), progress: { listener.take($0) })
            try await listener.during { try await builder.prepare(withCrypto: crypto) }
        } catch let error as BuildError {
            throw failure(.badInput, error.description)
        }
    }
}
