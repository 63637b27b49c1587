import CoreML
import Foundation
import Testing

@Suite(.timeLimit(.minutes(1))) struct VisionTests {
    @Test func `what is looked for in a picture fails, and says that there is no model`() throws {
        #expect(Failure.code(Looks.text) == 3)
        #expect(Failure.text(Looks.text)?.contains("no model for VNRecognizeTextRequest") == true)
        #expect(Looks.sequence() == ["faces true", "codes true", "code 3", "tip false"])
        #expect(Failure.code(Looks.cancelled) == 1)
        #expect(Failure.code(Looks.nothing) == nil)
    }

    @Test func `a picture that cannot be read has an error of its own`() {
        #expect(Failure.code(Looks.bytes) == 13 && Failure.code(Looks.file) == 6)
    }

    @Test func `places of a picture are reckoned from one measure to the other`() { #expect(Looks.places()) }

    @Test func `a picture that lies on its side is turned upright`() {
        let turned = Looks.turned()
        #expect(turned[1].width == turned[0].height && turned[1].height == turned[0].width)
        #expect(turned[2] == turned[0] && turned[3] == turned[0])
    }

    @Test func `a model cannot be run, and its numbers can be made`() throws {
        let here = URL(fileURLWithPath: #filePath)
        #expect(throws: MLModelError(.generic)) { try MLModel(contentsOf: here, configuration: MLModelConfiguration()) }
        #expect(throws: MLModelError(.io)) { try MLModel(contentsOf: here.appendingPathComponent("no.mlmodelc")) }

        let numbers = try MLMultiArray(shape: [2, 3], dataType: .float16)
        #expect(numbers.count == 6 && numbers.strides == [3, 1])
        for (place, number) in [0.5, -2048.0, 0x1p-24, 65504, 1e9, 0x1p-14].enumerated() {
            numbers[place] = NSNumber(value: number)
        }
        let read = (0..<6).map { numbers[$0].doubleValue }
        #expect(read == [0.5, -2048, 0x1p-24, 65504, .infinity, 0x1p-14])
        numbers[[1, 1] as [NSNumber]] = 2047.6
        #expect(numbers[4] == 2048)
        #expect(throws: MLModelError.self) { try MLMultiArray(shape: [0], dataType: .double) }
        #expect(throws: MLModelError.self) {
            try MLMultiArray(shape: [NSNumber(value: Int.max), 2], dataType: .double)
        }
        let input = try MLDictionaryFeatureProvider(dictionary: ["words": "two", "count": 2, "numbers": numbers])
        #expect(input.featureNames.count == 3 && input["count"]?.int64Value == 2)
        #expect(input.featureValue(for: "words")?.type == .string)
    }
}
