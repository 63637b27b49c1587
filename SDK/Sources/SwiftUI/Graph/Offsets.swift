public import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at these offsets from the start, as `onDelete` names them.
    ///
    /// - Parameter offsets: each less than `count`.
    public mutating func remove(atOffsets offsets: IndexSet) {
        var kept = Self()
        for (offset, element) in enumerated() where !offsets.contains(offset) { kept.append(element) }
        self = kept
    }
}

extension MutableCollection {
    /// Moves the elements at these offsets in front of the one at `destination`, as `onMove` names them.
    ///
    /// - Parameters:
    ///   - source: offsets from the start, each less than `count`.
    ///   - destination: an offset before the move; `count` is the end.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let all = Array(self)
        let moved = source.map { all[$0] }
        let before = all.indices.filter { $0 < destination && !source.contains($0) }.map { all[$0] }
        let after = all.indices.filter { $0 >= destination && !source.contains($0) }.map { all[$0] }
        var place = startIndex
        for element in before + moved + after {
            self[place] = element
            formIndex(after: &place)
        }
    }
}
