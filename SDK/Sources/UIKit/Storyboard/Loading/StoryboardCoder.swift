import Foundation

/// What a storyboard's object is made from; it carries what an initializer has to know.
final class StoryboardCoder: NSCoder {
    let bundle: Bundle
    var reuseIdentifier: String?
    var cellStyle = UITableViewCell.CellStyle.default
    var tableStyle = UITableView.Style.plain
    var pageStyle = UIPageViewController.TransitionStyle.scroll
    var pageOrientation = UIPageViewController.NavigationOrientation.horizontal

    init(bundle: Bundle) {
        self.bundle = bundle
        super.init()
    }
}

/// Finds the classes that storyboards name.
enum InterfaceClass {
    /// The class `name` of the module; nil if there is none.
    static func find(_ element: InterfaceElement) -> AnyClass? {
        guard let name = element["customClass"] else { return nil }
        let modules = [element["customModule"], MainModule.name].compactMap { $0 }
        for module in modules {
            if let found = NSClassFromString("\(module.asModuleName).\(name)") { return found }
        }
        if let found = NSClassFromString(name) { return found }
        return apple.lazy.compactMap { NSClassFromString("\($0).\(name)") }.first
    }

    /// Modules with views and controllers of Apple's that people name as custom classes, if the author's code imports them.
    private static let apple = [
        "UIKit", "SpriteKit", "SceneKit", "MapKit", "WebKit", "AVKit", "PhotosUI", "MediaPlayer",
    ]
}

/// The author's module, in which a storyboard's classes are looked for.
package enum MainModule {
    /// `CARILLON_MODULE` of the environment, else the name of the executable.
    static var name: String {
        let executable = Bundle.main.infoDictionary?["CFBundleExecutable"] as? String
        return ProcessInfo.processInfo.environment["CARILLON_MODULE"] ?? executable
            ?? ProcessInfo.processInfo.processName
    }
}

extension String {
    /// A product's name as a module's: what is no letter or digit is an underscore.
    var asModuleName: String {
        String(map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    }
}
