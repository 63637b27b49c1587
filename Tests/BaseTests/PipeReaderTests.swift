import Foundation
import Testing
import Waiting

@Suite("A pipe is read to its end", .timeLimit(.minutes(1)))
struct PipeReaderTests {
    @Test("By many at once, whose handles nobody else holds")
    func manyPipes() async throws {
        let heard = try await withThrowingTaskGroup(of: Data.self) { group in
            for number in 0..<100 {
                group.addTask {
                    let pipe = Pipe()
                    let (pieces, heard) = AsyncStream.makeStream(of: Data.self)
                    PipeReader.start(pipe.fileHandleForReading) { piece in
                        if piece.isEmpty { heard.finish() } else { heard.yield(piece) }
                    }
                    try pipe.fileHandleForWriting.write(contentsOf: Data("line \(number)\n".utf8))
                    try pipe.fileHandleForWriting.close()
                    var all = Data()
                    for await piece in pieces { all += piece }
                    return all
                }
            }
            return try await group.reduce(into: Set<Data>()) { $0.insert($1) }
        }
        #expect(heard == Set((0..<100).map { Data("line \($0)\n".utf8) }))
    }
}
