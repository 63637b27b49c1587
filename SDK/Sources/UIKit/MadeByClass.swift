import AuthorRuntime
import Foundation

// Initializers of UIKit's classes for a class that a value names (`Cell.init(frame:)` of a generic `Cell`), as
// AuthorRuntime's `MadeByClass` tells: one for the author, the same under the name of a method, and the way to the
// class's own.

extension MadeByClass where Self: UIView {
    @_silgen_name("carillon_UIView_init_frame")
    @preconcurrency @MainActor
    public init(frame: CGRect)

    @_silgen_name("carillon_UIView_init_frame")
    @MainActor
    static func made(frame: CGRect) -> Self { own(frame: frame) as! Self }
}

extension UIView {
    @usableFromInline
    convenience init(ofClass frame: CGRect) { self.init(frame: frame) }

    @_silgen_name("$s5UIKit6UIViewC7ofClassAC10Foundation6CGRectV_tcfC")
    static func own(frame: CGRect) -> UIView
}

extension MadeByClass where Self: UIViewController {
    @_silgen_name("carillon_UIViewController_init_nibName_bundle")
    @preconcurrency @MainActor
    public init(nibName: String?, bundle: Bundle?)

    @_silgen_name("carillon_UIViewController_init_nibName_bundle")
    @MainActor
    static func made(nibName: __owned String?, bundle: __owned Bundle?) -> Self {
        own(nibName: nibName, bundle: bundle) as! Self
    }
}

extension UIViewController {
    @usableFromInline
    convenience init(ofClass nibName: String?, bundle: Bundle?) { self.init(nibName: nibName, bundle: bundle) }

    @_silgen_name("$s5UIKit16UIViewControllerC7ofClass6bundleACSSSg_10Foundation6BundleCSgtcfC")
    static func own(nibName: __owned String?, bundle: __owned Bundle?) -> UIViewController
}

extension MadeByClass where Self: UINavigationController {
    @_silgen_name("carillon_UINavigationController_init_rootViewController")
    @preconcurrency @MainActor
    public init(rootViewController: UIViewController)

    @_silgen_name("carillon_UINavigationController_init_rootViewController")
    @MainActor
    static func made(rootViewController: __owned UIViewController) -> Self { own(root: rootViewController) as! Self }
}

extension UINavigationController {
    @usableFromInline
    convenience init(ofClass root: UIViewController) { self.init(rootViewController: root) }

    @_silgen_name("$s5UIKit22UINavigationControllerC7ofClassAcA06UIViewC0C_tcfC")
    static func own(root: __owned UIViewController) -> UINavigationController
}

extension MadeByClass where Self: UITableViewCell {
    @_silgen_name("carillon_UITableViewCell_init_style_reuseIdentifier")
    @preconcurrency @MainActor
    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)

    @_silgen_name("carillon_UITableViewCell_init_style_reuseIdentifier")
    @MainActor
    static func made(style: UITableViewCell.CellStyle, reuseIdentifier: __owned String?) -> Self {
        own(style: style, reuseIdentifier: reuseIdentifier) as! Self
    }
}

extension UITableViewCell {
    @usableFromInline
    convenience init(ofClass style: CellStyle, reuseIdentifier: String?) {
        self.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    @_silgen_name("$s5UIKit15UITableViewCellC7ofClass15reuseIdentifierA2C0D5StyleO_SSSgtcfC")
    static func own(style: CellStyle, reuseIdentifier: __owned String?) -> UITableViewCell
}

extension MadeByClass where Self: UITableViewHeaderFooterView {
    @_silgen_name("carillon_UITableViewHeaderFooterView_init_reuseIdentifier")
    @preconcurrency @MainActor
    public init(reuseIdentifier: String?)

    @_silgen_name("carillon_UITableViewHeaderFooterView_init_reuseIdentifier")
    @MainActor
    static func made(reuseIdentifier: __owned String?) -> Self { own(reuseIdentifier: reuseIdentifier) as! Self }
}

extension UITableViewHeaderFooterView {
    @usableFromInline
    convenience init(ofClass reuseIdentifier: String?) { self.init(reuseIdentifier: reuseIdentifier) }

    @_silgen_name("$s5UIKit023UITableViewHeaderFooterC0C7ofClassACSSSg_tcfC")
    static func own(reuseIdentifier: __owned String?) -> UITableViewHeaderFooterView
}
