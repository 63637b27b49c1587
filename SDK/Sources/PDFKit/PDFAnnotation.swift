public import UIKit

/// What a mark is.
public struct PDFAnnotationSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let text = Self(rawValue: "/Text"), link = Self(rawValue: "/Link")
    public static let freeText = Self(rawValue: "/FreeText"), line = Self(rawValue: "/Line")
    public static let square = Self(rawValue: "/Square"), circle = Self(rawValue: "/Circle")
    public static let highlight = Self(rawValue: "/Highlight"), underline = Self(rawValue: "/Underline")
    public static let strikeOut = Self(rawValue: "/StrikeOut"), ink = Self(rawValue: "/Ink")
    public static let stamp = Self(rawValue: "/Stamp"), popup = Self(rawValue: "/Popup")
    public static let widget = Self(rawValue: "/Widget")
}

/// What is said of a mark.
public struct PDFAnnotationKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let color = Self(rawValue: "/C"), contents = Self(rawValue: "/Contents")
    public static let name = Self(rawValue: "/NM"), border = Self(rawValue: "/Border")
    public static let action = Self(rawValue: "/A"), quadding = Self(rawValue: "/Q")
    public static let widgetFieldType = Self(rawValue: "/FT"), widgetValue = Self(rawValue: "/V")
    public static let widgetDefaultValue = Self(rawValue: "/DV"), textLabel = Self(rawValue: "/T")
    public static let quadPoints = Self(rawValue: "/QuadPoints"), interiorColor = Self(rawValue: "/IC")
}

/// What a field of a form takes.
public struct PDFAnnotationWidgetSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let text = Self(rawValue: "/Tx"), button = Self(rawValue: "/Btn")
    public static let choice = Self(rawValue: "/Ch"), signature = Self(rawValue: "/Sig")
}

/// A mark on a page: it is kept, and neither drawn nor written.
open class PDFAnnotation: NSObject {
    open internal(set) weak var page: PDFPage?
    open var type: String?
    /// From the lower left.
    open var bounds: CGRect
    open var contents: String?
    open var color = UIColor.black
    open var interiorColor: UIColor?
    open var font: UIFont?
    open var fontColor: UIColor?
    open var alignment = NSTextAlignment.natural
    open var border: PDFBorder?
    open var action: PDFAction?
    open var url: URL? {
        get { (action as? PDFActionURL)?.url }
        set { action = newValue.map(PDFActionURL.init) }
    }
    open var destination: PDFDestination?
    open var userName: String?
    open var modificationDate: Date?
    open var shouldDisplay = true
    open var shouldPrint = true
    open var isHighlighted = false
    open var isReadOnly = false
    open var fieldName: String?
    open var widgetFieldType = PDFAnnotationWidgetSubtype.text
    open var widgetStringValue: String?
    open var buttonWidgetState = PDFWidgetCellState.offState
    open var startPoint = CGPoint.zero
    open var endPoint = CGPoint.zero
    open var quadrilateralPoints: [NSValue]?
    open private(set) var paths: [UIBezierPath]?
    private var values: [AnyHashable: Any]

    public init(
        bounds: CGRect,
        forType annotationType: PDFAnnotationSubtype,
        withProperties properties: [AnyHashable: Any]?
    ) {
        self.bounds = bounds
        type = String(annotationType.rawValue.dropFirst())
        values = properties ?? [:]
    }

    open var annotationKeyValues: [AnyHashable: Any] { values }
    /// - Returns: true, as anything is kept.
    @discardableResult
    open func setValue(_ value: Any, forAnnotationKey key: PDFAnnotationKey) -> Bool {
        values[key] = value
        return true
    }
    open func value(forAnnotationKey key: PDFAnnotationKey) -> Any? { values[key] }
    open func removeValue(forAnnotationKey key: PDFAnnotationKey) { values[key] = nil }
    open func add(_ path: UIBezierPath) { paths = (paths ?? []) + [path] }
    open func remove(_ path: UIBezierPath) { paths?.removeAll { $0 === path } }
    /// An author's own mark draws itself; others draw nothing.
    open func draw(with box: PDFDisplayBox, in context: CGContext) {}
}

/// Whether a button of a form is on.
public enum PDFWidgetCellState: Int, Sendable { case mixedState = -1, offState = 0, onState = 1 }

/// How the line around a mark looks.
public enum PDFBorderStyle: Int, Sendable { case solid = 0, dashed, beveled, inset, underline }

/// The line around a mark.
open class PDFBorder: NSObject {
    open var style = PDFBorderStyle.solid
    /// Points.
    open var lineWidth: CGFloat = 1
    open var dashPattern: [Any]?
    public override init() {}
}

/// What a mark does when it is touched.
open class PDFAction: NSObject {
    open var type: String { "" }
    override init() {}
}
/// Opens an address.
open class PDFActionURL: PDFAction {
    open var url: URL?
    open override var type: String { "URI" }
    public init(url: URL) { self.url = url }
}
/// Goes to a place of the document.
open class PDFActionGoTo: PDFAction {
    open var destination: PDFDestination
    open override var type: String { "GoTo" }
    public init(destination: PDFDestination) { self.destination = destination }
}
/// Goes to a place with a name.
open class PDFActionNamed: PDFAction {
    open var name: PDFActionNamedName
    open override var type: String { "Named" }
    public init(name: PDFActionNamedName) { self.name = name }
}
/// Such a name.
public enum PDFActionNamedName: Int, Sendable {
    case none = 0, nextPage, previousPage, firstPage, lastPage, goBack, goForward, goToPage, find, print, zoomIn,
        zoomOut
}
