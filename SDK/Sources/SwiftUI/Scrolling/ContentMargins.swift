import UIKit

/// What the content of a scroll view, or its bars at the sides, keep from its edges.
struct ContentMargins {
    private var lengths: [ContentMarginPlacement: [Edge: CGFloat]] = [:]

    mutating func set(_ length: CGFloat?, _ edge: Edge, for placement: ContentMarginPlacement) {
        lengths[placement, default: [:]][edge] = length.map { $0.isFinite ? max($0, 0) : 0 }
    }

    /// What is said of the content, or else of both.
    var content: EdgeInsets { insets(.scrollContent) }
    var indicators: EdgeInsets { insets(.scrollIndicators) }

    private func insets(_ placement: ContentMarginPlacement) -> EdgeInsets {
        func one(_ edge: Edge) -> CGFloat { lengths[placement]?[edge] ?? lengths[.automatic]?[edge] ?? 0 }
        return EdgeInsets(top: one(.top), leading: one(.leading), bottom: one(.bottom), trailing: one(.trailing))
    }
}

/// Of what margins are.
public struct ContentMarginPlacement: Hashable, Sendable {
    private let name: String
    public static let automatic = Self(name: "automatic"), scrollContent = Self(name: "scrollContent")
    public static let scrollIndicators = Self(name: "scrollIndicators")
}

nonisolated extension View {
    private func margins(
        _ edges: Edge.Set,
        _ placement: ContentMarginPlacement,
        _ length: @escaping (Edge) -> CGFloat?
    ) -> some View {
        around {
            for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
                $0.drawing.scroll.margins.set(length(edge), edge, for: placement)
            }
        }
    }

    public func contentMargins(
        _ edges: Edge.Set = .all,
        _ insets: EdgeInsets,
        for placement: ContentMarginPlacement = .automatic
    ) -> some View { margins(edges, placement) { insets[$0] } }
    public func contentMargins(
        _ edges: Edge.Set = .all,
        _ length: CGFloat?,
        for placement: ContentMarginPlacement = .automatic
    ) -> some View { margins(edges, placement) { _ in length } }
    public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
        contentMargins(.all, length, for: placement)
    }
}

extension EdgeInsets {
    subscript(edge: Edge) -> CGFloat {
        switch edge {
        case .top: top
        case .leading: leading
        case .bottom: bottom
        case .trailing: trailing
        }
    }
}
