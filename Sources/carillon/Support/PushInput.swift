import Foundation
import PrivateFiles
import ProviderAPI
import Sender

/// What 'carillon push' was given to send, in any of the forms that people have.
struct PushInput {
    var payload: Data
    /// What a saved request says beside it.
    var fields: [String: String] = [:]
    var token: String?
    /// The app's bundle id that the input names; nil when it names none.
    var app: String?

    /// The topic that a saved request has, or the app's.
    var topic: String? { fields[ProviderField.topic] ?? app }

    /// Reads files, standard input, words or an address.
    ///
    /// - Throws: an exit code, after telling what cannot be read.
    static func read(_ arguments: [String]) throws -> PushInput {
        do {
            if let first = arguments.first, arguments.count > 1 || isNoFile(first) {
                if BarkAddress.isAddress(first), arguments.count == 1 {
                    return PushInput(payload: try BarkAddress.payload(first))
                }
                if arguments.allSatisfy(PayloadWords.isWord) {
                    return PushInput(payload: try PayloadWords.payload(arguments))
                }
                if arguments.count > 1 { throw failure(.badInput, "give one file, or key=value words only") }
            }
            return try file(arguments.first ?? "-")
        } catch let error as SenderError {
            throw failure(.badInput, error.description)
        }
    }

    private static func isNoFile(_ name: String) -> Bool {
        name != "-" && !FileManager.default.fileExists(atPath: name)
    }

    private static func file(_ name: String) throws -> PushInput {
        let data = try PayloadFile.read(name)
        guard name != "-" else { return PushInput(payload: data) }
        if name.hasSuffix(".http") {
            let saved: SavedRequest
            do {
                saved = try SavedRequest(String(decoding: data, as: UTF8.self))
            } catch {
                throw failure(.badInput, "\(name): \(error.description)")
            }
            try check(saved.payload, of: name)
            return PushInput(
                payload: saved.payload,
                fields: saved.fields,
                token: saved.deviceToken,
                app: saved.bundleID
            )
        }
        if let simulated = SimulatorPayload.read(data) {
            return PushInput(payload: simulated.payload, app: simulated.bundleID)
        }
        try check(data, of: name)
        return PushInput(payload: data)
    }

    /// A file that is no JSON is a mistake in it; standard input may be what a test wants to be refused.
    private static func check(_ payload: Data, of name: String) throws {
        do {
            try PayloadScan.checkObject([UInt8](payload))
        } catch {
            throw failure(.badInput, "\(name): \(error.sentence(in: payload))")
        }
    }

    /// Writes the push as a file for a repository.
    func save(_ message: PushMessage, as file: String, isTokenSaved: Bool) throws {
        do {
            try Data(SavedRequest(message, isTokenSaved: isTokenSaved).text.utf8)
                .write(to: URL(filePath: file), options: .atomic)
        } catch {
            throw failure(.badInput, "\(file) cannot be written: \(error.systemReason)")
        }
    }
}
