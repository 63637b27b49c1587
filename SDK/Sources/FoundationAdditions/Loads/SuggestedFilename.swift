import Foundation
public import FoundationNetworking
import SystemTypes

/// The name that a download is saved by (URLResponse: suggestedFilename): of the Content-Disposition header, else the last
/// part of the URL's path, else its host, with the extension of the type.
///
/// Foundation on Linux has one for a Content-Disposition alone, and an extension that an attachment needs is lost.
public enum SuggestedFilename {
    /// Never nil, as on an iPhone.
    public static func of(_ response: URLResponse) -> String {
        let header = (response as? HTTPURLResponse)?.value(forHTTPHeaderField: "Content-Disposition")
        if let name = header.flatMap(named), let valid = valid(name) { return valid }
        let url = response.url
        let path = url?.path.split(separator: "/").last.map(String.init)
        let name = path.flatMap(valid) ?? url?.host.flatMap(valid) ?? "Unknown"
        return name + (missingExtension(of: name, type: response.mimeType, isHost: path == nil) ?? "")
    }

    /// What `filename*=UTF-8''…` (RFC 6266, RFC 8187) or `filename=…` says.
    private static func named(_ header: String) -> String? {
        var plain: String?
        for part in parts(header) {
            let pair = part.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            guard pair.count == 2 else { continue }
            switch pair[0].lowercased() {
            case "filename*":
                let pieces = pair[1].split(separator: "'", maxSplits: 2, omittingEmptySubsequences: false)
                if pieces.count == 3, let text = String(pieces[2]).removingPercentEncoding { return text }
            case "filename": plain = unquoted(pair[1])
            default: continue
            }
        }
        return plain
    }

    /// The header's parameters; a semicolon in quotes is none.
    private static func parts(_ header: String) -> [String] {
        var parts = [""]
        var isQuoted = false
        var isEscaped = false
        for character in header {
            if isEscaped {
                isEscaped = false
            } else if isQuoted, character == "\\" {
                isEscaped = true
            } else if character == "\"" {
                isQuoted.toggle()
            }
            if character == ";", !isQuoted { parts.append("") } else { parts[parts.count - 1].append(character) }
        }
        return parts
    }

    private static func unquoted(_ text: String) -> String {
        guard text.hasPrefix("\""), text.hasSuffix("\""), text.count > 1 else { return text }
        return text.dropFirst().dropLast().replacingOccurrences(of: "\\", with: "")
    }

    /// A name of a file, not of a folder, that is not hidden.
    private static func valid(_ name: String) -> String? {
        let last = name.split(separator: "/").last.map(String.init) ?? ""
        let kept = String(last.filter { $0 != "\0" }.drop { $0 == "." })
        return kept.isEmpty ? nil : kept
    }

    private static func missingExtension(of name: String, type: String?, isHost: Bool) -> String? {
        let known = SystemType.ofMIMEType(type ?? "").flatMap(\.fileExtensions)
        guard let usual = known.first else { return nil }
        let own = (name as NSString).pathExtension.lowercased()
        let isOfType = known.contains(own) || (Self.mpeg4.contains(own) && Self.mpeg4.contains(usual))
        return !isHost && isOfType ? nil : ".\(usual)"
    }

    /// Files of one format, which servers call sound or movie as they like.
    private static let mpeg4: Set = ["mp4", "m4v", "m4a", "mp4a"]
}
