extension PhoneState {
    /// Whether something of it that is kept on disk differs from `before`, of which it was made.
    package func needsSaving(since before: PhoneState) -> Bool {
        preferences != before.preferences || apps.touched.contains { apps[$0] != before.apps[$0] }
    }

    /// The number of the next key, for those who make keys on two copies of one phone at a time.
    package var nextKeyNumber: UInt64 {
        get { nextNumber }
        set { nextNumber = newValue }
    }
}
