import Foundation

/// Where a table's rows lie.
struct TableRows {
    /// Of each section, the upper edges of its rows and, last, where they end.
    private var sections: [[CGFloat]] = []
    /// Where everything so far ends.
    private(set) var end: CGFloat = 0
    /// Between the rows of a section.
    private let gap: CGFloat

    init(gap: CGFloat = 0) { self.gap = gap }

    mutating func skip(_ height: CGFloat) { end += height }

    mutating func beginSection() { sections.append([end]) }

    mutating func add(height: CGFloat) {
        // Where a row begins, the one before and what is between them end.
        if gap != 0, sections[sections.count - 1].count > 1 {
            end += gap
            sections[sections.count - 1][sections[sections.count - 1].count - 1] = end
        }
        end += height
        sections[sections.count - 1].append(end)
    }

    func rect(at path: IndexPath, width: CGFloat) -> CGRect {
        guard sections.indices.contains(path.section), path.row >= 0, path.row + 1 < sections[path.section].count else {
            return .zero
        }
        let edges = sections[path.section]
        let below = path.row + 2 < edges.count ? gap : 0
        return CGRect(x: 0, y: edges[path.row], width: width, height: edges[path.row + 1] - edges[path.row] - below)
    }

    /// The rows that meet a stretch, found by halving.
    func paths(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
        var found: [IndexPath] = []
        for (section, edges) in sections.enumerated() where edges.count > 1 {
            var low = 0
            var high = edges.count - 1
            while low < high {
                let middle = (low + high) / 2
                if edges[middle + 1] <= top { low = middle + 1 } else { high = middle }
            }
            while low < edges.count - 1, edges[low] < bottom {
                found.append(IndexPath(row: low, section: section))
                low += 1
            }
        }
        return found
    }

    /// Whether it is the last row of its section.
    func isLast(_ path: IndexPath) -> Bool {
        sections.indices.contains(path.section) && path.row == sections[path.section].count - 2
    }

    func path(at y: CGFloat) -> IndexPath? { paths(from: y, to: y + 0.01).first }
}
