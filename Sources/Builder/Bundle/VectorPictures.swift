import DeviceProcesses
import Foundation

/// Pictures of asset catalogues that are drawings, in PDF or SVG: drawn at build time with three pixels to a point, as Xcode draws
/// those that do not keep their lines, and symbols of an author's own. The SDK's `UIImage(named:)` takes `bell.pdf.png` for `bell.pdf`.
struct VectorPictures: Sendable {
    /// Drawn ones, by what they were drawn of, for the next build.
    let cache: URL

    /// How many are kept; the ones that were drawn longest ago go first.
    static let limit = 1000

    /// What draws the files of a kind.
    private struct Painter: Sendable {
        let command: String
        /// The Debian package that has it.
        let package: String
        let arguments: @Sendable (_ drawing: String, _ picture: String) -> [String]

        var executable: URL { URL(fileURLWithPath: "/usr/bin/\(command)") }
        var isThere: Bool { FileManager.default.isExecutableFile(atPath: executable.path) }
    }

    private static let painters: [String: Painter] = [
        // A point of PDF is 1/72 of an inch.
        "pdf": Painter(command: "pdftocairo", package: "poppler-utils") { drawing, picture in
            ["-png", "-transp", "-singlefile", "-r", "216", drawing, String(picture.dropLast(".png".count))]
        },
        "svg": Painter(command: "rsvg-convert", package: "librsvg2-bin") { drawing, picture in
            ["--zoom", "3", "--output", picture, drawing]
        },
    ]

    /// Draws those of a bundle's catalogues.
    ///
    /// - Parameter bundle: where the catalogues were copied to.
    /// - Returns: a warning for each that cannot be drawn, and one for each kind that nothing here draws.
    /// - Throws: when the build is cancelled.
    func draw(in bundle: URL) async throws -> [String] {
        let found = Self.drawings(in: bundle)
        let (known, absent) = (found.filter { $0.painter.isThere }, found.filter { !$0.painter.isThere })
        let missing = Dictionary(grouping: absent, by: \.painter.package).sorted { $0.key < $1.key }.map {
            package,
            drawings in
            "\(bundle.lastPathComponent): warning: \(drawings.count) picture\(drawings.count == 1 ? "" : "s"), such as "
                + "\(drawings[0].url.lastPathComponent), are left out: install the Debian package \(package), and build again"
        }
        var warnings: [String] = []
        for drawing in known { if let warning = try await draw(drawing) { warnings.append(warning) } }
        KeptFolders.removeOldest(in: cache, limit: Self.limit)
        return missing + warnings
    }

    private struct Drawing: Sendable {
        let url: URL
        let painter: Painter
        let isSymbol: Bool
        var picture: URL { url.appendingPathExtension("png") }

        func leftOut(_ why: String) -> String { "\(url.lastPathComponent): warning: is left out: \(why)" }
    }

    private static func drawings(in bundle: URL) -> [Drawing] {
        let files = FileManager.default
        let entries = (try? files.contentsOfDirectory(at: bundle, includingPropertiesForKeys: nil)) ?? []
        return entries.filter { $0.pathExtension == "xcassets" }.flatMap { catalogue -> [Drawing] in
            let walker = files.enumerator(at: catalogue, includingPropertiesForKeys: nil)
            return (walker?.compactMap { $0 as? URL } ?? []).compactMap { url in
                let (kind, set) = (url.pathExtension.lowercased(), url.deletingLastPathComponent().pathExtension)
                guard set == "imageset" || (set == "symbolset" && kind == "svg") else { return nil }
                return painters[kind].map { Drawing(url: url, painter: $0, isSymbol: set == "symbolset") }
            }
        }
        .sorted { $0.url.path < $1.url.path }
    }

    /// - Returns: a warning when it cannot be drawn.
    private func draw(_ drawing: Drawing) async throws -> String? {
        let files = FileManager.default
        // The author's own.
        guard !files.fileExists(atPath: drawing.picture.path) else { return nil }
        let entry: URL
        do throws(BuildError) {
            entry = try self.entry(of: drawing)
        } catch {
            return drawing.leftOut("it has more than \(ProjectFile.limit >> 20) MB, or is no file")
        }
        let kept = entry.appendingPathComponent(Self.pictureName)
        if (try? FileCopy.link(kept, to: drawing.picture)) != nil { return nil }
        // Another target or build may draw the same at the same time: each has a folder of its own, and the first one's is kept.
        let work = cache.appendingPathComponent("." + UUID().uuidString)
        try files.createDirectory(at: work, withIntermediateDirectories: true)
        defer { try? files.removeItem(at: work) }
        let made = work.appendingPathComponent(Self.pictureName)
        let run = try await Tool(
            drawing.painter.executable,
            try drawing.painter.arguments(drawing.url.path, made.path) + symbolArguments(of: drawing, in: work),
            in: work,
            confinement: Self.confinement(reading: drawing.url, writing: work),
            bounds: Self.bounds
        )
        .run()
        guard run.status == 0, files.fileExists(atPath: made.path) else {
            let why = run.output.split(separator: "\n").first.map(String.init) ?? "it ended with \(run.status)"
            return drawing.leftOut("\(drawing.painter.command): \(why)")
        }
        try FileCopy.link(made, to: drawing.picture)
        try? files.moveItem(at: work, to: entry)
        return nil
    }

    /// What draws one symbol of a template: its whole shape, whatever it looks like in the editor.
    private func symbolArguments(of drawing: Drawing, in folder: URL) throws -> [String] {
        guard drawing.isSymbol else { return [] }
        let style = folder.appendingPathComponent("symbol.css")
        try Data("path,rect,circle,ellipse,polygon{fill:#000!important;stroke:none!important;opacity:1!important}".utf8)
            .write(to: style)
        let template = try ProjectFile.text(drawing.url) ?? ""
        // A template that is drawn between its weights has small symbols alone.
        let name = ["Regular-M", "Regular-S"].first { template.contains("id=\"\($0)\"") }
        return ["--stylesheet", style.path] + (name.map { ["--export-id", $0] } ?? [])
    }

    private static let pictureName = "picture.png"

    /// Named after all that is drawn: a drawing has another when one byte of it changes.
    private func entry(of drawing: Drawing) throws(BuildError) -> URL {
        guard let bytes = try ProjectFile.read(drawing.url) else {
            throw .badProject(drawing.url.path, "there is no such file")
        }
        let name = ContentDigest.text(bytes)
        let kind = drawing.isSymbol ? "symbol" : drawing.url.pathExtension.lowercased()
        return cache.appendingPathComponent(name).appendingPathExtension(kind)
    }

    /// A drawing may come from anybody: what it may take of memory, of time and of the disk is what a picture takes.
    private static let bounds = ProcessBounds(dataBytes: 1 << 30, cpuSeconds: 20, fileBytes: 32 << 20)

    /// Its painter reads it and the system, and connects to nobody.
    private static func confinement(reading drawing: URL, writing folder: URL) -> Confinement? {
        guard Confinement.isPossible else { return nil }
        return Confinement(
            readable: Confinement.system + [drawing.path],
            writable: Confinement.devices + [folder.path],
            mayConnect: false,
            usesNetwork: false
        )
    }
}
