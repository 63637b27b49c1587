import Foundation

/// One section of a compositional layout, with all that belongs to it, in its place.
@MainActor
struct SectionArrangement {
    let layout: NSCollectionLayoutSection
    let section: Int
    /// Items, headers, footers and grounds. Those of a section that scrolls by itself lie in its room's coordinates.
    var attributes: [UICollectionViewLayoutAttributes] = []
    /// Where the section ends, the way that the collection scrolls.
    var end: CGFloat
    /// Of a section that scrolls across: where it is seen, how large its content is, and where groups begin.
    var room: ScrollArea?

    struct ScrollArea {
        var frame: CGRect
        var content: CGSize
        var stops: [CGFloat]
    }

    private let isVertical: Bool
    private let size: CGSize

    init(_ layout: NSCollectionLayoutSection, _ section: Int, begin: CGFloat, size: CGSize, isVertical: Bool) {
        (self.layout, self.section, end, self.size, self.isVertical) = (layout, section, begin, size, isVertical)
    }

    mutating func lay(
        _ arrangement: GroupArrangement,
        fittingEdge: (UICollectionViewLayoutAttributes, CGSize) -> CGSize
    ) {
        let begin = end
        for item in layout.boundarySupplementaryItems where item.isAtBegin { add(item, fittingEdge) }
        let start = end
        var groups = arrangement
        if layout.orthogonalScrollingBehavior == .none { layGroups(&groups) } else { layAcross(&groups) }
        let middle = CGRect(x: 0, y: start, width: size.width, height: end - start)
        for item in layout.boundarySupplementaryItems where !item.isAtBegin { add(item, fittingEdge) }
        for edge in attributes where edge.pin != nil { edge.pin?.section = (begin, end) }
        for item in layout.decorationItems {
            let place = UICollectionViewLayoutAttributes(
                forDecorationViewOfKind: item.elementKind,
                with: IndexPath(item: 0, section: section)
            )
            let whole = isVertical ? CGRect(x: 0, y: begin, width: size.width, height: end - begin) : turned(middle)
            place.frame = whole.inset(by: item.contentInsets)
            place.zIndex = item.zIndex
            attributes.append(place)
        }
    }

    private func turned(_ rect: CGRect) -> CGRect {
        isVertical ? rect : CGRect(x: rect.minY, y: 0, width: rect.height, height: size.height)
    }

    private var insets: NSDirectionalEdgeInsets { layout.contentInsets }

    /// Groups under each other, or beside each other in a collection that scrolls sideways.
    private mutating func layGroups(_ groups: inout GroupArrangement) {
        let room = CGRect(origin: .zero, size: size).inset(by: insets).size
        end += isVertical ? insets.top : insets.leading
        var isFirst = true
        while !groups.isDone {
            if !isFirst { end += layout.interGroupSpacing }
            isFirst = false
            let (placed, taken) = groups.fill(layout.group, in: room)
            let corner = isVertical ? CGPoint(x: insets.leading, y: end) : CGPoint(x: end, y: insets.top)
            add(placed.map { $0.moved(by: corner) })
            end += isVertical ? taken.height : taken.width
        }
        end += isVertical ? insets.bottom : insets.trailing
    }

    /// Groups in a row that scrolls across the way of the collection.
    private mutating func layAcross(_ groups: inout GroupArrangement) {
        let room = CGRect(origin: .zero, size: size).inset(by: insets).size
        var (at, thickness) = (isVertical ? insets.leading : insets.top, CGFloat(0))
        var stops: [CGFloat] = []
        while !groups.isDone {
            if !stops.isEmpty { at += layout.interGroupSpacing }
            stops.append(at - (isVertical ? insets.leading : insets.top))
            let (placed, taken) = groups.fill(layout.group, in: room)
            let corner =
                isVertical ? CGPoint(x: at, y: insets.top) : CGPoint(x: insets.leading, y: at)
            add(placed.map { $0.moved(by: corner) }, room: section)
            at += isVertical ? taken.width : taken.height
            thickness = max(thickness, isVertical ? taken.height : taken.width)
        }
        at += isVertical ? insets.trailing : insets.bottom
        thickness += isVertical ? insets.top + insets.bottom : insets.leading + insets.trailing
        self.room = ScrollArea(
            frame: isVertical
                ? CGRect(x: 0, y: end, width: size.width, height: thickness)
                : CGRect(x: end, y: 0, width: thickness, height: size.height),
            content: isVertical ? CGSize(width: at, height: thickness) : CGSize(width: thickness, height: at),
            stops: stops
        )
        end += thickness
    }

    private mutating func add(_ placed: [GroupArrangement.Placed], room: Int? = nil) {
        for each in placed {
            let place = UICollectionViewLayoutAttributes(forCellWith: each.path)
            place.frame = each.frame
            place.zIndex = each.zIndex
            place.room = room
            attributes.append(place)
            for extra in each.item?.supplementaryItems ?? [] {
                let badge = UICollectionViewLayoutAttributes(
                    forSupplementaryViewOfKind: extra.elementKind,
                    with: each.path
                )
                badge.frame = extra.containerAnchor.place(extra.layoutSize.resolve(in: each.frame.size), at: each.frame)
                badge.zIndex = extra.zIndex
                badge.room = room
                attributes.append(badge)
            }
        }
    }

    /// A header or a footer, as wide as the section, or as its items.
    private mutating func add(
        _ item: NSCollectionLayoutBoundarySupplementaryItem,
        _ fitting: (UICollectionViewLayoutAttributes, CGSize) -> CGSize
    ) {
        let side =
            layout.supplementariesFollowContentInsets
            ? NSDirectionalEdgeInsets(
                top: isVertical ? 0 : insets.top,
                leading: isVertical ? insets.leading : 0,
                bottom: isVertical ? 0 : insets.bottom,
                trailing: isVertical ? insets.trailing : 0
            ) : .zero
        let room = CGRect(origin: .zero, size: size).inset(by: side)
        let place = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: item.elementKind,
            with: IndexPath(item: 0, section: section)
        )
        var wanted = item.layoutSize.resolve(in: room.size)
        if item.layoutSize.heightDimension.isEstimated {
            wanted.height = fitting(place, CGSize(width: wanted.width, height: wanted.height)).height
        }
        var frame =
            isVertical
            ? CGRect(x: room.minX, y: end, width: wanted.width, height: wanted.height)
            : CGRect(x: end, y: room.minY, width: wanted.width, height: wanted.height)
        if isVertical {
            if [.top, .bottom, .none].contains(item.alignment) { frame.origin.x = room.midX - wanted.width / 2 }
            if [.topTrailing, .bottomTrailing, .trailing].contains(item.alignment) {
                frame.origin.x = room.maxX - wanted.width
            }
        }
        frame.origin.x += item.offset.x
        frame.origin.y += item.offset.y
        place.frame = frame.inset(by: item.contentInsets)
        place.zIndex = item.zIndex
        if item.pinToVisibleBounds {
            place.pin = EdgePin(isFooter: !item.isAtBegin, isVertical: isVertical, section: (end, end))
        }
        attributes.append(place)
        if item.extendsBoundary { end += isVertical ? wanted.height : wanted.width }
    }
}
