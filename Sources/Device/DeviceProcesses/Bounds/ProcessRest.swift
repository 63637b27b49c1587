/// Whether a process has rested since all that it takes was looked at: then nothing of it can have changed.
struct ProcessRest {
    /// Whether its group was looked at after it last computed.
    var isGroupKnown = false
    /// Whether its folders were.
    var isStorageKnown = false
    private var computed: Double?
    private var isAlone = false

    /// Nothing needs to be looked at.
    var isKnown: Bool { isAlone && isGroupKnown && isStorageKnown }

    /// Takes in what the process has computed until now.
    ///
    /// - Parameters:
    ///   - computed: seconds; nil when it has ended.
    ///   - isAlone: whether nothing that it started was there at the last look at its group.
    mutating func take(_ computed: Double?, isAlone: Bool) {
        self.isAlone = isAlone
        guard computed == nil || computed != self.computed else { return }
        self.computed = computed
        isGroupKnown = false
        isStorageKnown = false
    }
}
