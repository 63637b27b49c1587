import ArgumentParser
import GatewayCore

extension PushFault {
    /// Reads a fault as it is typed: `reason=Unregistered,rate=0.1,count=3`; a word alone is true: `goAway`, `duplicate`,
    /// `reorder`.
    ///
    /// - Throws: `ValidationError` that names what is wrong.
    init(words text: String) throws {
        self.init()
        for word in text.split(separator: ",") {
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            try set(parts[0], parts.count > 1 ? parts[1] : "true", of: text)
        }
        if let problem { throw ValidationError("the fault “\(text)”: \(problem)") }
    }

    private mutating func set(_ name: String, _ value: String, of text: String) throws {
        func read<Value: LosslessStringConvertible>(_ type: Value.Type) throws -> Value {
            guard let read = Value(value) else {
                throw ValidationError("the fault “\(text)”: \(name) is “\(value)”, which is no value of it")
            }
            return read
        }
        switch name {
        case "token": token = value
        case "topic": topic = value
        case "reason": reason = value
        case "rate": rate = try read(Double.self)
        case "nth": nth = try read(Int.self)
        case "delay": delay = try read(Double.self)
        case "count": count = try read(Int.self)
        case "goAway": goAway = try read(Bool.self)
        case "duplicate": duplicate = try read(Bool.self)
        case "reorder": reorder = try read(Bool.self)
        case "loss":
            guard let named = Loss(rawValue: value) else {
                let known = Loss.allCases.map(\.rawValue).joined(separator: ", ")
                throw ValidationError("the fault “\(text)”: loss is “\(value)”; it is one of \(known)")
            }
            loss = named
        default:
            let known = "token, topic, rate, nth, reason, delay, goAway, loss, duplicate, reorder, count"
            throw ValidationError("the fault “\(text)”: there is no “\(name)”; there are \(known)")
        }
    }
}
