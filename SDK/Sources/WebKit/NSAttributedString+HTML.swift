public import Foundation
public import UIKit

// Texts of pages (WebKit: NSAttributedString). What is read of them is what UIKit reads of HTML.
extension NSAttributedString {
    public typealias CompletionHandler = (NSAttributedString?, [DocumentAttributeKey: Any]?, (any Error)?) -> Void

    /// - Throws: `CocoaError` of what is no text.
    @MainActor
    public class func fromHTML(
        _ string: String,
        options: [DocumentReadingOptionKey: Any] = [:]
    ) async throws -> (NSAttributedString, [DocumentAttributeKey: Any]) {
        (try read(string, options), [.documentType: DocumentType.html])
    }

    /// - Parameter completionHandler: hears the text, or what is wrong with it.
    @MainActor
    public class func loadFromHTML(
        string: String,
        options: [DocumentReadingOptionKey: Any] = [:],
        completionHandler: @escaping CompletionHandler
    ) {
        do { completionHandler(try read(string, options), [.documentType: DocumentType.html], nil) } catch {
            completionHandler(nil, nil, error)
        }
    }

    private class func read(_ string: String, _ options: [DocumentReadingOptionKey: Any]) throws -> NSAttributedString {
        var options = options
        options[.documentType] = DocumentType.html
        options[.characterEncoding] = String.Encoding.utf8.rawValue
        return try NSAttributedString(data: Data(string.utf8), options: options, documentAttributes: nil)
    }
}
