import AuthorRuntime
public import Foundation

/// The field of a search, with a button that ends it.
@preconcurrency @MainActor
open class UISearchBar: UIView, UITextFieldDelegate {
    /// How much of a frame it has; it is drawn alike.
    public enum Style: UInt, Sendable { case `default` = 0, prominent, minimal }

    /// Points, with what is above and below the field.
    static let height: CGFloat = 52
    private static let fieldHeight: CGFloat = 36
    private static let margin: CGFloat = 16

    open weak var delegate: (any UISearchBarDelegate)?
    public let searchTextField = UISearchTextField()
    open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor } }
    open var searchBarStyle = Style.default
    open var barStyle = UIBarStyle.default
    open var isTranslucent = true
    open var prompt: String?
    open var scopeButtonTitles: [String]?
    open var selectedScopeButtonIndex = 0
    open var showsScopeBar = false
    open var showsBookmarkButton = false
    open var showsSearchResultsButton = false
    open var backgroundImage: UIImage?
    open var isSearchResultsButtonSelected = false
    open var isLookToDictateEnabled = false
    open var isEnabled: Bool {
        get { searchTextField.isEnabled }
        set { searchTextField.isEnabled = newValue }
    }
    var looks = SearchBarLooks()
    open var showsCancelButton = false {
        didSet {
            cancel.isHidden = !showsCancelButton
            setNeedsLayout()
            Display.changed()
        }
    }
    /// What its controller does.
    weak var search: UISearchController?
    private(set) lazy var cancel: UIButton = {
        let button = UIButton(type: .system)
        button.setTitle(SystemWords.word("Cancel"), for: .normal)
        button.isHidden = true
        button.addAction(UIAction { [weak self] _ in self?.cancelSearch() }, for: .touchUpInside)
        return button
    }()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        build()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        build()
    }

    open var text: String? {
        get { searchTextField.text }
        set {
            guard newValue ?? "" != text ?? "" else { return }
            searchTextField.text = newValue
            search?.update()
        }
    }
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }
    open var keyboardType: UIKeyboardType {
        get { searchTextField.keyboardType }
        set { searchTextField.keyboardType = newValue }
    }
    open var returnKeyType: UIReturnKeyType {
        get { searchTextField.returnKeyType }
        set { searchTextField.returnKeyType = newValue }
    }
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { searchTextField.autocapitalizationType }
        set { searchTextField.autocapitalizationType = newValue }
    }
    open var autocorrectionType: UITextAutocorrectionType {
        get { searchTextField.autocorrectionType }
        set { searchTextField.autocorrectionType = newValue }
    }
    open var keyboardAppearance: UIKeyboardAppearance {
        get { searchTextField.keyboardAppearance }
        set { searchTextField.keyboardAppearance = newValue }
    }
    open var enablesReturnKeyAutomatically: Bool {
        get { searchTextField.enablesReturnKeyAutomatically }
        set { searchTextField.enablesReturnKeyAutomatically = newValue }
    }

    open override var inputAccessoryView: UIView? {
        get { searchTextField.inputAccessoryView }
        set { searchTextField.inputAccessoryView = newValue }
    }

    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }

    @discardableResult
    open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
    @discardableResult
    open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }
    open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

    private func build() {
        searchTextField.delegate = self
        searchTextField.addAction(UIAction { [weak self] _ in self?.tellText() }, for: .editingChanged)
        addSubview(searchTextField)
        addSubview(cancel)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let room = bounds.insetBy(dx: Self.margin, dy: 0)
        let wanted = showsCancelButton ? cancel.intrinsicContentSize.width : 0
        let isMirrored = isRightToLeft
        let top = (bounds.height - Self.fieldHeight) / 2
        let width = max(0, room.width - (wanted > 0 ? wanted + 12 : 0))
        searchTextField.setFrame(
            CGRect(x: isMirrored ? room.maxX - width : room.minX, y: top, width: width, height: Self.fieldHeight)
        )
        cancel.setFrame(
            CGRect(x: isMirrored ? room.minX : room.maxX - wanted, y: top, width: wanted, height: Self.fieldHeight)
        )
    }

    private func tellText() {
        delegate?.searchBar(self, textDidChange: text ?? "")
        search?.update()
    }

    private func cancelSearch() {
        delegate?.searchBarCancelButtonClicked(self)
        search?.end()
        resignFirstResponder()
    }

    // MARK: Its field

    open func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        delegate?.searchBarShouldBeginEditing(self) ?? true
    }

    open func textFieldDidBeginEditing(_ textField: UITextField) {
        search?.begin()
        delegate?.searchBarTextDidBeginEditing(self)
    }

    open func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        delegate?.searchBarShouldEndEditing(self) ?? true
    }

    open func textFieldDidEndEditing(_ textField: UITextField) { delegate?.searchBarTextDidEndEditing(self) }

    open func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool { delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: string) ?? true }

    open func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        delegate?.searchBarSearchButtonClicked(self)
        return true
    }
}

