package import AppLink
package import WireCoding

/// A process that was taken in.
package struct LinkMember: Sendable {
    /// The app that it belongs to: the same for an app and its extensions.
    package let appID: String
    package let role: LinkHello.Role
    /// The journey that an extension works on.
    package let journey: JourneySlot
    package let connection: LinkConnection
    /// The version of the link that it speaks.
    package let version: Int

    package init(
        appID: String,
        role: LinkHello.Role,
        journey: JourneySlot,
        connection: LinkConnection,
        version: Int = LinkHello.oldestVersion
    ) {
        self.version = version
        self.appID = appID
        self.role = role
        self.journey = journey
        self.connection = connection
    }

    package var journeyID: String? { journey.current }
}

/// Decides who may come in, and answers those who did.
package protocol LinkDelegate: Sendable {
    /// - Throws: ``LinkFailure``, which is told to the process before it is let go.
    func admit(
        _ hello: LinkHello,
        _ connection: LinkConnection
    ) async throws(LinkFailure) -> (LinkMember, LinkWelcome)
    /// The process was welcomed: it may be called from now on.
    ///
    /// `secret`: the launch secret that it brought.
    func welcomed(_ member: LinkMember, secret: String?)
    /// Whether the answer may take long, and must not hold up the calls behind it.
    func isLong(_ call: AppCall) -> Bool
    func answer(_ call: AppCall, from member: LinkMember) async -> Result<LinkReply, LinkFailure>
    func left(_ member: LinkMember)
}
