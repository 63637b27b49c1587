/// A section of those that a view is made of, as a container of an author's puts it together with others
/// (SwiftUI: SectionConfiguration). What stands between sections is a section without a header.
public nonisolated struct SectionConfiguration: Identifiable {
    /// By what it is found again.
    public struct ID: Hashable {
        let name: AnyHashable
    }

    public let id: ID
    public let header: SubviewsCollection
    public let footer: SubviewsCollection
    public let content: SubviewsCollection
    /// What the section tells its container.
    public let containerValues: ContainerValues
}

/// The sections that a view is made of.
public nonisolated struct SectionCollection: RandomAccessCollection {
    let sections: [SectionConfiguration]

    public var startIndex: Int { 0 }
    public var endIndex: Int { sections.count }
    public subscript(position: Int) -> SectionConfiguration { sections[position] }
}

extension SectionCollection {
    @MainActor
    init(_ items: [DrawnItem]) {
        sections = ListSection.sections(of: items).map { section in
            SectionConfiguration(
                id: SectionConfiguration.ID(name: section.key),
                header: SubviewsCollection(section.header),
                footer: SubviewsCollection(section.footer),
                content: SubviewsCollection(section.rows.map(\.item)),
                containerValues: section.containerValues
            )
        }
    }
}
