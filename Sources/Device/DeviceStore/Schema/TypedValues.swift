import Foundation
import GRDB

/// Rewrites triggers, sounds and icons of earlier builds, whose JSON named the case and not its members, as they are
/// coded since: an object with `type` and named members.
enum TypedValues {
    static func rewrite(_ database: Database) throws {
        for table in ["category", "pending", "delivered"] {
            for row in try Row.fetchAll(database, sql: "SELECT rowid, value FROM \(table)") {
                let value: Data = row["value"]
                let typed = try JSONSerialization.data(
                    withJSONObject: Self.typed(try JSONSerialization.jsonObject(with: value))
                )
                try database.execute(
                    sql: "UPDATE \(table) SET value = ? WHERE rowid = ?",
                    arguments: [typed, row["rowid"] as Int64]
                )
            }
        }
    }

    /// - Parameter value: what a column held; an author's own values (`userInfo`) are left as they are.
    static func typed(_ value: Any) -> Any {
        if let list = value as? [Any] { return list.map(typed) }
        guard let object = value as? [String: Any] else { return value }
        return object.reduce(into: [String: Any]()) { result, member in
            result[member.key] =
                switch member.key {
                case "userInfo": member.value
                case "trigger": message(member.value, named: ["calendar": "components", "location": "region"])
                case "source": message(member.value, named: ["named": "name", "ringtone": "name"])
                case "icon": message(member.value, named: [:])
                default: typed(member.value)
                }
        }
    }

    /// - Parameter names: what the one member without a name is called, by the case.
    private static func message(_ value: Any, named names: [String: String]) -> Any {
        guard let object = value as? [String: Any], object.count == 1, let kind = object.keys.first,
            let members = object[kind] as? [String: Any]
        else { return value }
        var typed: [String: Any] = ["type": kind]
        for (name, member) in members {
            // `ringtone(named:)` named its only member.
            let isUnnamed = name == "_0" || (kind == "ringtone" && name == "named")
            typed[isUnnamed ? names[kind] ?? name : name] = kind == "calendar" ? components(member) : member
        }
        return typed
    }

    /// Foundation wrote calendars and time zones as objects of its own.
    private static func components(_ value: Any) -> Any {
        guard var components = value as? [String: Any] else { return value }
        func identifier(_ value: Any?) -> String? { (value as? [String: Any])?["identifier"] as? String }
        components["timeZone"] = identifier(components["timeZone"])
        if var calendar = components["calendar"] as? [String: Any] {
            calendar["locale"] = identifier(calendar["locale"])
            calendar["timeZone"] = identifier(calendar["timeZone"])
            let required = ["identifier", "timeZone", "firstWeekday", "minimumDaysInFirstWeek"]
            components["calendar"] = required.allSatisfy { calendar[$0] != nil } ? calendar : nil
        }
        return components
    }
}
