public import Foundation

/// The objects of a xib, read from Interface Builder's XML and made as often as wanted.
@preconcurrency @MainActor
open class UINib: NSObject {
    /// What can be given to a nib when it is made; here nothing is taken over.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    private let document: InterfaceElement
    private let name: String
    private let bundle: Bundle

    /// The xib of a bundle; one that is missing or cannot be read ends the process with the reason, as on a phone.
    public convenience init(nibName name: String, bundle bundleOrNil: Bundle?) {
        do {
            try self.init(loading: name, bundle: bundleOrNil ?? .main)
        } catch {
            fatalError("UINib: \(error)")
        }
    }

    /// - Throws: ``InterfaceError``
    package init(loading name: String, bundle: Bundle) throws(InterfaceError) {
        self.bundle = bundle
        self.name = name
        document = try InterfaceFiles.read(name, "xib", called: "nib", in: bundle)
        super.init()
    }

    /// Makes the objects and connects them with their owner.
    ///
    /// - Returns: what lies at the top of the document, without its placeholders.
    @discardableResult
    open func instantiate(withOwner ownerOrNil: Any?, options: [OptionsKey: Any]? = nil) -> [Any] {
        let objects = document.list("objects")
        let owner = ownerOrNil.map { $0 as AnyObject }
        let source = InterfaceSource(name: name, bundle: bundle, document: document)
        let loader = InterfaceLoader(source, owner: owner)
        if let place = objects.first(where: { $0["placeholderIdentifier"] == "IBFilesOwner" }), let owner {
            loader.know(owner, as: place)
        }
        let elements = objects.filter { InterfaceLoader.isView($0) }
        let views = elements.map(loader.view)
        let controller = owner as? UIViewController
        if let controller, controller.viewIfLoaded == nil { controller.view = views.first }
        let others = loader.finish(others: objects.filter { !InterfaceLoader.isView($0) })
        // Whoever loads a nib by itself keeps what it gets; a controller keeps what its own has.
        controller?.nibObjects += others
        return views + others
    }
}

extension Bundle {
    /// Makes the objects of a xib; nil where the bundle has none of that name.
    @preconcurrency @MainActor
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        guard InterfaceFiles.find(name, "xib", in: self) != nil else { return nil }
        return UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}
