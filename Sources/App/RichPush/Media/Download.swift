import Foundation

/// One download, decided: what to ask for, whether to go on, when to try again.
///
/// It does no I/O.
///
/// A connection that drops is taken up where it broke, with `Range` and `If-Range`, if the server gave a validator
/// (RFC 9110, 14.2 and 13.1.5); else from the start. A file is checked while it comes: its status and announced length
/// before the first byte, its type by the first bytes, its size at every chunk.
struct Download {
    /// How often a request is sent at most.
    static let attemptLimit = 4

    let wish: MediaWish
    /// The most bytes to load, beside Apple's limits; nil for no other limit.
    let byteLimit: Int?
    let purpose: Purpose

    /// What the file is for.
    enum Purpose: Hashable {
        case attachment
        case notificationSound

        func accepts(_ format: MediaFormat) -> Bool {
            switch self {
            case .attachment: format != .caf
            case .notificationSound: format.isNotificationSound
            }
        }
    }

    private(set) var received = 0
    private var attempts = 0
    private var total: Int?
    private var validator: String?
    private var headerFormat: MediaFormat?
    private var hintFormat: MediaFormat?
    private var beginning = Data()
    private var format: MediaFormat?

    init(_ wish: MediaWish, for purpose: Purpose = .attachment, byteLimit: Int? = nil) {
        self.wish = wish
        self.purpose = purpose
        self.byteLimit = byteLimit
        self.hintFormat = wish.typeHint.flatMap(MediaFormat.forHint) ?? .forHint(wish.url.pathExtension)
    }

    /// How a response goes on.
    enum Start: Hashable {
        /// Its bytes follow what is there.
        case append
        /// Its bytes are the file's from the first on.
        case fromBeginning
    }

    /// How an attempt ended.
    enum Ending: Hashable {
        case complete(MediaFormat)
        /// Ask once more, after that many seconds.
        case again(after: Double)
        case failed(MediaError)
    }

    /// The header fields of the next request.
    mutating func nextRequest() -> [String: String] {
        attempts += 1
        // The plain bytes, so that lengths and ranges count the file's.
        var fields = ["Accept-Encoding": "identity", "Accept": "image/*, audio/*, video/*, */*;q=0.5"]
        if received > 0, let validator {
            fields["Range"] = "bytes=\(received)-"
            fields["If-Range"] = validator
        }
        return fields
    }

    /// Judges a response's head.
    mutating func responded(status: Int, field: (String) -> String?) throws(MediaError) -> Start {
        if status == 206, received > 0, let range = field("Content-Range"), range.hasPrefix("bytes \(received)-") {
            if let size = range.split(separator: "/").last.flatMap({ Int($0) }) { try expect(size) }
            return .append
        }
        guard status == 200 else {
            throw error(
                status == 206 ? "the server sent a part that was not asked for" : "the server answered \(status)"
            )
        }
        restart()
        let type = field("Content-Type") ?? ""
        headerFormat = MediaFormat.forMIMEType(type)
        if ["text/", "application/json", "application/xml"].contains(where: type.lowercased().hasPrefix) {
            throw error("the server sent \(type), not a picture, a sound or a movie")
        }
        if let etag = field("ETag"), !etag.hasPrefix("W/") {
            validator = etag
        } else {
            validator = field("Last-Modified")
        }
        if field("Content-Encoding") == nil, let length = field("Content-Length").flatMap({ Int($0) }) {
            try expect(length)
        }
        return .fromBeginning
    }

    /// Counts and looks at bytes before they are written.
    mutating func receive(_ bytes: Data) throws(MediaError) {
        received += bytes.count
        if let total, received > total { throw error("more than the announced \(total) bytes came") }
        if format == nil {
            beginning.append(bytes.prefix(64))
            if beginning.count >= MediaSignature.length { format = try recognize() }
        }
        try checkSize(received)
    }

    /// Whether the file is whole, worth another try, or lost.
    ///
    /// `failure` is what the connection ended with, nil when it ended well; `mayRetry` is whether such a failure can pass.
    mutating func ended(failure: String?, mayRetry: Bool) -> Ending {
        if failure == nil, total.map({ received >= $0 }) ?? true {
            do throws(MediaError) {
                guard received > 0 else { throw error("the file is empty") }
                if let format { return .complete(format) }
                return .complete(try recognize())
            } catch {
                return .failed(error)
            }
        }
        let missing = total.map { "the connection ended after \(received) of \($0) bytes" }
        guard failure == nil || mayRetry, attempts < Self.attemptLimit else {
            return .failed(error(failure ?? missing ?? "the connection ended early"))
        }
        if validator == nil { restart() }
        return .again(after: 0.25 * Double(1 << (attempts - 1)))
    }

    /// Whether a status may be another one a moment later.
    static func mayPass(status: Int) -> Bool {
        [408, 425, 429, 500, 502, 503, 504].contains(status)
    }

    private mutating func restart() {
        received = 0
        total = nil
        validator = nil
        beginning = Data()
        format = nil
    }

    private mutating func expect(_ length: Int) throws(MediaError) {
        total = length
        try checkSize(length)
    }

    private func checkSize(_ size: Int) throws(MediaError) {
        let limit = (format ?? headerFormat)?.sizeLimit ?? MediaFormat.Kind.movie.sizeLimit
        if size > limit { throw error("\(size) bytes are more than the \(limit) that a notification may carry") }
        if let byteLimit, size > byteLimit {
            throw error("\(size) bytes are more than the \(byteLimit) allowed on a low-data network")
        }
    }

    private func recognize() throws(MediaError) -> MediaFormat {
        switch MediaSignature(beginning, hints: [headerFormat, hintFormat].compactMap { $0 }) {
        case .format(let format):
            guard purpose.accepts(format) else { throw error(unacceptable(format)) }
            return format
        case .other(let name): throw error("this is \(name), which a notification cannot show")
        case .unknown:
            throw error("its first bytes are those of no picture, sound or movie that a notification can show")
        }
    }

    private func unacceptable(_ format: MediaFormat) -> String {
        purpose == .attachment
            ? "a .\(format.preferredExtension) file is a notification's sound and cannot be attached"
            : "a .\(format.preferredExtension) file is no notification's sound; that is a wav, aiff or caf file"
    }

    private func error(_ reason: String) -> MediaError { MediaError(url: wish.url, reason: reason) }
}
