public import Foundation

/// Who somebody is to a contact, by name.
public final class CNContactRelation: NSObject, NSCopying, Sendable {
    public let name: String
    public init(name: String) { self.name = name }

    /// Itself: it does not change.
    public func copy(with zone: NSZone? = nil) -> Any { self }
    public override func isEqual(_ object: Any?) -> Bool { (object as? CNContactRelation)?.name == name }
    public override var hash: Int { name.hashValue }
}

/// Where a contact is found on a network.
public final class CNSocialProfile: NSObject, NSCopying, Sendable {
    public let urlString: String
    public let username: String
    public let userIdentifier: String
    public let service: String

    public init(urlString: String?, username: String?, userIdentifier: String?, service: String?) {
        self.urlString = urlString ?? ""
        self.username = username ?? ""
        self.userIdentifier = userIdentifier ?? ""
        self.service = service ?? ""
    }

    /// What a part is called in English.
    public class func localizedString(forKey key: String) -> String { KeyNames.name(of: key) }
    /// The service by its own name.
    public class func localizedString(forService service: String) -> String { service }

    private var parts: [String] { [urlString, username, userIdentifier, service] }
    /// Itself: it does not change.
    public func copy(with zone: NSZone? = nil) -> Any { self }
    public override func isEqual(_ object: Any?) -> Bool { (object as? CNSocialProfile)?.parts == parts }
    public override var hash: Int { parts.hashValue }
}

/// Where messages reach a contact.
public final class CNInstantMessageAddress: NSObject, NSCopying, Sendable {
    public let username: String
    public let service: String
    public init(username: String, service: String) { (self.username, self.service) = (username, service) }

    /// What a part is called in English.
    public class func localizedString(forKey key: String) -> String { KeyNames.name(of: key) }
    /// The service by its own name.
    public class func localizedString(forService service: String) -> String { service }

    /// Itself: it does not change.
    public func copy(with zone: NSZone? = nil) -> Any { self }
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CNInstantMessageAddress else { return false }
        return username == other.username && service == other.service
    }
    public override var hash: Int { [username, service].hashValue }
}

public let CNSocialProfileURLStringKey = "urlString"
public let CNSocialProfileUsernameKey = "username"
public let CNSocialProfileUserIdentifierKey = "userIdentifier"
public let CNSocialProfileServiceKey = "service"
public let CNInstantMessageAddressUsernameKey = "username"
public let CNInstantMessageAddressServiceKey = "service"

public let CNSocialProfileServiceFacebook = "Facebook"
public let CNSocialProfileServiceFlickr = "Flickr"
public let CNSocialProfileServiceLinkedIn = "LinkedIn"
public let CNSocialProfileServiceMySpace = "MySpace"
public let CNSocialProfileServiceSinaWeibo = "SinaWeibo"
public let CNSocialProfileServiceTencentWeibo = "TencentWeibo"
public let CNSocialProfileServiceTwitter = "Twitter"
public let CNSocialProfileServiceYelp = "Yelp"
public let CNSocialProfileServiceGameCenter = "GameCenter"
public let CNInstantMessageServiceAIM = "AIM"
public let CNInstantMessageServiceFacebook = "Facebook"
public let CNInstantMessageServiceGaduGadu = "GaduGadu"
public let CNInstantMessageServiceGoogleTalk = "GoogleTalk"
public let CNInstantMessageServiceICQ = "ICQ"
public let CNInstantMessageServiceJabber = "Jabber"
public let CNInstantMessageServiceMSN = "MSN"
public let CNInstantMessageServiceQQ = "QQ"
public let CNInstantMessageServiceSkype = "Skype"
public let CNInstantMessageServiceYahoo = "Yahoo"
