public import Foundation

// What Darwin's C library has and Linux's has not: what a process takes, and what the machine is.

public typealias kern_return_t = Int32
public typealias integer_t = Int32
public typealias natural_t = UInt32
public typealias mach_msg_type_number_t = UInt32
public typealias mach_port_t = UInt32
public typealias task_t = UInt32
public typealias task_name_t = UInt32
public typealias task_flavor_t = UInt32
public typealias task_info_t = UnsafeMutablePointer<integer_t>
public typealias mach_vm_size_t = UInt64
public typealias vm_size_t = UInt
public typealias policy_t = Int32

public let KERN_SUCCESS: kern_return_t = 0
public let KERN_INVALID_ARGUMENT: kern_return_t = 4
public let MACH_TASK_BASIC_INFO: Int32 = 20
public let TASK_VM_INFO: Int32 = 22
/// The own process: the only one that can be asked.
public let mach_task_self_: mach_port_t = 1
public func mach_task_self() -> mach_port_t { mach_task_self_ }

/// Seconds and microseconds.
public struct time_value_t: Hashable, Sendable {
    public var seconds: integer_t = 0
    public var microseconds: integer_t = 0
    public init() {}
}

/// What a process takes, in bytes.
public struct mach_task_basic_info: Sendable {
    public var virtual_size: mach_vm_size_t = 0
    public var resident_size: mach_vm_size_t = 0
    public var resident_size_max: mach_vm_size_t = 0
    public var user_time = time_value_t()
    public var system_time = time_value_t()
    public var policy: policy_t = 0
    public var suspend_count: integer_t = 0
    public init() {}
}
public typealias mach_task_basic_info_data_t = mach_task_basic_info

/// What a process takes of memory, in bytes.
public struct task_vm_info: Sendable {
    public var virtual_size: mach_vm_size_t = 0
    public var region_count: integer_t = 0
    public var page_size: integer_t = 0
    public var resident_size: mach_vm_size_t = 0
    public var resident_size_peak: mach_vm_size_t = 0
    public var device: mach_vm_size_t = 0
    public var device_peak: mach_vm_size_t = 0
    public var `internal`: mach_vm_size_t = 0
    public var internal_peak: mach_vm_size_t = 0
    public var external: mach_vm_size_t = 0
    public var external_peak: mach_vm_size_t = 0
    public var reusable: mach_vm_size_t = 0
    public var reusable_peak: mach_vm_size_t = 0
    public var purgeable_volatile_pmap: mach_vm_size_t = 0
    public var purgeable_volatile_resident: mach_vm_size_t = 0
    public var purgeable_volatile_virtual: mach_vm_size_t = 0
    public var compressed: mach_vm_size_t = 0
    public var compressed_peak: mach_vm_size_t = 0
    public var compressed_lifetime: mach_vm_size_t = 0
    /// What the phone counts against a process' limit.
    public var phys_footprint: mach_vm_size_t = 0
    public var limit_bytes_remaining: UInt64 = 0
    public init() {}
}
public typealias task_vm_info_data_t = task_vm_info

public let TASK_VM_INFO_COUNT = mach_msg_type_number_t(
    MemoryLayout<task_vm_info>.size / MemoryLayout<integer_t>.size
)
public let MACH_TASK_BASIC_INFO_COUNT = mach_msg_type_number_t(
    MemoryLayout<mach_task_basic_info>.size / MemoryLayout<integer_t>.size
)

