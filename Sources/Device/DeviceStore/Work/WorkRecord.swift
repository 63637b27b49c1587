package import Foundation
import PrivateFiles
import Synchronization

/// What the device's process works on at this moment, in a file that outlives it: so the next start knows over what the
/// last one ended, and leaves alone what has ended two.
///
/// A place of the file is taken for the moment of the work and free afterwards, so a process that is told to end, or is
/// killed while it waits, has nothing against it.
package final class WorkRecord: Sendable {
    /// Work on what others sent.
    package enum Subject: Hashable, Sendable, CustomStringConvertible {
        /// A notification, by its journey.
        case push(String)
        /// The screen.
        case drawing
        /// A card of the screen, by its key.
        case card(String)

        /// One line, as the file has it.
        package var description: String {
            let (word, name) =
                switch self {
                case .push(let id): ("push", id)
                case .drawing: ("drawing", "")
                case .card(let key): ("card", key)
                }
            let line = "\(word) \(name.filter { !$0.isNewline })"
            return String(decoding: line.utf8.prefix(WorkRecord.lineLimit), as: UTF8.self)
        }
    }

    /// How many ends of a process are enough.
    package static let endsLimit = 2

    /// The bytes of a place, and the places: as many threads as may work at once.
    private static let placeSize = 128
    private static let lineLimit = 120
    private static let places = 64
    /// The ends that are remembered.
    private static let rememberedEnds = 64

    private struct State {
        /// Over what processes have ended, by the lines of ``Subject``, oldest first.
        var ends: [String]
        var taken: Set<Int> = []
    }

    private let state: Mutex<State>
    /// Held while something is worked on over which a process has ended: of two such it is then known which it was.
    private let alone = NSLock()
    private let endsPath: String
    private let descriptor: Int32
    private let whileWorking: @Sendable (Subject) -> Void

    /// Opens the record and takes in what the last process left.
    ///
    /// - Parameters:
    ///   - folder: the device's state.
    ///   - whileWorking: called in the middle of each work, for tests.
    /// - Throws: `PrivateFileError`.
    package init(folder: URL, whileWorking: @escaping @Sendable (Subject) -> Void = { _ in }) throws {
        let path = folder.appending(path: "work").path
        endsPath = folder.appending(path: "work-ends").path
        self.whileWorking = whileWorking
        try PrivateFile.hold(path)
        var ends = try PrivateFile.read(endsPath)?.split(separator: "\n").map(String.init) ?? []
        descriptor = open(path, O_RDWR | O_NOFOLLOW | O_CLOEXEC)
        let left = Self.left(of: descriptor)
        if !left.isEmpty {
            ends = (ends + left).suffix(Self.rememberedEnds)
            try PrivateFile.write(ends.joined(separator: "\n") + "\n", to: endsPath)
        }
        // Not before its ends are known: whoever is ended meanwhile leaves them to the next.
        _ = ftruncate(descriptor, 0)
        state = Mutex(State(ends: ends))
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// What the places say that a process has not left.
    private static func left(of descriptor: Int32) -> [String] {
        var file = [UInt8](repeating: 0, count: places * placeSize)
        let count = pread(descriptor, &file, file.count, 0)
        return stride(from: 0, to: count, by: placeSize).compactMap { start in
            let place = file.dropFirst(start).prefix(placeSize).prefix { $0 != 0 }
            return place.isEmpty ? nil : String(decoding: place, as: UTF8.self)
        }
    }

    /// A place of the file, for the time of the work.
    package struct Place: Sendable {
        fileprivate let record: WorkRecord
        fileprivate let number: Int?

        /// The work has come to this.
        package func comeTo(_ subject: Subject) {
            if let number { record.write(subject.description, to: number) }
            record.whileWorking(subject)
        }
    }

    /// Works, and is on record with it until that is done; must not be called from within itself.
    ///
    /// - Parameters:
    ///   - subject: what is worked on.
    ///   - body: the work; by its place it says which part of the subject it has come to.
    /// - Returns: what `body` returns.
    package func work<Value>(on subject: Subject, _ body: (Place) throws -> Value) rethrows -> Value {
        guard ends(over: subject) > 0 else { return try onRecord(subject, body) }
        alone.lock()
        defer { alone.unlock() }
        return try onRecord(subject, body)
    }

    private func onRecord<Value>(_ subject: Subject, _ body: (Place) throws -> Value) rethrows -> Value {
        let place = Place(record: self, number: take())
        defer { if let number = place.number { leave(number) } }
        place.comeTo(subject)
        return try body(place)
    }

    /// The same for work without parts.
    package func work<Value>(on subject: Subject, _ body: () throws -> Value) rethrows -> Value {
        try work(on: subject) { _ in try body() }
    }

    /// How many processes have ended over it.
    package func ends(over subject: Subject) -> Int {
        state.withLock { state in
            guard !state.ends.isEmpty else { return 0 }
            let line = subject.description
            return state.ends.count { $0 == line }
        }
    }

    /// Whether it is to be left alone.
    package func isSetAside(_ subject: Subject) -> Bool { ends(over: subject) >= Self.endsLimit }

    /// The cards over which processes have ended, by their keys. One is enough: a card is named only after the screen as a
    /// whole has ended one before.
    package var cards: [String] {
        state.withLock { $0.ends }.filter { $0.hasPrefix("card ") }.map { String($0.dropFirst(5)) }
    }

    /// Forgets the ends over what has gone well.
    ///
    /// - Throws: `PrivateFileError`: then they are known again at the next start.
    package func forget(_ subject: Subject) throws {
        guard ends(over: subject) > 0 else { return }
        let line = subject.description
        let ends = state.withLock { state in
            state.ends.removeAll { $0 == line }
            return state.ends
        }
        try PrivateFile.write(ends.map { $0 + "\n" }.joined(), to: endsPath)
    }

    private func take() -> Int? {
        state.withLock { state in
            guard let free = (0..<Self.places).first(where: { !state.taken.contains($0) }) else { return nil }
            state.taken.insert(free)
            return free
        }
    }

    private func leave(_ place: Int) {
        write("", to: place)
        state.withLock { _ = $0.taken.remove(place) }
    }

    /// A disk that takes nothing costs the record and nothing else.
    private func write(_ line: String, to place: Int) {
        let bytes = Array(line.utf8) + [0]
        _ = pwrite(descriptor, bytes, bytes.count, off_t(place) * off_t(Self.placeSize))
    }
}
