import Foundation
import FoundationXML

/// An element of an Interface Builder document.
final class InterfaceElement {
    let name: String
    let attributes: [String: String]
    fileprivate(set) var children: [InterfaceElement] = []
    fileprivate(set) var text = ""

    init(name: String, attributes: [String: String]) {
        self.name = name
        self.attributes = attributes
    }

    subscript(attribute: String) -> String? { attributes[attribute] }

    var id: String { attributes["id"] ?? "" }

    /// The first child of that name.
    func first(_ name: String) -> InterfaceElement? { children.first { $0.name == name } }

    /// The child that stands under a key.
    func keyed(_ key: String) -> InterfaceElement? { children.first { $0["key"] == key } }

    /// The children of the child of that name.
    func list(_ name: String) -> [InterfaceElement] { first(name)?.children ?? [] }

    func flag(_ attribute: String) -> Bool? { self[attribute].map { $0 == "YES" } }

    func number(_ attribute: String) -> CGFloat? { self[attribute].flatMap(Double.init).map { CGFloat($0) } }

    /// A text that stands as an attribute, or in a child where it has several lines.
    func string(_ key: String) -> String? { self[key] ?? keyed(key)?.text }

    var rect: CGRect? {
        guard let x = number("x"), let y = number("y"), let width = number("width"), let height = number("height")
        else {
            return nil
        }
        return CGRect(x: x, y: y, width: width, height: height)
    }
}

/// Reads the XML of a storyboard or a xib.
final class InterfaceXML: NSObject, XMLParserDelegate {
    private var stack: [InterfaceElement] = []
    private var root: InterfaceElement?

    /// The document's root.
    ///
    /// - Throws: ``InterfaceError``, with the line of what cannot be read.
    static func read(_ file: URL) throws(InterfaceError) -> InterfaceElement {
        guard let data = try? Data(contentsOf: file) else {
            throw InterfaceError("\(file.lastPathComponent) cannot be read")
        }
        guard data.starts(with: Data("<".utf8)) || data.starts(with: Data([0xEF, 0xBB, 0xBF])) else {
            throw InterfaceError("\(file.lastPathComponent) is compiled; Carillon reads the XML of Interface Builder")
        }
        let reader = InterfaceXML()
        let parser = XMLParser(data: data)
        parser.shouldResolveExternalEntities = false
        parser.delegate = reader
        guard parser.parse(), reader.stack.isEmpty, let root = reader.root else {
            throw InterfaceError("\(file.lastPathComponent), line \(parser.lineNumber): no well-formed XML")
        }
        return root
    }

    func parser(
        _ parser: XMLParser,
        didStartElement elementName: String,
        namespaceURI: String?,
        qualifiedName qName: String?,
        attributes attributeDict: [String: String]
    ) {
        let element = InterfaceElement(name: elementName, attributes: attributeDict)
        stack.last?.children.append(element)
        if root == nil { root = element }
        stack.append(element)
        if stack.count > 200 { parser.abortParsing() }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        stack.last?.text += string
    }

    func parser(
        _ parser: XMLParser,
        didEndElement elementName: String,
        namespaceURI: String?,
        qualifiedName qName: String?
    ) {
        stack.removeLast()
    }
}

/// Why a storyboard or a xib cannot be loaded, in a sentence for its author.
package struct InterfaceError: Error, CustomStringConvertible {
    package let description: String

    init(_ description: String) {
        self.description = description
    }
}
