import Foundation

/// Makes an app's delegate.
///
/// `carillon build` writes a conformance for the author's class, since Swift on Linux cannot
/// make an instance of a class that it knows by its type alone.
@MainActor
public protocol ApplicationDelegateMaking {
    /// A new delegate.
    static func makeApplicationDelegate() -> any UIApplicationDelegate
}

extension UIApplicationDelegate {
    /// The `main` of a delegate that is marked `@main`.
    public static func main() {
        launch(self)
    }
}

/// Launches an app; never returns.
///
/// - Parameters:
///   - argc: is not used.
///   - argv: is not used.
///   - principalClassName: is not used; there is one application class.
///   - delegateClassName: as `NSStringFromClass` tells it.
/// - Returns: nothing; the type is Apple's.
@MainActor
@discardableResult
public func UIApplicationMain(
    _ argc: Int32,
    _ argv: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>?,
    _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    guard let name = delegateClassName, let type = NSClassFromString(name) else {
        fatalError("UIApplicationMain: there is no class named \(delegateClassName ?? "nil")")
    }
    launch(type)
}

@MainActor
private func launch(_ type: Any.Type) -> Never {
    guard let maker = type as? any ApplicationDelegateMaking.Type else {
        fatalError("\(type) is no application delegate that was built with `carillon build`")
    }
    UIApplication.shared.launch(maker.makeApplicationDelegate())
}
