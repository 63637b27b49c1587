import Foundation

#if canImport(Glibc)
import Glibc
#endif

/// What a process and all that it started take together: its control group where it has one, else its process group, which no
/// process in a sandbox can leave.
struct GroupUse {
    let leader: pid_t
    private let controlGroup: ControlGroup?
    /// The program that writes the stack of a crash.
    let backtracer: String?
    /// Processes, as last looked at.
    private(set) var count = 1
    /// Private memory of all of them, in bytes, as last looked at; but for the backtracer's.
    private(set) var memory = 0
    private var memoryBefore = 0
    /// Seconds, by process: what ended keeps what it had.
    private var computed: [pid_t: Double] = [:]
    private var others: [pid_t] = []

    init(leader: pid_t, backtracer: String?, controlGroups: ControlGroup? = .delegated) {
        self.leader = leader
        controlGroup = controlGroups?.group(of: leader)
        self.backtracer = backtracer
    }

    /// Looks who is there, and what they take.
    mutating func look() {
        let members = controlGroup?.members() ?? Self.members(of: leader)
        count = max(1, members.count)
        others = members.filter { $0 != leader && !isBacktracer($0) }
        memoryBefore = memory
        memory = ([leader] + others).reduce(0) { $0 + (ProcessUse.privateMemory($1) ?? 0) }
    }

    /// Whether the memory was over the limit this time and the time before.
    func isLasting(over limit: Int) -> Bool { memory > limit && memoryBefore > limit }

    /// Seconds that the group has computed, those that have ended included; nil once its leader has.
    mutating func computing() -> Double? {
        guard let own = ProcessUse.computing(leader) else { return nil }
        computed[leader] = own
        for other in others {
            if let seconds = ProcessUse.computing(other) { computed[other] = seconds }
        }
        return computed.values.reduce(0, +)
    }

    private func isBacktracer(_ process: pid_t) -> Bool {
        guard let backtracer else { return false }
        var path = [CChar](repeating: 0, count: Int(PATH_MAX))
        let length = readlink("/proc/\(process)/exe", &path, path.count)
        guard length > 0 else { return false }
        return String(decoding: path[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self) == backtracer
    }

    /// The processes of a group, as the kernel lists them.
    private static func members(of group: pid_t) -> [pid_t] {
        guard let listing = opendir("/proc") else { return [] }
        defer { closedir(listing) }
        var found: [pid_t] = []
        while let entry = readdir(listing) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { place in
                place.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            guard let process = pid_t(name), getpgid(process) == group else { continue }
            found.append(process)
        }
        return found
    }
}
