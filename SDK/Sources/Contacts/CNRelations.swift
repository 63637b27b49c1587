public import Foundation

/// Who somebody is to a contact, by name.
public final class CNContactRelation: NSObject, Sendable {
    public let name: String
    public init(name: String) { self.name = name }
}

/// Where a contact is found on a network.
public final class CNSocialProfile: NSObject, Sendable {
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
}

/// Where messages reach a contact.
public final class CNInstantMessageAddress: NSObject, Sendable {
    public let username: String
    public let service: String
    public init(username: String, service: String) { (self.username, self.service) = (username, service) }
}

public let CNSocialProfileServiceFacebook = "Facebook"
public let CNSocialProfileServiceFlickr = "Flickr"
public let CNSocialProfileServiceLinkedIn = "LinkedIn"
public let CNSocialProfileServiceMySpace = "MySpace"
public let CNSocialProfileServiceSinaWeibo = "SinaWeibo"
public let CNSocialProfileServiceTwitter = "Twitter"
public let CNSocialProfileServiceYelp = "Yelp"
public let CNSocialProfileServiceGameCenter = "GameCenter"
public let CNInstantMessageServiceSkype = "Skype"
public let CNInstantMessageServiceFacebook = "Facebook"
public let CNInstantMessageServiceGoogleTalk = "GoogleTalk"
