public import Foundation

extension NSAttributedString {
    /// An empty text (NSAttributedString and NSMutableAttributedString: init()).
    ///
    /// Foundation on Linux has no initializer without arguments here, and an extension cannot override NSObject's: a
    /// list of what nobody has is the one that takes none.
    public convenience init(_ nothing: Never...) { self.init(string: "") }
}
