public import Foundation

/// Something that the keyboard would put in (UIInputSuggestion, iOS 18.4); the phone's keyboard suggests nothing.
@preconcurrency @MainActor
open class UIInputSuggestion: NSObject {}

/// An answer that the system would suggest.
@preconcurrency @MainActor
open class UISmartReplySuggestion: UIInputSuggestion {
    public let smartReply: String
    init(smartReply: String) { self.smartReply = smartReply }
}
