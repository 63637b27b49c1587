public import Foundation

/// Small values that a person's devices share by iCloud (Foundation: NSUbiquitousKeyValueStore).
///
/// Nobody is signed in to iCloud on a simulated phone: as on any such phone the values are kept in a file of the app,
/// and no other device changes them.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {  // Its one property is a Sendable constant.
    /// Never posted, as no other device changes anything.
    public static let didChangeExternallyNotification = Notification.Name(
        "NSUbiquitousKeyValueStoreDidChangeExternallyNotification"
    )

    private static let own = NSUbiquitousKeyValueStore()
    private let file: DefaultsFile

    /// The app's own.
    open class var `default`: NSUbiquitousKeyValueStore { own }

    public override init() {
        let name = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
        let home = URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true)
        file = DefaultsFile(home.appendingPathComponent("Library/SyncedPreferences/\(name).plist"))
    }

    // MARK: Reading

    open var dictionaryRepresentation: [String: Any] { file.members }
    open func object(forKey aKey: String) -> Any? { file.members[aKey] }
    open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
    open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
    open func dictionary(forKey aKey: String) -> [String: Any]? { object(forKey: aKey) as? [String: Any] }
    open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
    /// The number of a key; 0 without one.
    open func longLong(forKey aKey: String) -> Int64 { (object(forKey: aKey) as? NSNumber)?.int64Value ?? 0 }
    /// The number of a key; 0 without one.
    open func double(forKey aKey: String) -> Double { (object(forKey: aKey) as? NSNumber)?.doubleValue ?? 0 }
    /// The truth of a key; false without one.
    open func bool(forKey aKey: String) -> Bool { (object(forKey: aKey) as? NSNumber)?.boolValue ?? false }

    // MARK: Writing

    /// Keeps a value, which must be a property list; of another the process ends, as with `UserDefaults`.
    open func set(_ anObject: Any?, forKey aKey: String) {
        guard let anObject else { return removeObject(forKey: aKey) }
        guard isPropertyList(anObject) else {
            fatalError("Attempt to insert non-property list object \(anObject) for key \(aKey)")
        }
        file.change { $0[aKey] = anObject }
    }
    open func set(_ aString: String?, forKey aKey: String) { set(aString as Any?, forKey: aKey) }
    open func set(_ aData: Data?, forKey aKey: String) { set(aData as Any?, forKey: aKey) }
    open func set(_ anArray: [Any]?, forKey aKey: String) { set(anArray as Any?, forKey: aKey) }
    open func set(_ aDictionary: [String: Any]?, forKey aKey: String) { set(aDictionary as Any?, forKey: aKey) }
    open func set(_ value: Int64, forKey aKey: String) { set(NSNumber(value: value) as Any?, forKey: aKey) }
    open func set(_ value: Double, forKey aKey: String) { set(NSNumber(value: value) as Any?, forKey: aKey) }
    open func set(_ value: Bool, forKey aKey: String) { set(NSNumber(value: value) as Any?, forKey: aKey) }
    open func removeObject(forKey aKey: String) { file.change { $0[aKey] = nil } }

    /// Does nothing: every change is in the file already.
    ///
    /// - Returns: true, as where memory and disk agree.
    @discardableResult
    open func synchronize() -> Bool { true }
}

/// Why values changed, in the notification's user info.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
/// Which values changed, in the notification's user info.
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
public var NSUbiquitousKeyValueStoreServerChange: Int { 0 }
public var NSUbiquitousKeyValueStoreInitialSyncChange: Int { 1 }
public var NSUbiquitousKeyValueStoreQuotaViolationChange: Int { 2 }
public var NSUbiquitousKeyValueStoreAccountChange: Int { 3 }
