import Foundation
import Yams

/// Reads YAML of an author's project as a value, within bounds.
enum YAMLFile {
    /// Values in one file: aliases can stand for more than its bytes say.
    static let valueLimit = 100_000
    static let depthLimit = 64

    /// - Throws: ``BuildError`` for a file that is not there, is no YAML or has too much in it.
    static func read(_ file: URL) throws(BuildError) -> PropertyList {
        guard let text = try ProjectFile.text(file) else { throw .badProject(file.path, "there is no such file") }
        let node: Node?
        do {
            node = try Yams.compose(yaml: text)
        } catch {
            throw .badProject(file.path, "is no YAML: \(error)")
        }
        var left = valueLimit
        guard let node, let value = value(of: node, depth: 0, &left), left > 0 else {
            throw .badProject(
                file.path,
                "is empty, or has more than \(valueLimit) values, or \(depthLimit) within each other"
            )
        }
        return value
    }

    private static func value(of node: Node, depth: Int, _ left: inout Int) -> PropertyList? {
        left -= 1
        guard depth < depthLimit, left > 0 else { return nil }
        switch node {
        case .scalar(let scalar): return value(of: scalar, node)
        case .sequence(let list):
            var values: [PropertyList] = []
            for each in list {
                guard let value = value(of: each, depth: depth + 1, &left) else { return nil }
                values.append(value)
            }
            return .array(values)
        case .mapping(let mapping):
            var members: [String: PropertyList] = [:]
            for (key, each) in mapping {
                guard let name = key.string, let value = value(of: each, depth: depth + 1, &left) else { return nil }
                members[name] = value
            }
            return .dictionary(members)
        default: return .string("")
        }
    }

    /// What is written without quotes may be a number or a yes and no.
    private static func value(of scalar: Node.Scalar, _ node: Node) -> PropertyList {
        guard scalar.style == .any || scalar.style == .plain else { return .string(scalar.string) }
        if node.null != nil { return .string("") }
        if let flag = node.bool { return .bool(flag) }
        if let number = node.int { return .integer(number) }
        // 1.10 is a version more often than a number: a text keeps it as it is written.
        if let number = node.float, "\(number)" == scalar.string { return .real(number) }
        return .string(scalar.string)
    }
}
