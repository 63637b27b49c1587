import DeviceCore
import Foundation
import NotificationModel
import Screen
import WireCoding

/// A phone's own settings from a file that names those alone that differ.
enum PreferencesFile {
    /// - Parameter path: the file, or - for standard input.
    /// - Throws: an exit code, after telling what cannot be used.
    static func read(_ path: String) throws -> PhonePreferences {
        let data = try PayloadFile.read(path)
        do {
            let said = try members(data)
            let all = try members(ScreenCoding.encoder.encode(PhonePreferences())).merging(said) { $1 }
            let preferences = try ScreenCoding.decoder.decode(
                PhonePreferences.self,
                from: try JSONEncoder().encode(all)
            )
            let known = Set(try members(ScreenCoding.encoder.encode(preferences)).keys)
            if let other = Set(said.keys).subtracting(known).min() {
                throw failure(.badInput, "\(path): a phone has no setting “\(other)”")
            }
            return preferences
        } catch let error as DecodingError {
            throw failure(.badInput, "\(path) \(error.reason(in: data))")
        }
    }

    private static func members(_ data: Data) throws -> [String: PropertyValue] {
        try JSONDecoder().decode([String: PropertyValue].self, from: data)
    }
}
