import Foundation

/// What becomes of a list's rows.
struct ListChanges {
    var deletedSections = IndexSet()
    var insertedSections = IndexSet()
    // Of rows, as sections are counted when those that go are gone and those that come are there.
    var deleted: [IndexPath] = []
    var inserted: [IndexPath] = []
    var moved: [IndexPath: IndexPath] = [:]

    init(from former: [ListSection], to next: [ListSection]) {
        let (before, after) = (former.map(\.key), next.map(\.key))
        if before != after {
            for change in after.difference(from: before) {
                switch change {
                case .remove(let offset, _, _): deletedSections.insert(offset)
                case .insert(let offset, _, _): insertedSections.insert(offset)
                }
            }
        }
        let stayed = before.indices.filter { !deletedSections.contains($0) }
        let stay = after.indices.filter { !insertedSections.contains($0) }
        for (old, new) in zip(stayed, stay) { compare(former[old].rows.map(\.key), next[new].rows.map(\.key), new) }
    }

    private mutating func compare(_ former: [RowKey], _ next: [RowKey], _ section: Int) {
        guard former != next else { return }
        func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: section) }
        let places = Dictionary(former.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        var kept: [(old: Int, new: Int)] = []
        for (row, key) in next.enumerated() {
            if let place = places[key] { kept.append((place, row)) } else { inserted.append(path(row)) }
        }
        let gone = Set(former.indices).subtracting(kept.map(\.old))
        deleted += gone.sorted().map(path)
        // As few as can be move: those that are not in the longest run which is in the order of before.
        let stay = Self.longestRun(kept.map(\.old))
        for (index, pair) in kept.enumerated() where !stay.contains(index) { moved[path(pair.old)] = path(pair.new) }
    }

    /// The places of the longest run of growing numbers.
    private static func longestRun(_ numbers: [Int]) -> Set<Int> {
        // The place of the least end of a run of each length, and what stands before each number in its run.
        var ends: [Int] = []
        var before = [Int?](repeating: nil, count: numbers.count)
        for (index, number) in numbers.enumerated() {
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
            }
            before[index] = low > 0 ? ends[low - 1] : nil
            if low == ends.count { ends.append(index) } else { ends[low] = index }
        }
        var run: Set<Int> = []
        var next = ends.last
        while let index = next {
            run.insert(index)
            next = before[index]
        }
        return run
    }

    var isEmpty: Bool {
        deletedSections.isEmpty && insertedSections.isEmpty && deleted.isEmpty && inserted.isEmpty && moved.isEmpty
    }
}
