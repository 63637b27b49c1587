import ProviderAPI

/// A provider's request as it came over HTTP/2: its header fields as bytes, those with a meaning found while they came.
///
/// Its memory is used again for the next request (``removeAll()``), so that a connection at work asks for none.
package struct ProviderRequest: Sendable {
    /// The fields that the provider API gives a meaning.
    package enum Known: Int, Hashable, Sendable, CaseIterable {
        case method, path, authorization, topic, pushType, id, expiration, priority, collapseID, channelID, requestID

        /// Whether it may come once only (handling-notification-responses-from-apns: DuplicateHeaders).
        var isUnique: Bool { self != .method && self != .path }
    }

    /// A header field, for people and records.
    package struct Field: Hashable, Sendable {
        /// Lower case, as HTTP/2 has it.
        package var name: String
        package var value: String

        package init(name: String, value: String) {
            self.name = name
            self.value = value
        }

        /// A field of bytes that came, as text in one line.
        package init(nameBytes: ArraySlice<UInt8>, valueBytes: ArraySlice<UInt8>) {
            self.init(name: ProviderRequest.plain(nameBytes), value: ProviderRequest.plain(valueBytes))
        }
    }

    private struct Place {
        var name: Range<Int>
        var value: Range<Int>
    }

    /// Bytes of all fields that are kept, counted as RFC 9113 §6.5.2 does.
    package static let headerListLimit = 8000

    private var text: [UInt8] = []
    private var places: [Place] = []
    /// By what they mean, the places of the first fields; -1 for none. Small, since a request is handed on often.
    private var known = InlineArray<11, Int16>(repeating: -1)
    /// Bytes of all fields that came, counted as RFC 9113 §6.5.2 does.
    package private(set) var headerListSize = 0
    /// The first field that came twice though it may come once.
    package private(set) var duplicate: Known?
    /// At most one byte more than the largest payload: a longer body is not read on.
    package var body: [UInt8] = []

    package init() {}

    /// A request of these fields.
    package init(method: String, path: String, fields: [Field], body: [UInt8]) {
        append(name: ProviderField.method, value: method)
        append(name: ProviderField.path, value: path)
        for field in fields { append(name: field.name, value: field.value) }
        self.body = body
    }

    /// Whether its header fields are more than the limit: of those beyond it only an `apns-id` was kept.
    package var isHeaderListTooLarge: Bool { headerListSize > Self.headerListLimit }

    /// Takes in a field; a space around its value is not part of it (RFC 9110 §5.5).
    package mutating func append(name: UnsafeBufferPointer<UInt8>, value: UnsafeBufferPointer<UInt8>) {
        headerListSize += name.count + value.count + 32
        let meaning = Known(name)
        let isKept = !isHeaderListTooLarge || (meaning == .id && value.count == MessageID.length)
        guard isKept else { return }
        let start = text.count
        text.append(contentsOf: name)
        var (first, end) = (value.startIndex, value.endIndex)
        while first < end, value[first].isBlank { first += 1 }
        while first < end, value[end - 1].isBlank { end -= 1 }
        text.append(contentsOf: UnsafeBufferPointer(rebasing: value[first..<end]))
        let middle = start + name.count
        places.append(Place(name: start..<middle, value: middle..<text.count))
        guard let meaning else { return }
        if known[meaning.rawValue] < 0 {
            known[meaning.rawValue] = Int16(clamping: places.count - 1)
        } else if duplicate == nil, meaning.isUnique {
            duplicate = meaning
        }
    }

    /// Makes it ready for another request.
    package mutating func removeAll() {
        text.removeAll(keepingCapacity: true)
        places.removeAll(keepingCapacity: true)
        body.removeAll(keepingCapacity: true)
        known = InlineArray(repeating: -1)
        headerListSize = 0
        duplicate = nil
    }

    /// The value of a field; nil when it did not come.
    package subscript(field: Known) -> ArraySlice<UInt8>? {
        let place = known[field.rawValue]
        return place < 0 ? nil : text[places[Int(place)].value]
    }

    /// Whether its method is this one.
    package func has(method: StaticString) -> Bool { self[.method]?.isText(method) ?? false }

    /// Whether its path is this one.
    package func has(path: StaticString) -> Bool { self[.path]?.isText(path) ?? false }

    /// Whether its path begins as a push's to one device does.
    package var isForDevice: Bool {
        let place = known[Known.path.rawValue]
        guard place >= 0 else { return false }
        let prefix: StaticString = "/3/device/"
        let range = places[Int(place)].value
        guard range.count >= prefix.utf8CodeUnitCount else { return false }
        return text.withUnsafeBufferPointer { text in
            UnsafeBufferPointer(rebasing: text[range].prefix(prefix.utf8CodeUnitCount)).matches(prefix)
        }
    }

    package var method: String { string(.method) }
    package var path: String { string(.path) }

    /// The fields in the order they came, without those that begin with a colon, and without the provider token, which is a
    /// secret.
    package var fields: [Field] {
        var fields: [Field] = []
        forEachField { fields.append(Field(nameBytes: $0, valueBytes: $1)) }
        return fields
    }

    /// Hands out the fields as bytes, as ``fields`` has them.
    package borrowing func forEachField(_ body: (_ name: ArraySlice<UInt8>, _ value: ArraySlice<UInt8>) -> Void) {
        let text = text
        for place in places where text.withUnsafeBufferPointer({ Self.isShown($0[place.name]) }) {
            body(text[place.name], text[place.value])
        }
    }

    /// Hands out the fields in the memory where they are, which is theirs until `body` returns.
    package borrowing func withEachField(
        _ body: (_ name: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>) -> Void
    ) {
        let places = places
        text.withUnsafeBufferPointer { text in
            for place in places where Self.isShown(text[place.name]) {
                body(UnsafeBufferPointer(rebasing: text[place.name]), UnsafeBufferPointer(rebasing: text[place.value]))
            }
        }
    }

    /// Whether a field is neither one of HTTP/2's own nor a secret, by its name.
    private static func isShown(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        name.first != UInt8(ascii: ":") && !UnsafeBufferPointer(rebasing: name).matches("authorization")
    }

    /// What stands in the path after `/3/device/`.
    package var deviceTokenText: ArraySlice<UInt8> {
        let prefix: StaticString = "/3/device/"
        let path = self[.path] ?? []
        guard path.prefix(prefix.utf8CodeUnitCount).isText(prefix) else { return [] }
        return path.dropFirst(prefix.utf8CodeUnitCount)
    }

    private func string(_ field: Known) -> String {
        self[field].map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    private mutating func append(name: String, value: String) {
        var (name, value) = (name, value)
        name.withUTF8 { name in value.withUTF8 { append(name: name, value: $0) } }
    }

    /// Text in one line.
    fileprivate static func plain(_ bytes: ArraySlice<UInt8>) -> String {
        guard bytes.contains(where: { $0 < 0x20 || $0 == 0x7f }) else { return String(decoding: bytes, as: UTF8.self) }
        return String(decoding: bytes.map { $0 < 0x20 || $0 == 0x7f ? UInt8(ascii: "?") : $0 }, as: UTF8.self)
    }
}

extension ProviderRequest.Known {
    /// What a field's name means; nil for those that the provider API does not know.
    init?(_ name: UnsafeBufferPointer<UInt8>) {
        let candidate: (Self, StaticString)
        switch name.count {
        case 5: candidate = (.path, ":path")
        case 7: candidate = name[0] == UInt8(ascii: ":") ? (.method, ":method") : (.id, "apns-id")
        case 10: candidate = (.topic, "apns-topic")
        case 13:
            candidate = name[1] == UInt8(ascii: "u") ? (.authorization, "authorization") : (.priority, "apns-priority")
        case 14: candidate = (.pushType, "apns-push-type")
        case 15:
            switch name[5] {
            case UInt8(ascii: "c"): candidate = (.channelID, "apns-channel-id")
            case UInt8(ascii: "r"): candidate = (.requestID, "apns-request-id")
            default: candidate = (.expiration, "apns-expiration")
            }
        case 16: candidate = (.collapseID, "apns-collapse-id")
        default: return nil
        }
        guard name.matches(candidate.1) else { return nil }
        self = candidate.0
    }

    /// The field's name, as HTTP/2 spells it.
    package var name: String {
        switch self {
        case .method: ProviderField.method
        case .path: ProviderField.path
        case .authorization: ProviderField.authorization
        case .topic: ProviderField.topic
        case .pushType: ProviderField.pushType
        case .id: ProviderField.id
        case .expiration: ProviderField.expiration
        case .priority: ProviderField.priority
        case .collapseID: ProviderField.collapseID
        case .channelID: ProviderField.channelID
        case .requestID: ProviderField.requestID
        }
    }
}

extension UInt8 {
    /// A space or a tab.
    fileprivate var isBlank: Bool { self == 0x20 || self == 0x09 }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether the bytes are those of a text of the same length.
    package func matches(_ text: StaticString) -> Bool {
        guard count == text.utf8CodeUnitCount else { return false }
        for place in 0..<count where self[place] != text.utf8Start[place] { return false }
        return true
    }
}
