public import Foundation

// Names of Foundation that came with NSData and NSLocale, and public code still has.

extension NSData.WritingOptions {
    @available(*, deprecated, renamed: "atomic")
    public static let atomicWrite: NSData.WritingOptions = .atomic
}

extension NSData.ReadingOptions {
    @available(*, deprecated, renamed: "mappedIfSafe")
    public static let dataReadingMapped: NSData.ReadingOptions = .mappedIfSafe
    @available(*, deprecated, renamed: "uncached")
    public static let uncachedRead: NSData.ReadingOptions = .uncached
}

extension NSLocale {
    /// The person's, as it will be too.
    public class var autoupdatingCurrent: Locale { .autoupdatingCurrent }
}

extension NSString {
    /// As `init(format:locale:arguments:)`, with the language that Swift has: Apple's takes any object.
    public convenience init(format: String, locale: Locale?, arguments: CVaListPointer) {
        self.init(format: format, locale: locale as NSLocale?, arguments: arguments)
    }
}

/// What Apple's headers call the oldest iOS that a project is for: of every project here, what this year's Xcode takes at
/// least, iOS 12.
public let __IPHONE_OS_VERSION_MIN_REQUIRED: Int32 = 12_00_00
