import ArgumentParser
import Foundation
import PrivateFiles

/// A payload that a command is given: a file, or - for standard input.
enum PayloadFile {
    /// - Throws: an exit code, after telling that it cannot be read.
    static func read(_ payload: String) throws -> Data {
        if payload == "-" { return FileHandle.standardInput.readDataToEndOfFile() }
        do {
            return try Data(contentsOf: URL(filePath: payload))
        } catch {
            throw failure(.badInput, "\(payload) cannot be read: \(error.systemReason)")
        }
    }
}
