/// What an error of iCloud says beside its code: nothing, since no server has answered.
extension CKError {
    public var userInfo: [String: Any] { [:] }
}
