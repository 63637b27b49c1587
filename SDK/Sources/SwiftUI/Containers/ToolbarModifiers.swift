import UIKit

// Modifiers that say what a page's bars show and how they look.

/// Things in the bars of the content's page.
nonisolated struct ToolbarModifier<Bar: View>: DrawnModifier {
    let bar: Bar

    @MainActor func update(_ node: GraphNode, content: (EnvironmentValues) -> GraphNode) {
        let content = content(node.environment)
        let bar = node.child("bar", bar, node.environment.inBar)
        node.addPreferences = { $0.bar.parts.append(bar) }
        node.makeItems = { content.items }
    }
}

/// Things at the sides of the bar, as SwiftUI of iOS 13 has them.
nonisolated struct BarItemsModifier<Leading: View, Trailing: View>: DrawnModifier {
    let leading: Leading
    let trailing: Trailing

    @MainActor func update(_ node: GraphNode, content: (EnvironmentValues) -> GraphNode) {
        let content = content(node.environment)
        let leading = node.child("leading", leading, node.environment.inBar)
        let trailing = node.child("trailing", trailing, node.environment.inBar)
        node.addPreferences = { values in
            // Of two modifiers each may have said one side.
            if values.bar.leading?.items.isEmpty != false { values.bar.leading = leading }
            if values.bar.trailing?.items.isEmpty != false { values.bar.trailing = trailing }
        }
        node.makeItems = { content.items }
    }
}

/// A bar.
public struct ToolbarPlacement: Hashable, Sendable {
    enum Kind: Hashable { case automatic, navigation, tab, bottom }
    let kind: Kind
    public static let automatic = Self(kind: .automatic), navigationBar = Self(kind: .navigation)
    public static let tabBar = Self(kind: .tab), bottomBar = Self(kind: .bottom)
}

extension [ToolbarPlacement] {
    /// Whether a bar is meant; without any it is the navigation bar.
    fileprivate func means(_ kind: ToolbarPlacement.Kind) -> Bool {
        contains { $0.kind == kind } || kind == .navigation && (isEmpty || contains { $0.kind == .automatic })
    }
}

/// What a bar is for.
public struct ToolbarRole: Hashable, Sendable {
    private let name: String
    public static let automatic = Self(name: "automatic"), navigationStack = Self(name: "navigationStack")
    public static let browser = Self(name: "browser"), editor = Self(name: "editor")
}

/// How a bar shows its title.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
    let mode: NavigationTitleDisplayMode
    public static let automatic = Self(mode: .automatic), inline = Self(mode: .inline)
    public static let inlineLarge = Self(mode: .inlineLarge), large = Self(mode: .large)
}

/// The size of a bar's title.
public struct NavigationTitleDisplayMode: Hashable, Sendable {
    private let name: String
    public static let automatic = Self(name: "automatic"), inline = Self(name: "inline")
    public static let large = Self(name: "large"), inlineLarge = Self(name: "inlineLarge")
}

/// What a navigation bar shows, by the names that its parts have in UIKit.
public struct NavigationBarItem {
    public typealias TitleDisplayMode = NavigationTitleDisplayMode
}

