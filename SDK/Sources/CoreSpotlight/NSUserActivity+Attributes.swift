@_spi(Carillon) public import AuthorRuntime
import Foundation

extension NSUserActivity {
    /// What Spotlight and Siri would show of the activity; kept with it.
    public var contentAttributeSet: CSSearchableItemAttributeSet? {
        get { attachments[Self.attributes] as? CSSearchableItemAttributeSet }
        set { attachments[Self.attributes] = newValue }
    }

    private static var attributes: String { "CSSearchableItemAttributeSet" }
}
