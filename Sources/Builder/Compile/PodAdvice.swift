import Foundation

/// What can be done about a module that CocoaPods or Carthage would bring.
enum PodAdvice {
    /// - Parameters:
    ///   - module: that is not here.
    ///   - file: which imports it.
    /// - Returns: nil where no list above the file names it.
    static func advice(on module: String, importedIn file: String) -> String? {
        var folder = URL(fileURLWithPath: file).deletingLastPathComponent()
        for _ in 0..<levels where folder.path != "/" {
            if let text = text(of: "Podfile", in: folder) {
                return pods(in: text).contains { isOf($0, module) } ? podAdvice(on: module, in: folder) : nil
            }
            if let text = text(of: "Cartfile", in: folder) {
                let names = text.matches(of: #/["\/](?<name>[\w.-]+?)(?:\.git|\.json)?"/#).map { String($0.name) }
                guard names.contains(where: { isOf($0, module) }) else { return nil }
                return
                    "\(module) is of the Cartfile: what Carthage makes is for Apple's systems, and packages are built of "
                    + "their sources here; add its package in Xcode, or keep what uses it under #if canImport(\(module))"
            }
            folder.deleteLastPathComponent()
        }
        return nil
    }

    /// How far above a source a project's lists are.
    private static let levels = 8

    private static func podAdvice(on module: String, in folder: URL) -> String {
        let files = FileManager.default
        let all = folder.appendingPathComponent("Pods")
        guard files.fileExists(atPath: all.path) else {
            return
                "\(module) is a pod, and the folder Pods is not here: `pod install` makes it, and its Swift is built then"
        }
        let own = (try? files.contentsOfDirectory(atPath: all.path))?.first { isOf($0, module) }
        let sources = own.flatMap { files.enumerator(atPath: all.appendingPathComponent($0).path) }
        let kinds = Set((sources?.lazy.compactMap { $0 as? String } ?? []).map { ($0 as NSString).pathExtension })
        if kinds.contains("swift") {
            return "\(module) is a pod that Pods/Pods.xcodeproj has no target of: `pod install` writes it anew"
        }
        let why =
            kinds.isDisjoint(with: ["m", "mm"])
            ? "is a pod without sources" : "is a pod that is written in Objective-C, and only Swift is compiled here"
        return "\(module) \(why): keep what uses it under #if canImport(\(module))"
    }

    /// The names in a Podfile, with those of parts: `Firebase/Messaging`.
    private static func pods(in text: String) -> [String] {
        text.split(separator: "\n").compactMap { line in
            line.firstMatch(of: #/^\s*pod\s+['"](?<name>[^'"]+)['"]/#).map { String($0.name) }
        }
    }

    /// Whether a module is what a pod of a name is imported as: `SwiftyJSON`, `FirebaseMessaging` of `Firebase/Messaging`.
    private static func isOf(_ name: String, _ module: String) -> Bool {
        let parts = name.split(separator: "/").map { $0.filter { $0.isLetter || $0.isNumber }.lowercased() }
        let wanted = module.filter { $0.isLetter || $0.isNumber }.lowercased()
        guard let first = parts.first else { return false }
        return first == wanted || parts.joined() == wanted
            || ["swift", "swift4", "ios"].contains { first == wanted + $0 || first == $0 + wanted }
    }

    private static func text(of name: String, in folder: URL) -> String? {
        (try? ProjectFile.text(folder.appendingPathComponent(name))) ?? nil
    }
}