nonisolated extension View {
    // MARK: The title

    public func navigationTitle(_ title: some TitleKey) -> some View { navigationTitle(Text(title: title)) }
    public func navigationTitle(_ title: Text) -> some View {
        tellingBar { $0.title = $0.title ?? title.string }
    }
    public func navigationTitle(_ title: Binding<String>) -> some View { navigationTitle(Text(title.wrappedValue)) }
    public func navigationSubtitle(_ title: some TitleKey) -> some View { navigationSubtitle(Text(title: title)) }
    public func navigationSubtitle(_ title: Text) -> some View {
        tellingBar { $0.subtitle = $0.subtitle ?? title.string }
    }
    public func navigationBarTitle(_ title: some TitleKey) -> some View { navigationTitle(title) }
    public func navigationBarTitle(_ title: some TitleKey, displayMode: NavigationTitleDisplayMode) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }
    public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
    public func navigationBarTitle(_ title: Text, displayMode: NavigationTitleDisplayMode) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }
    public func navigationBarTitleDisplayMode(_ mode: NavigationTitleDisplayMode) -> some View {
        tellingBar { $0.titleMode = $0.titleMode ?? mode }
    }
    public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        navigationBarTitleDisplayMode(mode.mode)
    }
    /// Kept: a title is words.
    public func toolbarTitleMenu<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
    /// Kept: a phone's bar has one way to lay out what it has.
    public func toolbarRole(_ role: ToolbarRole) -> some View { self }

    // MARK: What stands in bars

    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        changed(by: ToolbarModifier(bar: content()))
    }
    public func toolbar<Content: ToolbarContent>(id: String, @ViewBuilder content: () -> Content) -> some View {
        changed(by: ToolbarModifier(bar: content()))
    }
    public func navigationBarItems(trailing: some View) -> some View {
        changed(by: BarItemsModifier(leading: EmptyView(), trailing: trailing))
    }
    public func navigationBarItems(leading: some View) -> some View {
        changed(by: BarItemsModifier(leading: leading, trailing: EmptyView()))
    }
    public func navigationBarItems(leading: some View, trailing: some View) -> some View {
        changed(by: BarItemsModifier(leading: leading, trailing: trailing))
    }

    // MARK: Whether they are seen

    public func navigationBarHidden(_ hidden: Bool) -> some View {
        tellingBar { $0.isNavigationBarHidden = $0.isNavigationBarHidden ?? hidden }
    }
    public func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View {
        tellingBar { $0.hidesBackButton = $0.hidesBackButton ?? hidden }
    }
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        showing(visibility, bars)
    }
    public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        showing(visibility, bars)
    }
    private func showing(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
        changed(
            by: PreferenceModifier { values in
                guard visibility != .automatic else { return }
                let isHidden = visibility == .hidden
                if bars.means(.navigation) {
                    values.bar.isNavigationBarHidden = values.bar.isNavigationBarHidden ?? isHidden
                }
                if bars.means(.bottom) { values.bar.isBottomBarHidden = values.bar.isBottomBarHidden ?? isHidden }
                if bars.means(.tab) { values.page.isTabBarHidden = values.page.isTabBarHidden ?? isHidden }
            }
        )
    }
    public func statusBar(hidden: Bool) -> some View {
        tellingPage { $0.isStatusBarHidden = $0.isStatusBarHidden ?? hidden }
    }
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        tellingPage { $0.colorScheme = $0.colorScheme ?? colorScheme }
    }

    // MARK: What lies behind them

    public func toolbarBackground(_ style: some ShapeStyle, for bars: ToolbarPlacement...) -> some View {
        changed(by: BarGroundModifier(bars: bars) { $0.color = $0.color ?? style.painted(in: $1).color })
    }
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        changed(by: BarGroundModifier(bars: bars) { ground, _ in ground.visibility = ground.visibility ?? visibility })
    }
    public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        changed(by: BarGroundModifier(bars: bars) { ground, _ in ground.visibility = ground.visibility ?? visibility })
    }
    public func toolbarColorScheme(_ scheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
        changed(by: BarGroundModifier(bars: bars) { ground, _ in ground.scheme = ground.scheme ?? scheme })
    }
}

/// Says what lies behind bars.
nonisolated struct BarGroundModifier: DrawnModifier {
    let bars: [ToolbarPlacement]
    let change: @MainActor (inout BarGround, EnvironmentValues) -> Void

    @MainActor func update(_ node: GraphNode, content: (EnvironmentValues) -> GraphNode) {
        let content = content(node.environment)
        let environment = node.environment
        node.addPreferences = { values in
            @MainActor func changed(_ ground: BarGround?) -> BarGround {
                var ground = ground ?? BarGround()
                change(&ground, environment)
                return ground
            }
            if bars.means(.navigation) { values.bar.navigationGround = changed(values.bar.navigationGround) }
            if bars.means(.bottom) { values.bar.bottomGround = changed(values.bar.bottomGround) }
            if bars.means(.tab) { values.page.tabBarGround = changed(values.page.tabBarGround) }
        }
        node.makeItems = { content.items }
    }
}
