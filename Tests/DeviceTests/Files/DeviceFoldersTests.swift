import DeviceContext
import Foundation
import Testing
import UntrustedFiles

@Suite struct DeviceFoldersTests {
    @Test("a socket whose path would be too long is elsewhere, and the state folder leads to it")
    func longFolder() throws {
        let name = String(repeating: "x", count: 120)
        let state = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString)-\(name)")
        defer { try? FileManager.default.removeItem(at: state) }
        let folders = try DeviceFolders(state: state)
        let link = state.appending(path: "link.sock").path
        // Also over what another start has left.
        for left in [nil, "/nowhere", "a file"] {
            if let left {
                try FileManager.default.removeItem(atPath: link)
                if left.hasPrefix("/") {
                    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: left)
                } else {
                    try Data(left.utf8).write(to: URL(filePath: link))
                }
            }
            let socket = try folders.linkSocket(asked: nil)
            defer { try? FileManager.default.removeItem(atPath: (socket as NSString).deletingLastPathComponent) }
            #expect(socket.utf8.count < 100)
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == socket)
        }
    }

    @Test("What a locked phone leaves open is made anew where an author put a link in its place")
    func unprotected() throws {
        let state = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: state) }
        let (container, secret) = (state.appending(path: "container"), state.appending(path: "secret"))
        for folder in [container, secret] {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        let tmp = container.appending(path: "tmp")
        try FileManager.default.createSymbolicLink(at: tmp, withDestinationURL: secret)
        let made = try DeviceFolders(state: state.appending(path: "state")).makeUnprotected(in: [container.path])
        #expect(
            try made.map { try FileManager.default.destinationOfSymbolicLink(atPath: $0.heldPath) }
                == ["tmp", "Library/Caches", "Library/Preferences", "Library/Keychains"].map {
                    container.appending(path: $0).path
                }
        )
        #expect(throws: (any Error).self) { try FileManager.default.destinationOfSymbolicLink(atPath: tmp.path) }
    }
}
