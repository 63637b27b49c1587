import DeviceCore
import Foundation
import Glibc
import Synchronization
import UntrustedFiles

/// A folder as a hostile app leaves it, for the entry point ``FuzzTarget/paths``: whatever path is named, in whatever order
/// things are swapped, nothing outside of it is read, removed or waited for.
final class UntrustedPaths: Sendable {
    /// One of the process; it goes when the process ends well.
    static let shared = UntrustedPaths()

    private let root: String
    /// The folder itself, for what is done as its owner.
    private let inside: Int32
    /// The folder as a device holds it, and where it is copied to: opened once, as both are for many paths.
    private let folder: UntrustedFolder
    private let copies: UntrustedFolder
    private let state = Mutex(State())

    private struct State {
        /// Whether something was removed since the folder was furnished.
        var isDisturbed = true
        /// Which shape is under `swap`.
        var shape = 0
        /// The shapes that an undisturbed folder was copied with.
        var copied: Set<Int> = []
    }

    private static let secret = Data("a secret beside the folder".utf8)

    /// What lies in the folder.
    private enum Thing {
        case file(String)
        case folder, pipe, device
        case link(String)

        /// Makes it, unless something has that name.
        func make(_ name: String, in folder: Int32) {
            switch self {
            case .file(let content):
                let file = openat(folder, name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
                guard file >= 0 else { return }
                _ = write(file, content, content.utf8.count)
                close(file)
            case .folder: mkdirat(folder, name, 0o700)
            case .pipe: mkfifoat(folder, name, 0o600)
            // /dev/zero; only the superuser makes one.
            case .device: mknodat(folder, name, S_IFCHR | 0o600, 0x105)
            case .link(let target): symlinkat(target, folder, name)
            }
        }
    }

    private static let furniture: [(name: String, thing: Thing)] = [
        ("a", .folder), ("f", .file("inside f")), ("a/f", .file("inside a/f")), ("a/g", .file("inside a/g")),
        ("l", .link("../out/secret")), ("a/l", .link("../../out")), ("p", .link("/proc/self/root")), ("m", .link("l")),
        ("fifo", .pipe), ("zero", .device), ("z", .link("/dev/zero")),
    ]

    /// What is under `swap`, one after the other.
    private static let swaps: [Thing] = [
        .file("inside swap"), .link("../out/secret"), .folder, .link("../out"), .pipe,
    ]

    private init() {
        var template = Array((NSTemporaryDirectory() + "/paths.XXXXXX").utf8CString)
        guard mkdtemp(&template) != nil else { fatalError("no temporary folder: \(errno)") }
        root = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
        for folder in ["out", "in", "copies"] { mkdir("\(root)/\(folder)", 0o700) }
        inside = Glibc.open(root + "/in", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard inside >= 0, FileManager.default.createFile(atPath: root + "/out/secret", contents: Self.secret) else {
            fatalError("no folder within \(root): \(errno)")
        }
        do {
            folder = try UntrustedFolder(root + "/in")
            copies = try UntrustedFolder(root + "/copies")
        } catch {
            fatalError("\(error)")
        }
        atexit { try? FileManager.default.removeItem(atPath: UntrustedPaths.shared.root) }
    }

    /// Each line is a path to be opened; one that begins with `!` swaps what is there under `swap` for its next shape, with `-`
    /// is removed.
    ///
    /// - Throws: ``FuzzFinding`` when something outside was reached.
    func run(_ bytes: Data) throws {
        try state.withLock { state in
            if state.isDisturbed { furnish() }
            if state.isDisturbed || state.shape != 0 { swap(0) }
            state.isDisturbed = false
            state.shape = 0
            for line in bytes.prefix(512).split(separator: UInt8(ascii: "\n")).prefix(16) {
                let isOrder = line.first == UInt8(ascii: "!") || line.first == UInt8(ascii: "-")
                let name = String(decoding: isOrder ? line.dropFirst() : line, as: UTF8.self)
                switch line.first {
                case UInt8(ascii: "!"):
                    state.shape = (state.shape + 1) % Self.swaps.count
                    swap(state.shape)
                case UInt8(ascii: "-"):
                    state.isDisturbed = true
                    try? folder.remove(name)
                default: try open(name)
                }
                if let path = MediaPath(name), path.name.contains("/") || path.name.hasPrefix(".") {
                    throw FuzzFinding("“\(name)” is a path of media")
                }
            }
            // A folder that is as it was is copied as it was.
            if state.isDisturbed || state.copied.insert(state.shape).inserted { try copy() }
            guard try OpenedFile.own(root + "/out/secret").read(limit: 4_096) == Self.secret else {
                throw FuzzFinding("what lies beside the folder was changed")
            }
        }
    }

    private func open(_ name: String) throws {
        guard let file = folder.openIfThere(name) else { return }
        try check(file)
    }

    private func check(_ file: OpenedFile) throws {
        let content = try file.read(limit: 4_096)
        guard content != Self.secret else { throw FuzzFinding("“\(file.path)” is the secret beside the folder") }
        guard content.starts(with: Data("inside".utf8)) else {
            throw FuzzFinding("“\(file.path)” is \(content.count) bytes of elsewhere")
        }
    }

    /// Copies the folder as far as that goes: only files and folders arrive, and nothing from outside.
    private func copy() throws {
        try? folder.copyContent(to: copies)
        try check(copies)
        try copies.removeContent()
    }

    private func check(_ copies: UntrustedFolder) throws {
        for entry in try copies.entries() {
            switch entry.kind {
            case .file: try check(copies.open(entry.name))
            case .folder: try check(copies.folder(entry.name))
            case .other: throw FuzzFinding("“\(entry.name)” was copied, which is neither file nor folder")
            }
        }
    }

    /// Makes what is missing.
    private func furnish() {
        for (name, thing) in Self.furniture { thing.make(name, in: inside) }
    }

    /// A file, a link out, a folder, a link to a folder out, a pipe: moved over what was there at once, as an attacker does.
    private func swap(_ shape: Int) {
        Self.swaps[shape].make(".next", in: inside)
        if renameat(inside, ".next", inside, "swap") == 0 { return }
        // A folder goes over nothing but a folder, and nothing else over a folder.
        if unlinkat(inside, "swap", 0) != 0 { unlinkat(inside, "swap", AT_REMOVEDIR) }
        renameat(inside, ".next", inside, "swap")
    }
}
