import Foundation
import Testing

@testable import FoundationAdditions

@Suite("The names of Darwin, as apps ask for them", .timeLimit(.minutes(2))) struct DarwinNameTests {
    @Test("A process knows what it takes")
    func memory() {
        var info = mach_task_basic_info()
        var count = mach_msg_type_number_t(MemoryLayout<mach_task_basic_info>.size) / 4
        let result = withUnsafeMutablePointer(to: &info) {
            $0.withMemoryRebound(to: integer_t.self, capacity: 1) {
                task_info(mach_task_self_, task_flavor_t(MACH_TASK_BASIC_INFO), $0, &count)
            }
        }
        #expect(result == KERN_SUCCESS && info.resident_size > 1 << 20 && info.virtual_size >= info.resident_size)
        var memory = task_vm_info_data_t()
        count = mach_msg_type_number_t(MemoryLayout<task_vm_info>.size / MemoryLayout<integer_t>.size)
        let second = withUnsafeMutablePointer(to: &memory) {
            $0.withMemoryRebound(to: integer_t.self, capacity: Int(count)) {
                task_info(mach_task_self_, task_flavor_t(TASK_VM_INFO), $0, &count)
            }
        }
        #expect(second == KERN_SUCCESS && memory.phys_footprint > 1 << 20)
        var few: mach_msg_type_number_t = 1
        #expect(
            withUnsafeMutablePointer(to: &info) {
                $0.withMemoryRebound(to: integer_t.self, capacity: 1) {
                    task_info(mach_task_self_, task_flavor_t(MACH_TASK_BASIC_INFO), $0, &few)
                }
            } == KERN_INVALID_ARGUMENT
        )
    }

    private func text(_ name: String) -> String? {
        var size = 0
        guard sysctlbyname(name, nil, &size, nil, 0) == 0 else { return nil }
        var bytes = [CChar](repeating: 0, count: size)
        guard sysctlbyname(name, &bytes, &size, nil, 0) == 0 else { return nil }
        return String(decoding: bytes.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    @Test("The machine is a phone, by each way to ask")
    func machine() {
        #expect(text("hw.machine") == "iPhone17,1" && text("nobody.knows") == nil && errno == ENOENT)
        var system = utsname()
        #expect(phoneName(&system) == 0)
        let machine = Mirror(reflecting: system.machine).children.reduce(into: "") { text, element in
            guard let value = element.value as? Int8, value != 0 else { return }
            text.append(String(UnicodeScalar(UInt8(value))))
        }
        #expect(machine == "iPhone17,1")
        var boot = timeval()
        var size = MemoryLayout<timeval>.stride
        var name = [CTL_KERN, KERN_BOOTTIME]
        #expect(sysctl(&name, UInt32(name.count), &boot, &size, nil, 0) == 0 && boot.tv_sec > 1_000_000_000)
        var small = 2
        var cores: Int32 = 0
        #expect(sysctlbyname("hw.ncpu", &cores, &small, nil, 0) == -1)
    }
}