/// Says what the own process takes: `MACH_TASK_BASIC_INFO` and `TASK_VM_INFO`.
///
/// - Parameter task_info_outCnt: how many integers there is room for; gets how many there are.
/// - Returns: `KERN_INVALID_ARGUMENT` for another process, another kind, and for less room than the kind takes.
@discardableResult
public func task_info(
    _ target_task: task_name_t,
    _ flavor: task_flavor_t,
    _ task_info_out: task_info_t!,
    _ task_info_outCnt: UnsafeMutablePointer<mach_msg_type_number_t>!
) -> kern_return_t {
    guard target_task == mach_task_self_, let out = task_info_out, let count = task_info_outCnt else {
        return KERN_INVALID_ARGUMENT
    }
    let memory = ProcessMemory()
    /// As much of a value as there is room for: Darwin's structures grew, and callers say which they know.
    func give<Value>(_ value: Value, least: Int) -> kern_return_t {
        let room = Int(count.pointee) * MemoryLayout<integer_t>.size
        guard room >= least else { return KERN_INVALID_ARGUMENT }
        withUnsafeBytes(of: value) { bytes in
            let given = min(bytes.count, room)
            if let start = bytes.baseAddress { memcpy(out, start, given) }
            count.pointee = mach_msg_type_number_t(given / MemoryLayout<integer_t>.size)
        }
        return KERN_SUCCESS
    }
    switch Int32(truncatingIfNeeded: flavor) {
    case MACH_TASK_BASIC_INFO:
        var info = mach_task_basic_info()
        info.virtual_size = memory.virtual
        info.resident_size = memory.resident
        info.resident_size_max = memory.peak
        (info.user_time, info.system_time) = (memory.user, memory.system)
        return give(info, least: MemoryLayout<mach_task_basic_info>.size)
    case TASK_VM_INFO:
        var info = task_vm_info()
        info.virtual_size = memory.virtual
        info.page_size = integer_t(truncatingIfNeeded: sysconf(Int32(_SC_PAGESIZE)))
        (info.resident_size, info.resident_size_peak) = (memory.resident, memory.peak)
        (info.internal, info.phys_footprint) = (memory.resident, memory.resident)
        return give(info, least: MemoryLayout<integer_t>.size * 2)
    default: return KERN_INVALID_ARGUMENT
    }
}

/// How much memory a process may still take before the phone ends it, as far as this phone's other processes leave it.
public func os_proc_available_memory() -> Int {
    let pages = sysconf(Int32(_SC_AVPHYS_PAGES))
    let (bytes, overflow) = pages.multipliedReportingOverflow(by: sysconf(Int32(_SC_PAGESIZE)))
    return overflow ? .max : max(0, bytes)
}

/// What Linux says of the own process.
private struct ProcessMemory {
    var virtual: UInt64 = 0
    var resident: UInt64 = 0
    var peak: UInt64 = 0
    var user = time_value_t()
    var system = time_value_t()

    init() {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        peak = UInt64(clamping: usage.ru_maxrss).multipliedReportingOverflow(by: 1024).partialValue
        (user, system) = (Self.time(usage.ru_utime), Self.time(usage.ru_stime))
        resident = peak
        let page = UInt64(clamping: sysconf(Int32(_SC_PAGESIZE)))
        guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return }
        let pages = text.split(separator: " ").prefix(2).compactMap { UInt64($0) }
        guard pages.count == 2 else { return }
        virtual = pages[0].multipliedReportingOverflow(by: page).partialValue
        resident = pages[1].multipliedReportingOverflow(by: page).partialValue
        peak = max(peak, resident)
    }

    private static func time(_ value: timeval) -> time_value_t {
        var time = time_value_t()
        time.seconds = integer_t(clamping: value.tv_sec)
        time.microseconds = integer_t(clamping: value.tv_usec)
        return time
    }
}

// MARK: What the machine is

/// The phone that Carillon simulates, by the names that Darwin gives it.
enum PhoneHardware {
    /// A phone of 402 by 874 points with a home indicator.
    static let identifier = "iPhone17,1"
    static let board = "D93AP"
    static let kernel = "24.0.0"

    /// What `sysctlbyname` says of a name; nil where it knows nothing.
    static func value(named name: String) -> [UInt8]? {
        func text(_ text: String) -> [UInt8] { Array(text.utf8) + [0] }
        func number<Number>(_ number: Number) -> [UInt8] { withUnsafeBytes(of: number) { Array($0) } }
        switch name {
        case "hw.machine", "hw.product": return text(identifier)
        case "hw.model", "hw.target": return text(board)
        case "kern.ostype": return text("Darwin")
        case "kern.osrelease": return text(kernel)
        case "kern.osversion": return text("22A3354")
        case "kern.osproductversion": return text("18.0")
        case "kern.hostname": return text("iPhone")
        case "hw.ncpu", "hw.activecpu", "hw.logicalcpu", "hw.physicalcpu", "hw.logicalcpu_max", "hw.physicalcpu_max":
            return number(Int32(clamping: ProcessInfo.processInfo.activeProcessorCount))
        case "hw.memsize", "hw.physmem": return number(ProcessInfo.processInfo.physicalMemory)
        case "hw.pagesize": return number(Int64(sysconf(Int32(_SC_PAGESIZE))))
        case "hw.cputype": return number(Int32(0x0100_000C))
        case "hw.optional.arm64": return number(Int32(1))
        case "kern.boottime":
            let start = Date().timeIntervalSince1970 - ProcessInfo.processInfo.systemUptime
            return number(timeval(tv_sec: Int(start), tv_usec: 0))
        default: return nil
        }
    }
}

