import CSpawn
import Foundation
import UntrustedFiles

/// The sandbox of a process, held to by the kernel as an app's on a phone: the files that it can open (Landlock), and the
/// system calls that it can make (seccomp). It has no terminal, no Unix socket but the link, and cannot leave its group.
package struct Confinement: Hashable, Sendable {
    /// Folders and files that may be read and executed.
    package var readable: [String]
    /// Folders and files that may be changed, too.
    package var writable: [String]
    /// Folders beneath those that others write to, which may be changed, too: held, so that nobody puts a link in their place.
    package var held: [HeldFolder] = []
    /// Whether TCP connections can be made; before version 4 of Landlock they always can.
    package var mayConnect = true
    /// Whether sockets of the Internet can be made at all.
    package var usesNetwork = true

    /// The first version of Landlock that holds all changes of files (truncation came with it).
    package static let neededVersion = 3
    package init(readable: [String], writable: [String], mayConnect: Bool = true, usesNetwork: Bool = true) {
        self.readable = readable
        self.writable = writable
        self.mayConnect = mayConnect
        self.usesNetwork = usesNetwork
    }

    /// Whether this kernel can keep author code to its container.
    package static var isPossible: Bool { version >= neededVersion && cspawn_can_filter() != 0 }

    /// The kernel's version of Landlock; 0 for none.
    package static var version: Int { Int(cspawn_confinement_version()) }

    /// A descriptor of the rules for files, which the caller closes; -1 where the kernel has none.
    ///
    /// - Throws: ``ChildError``
    package func open() throws -> Int32 {
        guard Self.version > 0 else { return -1 }
        let readable = readable.map { strdup($0) }
        let writable = (writable + held.map(\.folder.heldPath)).map { strdup($0) }
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

    /// What every program reads: libraries, fonts, voices, time zones, names of hosts, and what the kernel tells of the
    /// machine. Of processes each sees itself alone.
    package static let system: [String] = folders + ofKernel.map { "/proc/" + $0 } + settings.map { "/etc/" + $0 }

    private static let folders = [
        "/usr", "/lib", "/lib32", "/lib64", "/bin", "/sbin", "/sys/devices/system", "/var/cache/fontconfig",
        "/run/systemd/resolve/stub-resolv.conf", "/run/systemd/resolve/resolv.conf", "/run/resolvconf/resolv.conf",
    ]
    private static let ofKernel = [
        "cpuinfo", "filesystems", "loadavg", "meminfo", "stat", "sys/kernel", "sys/vm", "sys/fs", "uptime", "version",
    ]
    private static let settings = [
        "alternatives", "ca-certificates", "crypto-policies", "fonts", "gai.conf", "group", "host.conf", "hosts",
        "ld.so.cache", "ld.so.conf", "ld.so.conf.d", "localtime", "locale.alias", "locale.conf", "mime.types",
        "nsswitch.conf", "passwd", "pki", "protocols", "resolv.conf", "services", "ssl", "timezone",
    ]
    /// Devices that anybody may read and write.
    package static let devices = ["/dev/null", "/dev/zero", "/dev/full", "/dev/random", "/dev/urandom"]
}
