/// What a search has found: one page of it.
package struct JourneyFindings: Codable, Hashable, Sendable {
    /// Newest arrival first.
    package var found: [JourneySummary]
    /// How many there are on all pages.
    package var total: Int
    /// What to ask for to see those behind these; nil when there are no more.
    package var next: Int?
    /// Pushes that came too lately, and too fast, to be looked through already; 0 unless thousands come at once.
    package var unindexed: Int

    package init(found: [JourneySummary] = [], total: Int = 0, next: Int? = nil, unindexed: Int = 0) {
        self.found = found
        self.total = total
        self.next = next
        self.unindexed = unindexed
    }
}
