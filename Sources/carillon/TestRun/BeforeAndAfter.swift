import Foundation
import Hub
import NotificationModel

/// A push as its provider wrote it beside what its service extension made of it, drawn as cards.
struct BeforeAndAfter {
    let journey: Journey
    let picture: PhoneRecord.Picture?

    /// Both cards; without an extension that changed something, the one that was shown; nothing for a silent push.
    var text: String {
        let sent = sent
        let changes = journey.entries.flatMap { $0.changes ?? [] }
        guard !sent.isEmpty || !changes.isEmpty else { return "" }
        guard !changes.isEmpty else {
            return "<div class=\"cards\">\(Self.card("As it was sent", sent, picture))</div>"
        }
        var made = sent
        for change in changes where Self.fields.contains(change.field) { made[change.field] = change.after }
        return """
            <div class="cards">\(Self.card("Before the extension", sent, nil))\
            \(Self.card("After the extension", made, picture))</div>
            """
    }

    /// What a card shows in words, from above.
    private static let fields = ["title", "subtitle", "body"]

    private var sent: [String: String] {
        let payload = journey.payload.flatMap { try? JSONDecoder().decode(PropertyValue.self, from: Data($0.utf8)) }
        switch payload?["aps"]?["alert"] {
        case .string(let text): return ["body": text]
        case .dictionary(let members):
            var texts: [String: String] = [:]
            for field in Self.fields {
                if case .string(let text)? = members[field] { texts[field] = text }
            }
            return texts
        default: return [:]
        }
    }

    private static func card(_ name: String, _ texts: [String: String], _ picture: PhoneRecord.Picture?) -> String {
        let lines = fields.compactMap { field in
            texts[field].map { field == "title" ? "<b>\($0.escapedMarkup)</b>" : $0.escapedMarkup }
        }
        let image = picture.map {
            "<img alt=\"\" src=\"data:\($0.type.escapedMarkup);base64,\($0.content.base64EncodedString())\">"
        }
        return """
            <figure><figcaption>\(name)</figcaption>\
            <div class="card">\(lines.joined(separator: "<br>"))\(image ?? "")</div></figure>
            """
    }
}
