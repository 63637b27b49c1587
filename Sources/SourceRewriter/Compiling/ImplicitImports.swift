/// What Apple's modules bring along and ours do not, or not to every file: with Apple's, `import Foundation` finds
/// URLSession, a sibling file without an import of UIKit finds its extensions, and the Objective-C runtime is
/// everywhere.
package enum ImplicitImports {
    /// The modules that are imported into every file of a module with these imports.
    package static func modules(for imports: [String]) -> [String] {
        let roots = Set(imports.map { $0.prefix { $0 != "." } })
        let usesFoundation = !roots.isDisjoint(with: bringingFoundation)
        return ["AuthorRuntime"]
            + (usesFoundation ? ["FoundationAdditions", "FoundationNetworking"] : [])
            // The umbrella header of an author's framework brings UIKit to whoever imports that.
            + (roots.isDisjoint(with: ["UIKit", "UserNotificationsUI"]) ? [] : ["UIKit"])
            + (usesFoundation && roots.contains("Security") ? ["Security"] : [])
            + (usesFoundation && imports.contains(combineOfFoundation) ? ["Combine"] : [])
            + (usesFoundation && imports.contains(observationOfFoundation) ? ["Observation"] : [])
            + (usesFoundation && imports.contains(xmlOfFoundation) ? ["FoundationXML"] : [])
            + (usesFoundation && imports.contains(locksOfFoundation) ? ["os"] : [])
            + (roots.contains("CoreImage") && !roots.isDisjoint(with: bringingCoreImage) ? ["CoreImage"] : [])
            + overlays.filter { roots.isSuperset(of: $0.of) }.map(\.module)
    }

    /// Stands among a file's imports that uses Combine's names without importing it.
    static let combineOfFoundation = "Foundation.Combine"
    /// The same for Observation.
    static let observationOfFoundation = "Foundation.Observation"
    /// The same for XML.
    static let xmlOfFoundation = "Foundation.XML"
    /// The same for `os_unfair_lock`.
    static let locksOfFoundation = "Foundation.os"

    /// Apple's modules that export CoreImage.
    private static let bringingCoreImage: Set<Substring> = ["UIKit", "SwiftUI", "AVFoundation", "SpriteKit"]

    /// A source for the module itself, whose own names go before those of the modules that it imports; nil when none
    /// is needed.
    package static func ownNames(_ modules: [String]) -> String? {
        guard modules.contains("FoundationAdditions") else { return nil }
        return """
            import Foundation
            public import FoundationAdditions

            /// Shared and coherent between the processes of a group.
            public typealias UserDefaults = ContainerDefaults

            /// Foundation on Linux has a class of this name that cannot be used.
            public typealias DateComponentsFormatter = ComponentsFormatter
            public typealias MeasurementFormatter = QuantityFormatter
            public typealias PersonNameComponentsFormatter = NameFormatter

            /// Foundation's on Linux says dates where it is asked for "Today".
            public typealias DateFormatter = RelativeDateFormatter

            /// Foundation's on Linux do not know the person's languages.
            extension Locale {
                static var preferredLanguages: [String] { PhoneLanguage.preferred }
            }
            extension NSLocale {
                class var preferredLanguages: [String] { PhoneLanguage.preferred }
            }
            extension Bundle {
                var preferredLocalizations: [String] { BundleLanguages.preferred(of: self) }
                class func preferredLocalizations(from localizations: [String]) -> [String] {
                    BundleLanguages.preferred(from: localizations, for: PhoneLanguage.preferred, region: nil)
                }
                class func preferredLocalizations(
                    from localizations: [String],
                    forPreferences languages: [String]?
                ) -> [String] {
                    BundleLanguages.preferred(
                        from: localizations, for: languages ?? PhoneLanguage.preferred, region: nil)
                }
                func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
                    BundleLanguages.text(key, value, tableName, in: self)
                }
                func path(forResource name: String?, ofType type: String?) -> String? {
                    BundleLanguages.path(name, type, in: nil, of: self)
                        ?? path(forResource: name, ofType: type, inDirectory: nil)
                }
                func url(forResource name: String?, withExtension type: String?) -> URL? {
                    BundleLanguages.path(name, type, in: nil, of: self).map { URL(fileURLWithPath: $0) }
                        ?? url(forResource: name, withExtension: type, subdirectory: nil)
                }
            }
            func NSLocalizedString(
                _ key: String,
                tableName: String? = nil,
                bundle: Bundle = .main,
                value: String = "",
                comment: String
            ) -> String {
                BundleLanguages.text(key, value, tableName, in: bundle)
            }

            /// Foundation's on Linux has no words and sentences.
            extension StringProtocol where Index == String.Index {
                func enumerateSubstrings<R: RangeExpression>(
                    in range: R,
                    options opts: String.EnumerationOptions = [],
                    _ body: @escaping (
                        _ substring: String?, _ substringRange: Range<Index>, _ enclosingRange: Range<Index>, inout Bool
                    ) -> Void
                ) where R.Bound == Index {
                    TextParts.enumerate(self, in: range, options: opts, body)
                }
            }
            extension NSString {
                func enumerateSubstrings(
                    in range: NSRange,
                    options opts: EnumerationOptions = [],
                    using block: @escaping (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
                ) {
                    TextParts.enumerate(self, in: range, options: opts, block)
                }
            }

            /// Foundation's on Linux say other sentences, and no day and time.
            extension Error {
                var localizedDescription: String { ErrorText.description(of: self) }
            }
            extension Date {
                func description(with locale: Locale?) -> String { RelativeDateFormatter.description(of: self, locale) }
            }

            /// Foundation's takes the path of an address on the network for a file's.
            extension String {
                init(contentsOf url: __shared URL) throws {
                    var encoding = String.Encoding.utf8
                    self =
                        try url.isFileURL
                        ? String(contentsOf: url, usedEncoding: &encoding)
                        : String(contentsOf: url, encoding: encoding)
                }
            }

            /// Foundation's fires for the first time as soon as it is added.
            extension Timer {
                convenience init(
                    timeInterval interval: TimeInterval,
                    repeats: Bool,
                    block: @escaping @Sendable (Timer) -> Void
                ) {
                    let first = Date(timeIntervalSinceNow: interval)
                    self.init(fire: first, interval: interval, repeats: repeats, block: block)
                }
            }

            /// Foundation on Linux has other numbers for some, and warns of them.
            extension NSTextCheckingResult.CheckingType {
                static var orthography: Self { Self(rawValue: 1 << 0) }
                static var spelling: Self { Self(rawValue: 1 << 1) }
                static var grammar: Self { Self(rawValue: 1 << 2) }
                static var date: Self { Self(rawValue: 1 << 3) }
                static var address: Self { Self(rawValue: 1 << 4) }
                static var link: Self { Self(rawValue: 1 << 5) }
                static var quote: Self { Self(rawValue: 1 << 6) }
                static var dash: Self { Self(rawValue: 1 << 7) }
                static var replacement: Self { Self(rawValue: 1 << 8) }
                static var correction: Self { Self(rawValue: 1 << 9) }
                static var phoneNumber: Self { Self(rawValue: 1 << 11) }
                static var transitInformation: Self { Self(rawValue: 1 << 12) }
                static var allTypes: Self { Self(rawValue: .max) }
            }

            /// Foundation's are those of Linux.
            extension ProcessInfo {
                var operatingSystemVersion: OperatingSystemVersion { PhoneSystem.version }
                var operatingSystemVersionString: String { PhoneSystem.text }
                func isOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool {
                    PhoneSystem.isAtLeast(version)
                }
            }

            /// Foundation's have members that classes of Swift 5 and older cannot inherit.
            public typealias NSLock = InheritableLock
            public typealias NSRecursiveLock = InheritableRecursiveLock

            /// Foundation's throws on Linux, with the files exchanged.
            extension FileManager {
                @discardableResult
                func replaceItemAt(
                    _ original: URL,
                    withItemAt new: URL,
                    backupItemName: String? = nil,
                    options: ItemReplacementOptions = []
                ) throws -> URL? {
                    try FileReplacement.replace(original, with: new, backupName: backupItemName, options: options)
                }
                func replaceItem(
                    at original: URL,
                    withItemAt new: URL,
                    backupItemName: String?,
                    options: ItemReplacementOptions = [],
                    resultingItemURL: UnsafeMutablePointer<NSURL?>?
                ) throws {
                    let place = try FileReplacement.replace(
                        original, with: new, backupName: backupItemName, options: options)
                    resultingItemURL?.pointee = place as NSURL
                }
            }

            /// Foundation's ends the process on Linux.
            extension NSMutableAttributedString {
                var mutableString: EditedText { EditedText(of: self) }
            }

            import FoundationNetworking

            /// Foundation on Linux has no streams of a session.
            extension URLSession {
                func streamTask(withHostName hostname: String, port: Int) -> URLSessionStreamTask {
                    fatalError("streamTask(withHostName:port:): Foundation on Linux has no streams of a URLSession")
                }
                func streamTask(with service: NetService) -> URLSessionStreamTask {
                    fatalError("streamTask(with:): Foundation on Linux has no streams of a URLSession")
                }
            }

            /// An app's container has a Library, of which Foundation on Linux does not know.
            func NSSearchPathForDirectoriesInDomains(
                _ directory: FileManager.SearchPathDirectory,
                _ domainMask: FileManager.SearchPathDomainMask,
                _ expandTilde: Bool
            ) -> [String] {
                ContainerFolders.paths(directory, domainMask, expandTilde)
            }

            extension FileManager {
                func urls(for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask) -> [URL] {
                    ContainerFolders.urls(directory, domainMask, of: self)
                }
                func url(
                    for directory: SearchPathDirectory,
                    in domain: SearchPathDomainMask,
                    appropriateFor url: URL?,
                    create shouldCreate: Bool
                ) throws -> URL {
                    try ContainerFolders.url(directory, domain, appropriateFor: url, create: shouldCreate, of: self)
                }
            }

            extension URLCache {
                convenience init(memoryCapacity: Int, diskCapacity: Int) {
                    self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: nil)
                }
            }

            /// Can be set on Apple's platforms; here nothing waits for a network.
            extension URLSessionConfiguration {
                class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
                    BackgroundSessionConfiguration.made(identifier: identifier)
                }
                var waitsForConnectivity: Bool { get { false } set {} }
                var sharedContainerIdentifier: String? { get { nil } set {} }
            }

            extension URLSessionConfiguration {
                var allowsExpensiveNetworkAccess: Bool {
                    get { allowsNetwork(DeniedNetworks.expensive) }
                    set { allowNetwork(DeniedNetworks.expensive, newValue) }
                }
                var allowsConstrainedNetworkAccess: Bool {
                    get { allowsNetwork(DeniedNetworks.constrained) }
                    set { allowNetwork(DeniedNetworks.constrained, newValue) }
                }
                private func allowsNetwork(_ network: String) -> Bool {
                    !DeniedNetworks.contains(network, in: httpAdditionalHeaders?[DeniedNetworks.header])
                }
                private func allowNetwork(_ network: String, _ isAllowed: Bool) {
                    var headers = httpAdditionalHeaders ?? [:]
                    let value = headers[DeniedNetworks.header]
                    headers[DeniedNetworks.header] =
                        DeniedNetworks.setting(network, isDenied: !isAllowed, in: value)
                    httpAdditionalHeaders = headers
                }
            }

            /// How a server is checked is curl's matter here: nobody is challenged for it.
            let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
            let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"

            extension URLProtectionSpace {
                var serverTrust: SecTrust? { nil }
            }

            extension URLCredential {
                convenience init(trust: SecTrust) {
                    self.init(user: "", password: "", persistence: .none)
                }
            }

            /// Foundation on Linux knows no name but the one of a Content-Disposition.
            extension URLResponse {
                var suggestedFilename: String? { SuggestedFilename.of(self) }
            }

            extension URLRequest {
                var allowsExpensiveNetworkAccess: Bool {
                    get { allowsNetwork(DeniedNetworks.expensive) }
                    set { allowNetwork(DeniedNetworks.expensive, newValue) }
                }
                var allowsConstrainedNetworkAccess: Bool {
                    get { allowsNetwork(DeniedNetworks.constrained) }
                    set { allowNetwork(DeniedNetworks.constrained, newValue) }
                }
                private func allowsNetwork(_ network: String) -> Bool {
                    !DeniedNetworks.contains(network, in: value(forHTTPHeaderField: DeniedNetworks.header))
                }
                private mutating func allowNetwork(_ network: String, _ isAllowed: Bool) {
                    let value = value(forHTTPHeaderField: DeniedNetworks.header)
                    setValue(
                        DeniedNetworks.setting(network, isDenied: !isAllowed, in: value),
                        forHTTPHeaderField: DeniedNetworks.header
                    )
                }
            }

            """
    }

    /// What two of Apple's modules have together: imported where both are, and nowhere else, as with Apple.
    private static let overlays: [(of: Set<Substring>, module: String)] = [
        (["AVKit", "SwiftUI"], "_AVKit_SwiftUI"), (["MapKit", "SwiftUI"], "_MapKit_SwiftUI"),
        (["PhotosUI", "SwiftUI"], "_PhotosUI_SwiftUI"), (["SceneKit", "SwiftUI"], "_SceneKit_SwiftUI"),
        (["SpriteKit", "SwiftUI"], "_SpriteKit_SwiftUI"), (["StoreKit", "SwiftUI"], "_StoreKit_SwiftUI"),
    ]

    /// The compiler's arguments that import them.
    package static func arguments(_ modules: [String]) -> [String] {
        modules.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
    }

    /// Apple's modules that export Foundation, of those that notification code imports.
    private static let bringingFoundation: Set<Substring> = [
        "AVFoundation", "AVKit", "AdSupport", "AppTrackingTransparency", "AuthenticationServices", "BackgroundTasks",
        "CallKit", "CloudKit", "Combine", "Contacts", "CoreBluetooth", "CoreData", "CoreHaptics", "CoreImage",
        "CoreLocation",
        "CoreMotion",
        "CoreServices", "CoreTelephony",
        "CryptoKit", "EventKit", "Foundation", "HealthKit", "Intents", "LocalAuthentication", "MapKit", "MediaPlayer",
        "MessageUI",
        "MobileCoreServices", "NaturalLanguage", "Network", "OSLog", "Photos", "PhotosUI",
        "PushKit", "QuickLook", "SafariServices", "SceneKit", "SpriteKit", "StoreKit", "SwiftData", "SwiftUI", "UIKit",
        "UniformTypeIdentifiers", "UserNotifications", "UserNotificationsUI", "WatchConnectivity", "WebKit", "os",
    ]
}
