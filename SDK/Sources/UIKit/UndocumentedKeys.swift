public import AuthorRuntime
import Foundation

// Names that Apple does not document, and that public code sets and reads all the same. A name that is not here ends the
// process, as an unknown one does on a phone.

/// Names of one kind of view, besides those that every view has.
@MainActor
private protocol OwnKeys: AnyObject {
    func setOwn(_ value: Any?, forKey key: String) -> Bool
    func own(_ key: String) -> Any??
}

// What is documented of a view has its name for everybody (Key-Value Coding Programming Guide: properties of Objective-C
// classes), so that a date picker is told its colour like this too.
extension UIView: UndocumentedKeys {
    public func setUndocumented(_ value: Any?, forKey key: String) -> Bool {
        if let own = self as? any OwnKeys, own.setOwn(value, forKey: key) { return true }
        let number = value as? NSNumber
        switch key {
        case "backgroundColor": backgroundColor = value as? UIColor
        case "tintColor": tintColor = value as? UIColor
        case "alpha": alpha = CGFloat(number?.doubleValue ?? 0)
        case "hidden": isHidden = number?.boolValue ?? false
        case "userInteractionEnabled": isUserInteractionEnabled = number?.boolValue ?? false
        case "clipsToBounds": clipsToBounds = number?.boolValue ?? false
        case "tag": tag = number?.intValue ?? 0
        case "accessibilityIdentifier": accessibilityIdentifier = value as? String
        case "accessibilityLabel": accessibilityLabel = value as? String
        default: return false
        }
        return true
    }

    public func undocumented(_ key: String) -> Any?? {
        if let own = self as? any OwnKeys, let found = own.own(key) { return found }
        switch key {
        case "backgroundColor": return .some(backgroundColor)
        case "tintColor": return .some(tintColor)
        case "alpha": return .some(NSNumber(value: Double(alpha)))
        case "hidden": return .some(NSNumber(value: isHidden))
        case "userInteractionEnabled": return .some(NSNumber(value: isUserInteractionEnabled))
        case "clipsToBounds": return .some(NSNumber(value: clipsToBounds))
        case "tag": return .some(NSNumber(value: tag))
        case "accessibilityIdentifier": return .some(accessibilityIdentifier)
        case "accessibilityLabel": return .some(accessibilityLabel)
        case "layer": return .some(layer)
        case "superview": return .some(superview)
        case "subviews": return .some(subviews as NSArray)
        default: return nil
        }
    }
}

extension UIDatePicker: OwnKeys {
    fileprivate func setOwn(_ value: Any?, forKey key: String) -> Bool {
        switch key {
        case "textColor": textColor = value as? UIColor
        // Today is not marked on these wheels.
        case "highlightsToday": break
        default: return false
        }
        return true
    }
    fileprivate func own(_ key: String) -> Any?? { key == "textColor" ? .some(textColor) : nil }
}

extension UIAlertAction: UndocumentedKeys {
    public func setUndocumented(_ value: Any?, forKey key: String) -> Bool {
        switch key {
        case "titleTextColor", "_titleTextColor": titleTextColor = value as? UIColor
        // Pictures and marks beside a choice, and where its words stand, are left out.
        case "image", "imageTintColor", "checked", "titleTextAlignment": break
        default: return false
        }
        return true
    }
    public func undocumented(_ key: String) -> Any?? {
        ["titleTextColor", "_titleTextColor"].contains(key) ? .some(titleTextColor) : nil
    }
}

extension UIAlertController: UndocumentedKeys {
    public func setUndocumented(_ value: Any?, forKey key: String) -> Bool {
        switch key {
        case "attributedTitle": title = (value as? NSAttributedString)?.string
        case "attributedMessage": message = (value as? NSAttributedString)?.string
        case "contentViewController": content = value as? UIViewController
        default: return false
        }
        return true
    }
    public func undocumented(_ key: String) -> Any?? { key == "contentViewController" ? .some(content) : nil }
}

extension UISearchBar: OwnKeys {
    fileprivate func setOwn(_ value: Any?, forKey key: String) -> Bool {
        guard key == "cancelButtonText", let text = value as? String else { return false }
        cancel.setTitle(text, for: .normal)
        return true
    }
    fileprivate func own(_ key: String) -> Any?? {
        switch key {
        case "searchField", "_searchField": .some(searchTextField)
        case "cancelButton": .some(cancel)
        default: nil
        }
    }
}

extension UITextField: OwnKeys {
    fileprivate func setOwn(_ value: Any?, forKey key: String) -> Bool { false }
    /// The page draws the placeholder, so there is no label of it: what is set in it is left out.
    fileprivate func own(_ key: String) -> Any?? {
        ["placeholderLabel", "_placeholderLabel"].contains(key) ? .some(nil) : nil
    }
}

extension UIDevice: UndocumentedKeys {
    /// A phone is not turned here, also where an app would turn it by this name.
    public func setUndocumented(_ value: Any?, forKey key: String) -> Bool { key == "orientation" }
    public func undocumented(_ key: String) -> Any?? {
        key == "orientation" ? .some(NSNumber(value: orientation.rawValue)) : nil
    }
}
