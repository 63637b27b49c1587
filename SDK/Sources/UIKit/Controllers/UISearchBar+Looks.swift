public import Foundation

/// What a search bar was told of its looks; kept: its field is drawn as the system's.
struct SearchBarLooks {
    var pictures = StatePictures()
    var offsets: [Int: UIOffset] = [:]
    var titles: [UInt: [NSAttributedString.Key: Any]] = [:]
    var ground = UIOffset.zero
    var text = UIOffset.zero
}

extension UISearchBar {
    /// A picture in the field.
    public enum Icon: Int, Sendable { case search = 0, clear, bookmark, resultsList }

    public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        looks.pictures["icon \(icon)", state] = iconImage
    }
    public func image(for icon: Icon, state: UIControl.State) -> UIImage? { looks.pictures["icon \(icon)", state] }
    public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
        looks.offsets[icon.rawValue] = adjustment
    }
    public func positionAdjustment(for icon: Icon) -> UIOffset { looks.offsets[icon.rawValue] ?? .zero }
    public var searchFieldBackgroundPositionAdjustment: UIOffset {
        get { looks.ground }
        set { looks.ground = newValue }
    }
    public var searchTextPositionAdjustment: UIOffset {
        get { looks.text }
        set { looks.text = newValue }
    }
    public func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        looks.pictures["field", state] = backgroundImage
    }
    public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { looks.pictures["field", state] }
    public func setBackgroundImage(
        _ backgroundImage: UIImage?,
        for barPosition: UIBarPosition,
        barMetrics: UIBarMetrics
    ) { looks.pictures["ground \(barPosition) \(barMetrics)"] = backgroundImage }
    public func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        looks.pictures["ground \(barPosition) \(barMetrics)"]
    }
    public var scopeBarBackgroundImage: UIImage? {
        get { looks.pictures["scope"] }
        set { looks.pictures["scope"] = newValue }
    }
    public func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        looks.pictures["scope button", state] = backgroundImage
    }
    public func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
        looks.pictures["scope button", state]
    }
    public func setScopeBarButtonDividerImage(
        _ dividerImage: UIImage?,
        forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State
    ) { looks.pictures["scope divider", leftState, rightState] = dividerImage }
    public func setScopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?,
        for state: UIControl.State
    ) { looks.titles[state.rawValue] = attributes }
    public func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        looks.titles[state.rawValue]
    }
    public func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }
    public var spellCheckingType: UITextSpellCheckingType {
        get { searchTextField.spellCheckingType }
        set { searchTextField.spellCheckingType = newValue }
    }
    public var textContentType: UITextContentType! {
        get { searchTextField.textContentType }
        set { searchTextField.textContentType = newValue }
    }
}
