/// A type as the system declares it: the SDK's one table of file extensions and MIME types.
///
/// What notifications carry is in `AttachmentType`, too; `Scripts/media-formats.py` holds one to the other.
package struct SystemType: Sendable {
    package let identifier: String
    /// The first is preferred.
    package let fileExtensions: [String]
    /// The first is preferred.
    package let mimeTypes: [String]
    package let parents: [String]
    package let summary: String

    init(
        _ identifier: String,
        _ fileExtensions: [String],
        _ mimeTypes: [String],
        _ parents: [String],
        _ summary: String
    ) {
        self.identifier = identifier
        self.fileExtensions = fileExtensions
        self.mimeTypes = mimeTypes
        self.parents = parents
        self.summary = summary
    }

    package static func named(_ identifier: String) -> SystemType? { all.first { $0.identifier == identifier } }

    /// Whether a type is another, or a kind of it; one that is not declared here is a kind of data.
    package static func conforms(_ identifier: String, to other: String) -> Bool {
        if identifier == other { return true }
        guard let parents = named(identifier)?.parents else { return conforms("public.data", to: other) }
        return parents.contains { conforms($0, to: other) }
    }

    /// The types of a MIME type; parameters after a semicolon do not count.
    package static func ofMIMEType(_ mimeType: String) -> [SystemType] {
        let wanted = mimeType.prefix { $0 != ";" }.filter { !$0.isWhitespace }.lowercased()
        return all.filter { $0.mimeTypes.contains(wanted) }
    }

    /// The types of a file extension, without its dot.
    package static func ofFileExtension(_ fileExtension: String) -> [SystemType] {
        let wanted = fileExtension.lowercased()
        return all.filter { $0.fileExtensions.contains(wanted) }
    }

    /// All of them: where two have an extension, what notifications carry comes first.
    package static let all = ofNotifications + ofMedia + ofFiles + ofCode

    /// The types that notifications and their extensions have to do with.
    private static let ofNotifications: [SystemType] = [
        .init("public.item", [], [], [], "item"),
        .init("public.content", [], [], [], "content"),
        .init("public.data", [], ["application/octet-stream"], ["public.item"], "data"),
        .init("public.directory", [], [], ["public.item"], "directory"),
        .init("public.folder", [], [], ["public.directory"], "folder"),
        .init("public.url", [], [], ["public.data"], "URL"),
        .init("public.file-url", [], [], ["public.url"], "file URL"),
        .init("public.text", [], [], ["public.data", "public.content"], "text"),
        .init("public.plain-text", ["txt", "text"], ["text/plain"], ["public.text"], "text"),
        .init("public.utf8-plain-text", [], [], ["public.plain-text"], "text"),
        .init("public.css", ["css"], ["text/css"], ["public.text"], "CSS text"),
        .init("public.html", ["html", "htm"], ["text/html"], ["public.text"], "HTML text"),
        .init("public.xml", ["xml"], ["application/xml", "text/xml"], ["public.text"], "XML text"),
        .init("public.json", ["json"], ["application/json"], ["public.text"], "JSON"),
        .init("public.rtf", ["rtf"], ["text/rtf"], ["public.text"], "rich text document"),
        .init("public.vcard", ["vcf"], ["text/vcard"], ["public.text"], "vCard"),
        .init("public.source-code", [], [], ["public.plain-text"], "source code"),
        .init("public.swift-source", ["swift"], [], ["public.source-code"], "Swift source"),
        .init("public.yaml", ["yaml", "yml"], ["application/x-yaml"], ["public.text"], "YAML document"),
        .init("com.apple.property-list", ["plist"], [], ["public.data"], "property list"),
        .init("public.spreadsheet", [], [], ["public.content"], "spreadsheet"),
        .init("public.database", [], [], ["public.item"], "database"),
        .init(
            "public.comma-separated-values-text",
            ["csv"],
            ["text/csv"],
            ["public.plain-text"],
            "comma-separated values"
        ),
        .init("com.adobe.pdf", ["pdf"], ["application/pdf"], ["public.data", "public.content"], "PDF document"),
        .init("public.archive", [], [], ["public.data"], "archive"),
        .init("public.zip-archive", ["zip"], ["application/zip"], ["public.archive"], "ZIP archive"),

        .init("public.image", [], [], ["public.data", "public.content"], "image"),
        .init("public.jpeg", ["jpeg", "jpg", "jpe"], ["image/jpeg", "image/jpg"], ["public.image"], "JPEG image"),
        .init("public.png", ["png"], ["image/png"], ["public.image"], "PNG image"),
        .init("com.compuserve.gif", ["gif"], ["image/gif"], ["public.image"], "GIF image"),
        .init("public.tiff", ["tiff", "tif"], ["image/tiff"], ["public.image"], "TIFF image"),
        .init("com.microsoft.bmp", ["bmp"], ["image/bmp"], ["public.image"], "BMP image"),
        .init("com.microsoft.ico", ["ico"], ["image/vnd.microsoft.icon"], ["public.image"], "Windows icon"),
        .init("public.heic", ["heic"], ["image/heic"], ["public.image"], "HEIC image"),
        .init("public.heif", ["heif"], ["image/heif"], ["public.image"], "HEIF image"),
        .init("org.webmproject.webp", ["webp"], ["image/webp"], ["public.image"], "WebP image"),
        .init("public.svg-image", ["svg"], ["image/svg+xml"], ["public.image"], "SVG image"),

        .init("public.audiovisual-content", [], [], ["public.data", "public.content"], "audiovisual content"),
        .init("public.audio", [], [], ["public.audiovisual-content"], "audio"),
        .init("public.mp3", ["mp3", "mpga"], ["audio/mpeg", "audio/mp3"], ["public.audio"], "MP3 audio"),
        .init(
            "public.mpeg-4-audio",
            ["m4a", "mp4a"],
            ["audio/mp4", "audio/x-m4a", "audio/m4a"],
            ["public.audio"],
            "MPEG-4 audio"
        ),
        .init(
            "com.microsoft.waveform-audio",
            ["wav", "wave"],
            ["audio/wav", "audio/x-wav", "audio/wave", "audio/vnd.wave"],
            ["public.audio"],
            "WAV audio"
        ),
        .init("public.aiff-audio", ["aiff", "aif"], ["audio/aiff", "audio/x-aiff"], ["public.audio"], "AIFF audio"),
        .init("public.aifc-audio", ["aifc"], ["audio/aiff", "audio/x-aiff"], ["public.aiff-audio"], "AIFF-C audio"),
        .init("com.apple.coreaudio-format", ["caf"], ["audio/x-caf"], ["public.audio"], "CAF audio"),
        .init("public.movie", [], [], ["public.audiovisual-content"], "movie"),
        .init("public.video", [], [], ["public.movie"], "video"),
        .init("public.mpeg-4", ["mp4", "mpg4"], ["video/mp4"], ["public.movie"], "MPEG-4 movie"),
        .init("com.apple.m4v-video", ["m4v"], ["video/x-m4v"], ["public.movie"], "Apple MPEG-4 movie"),
        .init("com.apple.quicktime-movie", ["mov", "qt"], ["video/quicktime"], ["public.movie"], "QuickTime movie"),
        .init("public.mpeg", ["mpg", "mpeg"], ["video/mpeg"], ["public.movie"], "MPEG movie"),
        .init("public.mpeg-2-video", ["m2v"], ["video/mpeg2"], ["public.video"], "MPEG-2 video"),
        .init("public.avi", ["avi"], ["video/avi", "video/x-msvideo", "video/msvideo"], ["public.movie"], "AVI movie"),
    ]
}
