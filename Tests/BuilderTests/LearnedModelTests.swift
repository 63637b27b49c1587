import Foundation
import Testing

@testable import Builder

/// Models of Core ML, of which Xcode writes classes.
@Suite struct LearnedModelTests {
    /// A field of Protocol Buffers that has a length.
    private func field(_ number: UInt8, _ bytes: [UInt8]) -> [UInt8] {
        let key = UInt16(number) << 3 | 2
        let length =
            bytes.count < 128 ? [UInt8(bytes.count)] : [UInt8(bytes.count & 0x7F | 0x80), UInt8(bytes.count >> 7)]
        return (key < 128 ? [UInt8(key)] : [UInt8(key & 0x7F | 0x80), UInt8(key >> 7)]) + length + bytes
    }

    private func feature(_ name: String, _ type: UInt8, _ value: [UInt8] = []) -> [UInt8] {
        field(1, Array(name.utf8)) + field(2, Array("what it is".utf8)) + field(3, field(type, value))
    }

    private var contents: [UInt8] {
        let description =
            field(1, feature("bedtime", 2)) + field(1, feature("photo", 4))
            + field(10, feature("label", 3)) + field(10, feature("chances", 6, field(2, [])))
            + field(10, feature("no name", 2))
        // Its version before it, and what was learned behind it, cut off.
        return [0x08, 0x04] + field(2, description) + [0xA2, 0x1F, 0xFF, 0xFF, 0x7F, 1, 2, 3]
    }

    @Test func aModelSaysWhatItTakesAndGives() throws {
        let model = try #require(LearnedModel(name: "Sleep", contents: Data(contents)))
        #expect(model.inputs == [.init(name: "bedtime", kind: .double), .init(name: "photo", kind: .image)])
        #expect(
            model.outputs == [
                .init(name: "label", kind: .string), .init(name: "chances", kind: .dictionary(isByNumbers: false)),
            ]
        )
        #expect(LearnedModel(name: "Sleep", contents: Data("version https://git-lfs.github.com".utf8)) == nil)
        #expect(LearnedModel(name: "Sleep", contents: Data()) == nil)
        for cut in 0..<contents.count { _ = LearnedModel(name: "Sleep", contents: Data(contents.prefix(cut))) }
    }

    @Test func itsClassIsMadeAndFailsAsAppleDocuments() async throws {
        try await withFolder { folder in
            let project = folder.appendingPathComponent("Tried")
            try write(
                [
                    "Info.plist": "<plist><dict/></plist>",
                    "Main.swift": """
                    import CoreML
                    @main enum Main {
                        static func main() {
                            do {
                                let model = try Sleep(configuration: MLModelConfiguration())
                                let night = try model.prediction(bedtime: 22, photo: photo())
                                print(night.label, night.chances["deep"] ?? 0)
                            } catch let error as MLModelError {
                                print(error.code, Bundle.main.url(forResource: "Sleep", withExtension: "mlmodelc") != nil)
                            } catch {
                                print(error)
                            }
                        }
                        static func photo() -> CVPixelBuffer { fatalError() }
                    }
                    """,
                ],
                into: project
            )
            try Data(contents).write(to: project.appendingPathComponent("Sleep.mlmodel"))
            let bundle = try await builder.build(project: project, output: folder.appendingPathComponent("out"))
            #expect(try await run(bundle.url.appendingPathComponent("Tried")) == ["generic true"])
        }
    }
}
