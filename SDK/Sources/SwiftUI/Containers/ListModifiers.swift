public import UIKit

// What views say of the rows that they are, and of the lists that they are in.

/// A background of rows.
nonisolated struct RowBackgroundModifier<Background: View>: DrawnModifier {
    let background: Background

    /// What the node keeps.
    @MainActor
    private final class Kept {
        let ground = RowGround()
        let table = ItemTable<ClosureItem>()
    }

    @MainActor func update(_ node: GraphNode, content: (EnvironmentValues) -> GraphNode) {
        let content = content(node.environment)
        let kept = node.keep { Kept() }
        let environment = node.environment.asPage
        kept.ground.update { [weak node] key in node?.child(AnyHashable(key), background, environment) }
        let ground = kept.ground
        node.makeItems = {
            kept.table.items(for: content.items, { ClosureItem($0) }) { item in
                item.traitsOf = { $0.row.background = $0.row.background ?? ground }
            }
        }
    }
}

/// Buttons beside rows that are swept aside.
nonisolated struct RowSwipesModifier<Actions: View>: DrawnModifier {
    let actions: Actions
    let edge: HorizontalEdge
    let allowsFullSwipe: Bool

    @MainActor func update(_ node: GraphNode, content: (EnvironmentValues) -> GraphNode) {
        let content = content(node.environment)
        var environment = node.environment.inMenu
        // The buttons are gray, unless they say so themselves.
        environment.drawing.tint = nil
        let actions = node.child("swipe", actions, environment)
        let swipes = RowSwipes(actions: actions, allowsFullSwipe: allowsFullSwipe)
        node.show(each: content, as: { ClosureItem($0) }) { [edge] item in
            item.traitsOf = {
                if edge == .leading {
                    $0.row.leadingSwipes.append(swipes)
                } else {
                    $0.row.trailingSwipes.append(swipes)
                }
            }
        }
    }
}

nonisolated extension View {
    // MARK: Rows

    public func listRowBackground(_ view: some View) -> some View {
        changed(by: RowBackgroundModifier(background: view))
    }
    public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        telling { $0.row.insets = $0.row.insets ?? insets }
    }
    public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        telling { traits in
            guard let length else { return }
            for (edge, set) in [
                (Edge.top, Edge.Set.top), (.leading, .leading), (.bottom, .bottom), (.trailing, .trailing),
            ]
            where edges.contains(set) { traits.row.edgeInsets[edge] = traits.row.edgeInsets[edge] ?? length }
        }
    }
    public func listRowSeparator(_ visibility: Visibility) -> some View { listRowSeparator(visibility, edges: .all) }
    public func listRowSeparator(_ visibility: Visibility, edges: Edge.Set) -> some View {
        telling {
            if edges.contains(.bottom), $0.row.separator == .automatic { $0.row.separator = visibility }
            if edges.contains(.top), $0.row.topSeparator == .automatic { $0.row.topSeparator = visibility }
        }
    }
    public func listRowSeparatorTint(_ color: Color?, edges: Edge.Set = .all) -> some View {
        telling {
            if edges.contains(.bottom) { $0.row.separatorTint = $0.row.separatorTint ?? color }
            if edges.contains(.top) { $0.row.topSeparatorTint = $0.row.topSeparatorTint ?? color }
        }
    }
    /// The colour of the rows' symbols and of what can be touched in them.
    public func listItemTint(_ tint: Color?) -> some View { around { if let tint { $0.drawing.tint = tint } } }
    public func listItemTint(_ tint: ListItemTint?) -> some View {
        around { if let tint { $0.drawing.tint = tint.color } }
    }
    public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        telling { if isDisabled { $0.row.isSelectionDisabled = true } }
    }
    public func deleteDisabled(_ isDisabled: Bool) -> some View {
        telling { if isDisabled { $0.row.isDeleteDisabled = true } }
    }
    public func moveDisabled(_ isDisabled: Bool) -> some View {
        telling { if isDisabled { $0.row.isMoveDisabled = true } }
    }
    public func swipeActions<Content: View>(
        edge: HorizontalEdge = .trailing,
        allowsFullSwipe: Bool = true,
        @ViewBuilder content: () -> Content
    ) -> some View {
        changed(by: RowSwipesModifier(actions: content(), edge: edge, allowsFullSwipe: allowsFullSwipe))
    }
    /// Kept: no pointer hovers over a phone's rows.
    public func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }

    // MARK: Sections

    /// The line under the last row of each; groups that stand by themselves have none.
    public func listSectionSeparator(_ visibility: Visibility, edges: Edge.Set = .all) -> some View {
        telling {
            if edges.contains(.bottom), $0.row.sectionSeparator == .automatic { $0.row.sectionSeparator = visibility }
        }
    }
    public func listSectionSeparatorTint(_ color: Color?, edges: Edge.Set = .all) -> some View {
        telling {
            if edges.contains(.bottom) { $0.row.sectionSeparatorTint = $0.row.sectionSeparatorTint ?? color }
        }
    }
    public func headerProminence(_ prominence: Prominence) -> some View { around(\.headerProminence, prominence) }
    /// How far the sections of the lists below are apart.
    public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        around { $0[ListLookKey.self].sectionGap = spacing.points }
    }
    public func listSectionSpacing(_ spacing: CGFloat) -> some View { listSectionSpacing(.custom(spacing)) }
    /// Kept: a table's groups keep the same distance from its sides.
    public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }
    /// How far the rows of the lists below are apart; each then stands by itself.
    public func listRowSpacing(_ spacing: CGFloat?) -> some View {
        around { $0[ListLookKey.self].rowGap = max(spacing ?? 0, 0) }
    }
    /// Kept: there is no index beside a list.
    public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }

    // MARK: Lists

    public func scrollContentBackground(_ visibility: Visibility) -> some View {
        around { $0[ListLookKey.self].hidesGround = visibility == .hidden }
    }
    @preconcurrency public func refreshable(action: @escaping @MainActor @Sendable () async -> Void) -> some View {
        around(\.refresh, RefreshAction(action: action))
    }
}
