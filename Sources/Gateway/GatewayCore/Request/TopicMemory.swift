import ProviderAPI

/// What the last request on a connection said of its push type and topic: most say the same as the one before, and then
/// nothing is decided again.
struct TopicMemory: Sendable {
    private var pushType: [UInt8] = []
    private var hasPushType = false
    private var topic: [UInt8] = []
    private var found: TopicFacts?

    /// What was found for the same fields.
    func facts(of request: borrowing ProviderRequest) -> TopicFacts? {
        guard let found, request.has(.topic, equalTo: topic) else { return nil }
        let isSameType = hasPushType ? request.has(.pushType, equalTo: pushType) : !request.has(.pushType)
        return isSameType ? found : nil
    }

    /// Remembers what was found.
    mutating func remember(_ facts: TopicFacts, pushType: ArraySlice<UInt8>?, topic: ArraySlice<UInt8>) {
        self.pushType = pushType.map { Array($0) } ?? []
        hasPushType = pushType != nil
        self.topic = Array(topic)
        found = facts
    }
}

/// What a push type and a topic say together; one for all pushes of a connection that say the same.
final class TopicFacts: Sendable {
    let type: PushType.Facts
    let topic: String
    let bundleID: String
    /// What a push without `apns-priority` gets.
    let defaultPriority: PushPriority

    init(type: PushType.Facts, topic: String, bundleID: String) {
        self.type = type
        self.topic = topic
        self.bundleID = bundleID
        self.defaultPriority = type.priorities.contains(.immediate) ? .immediate : .powerAware
    }
}
