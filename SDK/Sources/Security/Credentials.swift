public import FoundationNetworking

extension URLCredential {
    /// One of an identity. There is none in this process: `SecIdentity` is never made here.
    public convenience init(identity: SecIdentity, certificates certArray: [Any]?, persistence: Persistence) {
        self.init(user: "", password: "", persistence: persistence)
    }

    /// Its identity: none.
    public var identity: SecIdentity? { nil }
    /// The certificates of its identity: none.
    public var certificates: [Any] { [] }
}