/// The field within a search bar.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
    var keptTokens = KeptTokens()
    /// Words that the field offers below it; kept, and not shown.
    open var searchSuggestions: [any UISearchSuggestion]?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        build()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        build()
    }

    private func build() {
        placeholder = SystemWords.word("Search")
        returnKeyType = .search
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 10
        let lens = UIImageView(image: UIImage(systemName: "magnifyingglass"))
        lens.tintColor = .secondaryLabel
        lens.contentMode = .center
        lens.frame = CGRect(x: 0, y: 0, width: 32, height: 36)
        leftView = lens
        leftViewMode = .always
        clearButtonMode = .always
        accessibilityTraits = .searchField
    }
}

/// Hears of a search bar.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    func searchBar(
        _ searchBar: UISearchBar,
        shouldChangeTextIn range: NSRange,
        replacementText text: String
    ) -> Bool
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
        Forwarding.answer(of: self) {
            ($0 as? any UISearchBarDelegate).map { $0.searchBarShouldBeginEditing(searchBar) }
        } ?? true
    }
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
        Forwarding.send(self, "searchBarTextDidBeginEditing:", searchBar) {
            ($0 as? any UISearchBarDelegate)?.searchBarTextDidBeginEditing(searchBar)
        }
    }
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
        Forwarding.answer(of: self) { ($0 as? any UISearchBarDelegate).map { $0.searchBarShouldEndEditing(searchBar) } }
            ?? true
    }
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
        Forwarding.send(self, "searchBarTextDidEndEditing:", searchBar) {
            ($0 as? any UISearchBarDelegate)?.searchBarTextDidEndEditing(searchBar)
        }
    }
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        Forwarding.send(self, "searchBar:textDidChange:", searchBar, searchText) {
            ($0 as? any UISearchBarDelegate)?.searchBar(searchBar, textDidChange: searchText)
        }
    }
    public func searchBar(
        _ searchBar: UISearchBar,
        shouldChangeTextIn range: NSRange,
        replacementText text: String
    ) -> Bool {
        Forwarding.answer(of: self) {
            ($0 as? any UISearchBarDelegate).map {
                $0.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text)
            }
        } ?? true
    }
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        Forwarding.send(self, "searchBarSearchButtonClicked:", searchBar) {
            ($0 as? any UISearchBarDelegate)?.searchBarSearchButtonClicked(searchBar)
        }
    }
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        Forwarding.send(self, "searchBarCancelButtonClicked:", searchBar) {
            ($0 as? any UISearchBarDelegate)?.searchBarCancelButtonClicked(searchBar)
        }
    }
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        Forwarding.send(self, "searchBar:selectedScopeButtonIndexDidChange:", searchBar, selectedScope) {
            ($0 as? any UISearchBarDelegate)?.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope)
        }
    }
}
