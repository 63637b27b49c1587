import Foundation
import Testing
import ViewLink

@Suite struct ViewTreeTests {
    private func node(_ id: Int, _ children: [Int] = [], x: Double = 0) -> ViewNode {
        ViewNode(id: id, children: children, frame: ViewRect(x: x, y: 0, width: 10, height: 10))
    }

    private func panel(root: Int) -> ViewPanel {
        var panel = ViewPanel(height: 100)
        panel.root = root
        return panel
    }

    @Test func `only differences travel, and bring the reader to the same tree`() throws {
        let old = try ViewTree(nodes: [node(1, [2, 3]), node(2), node(3)], panel: panel(root: 1))
        let new = try ViewTree(nodes: [node(1, [3, 4]), node(3), node(4, x: 5)], panel: panel(root: 1))
        let update = try #require(new.difference(from: old))
        #expect(update.changed.map(\.id) == [1, 4])
        #expect(update.removed == [2])
        var reader = old
        try reader.apply(update)
        #expect(reader == new)
        #expect(new.difference(from: reader) == nil)
        var late = ViewTree()
        try late.apply(new.whole)
        #expect(late == new)
    }

    @Test func `what is no tree is refused and changes nothing`() throws {
        var tree = try ViewTree(nodes: [node(1, [2]), node(2)], panel: panel(root: 1))
        let before = tree
        func apply(_ nodes: [ViewNode]) throws(ViewTreeError) {
            try tree.apply(ViewTreeUpdate(isWhole: true, changed: nodes, removed: [], panel: panel(root: 1)))
        }
        #expect(throws: ViewTreeError.missing(2)) { try apply([node(1, [2])]) }
        #expect(throws: ViewTreeError.twice(1)) { try apply([node(1, [2]), node(2, [1])]) }
        #expect(throws: ViewTreeError.unreachable(1)) { try apply([node(1), node(2)]) }
        #expect(throws: ViewTreeError.undrawable(1)) { try apply([node(1, x: .nan)]) }
        #expect(throws: ViewTreeError.tooMany(2001)) { try apply((1...2001).map { node($0) }) }
        #expect(throws: ViewTreeError.tooDeep) { try apply((1...101).map { node($0, $0 == 101 ? [] : [$0 + 1]) }) }
        var many = panel(root: 1)
        many.fonts = (1...101).map { ViewFont(name: "Face\($0)", path: "/face") }
        #expect(throws: ViewTreeError.tooManyFonts(101)) {
            try tree.apply(ViewTreeUpdate(isWhole: true, changed: [node(1)], removed: [], panel: many))
        }
        #expect(tree == before)
    }

    @Test func `colours are coded as CSS writes them`() throws {
        let pair = ViewColor(light: 0xFF00_00FF, dark: 0x0000_0080)
        let data = try JSONEncoder().encode([pair, ViewColor(light: 1, dark: 1)])
        #expect(String(decoding: data, as: UTF8.self) == ##"["#ff0000ff\/#00000080","#00000001"]"##)
        #expect(try JSONDecoder().decode([ViewColor].self, from: data).first == pair)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([ViewColor].self, from: Data(#"["red"]"#.utf8))
        }
    }
}
