public import Foundation

/// A request or a response of HTTP, as CFNetwork puts one together and takes one apart.
public final class CFHTTPMessage {
    fileprivate enum Start {
        case request(method: String, url: URL?, target: String)
        case response(status: Int, reason: String)
    }

    fileprivate var start: Start
    fileprivate var version: String
    fileprivate var fields: [(name: String, value: String)] = []
    fileprivate var body = Data()
    /// What came of a head whose end has not come.
    fileprivate var head = Data()
    fileprivate var isComplete: Bool

    /// Bytes of a head.
    private static let limit = 1 << 20

    fileprivate init(_ start: Start, version: String, isComplete: Bool = true) {
        self.start = start
        self.version = version
        self.isComplete = isComplete
    }

    fileprivate subscript(name: String) -> String? {
        get { fields.first { $0.name.caseInsensitiveCompare(name) == .orderedSame }?.value }
        set {
            let place = fields.firstIndex { $0.name.caseInsensitiveCompare(name) == .orderedSame }
            switch (place, newValue) {
            case (let place?, let value?): fields[place].value = value
            case (let place?, nil): fields.remove(at: place)
            case (nil, let value?): fields.append((name, value))
            case (nil, nil): break
            }
        }
    }

    fileprivate var serialized: Data {
        let first =
            switch start {
            case .request(let method, _, let target): "\(method) \(target) \(version)"
            case .response(let status, let reason): "\(version) \(status) \(reason)"
            }
        let lines = [first] + fields.map { "\($0.name): \($0.value)" } + ["", ""]
        return Data(lines.joined(separator: "\r\n").utf8) + body
    }

    fileprivate var copy: CFHTTPMessage {
        let copy = CFHTTPMessage(start, version: version, isComplete: isComplete)
        (copy.fields, copy.body, copy.head) = (fields, body, head)
        return copy
    }

    /// - Returns: whether what came can be a message's.
    fileprivate func append(_ bytes: Data) -> Bool {
        guard !isComplete else {
            body += bytes
            return true
        }
        head += bytes
        guard let end = head.range(of: Data("\r\n\r\n".utf8)) else { return head.count <= Self.limit }
        body = Data(head[end.upperBound...])
        let lines = String(decoding: head[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
        head = Data()
        isComplete = true
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: ":") else { continue }
            let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
            fields.append((String(line[..<colon]), value))
        }
        return take(first: (lines.first ?? "").split(separator: " ", maxSplits: 2).map(String.init))
    }

    private func take(first words: [String]) -> Bool {
        switch start {
        case .request:
            guard words.count == 3 else { return false }
            start = .request(method: words[0], url: URL(string: words[1]), target: words[1])
            version = words[2]
        case .response:
            guard words.count >= 2, let status = Int(words[1]) else { return false }
            start = .response(status: status, reason: words.count > 2 ? words[2] : "")
            version = words[0]
        }
        return true
    }
}

public nonisolated(unsafe) let kCFHTTPVersion1_0: CFString = "HTTP/1.0"
public nonisolated(unsafe) let kCFHTTPVersion1_1: CFString = "HTTP/1.1"
public nonisolated(unsafe) let kCFHTTPVersion2_0: CFString = "HTTP/2.0"

public func CFHTTPMessageCreateRequest(
    _ allocator: CFAllocator?,
    _ method: CFString,
    _ url: CFURL,
    _ version: CFString
) -> Unmanaged<CFHTTPMessage> {
    let address = url as URL
    let parts = URLComponents(url: address, resolvingAgainstBaseURL: true)
    let path = parts?.percentEncodedPath ?? ""
    let target = (path.isEmpty ? "/" : path) + (parts?.percentEncodedQuery.map { "?\($0)" } ?? "")
    let start = CFHTTPMessage.Start.request(method: "\(method)", url: address, target: target)
    return .passRetained(CFHTTPMessage(start, version: "\(version)"))
}