/// What the phone is, by Darwin's names: `hw.machine` is `iPhone17,1`.
///
/// - Returns: 0, or -1 with `ENOENT` for a name that is not known, `ENOMEM` for too little room, and `EPERM` for a value that is
///   to be set.
@discardableResult
public func sysctlbyname(
    _ name: UnsafePointer<CChar>!,
    _ oldp: UnsafeMutableRawPointer?,
    _ oldlenp: UnsafeMutablePointer<Int>?,
    _ newp: UnsafeMutableRawPointer?,
    _ newlen: Int
) -> Int32 {
    guard newp == nil else { return failed(EPERM) }
    guard let name, let value = PhoneHardware.value(named: String(cString: name)) else { return failed(ENOENT) }
    guard let oldlenp else { return 0 }
    guard let oldp else {
        oldlenp.pointee = value.count
        return 0
    }
    guard oldlenp.pointee >= value.count else { return failed(ENOMEM) }
    value.withUnsafeBytes { bytes in if let start = bytes.baseAddress { memcpy(oldp, start, bytes.count) } }
    oldlenp.pointee = value.count
    return 0
}

public let CTL_KERN: Int32 = 1
public let CTL_HW: Int32 = 6
public let KERN_OSTYPE: Int32 = 1
public let KERN_OSRELEASE: Int32 = 2
public let KERN_OSVERSION: Int32 = 65
public let KERN_HOSTNAME: Int32 = 10
public let KERN_BOOTTIME: Int32 = 21
public let HW_MACHINE: Int32 = 1
public let HW_MODEL: Int32 = 2
public let HW_NCPU: Int32 = 3
public let HW_PAGESIZE: Int32 = 7
public let HW_MEMSIZE: Int32 = 24

/// As ``sysctlbyname(_:_:_:_:_:)``, by numbers.
@discardableResult
public func sysctl(
    _ name: UnsafeMutablePointer<Int32>!,
    _ namelen: UInt32,
    _ oldp: UnsafeMutableRawPointer?,
    _ oldlenp: UnsafeMutablePointer<Int>?,
    _ newp: UnsafeMutableRawPointer?,
    _ newlen: Int
) -> Int32 {
    guard let name, namelen == 2 else { return failed(ENOENT) }
    let names: [[Int32]: String] = [
        [CTL_KERN, KERN_OSTYPE]: "kern.ostype", [CTL_KERN, KERN_OSRELEASE]: "kern.osrelease",
        [CTL_KERN, KERN_OSVERSION]: "kern.osversion", [CTL_KERN, KERN_HOSTNAME]: "kern.hostname",
        [CTL_KERN, KERN_BOOTTIME]: "kern.boottime", [CTL_HW, HW_MACHINE]: "hw.machine", [CTL_HW, HW_MODEL]: "hw.model",
        [CTL_HW, HW_NCPU]: "hw.ncpu", [CTL_HW, HW_PAGESIZE]: "hw.pagesize", [CTL_HW, HW_MEMSIZE]: "hw.memsize",
    ]
    guard let known = names[[name[0], name[1]]] else { return failed(ENOENT) }
    return sysctlbyname(known, oldp, oldlenp, newp, newlen)
}

private func failed(_ code: Int32) -> Int32 {
    errno = code
    return -1
}

/// What `uname(_:)` says on a phone: `carillon build` gives author code this one in the place of Linux's.
public func phoneName(_ name: UnsafeMutablePointer<utsname>!) -> Int32 {
    guard let name, uname(name) == 0 else { return failed(EFAULT) }
    func set<Field>(_ field: WritableKeyPath<utsname, Field>, _ text: String) {
        withUnsafeMutableBytes(of: &name.pointee[keyPath: field]) { bytes in
            bytes.initializeMemory(as: UInt8.self, repeating: 0)
            for (index, byte) in text.utf8.prefix(max(0, bytes.count - 1)).enumerated() { bytes[index] = byte }
        }
    }
    set(\.sysname, "Darwin")
    set(\.nodename, "iPhone")
    set(\.release, PhoneHardware.kernel)
    set(\.version, "Darwin Kernel Version \(PhoneHardware.kernel)")
    set(\.machine, PhoneHardware.identifier)
    return 0
}
