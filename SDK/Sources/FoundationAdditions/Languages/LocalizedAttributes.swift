public import Foundation

extension AttributedString {
    /// The text of a resource, whose Markdown becomes attributes; words are not inflected (Foundation: AttributedString).
    public init(localized resource: LocalizedStringResource) {
        let text = String(localized: resource)
        self = (try? AttributedString(markdown: text)) ?? AttributedString(text)
    }
}
