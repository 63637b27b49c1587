import Foundation

/// Values of any kind on a way (SwiftUI: NavigationPath).
public struct NavigationPath: Equatable {
    private(set) var elements: [AnyHashable] = []

    public init() {}
    init(elements: [AnyHashable]) { self.elements = elements }
    public init(_ elements: some Sequence<some Hashable>) { self.elements = elements.map { AnyHashable($0) } }
    /// A way that was written down.
    public init(_ codable: CodableRepresentation) { elements = codable.elements }

    public var count: Int { elements.count }
    public var isEmpty: Bool { elements.isEmpty }
    public mutating func append(_ value: some Hashable) { elements.append(AnyHashable(value)) }
    public mutating func removeLast(_ k: Int = 1) { elements.removeLast(min(max(k, 0), elements.count)) }

    /// The way, to be written down; nil where one of its values cannot be.
    public var codable: CodableRepresentation? {
        elements.allSatisfy { $0.base is any Codable } ? CodableRepresentation(elements: elements) : nil
    }

    /// A way that can be written down: kinds and values by turns, from the last to the first, as Apple's.
    public struct CodableRepresentation: Codable, Equatable {
        fileprivate let elements: [AnyHashable]

        fileprivate init(elements: [AnyHashable]) { self.elements = elements }

        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            var elements: [AnyHashable] = []
            while !container.isAtEnd {
                let name = try container.decode(String.self)
                let text = try container.decode(String.self)
                guard let type = _typeByName(name) as? any (Codable & Hashable).Type else {
                    throw DecodingError.dataCorruptedError(in: container, debugDescription: "no type \(name) is known")
                }
                elements.append(try Self.element(type, text))
            }
            self.elements = elements.reversed()
        }

        private static func element<Value: Codable & Hashable>(_ type: Value.Type, _ text: String) throws -> AnyHashable
        {
            AnyHashable(try JSONDecoder().decode(type, from: Data(text.utf8)))
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            for element in elements.reversed() {
                guard let value = element.base as? any Codable, let name = _mangledTypeName(type(of: value)) else {
                    throw EncodingError.invalidValue(
                        element.base,
                        EncodingError.Context(codingPath: container.codingPath, debugDescription: "it is not Codable")
                    )
                }
                try container.encode(name)
                try container.encode(String(decoding: try JSONEncoder().encode(value), as: UTF8.self))
            }
        }
    }
}
