package import CourierLink
package import Foundation
package import GatewayCore
package import NotificationModel
package import ProviderAPI

/// One entry of the record of requests: a request and its answer, or a later step of an accepted one.
///
/// Written down without a text being made of what came; read when somebody looks.
package struct RecordEntry {
    package enum Content {
        case accepted(AcceptedPush, StorageDecision)
        case refused(status: Int, reason: String, detail: String)
        case step(JourneyEntry)
    }

    private enum Kind: UInt8 { case accepted = 1, refused, step }

    package var serial: Int64
    package var id: MessageID
    /// Requests before this one that are not recorded, since too many came at once.
    package var leftOut: Int
    package var at: Date
    package var space = ""
    package var token = ""
    package var fields: [ProviderRequest.Field] = []
    package var payload: [UInt8] = []
    package var content: Content

    /// Whether it is a request, and not a later step of one.
    package var isRequest: Bool { if case .step = content { false } else { true } }
}

// Writing.
extension RecordEntry {
    /// The bytes of an accepted push.
    package static func accepted(
        _ push: AcceptedPush,
        of request: borrowing ProviderRequest,
        decision: StorageDecision,
        serial: Int64
    ) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(512 + push.payload.count)
        begin(.accepted, serial: serial, push.id, at: push.acceptedAt, in: &bytes)
        bytes.append(text: push.registration.device.space)
        bytes.append(text: push.registration.token.hexadecimal)
        request.appendFields(to: &bytes)
        bytes.append(bytes: push.payload)
        bytes.append(text: push.registration.device.deviceID)
        bytes.append(text: push.registration.bundleID)
        bytes.append(text: push.topic)
        bytes.append(text: push.type.rawValue)
        bytes.append(UInt8(push.priority.rawValue))
        bytes.append(push.expiration.date == nil ? 0 : 1)
        if let date = push.expiration.date { bytes.append(date: date) }
        bytes.append(text: push.collapseID)
        bytes.append(text: push.warning?.rejection.reason)
        if let warning = push.warning { bytes.append(text: warning.detail) }
        if let gateway = push.gateway {
            bytes.append(gatewayMark)
            bytes.append(text: gateway)
        }
        decision.append(to: &bytes)
        bytes.setLength(at: 0)
        return bytes
    }

    /// The bytes of a request that was refused.
    package static func refused(
        _ refusal: Refusal,
        of request: borrowing ProviderRequest,
        id: MessageID,
        space: String,
        serial: Int64,
        at now: Date
    ) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(512 + request.body.count)
        begin(.refused, serial: serial, id, at: now, in: &bytes)
        bytes.append(text: space)
        bytes.append(bytes: request.deviceTokenText.prefix(DeviceToken.lengthLimit))
        request.appendFields(to: &bytes)
        bytes.append(bytes: request.body)
        bytes.append(number: UInt16(truncatingIfNeeded: refusal.rejection.status))
        bytes.append(text: refusal.rejection.reason)
        bytes.append(text: refusal.detail)
        bytes.setLength(at: 0)
        return bytes
    }

    /// The bytes of a later step.
    package static func step(_ step: JourneyEntry, serial: Int64, id: MessageID) -> [UInt8] {
        var bytes: [UInt8] = []
        begin(.step, serial: serial, id, at: step.at, in: &bytes)
        bytes.append(text: step.event.rawValue)
        bytes.append(text: step.text)
        bytes.append(text: step.rule)
        bytes.append(text: step.delivery?.rawValue)
        bytes.setLength(at: 0)
        return bytes
    }

    /// Whether an accepted push's device was away when it was accepted: its decision is the last that is written.
    static func isForAbsentDevice(_ accepted: [UInt8]) -> Bool {
        accepted.count > 9 && [2, 6].contains(accepted[accepted.count - 9])
    }

    /// Writes into an entry how many requests before it are not recorded.
    package static func set(leftOut: Int, in bytes: inout [UInt8]) {
        var number: [UInt8] = []
        number.append(number: UInt32(truncatingIfNeeded: leftOut))
        bytes.replaceSubrange(leftOutPlace..<(leftOutPlace + 4), with: number)
    }

    /// Writes into an entry the number that its push was given after it was written down.
    package static func set(serial: Int64, in bytes: inout [UInt8]) {
        guard bytes.count >= serialPlace + 8 else { return }
        var number: [UInt8] = []
        number.append(number: serial)
        bytes.replaceSubrange(serialPlace..<(serialPlace + 8), with: number)
    }

    /// Stands before a gateway's name, in the place of the number of a decision.
    private static let gatewayMark: UInt8 = 5
    /// Behind the length and the kind.
    private static let leftOutPlace = 5
    /// Behind that.
    private static let serialPlace = 9
    /// Behind that, the length not counted.
    private static let idPlace = serialPlace + 8 - 4

    private static func begin(_ kind: Kind, serial: Int64, _ id: MessageID, at: Date, in bytes: inout [UInt8]) {
        bytes.append(number: UInt32(0))
        bytes.append(kind.rawValue)
        bytes.append(number: UInt32(0))
        bytes.append(number: serial)
        bytes.append(number: id.high)
        bytes.append(number: id.low)
        bytes.append(date: at)
    }
}

