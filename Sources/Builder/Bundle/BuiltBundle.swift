package import Foundation

/// A bundle on disk, laid out as Apple's are.
///
///     RichPush.app/
///         Info.plist              CFBundleIdentifier, CFBundleName, CFBundleDisplayName, CFBundleExecutable …
///         Entitlements.plist      the author's *.entitlements, if there is one
///         CarillonBuild.json      when it was built, and from which folders
///         RichPush                the executable
///         Frameworks/             in a debug build: the runtime that the executables share
///         chime.wav, en.lproj/…   resources, where the author's folder has them
///         PlugIns/
///             NotificationService.appex/
///                 Info.plist      NSExtension: NSExtensionPointIdentifier, NSExtensionPrincipalClass
///                 Entitlements.plist
///                 NotificationService
///
/// `Info.plist` and `Entitlements.plist` are XML, with every `$(…)` resolved.
package struct BuiltBundle: Sendable {
    /// The `.app` folder.
    package let url: URL
    /// The app's `CFBundleIdentifier`.
    package let bundleID: String
    /// The `CFBundleIdentifier` of every extension.
    package let extensionIDs: [String]
    /// What the compiler warned of, with the author's paths.
    package let warnings: [String]
}
