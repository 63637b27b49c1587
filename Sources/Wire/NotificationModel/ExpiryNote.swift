/// What a journey says of a service extension whose time was up: what it waited for.
public enum ExpiryNote {
    /// How each begins.
    public static let beginning = "When the time was up, "

    /// - Parameters:
    ///   - hasReturned: whether `didReceive` has returned.
    ///   - loads: how many URL loads were under way.
    public static func text(hasReturned: Bool, loads: Int) -> String {
        let returned = beginning + "didReceive had \(hasReturned ? "" : "not ")returned"
        switch loads {
        case 0 where hasReturned:
            return returned + ", and no URL load was under way: does every way through it call the content handler?"
        case 0: return returned
        case 1: return returned + ", and a URL load was under way"
        default: return returned + ", and \(loads) URL loads were under way"
        }
    }
}
