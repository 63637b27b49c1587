import UIKit

/// The columns or rows of a lazy grid.
struct GridTracks {
    /// Along which the grid goes on.
    let axis: Axis
    let tracks: [GridItem]
    let alignment: AlignmentKey

    struct Track {
        var start: CGFloat
        var length: CGFloat
        var alignment: Alignment?
    }

    /// The tracks in a room, across.
    func tracks(in room: CGFloat) -> [Track] {
        let gap = RowArrangement.usualSpacing
        var left = room - tracks.dropLast().reduce(0) { $0 + ($1.spacing ?? gap) }
        for case .fixed(let length) in tracks.map(\.size) { left -= length }
        var others = tracks.count { if case .fixed = $0.size { false } else { true } }
        var place: CGFloat = 0
        var made: [Track] = []
        for track in tracks {
            let spacing = track.spacing ?? gap
            switch track.size {
            case .fixed(let length):
                made.append(Track(start: place, length: length, alignment: track.alignment))
                place += length + spacing
            case .flexible(let least, let most):
                let length = min(max(left / CGFloat(max(others, 1)), least), most)
                left -= length
                others -= 1
                made.append(Track(start: place, length: length, alignment: track.alignment))
                place += length + spacing
            case .adaptive(let least, let most):
                let share = max(left / CGFloat(max(others, 1)), least)
                left -= share
                others -= 1
                let count = max(1, Int(min((share + spacing) / max(least + spacing, 1), 1000)))
                let length = min((share - spacing * CGFloat(count - 1)) / CGFloat(count), most)
                for _ in 0..<count {
                    made.append(Track(start: place, length: length, alignment: track.alignment))
                    place += length + spacing
                }
            }
        }
        return made
    }

    /// What is taken of what is offered; without a room the tracks are as small as they may be.
    func room(_ offered: CGFloat?) -> CGFloat {
        offered
            ?? tracks.reduce(0) { sum, track in
                switch track.size {
                case .fixed(let length), .flexible(let length, _), .adaptive(let length, _):
                    sum + length + (track.spacing ?? RowArrangement.usualSpacing)
                }
            }
    }

    /// Where a track lies in a line.
    @MainActor
    func cell(_ track: Track, of tracks: [Track], in line: CGRect) -> CGRect {
        let whole = tracks.last.map { $0.start + $0.length } ?? 0
        let own = ViewDimensions(size: line.size)
        let isUpright = axis == .vertical
        let inner = ViewDimensions(
            size: isUpright ? CGSize(width: whole, height: 0) : CGSize(width: 0, height: whole)
        )
        let start = alignment.usual(in: own) - alignment.usual(in: inner) + track.start
        return isUpright
            ? CGRect(x: line.minX + start, y: line.minY, width: track.length, height: line.height)
            : CGRect(x: line.minX, y: line.minY + start, width: line.width, height: track.length)
    }
}
