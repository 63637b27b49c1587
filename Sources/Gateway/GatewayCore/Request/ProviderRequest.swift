import ProviderAPI

/// A provider's request as it came over HTTP/2: its header fields as bytes, those with a meaning found while they came.
///
/// Its memory is used again for the next request (``removeAll()``), so that a connection at work asks for none.
package struct ProviderRequest: Sendable {
    /// The fields that the provider API gives a meaning.
    package enum Known: UInt8, Hashable, Sendable, CaseIterable {
        case method, path, authorization, topic, pushType, id, expiration, priority, collapseID, channelID, requestID

        /// Whether it may come once only (handling-notification-responses-from-apns: DuplicateHeaders).
        var isUnique: Bool { self != .method && self != .path }

        fileprivate var place: Int { Int(rawValue) }
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

    /// Where a field is in the text: its name, unless that says what it means, and its value behind it.
    private struct Place {
        var meaning: Known?
        var start: Int32
        var middle: Int32
        var end: Int32

        var name: Range<Int> { Int(start)..<Int(middle) }
        var value: Range<Int> { Int(middle)..<Int(end) }
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
    ///
    /// - Parameters:
    ///   - name: its name.
    ///   - meaning: what the name means; nil for a name that the provider API does not know.
    ///   - value: its value.
    package mutating func append(
        name: UnsafeBufferPointer<UInt8>,
        _ meaning: Known?,
        value: UnsafeBufferPointer<UInt8>
    ) {
        headerListSize += name.count + value.count + 32
        let isKept = !isHeaderListTooLarge || (meaning == .id && value.count == MessageID.length)
        guard isKept else { return }
        let start = text.count
        if meaning == nil { text.append(contentsOf: name) }
        let middle = text.count
        var (first, end) = (value.startIndex, value.endIndex)
        while first < end, value[first].isBlank { first += 1 }
        while first < end, value[end - 1].isBlank { end -= 1 }
        text.append(contentsOf: UnsafeBufferPointer(rebasing: value[first..<end]))
        // A connection whose fields are far fewer than an Int32 counts has ended before.
        places.append(
            Place(
                meaning: meaning,
                start: Int32(clamping: start),
                middle: Int32(clamping: middle),
                end: Int32(clamping: text.count)
            )
        )
        guard let meaning else { return }
        if known[meaning.place] < 0 {
            known[meaning.place] = Int16(clamping: places.count - 1)
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
        let place = known[field.place]
        return place < 0 ? nil : text[places[Int(place)].value]
    }

    /// Whether a field came.
    package func has(_ field: Known) -> Bool { known[field.place] >= 0 }

    /// Whether a field came with this value.
    package func has(_ field: Known, equalTo value: StaticString) -> Bool {
        withValue(of: field) { $0.matches(value) } ?? false
    }

    /// Whether a field came with this value.
    package func has(_ field: Known, equalTo value: [UInt8]) -> Bool {
        withValue(of: field) { $0.isEqual(to: value) } ?? false
    }

    /// Hands out a field's value in the memory where it is, which is its until `body` returns.
    ///
    /// - Returns: what `body` does; nil when the field did not come.
    private func withValue<Result>(of field: Known, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result? {
        let place = known[field.place]
        guard place >= 0 else { return nil }
        let range = places[Int(place)].value
        return text.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
    }

    /// Whether its method is this one.
    package func has(method: StaticString) -> Bool { has(.method, equalTo: method) }

    /// Whether its path is this one.
    package func has(path: StaticString) -> Bool { has(.path, equalTo: path) }

    /// What the path of a push to one device begins with.
    static var devicePath: StaticString { "/3/device/" }

    /// Whether its path begins as a push's to one device does.
    package var isForDevice: Bool {
        withValue(of: .path) { path in
            let prefix = Self.devicePath
            guard path.count >= prefix.utf8CodeUnitCount else { return false }
            return UnsafeBufferPointer(rebasing: path[..<prefix.utf8CodeUnitCount]).matches(prefix)
        } ?? false
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
        withEachField { body(Array($0)[...], Array($1)[...]) }
    }

    /// Hands out the fields in the memory where they are, which is theirs until `body` returns.
    package borrowing func withEachField(
        _ body: (_ name: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>) -> Void
    ) {
        let places = places
        text.withUnsafeBufferPointer { text in
            for place in places {
                let value = UnsafeBufferPointer(rebasing: text[place.value])
                switch place.meaning {
                // Neither HTTP/2's own nor a secret.
                case .method, .path, .authorization: break
                case let meaning?:
                    let name = meaning.text
                    body(UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount), value)
                case nil:
                    let name = UnsafeBufferPointer(rebasing: text[place.name])
                    if name.first != UInt8(ascii: ":") { body(name, value) }
                }
            }
        }
    }

    /// What stands in the path after `/3/device/`.
    package var deviceTokenText: ArraySlice<UInt8> {
        guard isForDevice, let path = self[.path] else { return [] }
        return path.dropFirst(Self.devicePath.utf8CodeUnitCount)
    }

    private func string(_ field: Known) -> String {
        self[field].map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    private mutating func append(name: String, value: String) {
        var (name, value) = (name, value)
        name.withUTF8 { name in value.withUTF8 { append(name: name, Known(name), value: $0) } }
    }

    /// Text in one line.
    fileprivate static func plain(_ bytes: ArraySlice<UInt8>) -> String {
        guard bytes.contains(where: { $0 < 0x20 || $0 == 0x7f }) else { return String(decoding: bytes, as: UTF8.self) }
        return String(decoding: bytes.map { $0 < 0x20 || $0 == 0x7f ? UInt8(ascii: "?") : $0 }, as: UTF8.self)
    }
}

extension ProviderRequest.Known {
    /// What a field's name means; nil for those that the provider API does not know.
    package init?(_ name: UnsafeBufferPointer<UInt8>) {
        let candidate: Self
        switch name.count {
        case 5: candidate = .path
        case 7: candidate = name[0] == UInt8(ascii: ":") ? .method : .id
        case 10: candidate = .topic
        case 13: candidate = name[1] == UInt8(ascii: "u") ? .authorization : .priority
        case 14: candidate = .pushType
        case 15:
            switch name[5] {
            case UInt8(ascii: "c"): candidate = .channelID
            case UInt8(ascii: "r"): candidate = .requestID
            default: candidate = .expiration
            }
        case 16: candidate = .collapseID
        default: return nil
        }
        guard name.matches(candidate.text) else { return nil }
        self = candidate
    }

    /// The field's name, as HTTP/2 spells it.
    package var name: String { "\(text)" }

    fileprivate var text: StaticString {
        switch self {
        case .method: ":method"
        case .path: ":path"
        case .authorization: "authorization"
        case .topic: "apns-topic"
        case .pushType: "apns-push-type"
        case .id: "apns-id"
        case .expiration: "apns-expiration"
        case .priority: "apns-priority"
        case .collapseID: "apns-collapse-id"
        case .channelID: "apns-channel-id"
        case .requestID: "apns-request-id"
        }
    }
}

extension UInt8 {
    /// A space or a tab.
    fileprivate var isBlank: Bool { self == 0x20 || self == 0x09 }
}