// Reading.
extension RecordEntry {
    /// Reads the entries of a run of them; what cannot be read ends it.
    ///
    /// - Parameters:
    ///   - bytes: the run.
    ///   - id: of whose entries alone are read; nil for all. The others cost no more than being passed over.
    package static func entries(_ bytes: ArraySlice<UInt8>, of id: MessageID? = nil) -> [RecordEntry] {
        var reader = ByteReader(bytes)
        var entries: [RecordEntry] = []
        while !reader.isAtEnd, let bytes = try? reader.bytes() {
            if let id, bytes.count > idPlace, !id.isWritten(in: bytes.dropFirst(idPlace)) { continue }
            guard let entry = try? RecordEntry(reading: bytes) else { break }
            entries.append(entry)
        }
        return entries
    }

    /// Reads an entry, its length included.
    package init(_ bytes: [UInt8]) throws(ByteReader.Unreadable) {
        var reader = ByteReader(bytes[...])
        try self.init(reading: try reader.bytes())
    }

    private init(reading bytes: ArraySlice<UInt8>) throws(ByteReader.Unreadable) {
        var reader = ByteReader(bytes)
        guard let kind = Kind(rawValue: try reader.number()) else { throw ByteReader.Unreadable() }
        leftOut = Int(try reader.number(UInt32.self))
        serial = try reader.number()
        id = MessageID(high: try reader.number(), low: try reader.number())
        at = try reader.date()
        if kind == .step {
            var step = JourneyEntry(
                at: at,
                station: .gateway,
                event: JourneyEvent(rawValue: try reader.text()),
                text: try reader.text(),
                rule: try reader.optionalText()
            )
            // Steps of former versions end here.
            if !reader.isAtEnd { step.delivery = try reader.optionalText().flatMap(DeliveryState.init(rawValue:)) }
            content = .step(step)
            return
        }
        space = try reader.text()
        token = try reader.text()
        fields = try ProviderRequest.fields(reading: &reader)
        payload = Array(try reader.bytes())
        if kind == .refused {
            content = .refused(
                status: Int(try reader.number(UInt16.self)),
                reason: try reader.text(),
                detail: try reader.text()
            )
            return
        }
        content = .step(JourneyEntry(at: at, station: .gateway, event: .accepted, text: ""))
        content = try Self.accepted(self, &reader)
    }

    private static func accepted(
        _ entry: RecordEntry,
        _ reader: inout ByteReader
    ) throws(ByteReader.Unreadable) -> Content {
        let device = DeviceAddress(space: entry.space, deviceID: try reader.text())
        let bundleID = try reader.text()
        let (topic, type) = (try reader.text(), PushType(rawValue: try reader.text()))
        guard let token = DeviceToken(entry.token),
            let priority = PushPriority(rawValue: Int(try reader.number(UInt8.self)))
        else { throw ByteReader.Unreadable() }
        var expiration = PushExpiration.unspecified
        if try reader.number(UInt8.self) == 1 {
            let date = try reader.date()
            expiration = date.timeIntervalSince1970 == 0 ? .oneAttempt : .until(date)
        }
        let collapseID = try reader.optionalText()
        var warning: Refusal?
        if let reason = try reader.optionalText() {
            warning = Refusal(Rejection.named(reason) ?? .forbidden, try reader.text())
        }
        var mark = try reader.number(UInt8.self)
        var gateway: String?
        if mark == gatewayMark {
            gateway = try reader.text()
            mark = try reader.number()
        }
        let decision = try StorageDecision(mark, reading: &reader)
        let push = AcceptedPush(
            id: entry.id,
            registration: Registration(token: token, device: device, bundleID: bundleID),
            topic: topic,
            type: type,
            priority: priority,
            expiration: expiration,
            collapseID: collapseID,
            payload: entry.payload,
            acceptedAt: entry.at,
            // A push to one device has the device's token; a broadcast has its channel's bytes in that place.
            channel: entry.fields.first { $0.name == ProviderField.channelID }.flatMap { ChannelID($0.value) }
                .flatMap { $0.hexadecimal == entry.token ? $0 : nil },
            warning: warning,
            gateway: gateway
        )
        return .accepted(push, decision)
    }
}

