public import AuthorRuntime
import Foundation

// Names that Apple does not document, and that public code sets and reads all the same. A name that is not here ends the
// process, as an unknown one does on a phone.

extension UIDatePicker: UndocumentedKeys {
    public func setUndocumented(_ value: Any?, forKey key: String) -> Bool {
        switch key {
        case "textColor": textColor = value as? UIColor
        // Today is not marked on these wheels.
        case "highlightsToday": break
        default: return false
        }
        return true
    }
    public func undocumented(_ key: String) -> Any?? { key == "textColor" ? .some(textColor) : nil }
}

extension UIAlertAction: UndocumentedKeys {
    public func setUndocumented(_ value: Any?, forKey key: String) -> Bool {
        switch key {
        case "titleTextColor": titleTextColor = value as? UIColor
        // Pictures and marks beside a choice, and where its words stand, are left out.
        case "image", "imageTintColor", "checked", "titleTextAlignment": break
        default: return false
        }
        return true
    }
    public func undocumented(_ key: String) -> Any?? {
        key == "titleTextColor" ? .some(titleTextColor) : nil
    }
}

extension UIAlertController: UndocumentedKeys {
    public func setUndocumented(_ value: Any?, forKey key: String) -> Bool {
        switch key {
        case "attributedTitle": title = (value as? NSAttributedString)?.string
        case "attributedMessage": message = (value as? NSAttributedString)?.string
        default: return false
        }
        return true
    }
    public func undocumented(_ key: String) -> Any?? { nil }
}

extension UISearchBar: UndocumentedKeys {
    public func setUndocumented(_ value: Any?, forKey key: String) -> Bool {
        guard key == "cancelButtonText", let text = value as? String else { return false }
        cancel.setTitle(text, for: .normal)
        return true
    }
    public func undocumented(_ key: String) -> Any?? {
        switch key {
        case "searchField", "_searchField": .some(searchTextField)
        case "cancelButton": .some(cancel)
        default: nil
        }
    }
}

extension UITextField: UndocumentedKeys {
    public func setUndocumented(_ value: Any?, forKey key: String) -> Bool { false }
    /// The page draws the placeholder, so there is no label of it: what is set in it is left out.
    public func undocumented(_ key: String) -> Any?? {
        ["placeholderLabel", "_placeholderLabel"].contains(key) ? .some(nil) : nil
    }
}
