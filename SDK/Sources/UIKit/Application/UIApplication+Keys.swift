// The app that runs, as code for extensions looks it up: by a key of its class.
extension UIApplication {
    public class func value(forKeyPath keyPath: String) -> Any? {
        ["shared", "sharedApplication"].contains(keyPath) ? shared : nil
    }
    public class func value(forKey key: String) -> Any? { value(forKeyPath: key) }
}