// What people read.
extension RecordEntry {
    /// The first steps of its journey.
    private var firstSteps: [JourneyEntry] {
        let gap = leftOut > 0 ? [GatewaySteps.leftOut(leftOut, at: at)] : []
        switch content {
        case .accepted(let push, let decision): return gap + GatewaySteps.begin(push, decision)
        case .refused(_, let reason, let detail):
            return gap + [GatewaySteps.rejected(Refusal(Rejection.named(reason) ?? .forbidden, detail), at: at)]
        case .step(let step): return [step]
        }
    }

    /// The steps of this request among entries that were written down after it, in their order; its end is the last, though what came
    /// before it was written down behind it.
    package func steps(in entries: [RecordEntry]) -> [JourneyEntry] {
        let steps = entries.compactMap { entry -> JourneyEntry? in
            guard entry.serial == serial, case .step(let step) = entry.content else { return nil }
            return step
        }
        return steps.filter { $0.delivery == nil } + steps.filter { $0.delivery != nil }
    }

    /// Its record, with the steps that came later.
    package func record(_ later: [JourneyEntry] = []) -> PushRecord {
        var (status, reason): (Int, String?) = (200, nil)
        if case .refused(let number, let name, _) = content { (status, reason) = (number, name) }
        return PushRecord(
            id: id.canonical,
            at: at,
            headers: fields.map { PushRecord.Header(name: $0.name, value: $0.value) },
            token: token,
            payload: Data(payload),
            status: status,
            reason: reason,
            journey: firstSteps + later
        )
    }

    /// Its journey, with the steps that came later.
    package func journey(_ later: [JourneyEntry]) -> Journey {
        var (bundleID, title): (String?, String) = (nil, "\(PushType.alert.rawValue) push")
        switch content {
        case .accepted(let push, _): (bundleID, title) = (push.registration.bundleID, "\(push.type.rawValue) push")
        case .refused(_, let reason, _): title = "refused: \(reason)"
        case .step: break
        }
        return Journey(id: id.canonical, bundleID: bundleID, title: title, entries: firstSteps + later)
    }

    /// What its device is sent; nil for what was not accepted.
    package var courierPush: CourierPush? {
        guard case .accepted(let push, let decision) = content else { return nil }
        return CourierPush(push, serial: serial, journey: GatewaySteps.begin(push, decision))
    }
}

extension CourierPush {
    /// What a device is sent of a push.
    package init(_ push: AcceptedPush, serial: Int64, journey: [JourneyEntry]) {
        self.init(
            serial: serial,
            id: push.id.canonical,
            token: push.registration.token.hexadecimal,
            bundleID: push.registration.bundleID,
            topic: push.topic,
            pushType: push.type.rawValue,
            priority: push.priority.rawValue,
            expiration: push.expiration.date,
            collapseID: push.collapseID,
            channel: push.channel?.text,
            payload: Data(push.payload),
            journey: journey
        )
    }
}

extension StorageDecision {
    fileprivate func append(to bytes: inout [UInt8]) {
        switch self {
        case .store(let date):
            bytes.append(1)
            bytes.append(date: date)
        case .replace(let date):
            bytes.append(2)
            bytes.append(date: date)
        case .attempt: bytes.append(3)
        case .discard: bytes.append(4)
        // 5 is the mark of a gateway's name.
        case .keep(let date):
            bytes.append(6)
            bytes.append(date: date)
        }
    }

    fileprivate init(_ number: UInt8, reading reader: inout ByteReader) throws(ByteReader.Unreadable) {
        switch number {
        case 1: self = .store(until: try reader.date())
        case 2: self = .replace(until: try reader.date())
        case 3: self = .attempt
        case 4: self = .discard
        case 6: self = .keep(until: try reader.date())
        default: throw ByteReader.Unreadable()
        }
    }
}

extension ProviderRequest {
    /// Writes down its fields.
    fileprivate borrowing func appendFields(to bytes: inout [UInt8]) {
        let start = bytes.count
        bytes.append(number: UInt32(0))
        withEachField { name, value in
            bytes.append(bytes: name)
            bytes.append(bytes: value)
        }
        bytes.setLength(at: start)
    }

    fileprivate static func fields(reading reader: inout ByteReader) throws(ByteReader.Unreadable) -> [Field] {
        var reader = ByteReader(try reader.bytes())
        var fields: [Field] = []
        while !reader.isAtEnd { fields.append(Field(nameBytes: try reader.bytes(), valueBytes: try reader.bytes())) }
        return fields
    }
}

extension MessageID {
    /// Whether bytes begin with it.
    fileprivate func isWritten(in bytes: ArraySlice<UInt8>) -> Bool {
        guard bytes.count >= 16 else { return false }
        func number(at place: Int) -> UInt64 {
            bytes[(bytes.startIndex + place)..<(bytes.startIndex + place + 8)].withUnsafeBytes {
                UInt64(bigEndian: $0.loadUnaligned(as: UInt64.self))
            }
        }
        return number(at: 0) == high && number(at: 8) == low
    }
}
