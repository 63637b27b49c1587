import Foundation
import Testing

@testable import DeviceProcesses
@testable import DeviceService

@Suite struct LimitTests {
    @Test("Computing counts within its window, and begins anew in the next")
    func computing() {
        var window = ComputingWindow(limit: 2, length: 10)
        let looks: [(computed: Double, time: Double)] = [(5, 0), (7, 9), (8, 10), (10, 19), (10.1, 19.5)]
        #expect(looks.map { window.take($0.computed, at: $0.time) } == [false, false, false, false, true])
    }

    @Test("What lies in folders is found out by bytes and by number, without following links")
    func storage() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "limits-\(UUID().uuidString)")
        let own = folder.appending(path: "own")
        try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(repeating: 1, count: 3 << 20).write(to: folder.appending(path: "foreign"))
        try FileManager.default.createSymbolicLink(
            at: own.appending(path: "link"),
            withDestinationURL: folder.appending(path: "foreign")
        )
        var limit = StorageLimit()
        limit.bytes = 2 << 20
        #expect(StorageUse.excess(in: [own.path, "/there/is/no/such/folder"], over: limit) == nil)
        #expect(StorageUse.excess(in: [folder.path], over: limit) == "more than 2 MB")
        limit.files = 1
        #expect(StorageUse.excess(in: [own.path], over: limit) == "more than 1 files")
    }

    @Test("A process that computes too much, or leaves too much behind, is told apart from one that does not")
    func sentences() {
        let content = LimitWatch(limits: .contentExtension, folders: [], backtracer: nil)
        #expect(content.computingSentence == "it computed for more than 20 s within 30 s, the limit of CPU time")
        let service = LimitWatch(limits: .serviceExtension, folders: [], backtracer: nil)
        #expect(service.computingSentence == "it computed for more than 20 s, the limit of CPU time")
        #expect(service.storageBreach() == nil)
    }
}
