import Foundation

/// Lays a group's items out, group in group, until the group is full or there are no more items.
@MainActor
struct GroupArrangement {
    /// An item in its place.
    struct Placed {
        var frame: CGRect
        let path: IndexPath
        let item: NSCollectionLayoutItem?
        var zIndex = 0
    }

    /// The size that an item's content wants, where its layout leaves that open.
    let fitting: (IndexPath, CGSize, _ width: Bool, _ height: Bool) -> CGSize
    let environment: any NSCollectionLayoutEnvironment
    private let section: Int
    private var next = 0
    private let count: Int

    init(
        section: Int,
        count: Int,
        environment: any NSCollectionLayoutEnvironment,
        fitting: @escaping (IndexPath, CGSize, Bool, Bool) -> CGSize
    ) {
        (self.section, self.count, self.environment, self.fitting) = (section, count, environment, fitting)
    }

    var isDone: Bool { next >= count }

    /// Fills a group that lies in a room; the frames begin at its origin.
    ///
    /// - Returns: the items, and the size that they took.
    mutating func fill(_ group: NSCollectionLayoutGroup, in room: CGSize) -> ([Placed], CGSize) {
        let size = group.layoutSize.resolve(in: room)
        switch group.arrangement {
        case .custom(let provider): return fill(provider, size)
        case .horizontal: return fill(group, size, \.width, isHorizontal: true)
        case .vertical: return fill(group, size, \.height, isHorizontal: false)
        }
    }

    private mutating func fill(
        _ provider: (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem],
        _ size: CGSize
    ) -> ([Placed], CGSize) {
        var placed: [Placed] = []
        for each in provider(environment) where !isDone {
            placed.append(Placed(frame: each.frame, path: take(), item: nil, zIndex: each.zIndex))
        }
        // A provider that places nothing takes an item, so that the layout comes to an end.
        if placed.isEmpty, !isDone { _ = take() }
        return (placed, size)
    }

    private mutating func take() -> IndexPath {
        defer { next += 1 }
        return IndexPath(item: next, section: section)
    }

    private mutating func fill(
        _ group: NSCollectionLayoutGroup,
        _ size: CGSize,
        _ along: KeyPath<CGSize, CGFloat>,
        isHorizontal: Bool
    ) -> ([Placed], CGSize) {
        let inner = CGRect(origin: .zero, size: size).inset(by: group.contentInsets)
        let gap = group.interItemSpacing?.spacing ?? 0
        let room = inner.size[keyPath: along]
        // Items that share the room are each as large as is left for it.
        let share = group.count.map { (room - gap * CGFloat($0 - 1)) / CGFloat($0) }
        var slots: [(placed: [Placed], length: CGFloat)] = []
        var (at, across) = (CGFloat(0), CGFloat(0))
        var turn = 0
        while !isDone, !group.subitems.isEmpty, turn < group.count ?? Int.max {
            let item = group.subitems[turn % group.subitems.count]
            let wanted = slot(of: item, in: inner.size, share: share, isHorizontal: isHorizontal)
            let begin = slots.isEmpty ? 0 : at + gap
            if group.count == nil, !slots.isEmpty, begin + wanted[keyPath: along] > room + 0.5 { break }
            let (children, taken) = place(item, wanted, share: share, isHorizontal: isHorizontal)
            let offset = CGPoint(x: isHorizontal ? begin : 0, y: isHorizontal ? 0 : begin)
            slots.append((children.map { $0.moved(by: offset) }, taken[keyPath: along]))
            at = begin + taken[keyPath: along]
            across = max(across, isHorizontal ? taken.height : taken.width)
            turn += 1
        }
        spread(&slots, over: room - at, group, isHorizontal: isHorizontal)
        let corner = inner.origin
        let placed = slots.flatMap { $0.placed.map { $0.moved(by: corner) } }
        return (placed, extent(of: group, size, used: at, across: across, isHorizontal: isHorizontal))
    }

    /// Flexible room between items takes what is left.
    private func spread(
        _ slots: inout [(placed: [Placed], length: CGFloat)],
        over rest: CGFloat,
        _ group: NSCollectionLayoutGroup,
        isHorizontal: Bool
    ) {
        guard group.interItemSpacing?.isFlexible == true, slots.count > 1, rest > 0 else { return }
        let more = rest / CGFloat(slots.count - 1)
        for index in slots.indices {
            let way = more * CGFloat(index)
            let offset = CGPoint(x: isHorizontal ? way : 0, y: isHorizontal ? 0 : way)
            slots[index].placed = slots[index].placed.map { $0.moved(by: offset) }
        }
    }

    /// Where the group's size is estimated, it is as large as its items.
    private func extent(
        of group: NSCollectionLayoutGroup,
        _ size: CGSize,
        used: CGFloat,
        across: CGFloat,
        isHorizontal: Bool
    ) -> CGSize {
        var size = size
        let insets = group.contentInsets
        let (width, height) = isHorizontal ? (used, across) : (across, used)
        if group.layoutSize.widthDimension.isEstimated { size.width = width + insets.leading + insets.trailing }
        if group.layoutSize.heightDimension.isEstimated { size.height = height + insets.top + insets.bottom }
        return size
    }

    private func slot(
        of item: NSCollectionLayoutItem,
        in room: CGSize,
        share: CGFloat?,
        isHorizontal: Bool
    ) -> CGSize {
        var size = item.layoutSize.resolve(in: room)
        if let share { if isHorizontal { size.width = share } else { size.height = share } }
        let spacing = item.edgeSpacing?.insets ?? .zero
        size.width += spacing.leading + spacing.trailing
        size.height += spacing.top + spacing.bottom
        return size
    }

    /// An item, or a group with all of its own, in a slot of its size.
    private mutating func place(
        _ item: NSCollectionLayoutItem,
        _ slot: CGSize,
        share: CGFloat?,
        isHorizontal: Bool
    ) -> ([Placed], CGSize) {
        if let group = item as? NSCollectionLayoutGroup {
            // It was measured against the outer group: the room is what makes its own size that of the slot.
            let (children, size) = fillNested(group, slot)
            return (children, size)
        }
        let path = take()
        let spacing = item.edgeSpacing?.insets ?? .zero
        let insets = item.contentInsets
        var size = slot
        let isOpenWidth = item.layoutSize.widthDimension.isEstimated && !(share != nil && isHorizontal)
        let isOpenHeight = item.layoutSize.heightDimension.isEstimated && !(share != nil && !isHorizontal)
        if isOpenWidth || isOpenHeight {
            let frame = CGRect(origin: .zero, size: slot).inset(by: spacing).inset(by: insets)
            let found = fitting(path, frame.size, isOpenWidth, isOpenHeight)
            size.width += found.width - frame.width
            size.height += found.height - frame.height
        }
        let frame = CGRect(origin: .zero, size: size).inset(by: spacing).inset(by: insets)
        return ([Placed(frame: frame, path: path, item: item)], size)
    }

    private mutating func fillNested(_ group: NSCollectionLayoutGroup, _ slot: CGSize) -> ([Placed], CGSize) {
        switch group.arrangement {
        case .custom(let provider): fill(provider, slot)
        case .horizontal: fill(group, slot, \.width, isHorizontal: true)
        case .vertical: fill(group, slot, \.height, isHorizontal: false)
        }
    }
}

extension GroupArrangement.Placed {
    func moved(by offset: CGPoint) -> Self {
        var moved = self
        moved.frame.origin.x += offset.x
        moved.frame.origin.y += offset.y
        return moved
    }
}
