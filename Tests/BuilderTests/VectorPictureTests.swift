import Foundation
import Testing

@testable import Builder

@Suite(.timeLimit(.minutes(2))) struct VectorPictureTests {
    /// A red square of 20 points.
    private static let pdf = """
        %PDF-1.4
        1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
        2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
        3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 20 20] /Contents 4 0 R >> endobj
        4 0 obj << /Length 23 >> stream
        1 0 0 rg 0 0 20 20 re f
        endstream endobj
        trailer << /Root 1 0 R >>
        """
    private static let svg = """
        <svg xmlns="http://www.w3.org/2000/svg" width="10" height="12"><rect width="10" height="12" fill="#00f"/></svg>
        """

    /// Width and height in pixels, as a PNG's header says them.
    private func size(_ picture: URL) throws -> [Int] {
        let bytes = [UInt8](try Data(contentsOf: picture))
        try #require(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) && bytes.count > 24)
        return [16, 20].map { start in bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    }

    @Test func `drawings of a catalogue are drawn with three pixels to a point, and kept for the next build`()
        async throws
    {
        try await withFolder { folder in
            let bundle = folder.appendingPathComponent("A.app")
            try write(
                [
                    "Assets.xcassets/bell.imageset/bell.pdf": Self.pdf,
                    "Assets.xcassets/more/dot.imageset/dot.SVG": Self.svg,
                    "Assets.xcassets/paper.dataset/paper.pdf": Self.pdf,
                ],
                into: bundle
            )
            let pictures = VectorPictures(cache: folder.appendingPathComponent("kept"))
            #expect(try await pictures.draw(in: bundle) == [])
            let sets = bundle.appendingPathComponent("Assets.xcassets")
            #expect(try size(sets.appendingPathComponent("bell.imageset/bell.pdf.png")) == [60, 60])
            #expect(try size(sets.appendingPathComponent("more/dot.imageset/dot.SVG.png")) == [30, 36])
            // A document is no picture.
            #expect(
                !FileManager.default.fileExists(atPath: sets.appendingPathComponent("paper.dataset/paper.pdf.png").path)
            )

            let kept = try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent("kept").path)
            #expect(kept.count == 2)
            let again = folder.appendingPathComponent("B.app")
            try write(["Assets.xcassets/bell.imageset/other.pdf": Self.pdf], into: again)
            #expect(try await pictures.draw(in: again) == [])
            let picture = again.appendingPathComponent("Assets.xcassets/bell.imageset/other.pdf.png")
            #expect(try size(picture) == [60, 60])
            #expect(
                try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent("kept").path) == kept
            )
        }
    }

    /// A template as SF Symbols writes them: notes, and a symbol in each size, of which an editor shows the outlines.
    private static func template(_ id: String) -> String {
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
        <style>.outline { fill: none; stroke: black; stroke-width: 0.5 }</style>
        <g id="Notes"><rect width="3300" height="2200" fill="white"/></g>
        <g id="Symbols"><g id="Black-M"><path d="M900 100h200v200h-200z"/></g>
        <g id="\(id)" transform="matrix(1 0 0 1 500 700)"><path class="outline" d="M0 0h80v-60h-80z"/></g></g>
        </svg>
        """
    }

    @Test(arguments: ["Regular-M", "Regular-S"])
    func `of a symbol's template the regular one is drawn, filled`(id: String) async throws {
        try await withFolder { folder in
            let bundle = folder.appendingPathComponent("A.app")
            try write(["Assets.xcassets/bell.symbolset/bell.svg": Self.template(id)], into: bundle)
            let pictures = VectorPictures(cache: folder.appendingPathComponent("kept"))
            #expect(try await pictures.draw(in: bundle) == [])
            let picture = bundle.appendingPathComponent("Assets.xcassets/bell.symbolset/bell.svg.png")
            #expect(try size(picture) == [240, 180])
            // One that is filled has few different rows.
            let bytes = try Data(contentsOf: picture).count
            #expect(bytes < 2000)
        }
    }

    @Test func `what is no drawing is left out, and told`() async throws {
        try await withFolder { folder in
            let bundle = folder.appendingPathComponent("A.app")
            try write(["Assets.xcassets/bell.imageset/bell.pdf": "no drawing"], into: bundle)
            let warnings = try await VectorPictures(cache: folder.appendingPathComponent("kept")).draw(in: bundle)
            #expect(warnings.count == 1)
            #expect(warnings[0].hasPrefix("bell.pdf: warning: is left out: pdftocairo: "))
        }
    }

    @Test func `targets that have the same drawing may draw it at the same time`() async throws {
        try await withFolder { folder in
            let pictures = VectorPictures(cache: folder.appendingPathComponent("kept"))
            let bundles = (0..<6).map { folder.appendingPathComponent("\($0).app") }
            for bundle in bundles { try write(["Assets.xcassets/bell.imageset/bell.pdf": Self.pdf], into: bundle) }
            let warnings = try await withThrowingTaskGroup(of: [String].self) { group in
                for bundle in bundles { group.addTask { try await pictures.draw(in: bundle) } }
                return try await group.reduce([], +)
            }
            #expect(warnings == [])
            for bundle in bundles {
                #expect(
                    try size(bundle.appendingPathComponent("Assets.xcassets/bell.imageset/bell.pdf.png")) == [60, 60]
                )
            }
            #expect(
                try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent("kept").path).count
                    == 1
            )
        }
    }

    @Test func `an author's picture stays, a folder is no drawing, and a drawing has nothing of what lies beside it`()
        async throws
    {
        try await withFolder { folder in
            let bundle = folder.appendingPathComponent("A.app")
            let sets = "Assets.xcassets"
            try write(
                [
                    "\(sets)/own.imageset/own.pdf": Self.pdf,
                    "\(sets)/own.imageset/own.pdf.png": "the author's",
                    "\(sets)/odd.imageset/odd.pdf/inside": "",
                    "\(sets)/dot.imageset/dot.svg": Self.svg.replacing(
                        "<rect",
                        with: #"<image href="other.svg" width="10" height="12"/><rect"#
                    ),
                    "\(sets)/dot.imageset/other.svg": Self.svg,
                ],
                into: bundle
            )
            let warnings = try await VectorPictures(cache: folder.appendingPathComponent("kept")).draw(in: bundle)
            #expect(warnings.count == 1 && warnings[0].hasPrefix("odd.pdf: warning: is left out: "))
            let own = try Data(contentsOf: bundle.appendingPathComponent("\(sets)/own.imageset/own.pdf.png"))
            #expect(String(decoding: own, as: UTF8.self) == "the author's")
            #expect(try size(bundle.appendingPathComponent("\(sets)/dot.imageset/dot.svg.png")) == [30, 36])
        }
    }
}
