import Foundation

/// What an extension's `Info.plist` says under `NSExtension`, checked.
struct ExtensionDescription {
    private let url: URL
    private let module: String
    private let dictionary: PropertyList

    static let servicePoint = "com.apple.usernotifications.service"
    static let contentPoint = "com.apple.usernotifications.content-extension"

    /// - Parameters:
    ///   - info: with its settings resolved.
    ///   - url: where it was read, for errors.
    ///   - module: the target's.
    init(_ info: PropertyList, of url: URL, module: String) throws(BuildError) {
        guard let dictionary = info["NSExtension"] else {
            throw .badInfoPlist(url.path, "has no key NSExtension; an extension's describes it there")
        }
        self.dictionary = dictionary
        self.url = url
        self.module = module
    }

    /// What the target is.
    ///
    /// - Parameter resources: the files that go into its bundle; a storyboard is one of them.
    /// - Throws: ``BuildError`` that names the key.
    func kind(resources: [Target.Resource]) throws(BuildError) -> Target.Kind {
        guard let point = dictionary["NSExtensionPointIdentifier"]?.text else {
            throw wrong("has no key NSExtension.NSExtensionPointIdentifier")
        }
        switch point {
        case Self.servicePoint:
            guard let name = try principalClass() else {
                throw wrong(
                    "has no key NSExtension.NSExtensionPrincipalClass; "
                        + "Xcode writes $(PRODUCT_MODULE_NAME).NotificationService"
                )
            }
            return .serviceExtension(principalClass: name)
        case Self.contentPoint:
            try checkContentAttributes()
            return .contentExtension(try contentController(resources), categories: try categories())
        default:
            throw wrong(
                "NSExtensionPointIdentifier is \(point); "
                    + "\(Self.servicePoint) and \(Self.contentPoint) can be built"
            )
        }
    }

    /// The class without its module.
    private func principalClass() throws(BuildError) -> String? {
        guard let name = dictionary["NSExtensionPrincipalClass"]?.text else { return nil }
        let parts = name.split(separator: ".").map(String.init)
        if parts.count > 1, parts[0] != module {
            throw wrong("NSExtensionPrincipalClass is \(name), but the module is named \(module)")
        }
        return parts.last ?? name
    }

    /// Exactly one view controller (UNNotificationContentExtension): of a class, or the first of a storyboard.
    private func contentController(_ resources: [Target.Resource]) throws(BuildError) -> Target.ContentController {
        switch (try principalClass(), dictionary["NSExtensionMainStoryboard"]?.text) {
        case (let name?, nil): return .principalClass(name)
        case (nil, let name?):
            let file = "\(name).storyboard"
            let found = resources.filter { $0.url.lastPathComponent == file }
            guard let storyboard = found.first(where: { $0.path == file || $0.path == "Base.lproj/\(file)" }) else {
                throw wrong("NSExtensionMainStoryboard is \(name), but the folder has no \(file)")
            }
            let text = try ProjectFile.read(storyboard.url) ?? Data()
            guard String(decoding: text, as: UTF8.self).contains("initialViewController=") else {
                throw .badProject(
                    storyboard.url.path,
                    "has no initial view controller; choose one in Interface Builder (Is Initial View Controller)"
                )
            }
            return .storyboard(name)
        case (nil, nil):
            throw wrong(
                "names no view controller: NSExtension needs NSExtensionMainStoryboard or NSExtensionPrincipalClass"
            )
        case (_?, _?):
            throw wrong(
                "has both NSExtensionMainStoryboard and NSExtensionPrincipalClass; a content extension has exactly "
                    + "one view controller, so remove one"
            )
        }
    }

    private static let category = "UNNotificationExtensionCategory"
    private static let ratio = "UNNotificationExtensionInitialContentSizeRatio"
    private static let switches = ["DefaultContentHidden", "OverridesDefaultTitle", "UserInteractionEnabled"]
        .map { "UNNotificationExtension\($0)" }

    /// The categories whose notifications it shows: a string, or several.
    private func categories() throws(BuildError) -> [String] {
        let place = "NSExtension.NSExtensionAttributes.\(Self.category)"
        switch dictionary["NSExtensionAttributes"]?[Self.category] {
        case nil: throw wrong("has no key \(place); it names the categories whose notifications the extension shows")
        case .string(let name) where !name.isEmpty: return [name]
        case .array(let list):
            // With none it is shown for no notification, as on an iPhone.
            let names = list.compactMap(\.text)
            guard names.count == list.count else { throw wrong("\(place) should have strings alone") }
            return names
        default: throw wrong("\(place) should be a string or an array of strings")
        }
    }

    private func checkContentAttributes() throws(BuildError) {
        let place = "NSExtension.NSExtensionAttributes"
        guard let attributes = dictionary["NSExtensionAttributes"] else {
            throw wrong("has no key \(place); \(Self.category) and \(Self.ratio) stand there")
        }
        guard let ratio = attributes[Self.ratio] else {
            throw wrong("has no key \(place).\(Self.ratio): the first height of the view, divided by its width")
        }
        guard let number = ratio.number, number >= 0, number <= 100 else {
            throw wrong("\(place).\(Self.ratio) should be a number from 0 to 100, such as 0.5")
        }
        for name in Self.switches {
            guard let value = attributes[name] else { continue }
            guard value.flag != nil else { throw wrong("\(place).\(name) should be a Boolean") }
        }
    }

    /// What Xcode builds without a word, though Apple's documentation calls the keys required: a content extension that
    /// says no ratio or no categories.
    ///
    /// - Returns: the `Info.plist` with what an iPhone takes in their place, and a warning for each.
    static func completed(_ info: PropertyList, of url: URL) -> (info: PropertyList, notes: [String]) {
        guard let dictionary = info["NSExtension"], dictionary["NSExtensionPointIdentifier"]?.text == contentPoint
        else {
            return (info, [])
        }
        var attributes = dictionary["NSExtensionAttributes"] ?? .dictionary([:])
        var notes: [String] = []
        func complete(_ key: String, with value: PropertyList, _ meaning: String) {
            guard attributes[key] == nil else { return }
            attributes[key] = value
            notes.append("\(url.path): warning: has no key NSExtension.NSExtensionAttributes.\(key); \(meaning)")
        }
        complete(ratio, with: .integer(1), "the view is as high as it is wide at first")
        complete(category, with: .array([]), "the extension is shown for no notification")
        var completed = info
        completed["NSExtension"]?["NSExtensionAttributes"] = attributes
        return (completed, notes)
    }

    private func wrong(_ why: String) -> BuildError { .badInfoPlist(url.path, why) }
}

extension PropertyList {
    /// The value of a number, or of a string that is one.
    fileprivate var number: Double? {
        switch self {
        case .integer(let number): Double(number)
        case .real(let number): number
        case .string(let text): Double(text)
        default: nil
        }
    }

    /// The value of a Boolean, as plists in the field write it.
    fileprivate var flag: Bool? {
        switch self {
        case .bool(let flag): flag
        case .integer(let number) where [0, 1].contains(number): number == 1
        case .string(let text): ["yes": true, "no": false, "true": true, "false": false][text.lowercased()]
        default: nil
        }
    }
}
