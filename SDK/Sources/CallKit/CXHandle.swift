public import Foundation

/// How somebody is called.
open class CXHandle: NSObject, NSCopying, NSSecureCoding {
    /// What it is.
    public enum HandleType: Int, Sendable { case generic = 1, phoneNumber, emailAddress }

    public let type: HandleType
    public let value: String

    public init(type: HandleType, value: String) {
        self.type = type
        self.value = value
    }

    public static var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        guard let type = HandleType(rawValue: coder.decodeInteger(forKey: "type")),
            let value = coder.decodeObject(of: NSString.self, forKey: "value")
        else { return nil }
        self.type = type
        self.value = value as String
    }

    open func encode(with coder: NSCoder) {
        coder.encode(type.rawValue, forKey: "type")
        coder.encode(value as NSString, forKey: "value")
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open func isEqual(to handle: CXHandle) -> Bool { type == handle.type && value == handle.value }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CXHandle).map(isEqual(to:)) ?? false }
    open override var hash: Int { value.hashValue }
}

/// What is said of a call; nil and false until it is said.
open class CXCallUpdate: NSObject, NSCopying {
    open var remoteHandle: CXHandle?
    open var localizedCallerName: String?
    open var supportsHolding = false
    open var supportsGrouping = false
    open var supportsUngrouping = false
    open var supportsDTMF = false
    open var hasVideo = false

    public override init() {}

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = CXCallUpdate()
        copy.remoteHandle = remoteHandle
        copy.localizedCallerName = localizedCallerName
        copy.supportsHolding = supportsHolding
        copy.supportsGrouping = supportsGrouping
        copy.supportsUngrouping = supportsUngrouping
        copy.supportsDTMF = supportsDTMF
        copy.hasVideo = hasVideo
        return copy
    }
}

/// What an app's calls can do, and how they would look.
open class CXProviderConfiguration: NSObject, NSCopying {
    /// The app's name.
    open private(set) var localizedName: String?
    open var ringtoneSound: String?
    open var iconTemplateImageData: Data?
    /// How many calls, or groups of them, there can be at once.
    open var maximumCallGroups = 2
    open var maximumCallsPerCallGroup = 5
    open var includesCallsInRecents = true
    open var supportsVideo = false
    open var supportedHandleTypes: Set<CXHandle.HandleType> = []
    open var supportsAudioTranslation = false

    public override init() {
        let info = Bundle.main.infoDictionary
        localizedName = (info?["CFBundleDisplayName"] ?? info?["CFBundleName"]) as? String
    }

    /// Of before iOS 14, which takes the app's own name.
    public init(localizedName: String) {
        self.localizedName = localizedName
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = CXProviderConfiguration()
        copy.localizedName = localizedName
        copy.ringtoneSound = ringtoneSound
        copy.iconTemplateImageData = iconTemplateImageData
        copy.maximumCallGroups = maximumCallGroups
        copy.maximumCallsPerCallGroup = maximumCallsPerCallGroup
        copy.includesCallsInRecents = includesCallsInRecents
        copy.supportsVideo = supportsVideo
        copy.supportedHandleTypes = supportedHandleTypes
        copy.supportsAudioTranslation = supportsAudioTranslation
        return copy
    }
}
