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
    private let lock = Mutex(())
    private static let secret = Data("a secret beside the folder".utf8)

    private init() {
        var template = Array((NSTemporaryDirectory() + "/paths.XXXXXX").utf8CString)
        guard mkdtemp(&template) != nil else { fatalError("no temporary folder: \(errno)") }
        root = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
        atexit { try? FileManager.default.removeItem(atPath: UntrustedPaths.shared.root) }
    }

    private var inside: String { root + "/in" }

    /// Each line is a path to be opened; one that begins with `!` swaps what is there under `swap` for its next shape, with `-`
    /// is removed.
    ///
    /// - Throws: ``FuzzFinding`` when something outside was reached.
    func run(_ bytes: Data) throws {
        try lock.withLock { _ in
            try furnish()
            let folder = try UntrustedFolder(inside)
            var shape = 0
            for line in bytes.prefix(512).split(separator: UInt8(ascii: "\n")).prefix(16) {
                let isOrder = line.first == UInt8(ascii: "!") || line.first == UInt8(ascii: "-")
                let name = String(decoding: isOrder ? line.dropFirst() : line, as: UTF8.self)
                switch line.first {
                case UInt8(ascii: "!"):
                    shape += 1
                    swap(shape)
                case UInt8(ascii: "-"): try? folder.remove(name)
                default: try open(name, in: folder)
                }
                if let path = MediaPath(name), path.name.contains("/") || path.name.hasPrefix(".") {
                    throw FuzzFinding("“\(name)” is a path of media")
                }
            }
            let copies = try UntrustedFolder(root + "/copies")
            try? folder.copyContent(to: copies)
            guard !(try contents(of: root + "/copies").contains(Self.secret)) else {
                throw FuzzFinding("a copy of the folder has the secret")
            }
            guard FileManager.default.contents(atPath: root + "/out/secret") == Self.secret else {
                throw FuzzFinding("what lies beside the folder was removed or changed")
            }
        }
    }

    private func open(_ name: String, in folder: UntrustedFolder) throws {
        guard let file = folder.openIfThere(name) else { return }
        let content = try file.read(limit: 4_096)
        guard content != Self.secret else { throw FuzzFinding("“\(name)” is the secret beside the folder") }
        guard content.starts(with: Data("inside".utf8)) else {
            throw FuzzFinding("“\(name)” is \(content.count) bytes of elsewhere")
        }
    }

    private func furnish() throws {
        for folder in ["out", "in", "copies"] {
            try? FileManager.default.removeItem(atPath: "\(root)/\(folder)")
            mkdir("\(root)/\(folder)", 0o700)
        }
        try Self.secret.write(to: URL(filePath: root + "/out/secret"))
        mkdir(inside + "/a", 0o700)
        for file in ["f", "a/f", "a/g"] {
            try Data("inside \(file)".utf8).write(to: URL(filePath: "\(inside)/\(file)"))
        }
        symlink("../out/secret", inside + "/l")
        symlink("../out", inside + "/a/l")
        symlink("/proc/self/root", inside + "/p")
        symlink("l", inside + "/m")
        mkfifo(inside + "/fifo", 0o600)
        swap(0)
    }

    /// A file, a link out, a folder, a link to a folder out, a pipe: moved over what was there at once, as an attacker does.
    private func swap(_ shape: Int) {
        let (place, next) = (inside + "/swap", inside + "/.next")
        switch shape % 5 {
        case 0: _ = FileManager.default.createFile(atPath: next, contents: Data("inside swap".utf8))
        case 1: symlink("../out/secret", next)
        case 2: mkdir(next, 0o700)
        case 3: symlink("../out", next)
        default: mkfifo(next, 0o600)
        }
        try? FileManager.default.removeItem(atPath: place)
        rename(next, place)
    }

    private func contents(of folder: String) throws -> [Data] {
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder)
        return names.compactMap { name in
            let path = "\(folder)/\(name)"
            // Of a link itself.
            let kind = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
            guard kind == .typeRegular else { return nil }
            return FileManager.default.contents(atPath: path)
        }
    }
}
