/// What author code finds of the phone's storage.
package enum StorageCondition: String, Codable, Hashable, Sendable, CaseIterable {
    case open
    /// The phone is locked, and all that the author keeps has complete protection (`NSFileProtectionComplete`): only
    /// temporary files, caches and preferences can be opened, and of keychain items none for an unlocked phone
    /// (`kSecAttrAccessibleWhenUnlocked`, which is the default).
    case locked
    /// Nothing can be written.
    case full
}
