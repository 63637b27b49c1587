import Foundation

/// The overlays of a map in their order, with the level of each and its renderer once there is one.
@MainActor
struct MapOverlays {
    private struct Entry {
        let overlay: any MKOverlay
        var level: MKOverlayLevel
        var renderer: MKOverlayRenderer?
    }

    private var entries: [Entry] = []

    var all: [any MKOverlay] { entries.map(\.overlay) }
    func all(in level: MKOverlayLevel) -> [any MKOverlay] { entries.filter { $0.level == level }.map(\.overlay) }
    func renderers(in level: MKOverlayLevel) -> [MKOverlayRenderer] {
        entries.filter { $0.level == level }.compactMap(\.renderer)
    }
    func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
        index(of: overlay).flatMap { entries[$0].renderer }
    }
    func index(of overlay: any MKOverlay) -> Int? { entries.firstIndex { $0.overlay === overlay } }

    mutating func insert(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel) {
        entries.insert(Entry(overlay: overlay, level: level), at: min(max(index, 0), entries.count))
    }

    mutating func remove(_ overlays: [any MKOverlay]) {
        let names = Set(overlays.map { ObjectIdentifier($0) })
        entries.removeAll { names.contains(ObjectIdentifier($0.overlay)) }
    }

    mutating func exchange(_ first: Int, _ second: Int) {
        guard entries.indices.contains(first), entries.indices.contains(second) else { return }
        entries.swapAt(first, second)
    }

    /// Those without a renderer. An author is asked for theirs while nothing is changed here.
    var unready: [any MKOverlay] { entries.filter { $0.renderer == nil }.map(\.overlay) }
    mutating func take(_ renderer: MKOverlayRenderer, for overlay: any MKOverlay) {
        guard let index = index(of: overlay) else { return }
        entries[index].renderer = renderer
    }
}
