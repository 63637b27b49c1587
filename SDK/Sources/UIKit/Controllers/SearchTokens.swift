public import Foundation

/// A word of a search that stands for something (UIKit: UISearchToken).
@preconcurrency @MainActor
open class UISearchToken: NSObject {
    public let icon: UIImage?
    public let text: String
    open var representedObject: Any?

    public init(icon: UIImage?, text: String) {
        (self.icon, self.text) = (icon, text)
    }
}

extension UISearchTextField {
    /// What stands before the text. Kept: the field shows its text alone.
    public var tokens: [UISearchToken] {
        get { keptTokens.all }
        set { keptTokens.all = newValue }
    }
    public func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
        keptTokens.all.insert(token, at: min(max(tokenIndex, 0), keptTokens.all.count))
    }
    public func removeToken(at tokenIndex: Int) {
        guard keptTokens.all.indices.contains(tokenIndex) else { return }
        keptTokens.all.remove(at: tokenIndex)
    }
    /// A token instead of a part of the text.
    public func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: UInt) {
        replace(textRange, withText: "")
        insertToken(token, at: Int(min(tokenIndex, UInt(Int32.max))))
    }
    public var tokenBackgroundColor: UIColor! {
        get { keptTokens.ground ?? .tertiarySystemFill }
        set { keptTokens.ground = newValue }
    }
    public var allowsDeletingTokens: Bool {
        get { keptTokens.mayDelete }
        set { keptTokens.mayDelete = newValue }
    }
    public var allowsCopyingTokens: Bool {
        get { keptTokens.mayCopy }
        set { keptTokens.mayCopy = newValue }
    }
}

/// What a field keeps of its tokens.
struct KeptTokens {
    var all: [UISearchToken] = []
    var ground: UIColor?
    var mayDelete = true
    var mayCopy = true
}
