/// When a notification is handed over: as soon as it is ready and its receipt was taken, but the receipt may hold it only
/// for a short grace, and nothing beyond the budget or the system's expiry.
struct DeliveryProgress {
    /// What has happened.
    enum Event: Hashable, Sendable {
        /// Everything about the content is done.
        case prepared
        /// The receipt was taken, given up, or not asked for.
        case acknowledged
        case graceOver
        case budgetOver
        case expired
    }

    /// What is to be done about it.
    enum Action: Hashable {
        case wait
        /// Let the grace begin.
        case waitForReceipt
        /// Hand over, and go on posting the receipt while the process lives.
        case deliver
        /// Hand over, and stop everything.
        case deliverAndEnd
    }

    private var isPrepared = false
    private var isAcknowledged = false
    private var isOver = false

    mutating func next(_ event: Event) -> Action {
        guard !isOver else { return .wait }
        switch event {
        case .prepared: isPrepared = true
        case .acknowledged: isAcknowledged = true
        case .graceOver: return .deliver
        case .budgetOver, .expired:
            isOver = true
            return .deliverAndEnd
        }
        guard isPrepared else { return .wait }
        isOver = isAcknowledged
        return isAcknowledged ? .deliverAndEnd : .waitForReceipt
    }
}