public func CFHTTPMessageCreateResponse(
    _ allocator: CFAllocator?,
    _ statusCode: CFIndex,
    _ statusDescription: CFString?,
    _ version: CFString
) -> Unmanaged<CFHTTPMessage> {
    let reason = statusDescription.map { "\($0)" } ?? ""
    return .passRetained(CFHTTPMessage(.response(status: statusCode, reason: reason), version: "\(version)"))
}

/// One whose bytes are appended.
public func CFHTTPMessageCreateEmpty(_ allocator: CFAllocator?, _ isRequest: Bool) -> Unmanaged<CFHTTPMessage> {
    let start: CFHTTPMessage.Start =
        isRequest ? .request(method: "", url: nil, target: "") : .response(status: 0, reason: "")
    return .passRetained(CFHTTPMessage(start, version: "HTTP/1.1", isComplete: false))
}

public func CFHTTPMessageCreateCopy(_ allocator: CFAllocator?, _ message: CFHTTPMessage) -> Unmanaged<CFHTTPMessage> {
    .passRetained(message.copy)
}

public func CFHTTPMessageAppendBytes(
    _ message: CFHTTPMessage,
    _ bytes: UnsafePointer<UInt8>,
    _ count: CFIndex
) -> Bool {
    message.append(Data(bytes: bytes, count: max(count, 0)))
}

public func CFHTTPMessageIsHeaderComplete(_ message: CFHTTPMessage) -> Bool { message.isComplete }

public func CFHTTPMessageIsRequest(_ message: CFHTTPMessage) -> Bool {
    if case .request = message.start { true } else { false }
}

public func CFHTTPMessageSetHeaderFieldValue(_ message: CFHTTPMessage, _ name: CFString, _ value: CFString?) {
    message["\(name)"] = value.map { "\($0)" }
}

public func CFHTTPMessageSetBody(_ message: CFHTTPMessage, _ body: CFData) { message.body = body as Data }

public func CFHTTPMessageCopyBody(_ message: CFHTTPMessage) -> Unmanaged<CFData>? {
    message.body.isEmpty ? nil : .passRetained(message.body as NSData)
}

public func CFHTTPMessageCopySerializedMessage(_ message: CFHTTPMessage) -> Unmanaged<CFData>? {
    message.isComplete ? .passRetained(message.serialized as NSData) : nil
}

public func CFHTTPMessageCopyAllHeaderFields(_ message: CFHTTPMessage) -> Unmanaged<CFDictionary>? {
    let fields = Dictionary(message.fields.map { ($0.name, $0.value) }, uniquingKeysWith: { "\($0), \($1)" })
    return message.isComplete ? .passRetained(fields as NSDictionary) : nil
}

public func CFHTTPMessageCopyHeaderFieldValue(_ message: CFHTTPMessage, _ name: CFString) -> Unmanaged<CFString>? {
    message["\(name)"].map { .passRetained($0 as NSString) }
}

public func CFHTTPMessageGetResponseStatusCode(_ message: CFHTTPMessage) -> CFIndex {
    if case .response(let status, _) = message.start { status } else { 0 }
}

public func CFHTTPMessageCopyResponseStatusLine(_ message: CFHTTPMessage) -> Unmanaged<CFString>? {
    guard case .response(let status, let reason) = message.start else { return nil }
    return .passRetained("\(message.version) \(status) \(reason)" as NSString)
}

public func CFHTTPMessageCopyRequestMethod(_ message: CFHTTPMessage) -> Unmanaged<CFString>? {
    guard case .request(let method, _, _) = message.start, !method.isEmpty else { return nil }
    return .passRetained(method as NSString)
}

public func CFHTTPMessageCopyRequestURL(_ message: CFHTTPMessage) -> Unmanaged<CFURL>? {
    guard case .request(_, let url?, _) = message.start else { return nil }
    return .passRetained(url as NSURL)
}

public func CFHTTPMessageCopyVersion(_ message: CFHTTPMessage) -> Unmanaged<CFString> {
    .passRetained(message.version as NSString)
}
