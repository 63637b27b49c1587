import Foundation
import UntrustedFiles

/// A property list as a value, so that it can be passed between tasks.
indirect enum PropertyList: Hashable, Sendable {
    case string(String)
    case bool(Bool)
    case integer(Int)
    case real(Double)
    case date(Date)
    case data(Data)
    case array([PropertyList])
    case dictionary([String: PropertyList])

    /// Takes over what `PropertyListSerialization` read; nil for what it never yields.
    init?(_ value: Any) {
        switch value {
        case let text as String: self = .string(text)
        case let data as Data: self = .data(data)
        case let date as Date: self = .date(date)
        case let number as NSNumber:
            switch String(cString: number.objCType) {
            case "c", "B": self = .bool(number.boolValue)
            case "d", "f": self = .real(number.doubleValue)
            default: self = .integer(number.intValue)
            }
        case let list as [Any]: self = .array(list.compactMap(PropertyList.init))
        case let members as [String: Any]: self = .dictionary(members.compactMapValues(PropertyList.init))
        default: return nil
        }
    }

    /// What `PropertyListSerialization` writes.
    var foundation: Any {
        switch self {
        case .string(let text): text
        case .bool(let flag): NSNumber(value: flag)
        case .integer(let number): NSNumber(value: number)
        case .real(let number): NSNumber(value: number)
        case .date(let date): date
        case .data(let data): data
        case .array(let list): list.map(\.foundation)
        case .dictionary(let members): members.mapValues(\.foundation)
        }
    }

    /// Reads and writes a member; setting one makes a dictionary.
    subscript(key: String) -> PropertyList? {
        get {
            guard case .dictionary(let members) = self else { return nil }
            return members[key]
        }
        set {
            guard case .dictionary(var members) = self else { return }
            members[key] = newValue
            self = .dictionary(members)
        }
    }

    /// The text when this is a string that is not empty.
    var text: String? {
        guard case .string(let text) = self, !text.isEmpty else { return nil }
        return text
    }

    /// Every string replaced, with the path of keys that leads to it.
    func mapStrings<Failure: Error>(
        at path: String = "",
        _ transform: (String, _ path: String) throws(Failure) -> String
    ) throws(Failure) -> PropertyList {
        switch self {
        case .string(let text): return .string(try transform(text, path))
        case .array(let list):
            var mapped: [PropertyList] = []
            for (index, element) in list.enumerated() {
                mapped.append(try element.mapStrings(at: "\(path)[\(index)]", transform))
            }
            return .array(mapped)
        case .dictionary(let members):
            var mapped: [String: PropertyList] = [:]
            for (key, value) in members {
                mapped[key] = try value.mapStrings(at: path.isEmpty ? key : "\(path).\(key)", transform)
            }
            return .dictionary(mapped)
        case .bool, .integer, .real, .date, .data: return self
        }
    }

    /// Reads a file.
    ///
    /// - Throws: ``BuildError`` that names the file.
    init(contentsOf url: URL) throws(BuildError) {
        guard let data = try ProjectFile.read(url) else { throw .badInfoPlist(url.path, "there is no such file") }
        let value: Any
        do {
            value = try Self.value(of: data)
        } catch {
            throw .badInfoPlist(url.path, "is no property list: \(error)")
        }
        guard let list = PropertyList(value), case .dictionary = list else {
            throw .badInfoPlist(url.path, "is no dictionary")
        }
        self = list
    }

    /// Binary and XML lists are counted before they are read; of the third form, which projects of Xcode's have, only how
    /// deep it goes can become too much.
    private static func value(of data: Data) throws -> Any {
        if PropertyListReader.isMarked(data) { return try PropertyListReader.read(data) }
        var depth = 0
        for byte in data {
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "}"): depth = max(0, depth - 1)
            default: continue
            }
            // Brackets in texts count too: nobody writes so many.
            if depth > depthLimit { throw PropertyListProblem("has more than \(depthLimit) lists within each other") }
        }
        return try PropertyListSerialization.propertyList(from: data, format: nil)
    }

    /// Lists within each other, where brackets of texts count as well.
    private static let depthLimit = 500
}

/// What is wrong with a property list.
private struct PropertyListProblem: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
