import CSpawn
import Foundation

/// The files that a process can open, held to by the kernel (Landlock): as an app's sandbox on a phone.
struct Confinement: Hashable, Sendable {
    /// Folders and files that may be read and executed.
    var readable: [String]
    /// Folders and files that may be changed, too.
    var writable: [String]
    /// Whether TCP connections can be made; before version 4 of Landlock they always can.
    var mayConnect = true

    /// Whether this kernel can confine.
    static var isPossible: Bool { cspawn_confinement_version() > 0 }

    /// A descriptor of the rules; the caller closes it.
    ///
    /// - Throws: ``ChildError``
    func open() throws -> Int32 {
        let readable = readable.map { strdup($0) }
        let writable = writable.map { strdup($0) }
        defer { for pointer in readable + writable { free(pointer) } }
        let rules = (readable + [nil]).map { UnsafePointer($0) }.withUnsafeBufferPointer { readable in
            (writable + [nil]).map { UnsafePointer($0) }.withUnsafeBufferPointer { writable in
                guard let readable = readable.baseAddress, let writable = writable.baseAddress else { return -EINVAL }
                return cspawn_confinement(readable, writable, mayConnect ? 1 : 0)
            }
        }
        guard rules >= 0 else {
            throw ChildError(description: "its files cannot be confined: \(String(cString: strerror(-rules)))")
        }
        return rules
    }

    /// What every program reads: libraries, fonts, voices, time zones, names of hosts, and what the kernel tells of itself.
    static let system = [
        "/usr", "/lib", "/lib32", "/lib64", "/bin", "/sbin", "/etc", "/dev", "/proc", "/sys/devices/system",
        "/var/cache/fontconfig", "/run/systemd/resolve", "/run/resolvconf",
    ]
    /// Devices that anybody may write to.
    static let devices = ["/dev/null", "/dev/zero", "/dev/full", "/dev/random", "/dev/urandom"]
}
