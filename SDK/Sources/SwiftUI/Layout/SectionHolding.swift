/// A view of which it is known from its type whether it is a section.
nonisolated protocol SectionHolding {
    static var holdsSection: Bool { get }
}

extension Section: SectionHolding {
    nonisolated static var holdsSection: Bool { true }
}

extension ModifiedContent: SectionHolding where Content: View {
    nonisolated static var holdsSection: Bool { Content.isSection }
}

extension ConditionalView: SectionHolding {
    nonisolated static var holdsSection: Bool { First.isSection || Second.isSection }
}

extension Optional: SectionHolding where Wrapped: View {
    nonisolated static var holdsSection: Bool { Wrapped.isSection }
}

extension Group: SectionHolding where Content: View {
    nonisolated static var holdsSection: Bool { Content.isSection }
}

extension ForEach: SectionHolding where Content: View {
    nonisolated static var holdsSection: Bool { Content.isSection }
}

extension View {
    /// Whether its views are a section's, whose parts lie in the stack or grid around it.
    nonisolated static var isSection: Bool {
        if let holding = Self.self as? any SectionHolding.Type { return holding.holdsSection }
        return Body.self != Never.self && Body.isSection
    }
}
