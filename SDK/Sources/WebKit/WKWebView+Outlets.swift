import UIKit

extension WKWebView: ModuleOutlets {
    package func setModuleOutlet(_ property: String, to object: AnyObject) -> Bool {
        switch (property, object) {
        case ("navigationDelegate", let delegate as any WKNavigationDelegate): navigationDelegate = delegate
        case ("UIDelegate", let delegate as any WKUIDelegate): uiDelegate = delegate
        default: return false
        }
        return true
    }
}
