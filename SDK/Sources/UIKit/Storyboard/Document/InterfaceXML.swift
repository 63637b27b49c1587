import Foundation
import FoundationXML

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
        stack.removeLast().adoptVariations()
    }
}

/// Why a storyboard or a xib cannot be loaded, in a sentence for its author.
package struct InterfaceError: Error, CustomStringConvertible {
    package let description: String

    init(_ description: String) {
        self.description = description
    }
}
