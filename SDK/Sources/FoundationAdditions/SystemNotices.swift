public import Foundation

extension NSNotification.Name {
    /// The clock was set; nobody sets a simulated phone's while an app runs.
    public static let NSSystemClockDidChange = NSNotification.Name("NSSystemClockDidChangeNotification")
}
