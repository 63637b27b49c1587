public import Foundation

/// What was copied; here for as long as the process lives.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    public static let general = UIPasteboard()

    private var texts: [String] = []

    open var strings: [String]? {
        get { texts.isEmpty ? nil : texts }
        set { texts = newValue ?? [] }
    }

    open var string: String? {
        get { texts.first }
        set { texts = newValue.map { [$0] } ?? [] }
    }

    open var url: URL? {
        get { string.flatMap(URL.init(string:)) }
        set { string = newValue?.absoluteString }
    }

    open var hasStrings: Bool { !texts.isEmpty }
}
