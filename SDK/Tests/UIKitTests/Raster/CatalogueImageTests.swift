import Foundation
import Testing
import ViewLink

@testable import UIKit

/// Pictures of an asset catalogue, by what it says of them.
@MainActor
@Suite(.timeLimit(.minutes(1))) struct CatalogueImageTests {
    /// One pixel.
    private static let pixel = Data(
        base64Encoded:
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
    )

    /// A bundle with a picture in its catalogue, and the body's use of it.
    private func withImage(_ properties: String, _ body: (UIImage) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "catalogue-\(UUID().uuidString)")
        let set = folder.appending(path: "Assets.xcassets/Bell.imageset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["light.png", "dark.png"] { try #require(Self.pixel).write(to: set.appending(path: name)) }
        let contents = """
            {"images": [
                {"idiom": "universal", "filename": "light.png", "scale": "1x"},
                {"idiom": "universal", "filename": "dark.png", "scale": "1x",
                 "appearances": [{"appearance": "luminosity", "value": "dark"}]}
            ], "properties": {\(properties)}}
            """
        try Data(contents.utf8).write(to: set.appending(path: "Contents.json"))
        let bundle = try #require(Bundle(path: folder.path))
        try body(try #require(UIImage(named: "Bell", in: bundle, compatibleWith: nil)))
    }

    private func file(_ image: UIImage, _ style: UIUserInterfaceStyle) -> String? {
        guard case .file(let path) = image.content(fit: .fill, tintColor: .red, style: style).source else { return nil }
        return (path as NSString).lastPathComponent
    }

    @Test func `a picture is another in a dark appearance, also where a view is dark by itself`() throws {
        try withImage("") { image in
            #expect(file(image, .light) == "light.png" && file(image, .dark) == "dark.png")
            #expect(file(image.withRenderingMode(.alwaysOriginal), .dark) == "dark.png")
            let view = UIImageView(image: image)
            view.overrideUserInterfaceStyle = .dark
            guard case .image(let content) = view.content, case .file(let path) = content.source else {
                Issue.record("no picture")
                return
            }
            #expect(path.hasSuffix("dark.png"))
            let dark = try #require(image.imageAsset?.image(with: UITraitCollection(userInterfaceStyle: .dark)))
            #expect(file(dark, .dark) == "dark.png")
        }
    }

    @Test(arguments: [
        (#""template-rendering-intent": "template""#, UIImage.RenderingMode.alwaysTemplate),
        (#""template-rendering-intent": "original""#, .alwaysOriginal), ("", .automatic),
    ])
    func `a picture is drawn as its catalogue says`(properties: String, mode: UIImage.RenderingMode) throws {
        try withImage(properties) { #expect($0.renderingMode == mode) }
    }

    @Test
    func `a symbol of the author's is as large as its text, in the tint colour, and sets of one name are told apart`()
        throws
    {
        let folder = FileManager.default.temporaryDirectory.appending(path: "catalogue-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        func write(_ name: String, _ contents: String, _ picture: String) throws {
            let set = folder.appending(path: "Assets.xcassets/\(name)")
            try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
            try Data(contents.utf8).write(to: set.appending(path: "Contents.json"))
            // As the Builder draws it: three pixels to a point of a template beside text of 100 points.
            let drawn = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 80))
                .image { $0.fill(CGRect(x: 0, y: 0, width: 100, height: 80)) }
            try #require(drawn.pngData()).write(to: set.appending(path: picture))
        }
        try write("bell.tower.symbolset", #"{"symbols": [{"idiom": "universal", "filename": "t.svg"}]}"#, "t.svg.png")
        for place in ["One", "Two"] {
            try write("\(place)/Low.imageset", #"{"images": [{"filename": "low.png", "scale": "1x"}]}"#, "low.png")
        }
        let bundle = try #require(Bundle(path: folder.path))
        let symbol = try #require(UIImage(named: "bell.tower", in: bundle, compatibleWith: nil))
        #expect(symbol.isSymbolImage && symbol.renderingMode == .alwaysTemplate)
        let ratio = symbol.size.width / symbol.size.height
        #expect(abs(ratio - 1.25) < 0.01 && symbol.size.width < 20)
        let large = symbol.applyingSymbolConfiguration(.init(pointSize: 34))
        #expect(abs((large?.size.width ?? 0) - symbol.size.width * 2) < 0.01)
        #expect(symbol.withTintColor(.red).isSymbolImage)
        let two = try #require(UIImage(named: "Two/Low", in: bundle, compatibleWith: nil))
        guard case .file(let path) = two.source else {
            Issue.record("no file")
            return
        }
        #expect(path.hasSuffix("Two/Low.imageset/low.png"))
    }

    @Test func `a copy that is stretched or tinted keeps what else it is`() throws {
        let symbol = try #require(
            UIImage(systemName: "bell", withConfiguration: UIImage.SymbolConfiguration(scale: .large))
        )
        #expect(symbol.withRenderingMode(.alwaysOriginal).symbolConfiguration?.scale == .large)
        #expect(symbol.resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)).isSymbolImage)
        #expect(symbol.withTintColor(.red).applyingSymbolConfiguration(.init(pointSize: 40)) != nil)
    }
}
