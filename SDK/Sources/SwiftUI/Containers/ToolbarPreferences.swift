import UIKit

// What views tell the bars of the page that they are on. Of two that say the same thing, the inner one counts.

/// What a page's bars show.
struct BarPreferences {
    var title: String?
    var subtitle: String?
    var titleMode: NavigationTitleDisplayMode?
    var hidesBackButton: Bool?
    var isNavigationBarHidden: Bool?
    var isBottomBarHidden: Bool?
    /// The nodes of what stands in bars.
    var parts: [GraphNode] = []
    /// Those of `navigationBarItems(leading:trailing:)`.
    var leading: GraphNode?
    var trailing: GraphNode?
    var search: SearchState?
    var navigationGround: BarGround?
    var bottomGround: BarGround?
    /// What is shown for values of a path, by their type.
    var destinations: [ObjectIdentifier: (AnyHashable) -> AnyView?] = [:]

    fileprivate mutating func add(_ later: BarPreferences) {
        title = title ?? later.title
        subtitle = subtitle ?? later.subtitle
        titleMode = titleMode ?? later.titleMode
        hidesBackButton = hidesBackButton ?? later.hidesBackButton
        isNavigationBarHidden = isNavigationBarHidden ?? later.isNavigationBarHidden
        isBottomBarHidden = isBottomBarHidden ?? later.isBottomBarHidden
        parts += later.parts
        leading = leading ?? later.leading
        trailing = trailing ?? later.trailing
        search = search ?? later.search
        navigationGround = navigationGround ?? later.navigationGround
        bottomGround = bottomGround ?? later.bottomGround
        destinations.merge(later.destinations) { former, _ in former }
    }
}

/// What lies behind a bar.
struct BarGround: Equatable {
    var color: UIColor?
    var visibility: Visibility?
    var scheme: ColorScheme?
}

/// What a page tells all that it lies in: pages, tabs and the window.
struct PagePreferences {
    var isTabBarHidden: Bool?
    var tabBarGround: BarGround?
    var isStatusBarHidden: Bool?
    var colorScheme: ColorScheme?
    /// How it stands where it is presented.
    var sheet = SheetPreferences()

    fileprivate mutating func add(_ later: PagePreferences) {
        isTabBarHidden = isTabBarHidden ?? later.isTabBarHidden
        tabBarGround = tabBarGround ?? later.tabBarGround
        isStatusBarHidden = isStatusBarHidden ?? later.isStatusBarHidden
        colorScheme = colorScheme ?? later.colorScheme
        sheet.add(later.sheet)
    }
}

/// How what is presented stands.
struct SheetPreferences {
    var detents: Set<PresentationDetent>?
    var selection: Binding<PresentationDetent>?
    var grabber: Visibility?
    var isDismissDisabled: Bool?
    var attemptedToDismiss: (@MainActor () -> Void)?
    var cornerRadius: CGFloat?
    var background: UIColor?
    var interaction: PresentationBackgroundInteraction?
    var adaptation: PresentationAdaptation?

    fileprivate mutating func add(_ later: SheetPreferences) {
        detents = detents ?? later.detents
        selection = selection ?? later.selection
        grabber = grabber ?? later.grabber
        isDismissDisabled = isDismissDisabled ?? later.isDismissDisabled
        attemptedToDismiss = attemptedToDismiss ?? later.attemptedToDismiss
        cornerRadius = cornerRadius ?? later.cornerRadius
        background = background ?? later.background
        interaction = interaction ?? later.interaction
        adaptation = adaptation ?? later.adaptation
    }
}

/// Under which the bars are told.
enum BarKey: PreferenceKey {
    static var defaultValue: BarPreferences { BarPreferences() }
    static func reduce(value: inout BarPreferences, nextValue: () -> BarPreferences) { value.add(nextValue()) }
}

/// Under which what a page lies in is told.
enum PageKey: PreferenceKey {
    static var defaultValue: PagePreferences { PagePreferences() }
    static func reduce(value: inout PagePreferences, nextValue: () -> PagePreferences) { value.add(nextValue()) }
}

extension PreferenceValues {
    var bar: BarPreferences {
        get { self[BarKey.self] ?? BarPreferences() }
        set { self[BarKey.self] = newValue }
    }
    var page: PagePreferences {
        get { self[PageKey.self] ?? PagePreferences() }
        set { self[PageKey.self] = newValue }
    }
    /// What goes further up than the page: all but what its bars show.
    var beyondPage: PreferenceValues {
        var values = self
        values[BarKey.self] = nil
        return values
    }
}

nonisolated extension View {
    /// The view telling its page's bars something.
    func tellingBar(
        _ change: @escaping (inout BarPreferences) -> Void
    ) -> ModifiedContent<Self, PreferenceModifier> { changed(by: PreferenceModifier { change(&$0.bar) }) }

    /// The view telling what its page lies in something.
    func tellingPage(
        _ change: @escaping (inout PagePreferences) -> Void
    ) -> ModifiedContent<Self, PreferenceModifier> { changed(by: PreferenceModifier { change(&$0.page) }) }
}
