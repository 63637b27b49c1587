public import Foundation

/// What can be made by a class that a value names: `type.init()`, `T()`.
///
/// With Apple every initializer of a class that Objective-C knows is found so. Swift on Linux finds those alone that are
/// `required`, which those of UIKit and Foundation are not: authors' subclasses would have to repeat them. An initializer
/// of a protocol is found as well, and is chosen where the class's own is not, which it asks by way of the class.
///
/// A class that declares initializers of its own and leaves this one out ends the process, as with Apple: "Use of
/// unimplemented initializer".
public protocol MadeByClass {}

extension NSObject: MadeByClass {}

extension MadeByClass where Self: NSObject {
    /// An object of a class that a value names; its body is ``madeByClass()``, which alone is told which class that is.
    ///
    /// It has a parameter that nobody gives: where a class is `Codable`, the compiler asks its superclass for `init()`, and
    /// takes none if it finds two.
    @_silgen_name("carillon_NSObject_init")
    public init(madeByClass: Void = ())

    @_silgen_name("carillon_NSObject_init")
    static func madeByClass() -> Self {
        // What an author declares as `init()` below a class of UIKit overrides nothing in Swift, and is found by its name.
        if case .answered(let object as Self) = AuthorNames.shared.send(Selector("init"), to: self) { return object }
        return plain() as! Self
    }

    /// What the rewriter has a protocol require that says `init()` and that every object is to fulfil: a protocol's
    /// initializer fulfils it for every class, which `NSObject`'s own does not.
    public init(ofProtocol: ()) { self.init() }
}

extension NSObject {
    /// A convenience initializer asks the class for the one that it calls.
    @usableFromInline
    convenience init(ofClass: Void) { self.init() }

    /// The initializer above, of the class that this is called on.
    @_silgen_name("$s10Foundation8NSObjectC13AuthorRuntimeE7ofClassACyt_tcfC")
    static func plain() -> NSObject
}
