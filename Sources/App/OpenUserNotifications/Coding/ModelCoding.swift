import Foundation

extension NSCoder {
    private static let modelKey = "carillon.model"

    /// Stores the value behind an object.
    func encodeModel(_ model: some Encodable) {
        do {
            encode(NSData(data: try JSONEncoder().encode(model)), forKey: Self.modelKey)
        } catch {
            failWithError(error)
        }
    }

    /// The value behind an object, or nil when the archive holds none of that type.
    func decodeModel<Model: Decodable>(_ type: Model.Type = Model.self) -> Model? {
        guard let data = decodeObject(of: NSData.self, forKey: Self.modelKey) else { return nil }
        return try? JSONDecoder().decode(type, from: Data(referencing: data))
    }
}

/// One line for a log: the class, where the object lies, and its named fields.
func describe(_ object: NSObject, _ fields: KeyValuePairs<String, Any?>) -> String {
    let address = String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
    let list = fields.map { name, value in "\(name): \(value.map { "\($0)" } ?? "nil")" }.joined(separator: ", ")
    return "<\(type(of: object)): 0x\(address); \(list)>"
}
