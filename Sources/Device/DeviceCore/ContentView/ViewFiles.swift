package import ViewLink

extension ViewTreeUpdate {
    /// The same with every file under the name that `serve` gives it.
    ///
    /// - Parameters:
    ///   - serve: takes a path or file URL as the extension wrote it; nil for what is not served, which is then missing
    ///     from the views, silent among the players, and the system's face among the fonts.
    ///   - streams: the same of another server's address, which only players may have.
    package func servingFiles(
        _ serve: (String) -> String?,
        streams: (String) -> String? = { _ in nil }
    ) -> ViewTreeUpdate {
        var update = self
        update.changed = changed.map { node in
            var node = node
            node.content = node.content.servingFiles(serve)
            return node
        }
        update.panel.players = panel.players.map { player in
            var player = player
            player.source = serve(player.source) ?? streams(player.source) ?? ""
            return player
        }
        update.panel.fonts = panel.fonts?.compactMap { font in
            serve(font.path).map { ViewFont(name: font.name, path: $0) }
        }
        return update
    }
}

extension ViewContent {
    fileprivate func servingFiles(_ serve: (String) -> String?) -> ViewContent {
        switch self {
        case .image(let image):
            return image.servingFiles(serve).map(ViewContent.image) ?? .missing(what: "picture")
        case .button(var button):
            button.image = button.image.flatMap { $0.servingFiles(serve) }
            return .button(button)
        case .drawing(let drawing):
            return .drawing(drawing.servingFiles(serve))
        case .web(var page):
            page.document = page.document.flatMap(serve)
            return .web(page)
        default:
            return self
        }
    }
}

extension ViewDrawing {
    /// Without the pictures that are not served.
    fileprivate func servingFiles(_ serve: (String) -> String?) -> ViewDrawing {
        var drawing = self
        drawing.marks = marks.compactMap { mark in
            guard case .image(let image, let rect) = mark.content else { return mark }
            guard let served = image.servingFiles(serve) else { return nil }
            var mark = mark
            mark.content = .image(served, in: rect)
            return mark
        }
        return drawing
    }
}

extension ImageContent {
    fileprivate func servingFiles(_ serve: (String) -> String?) -> ImageContent? {
        var image = self
        switch source {
        case .symbol:
            return self
        case .file(let path):
            guard let name = serve(path) else { return nil }
            image.source = .file(path: name)
        case .frames(let paths, let duration):
            let names = paths.compactMap(serve)
            guard !names.isEmpty else { return nil }
            image.source = .frames(paths: names, duration: duration)
        case .drawing(let drawing):
            image.source = .drawing(drawing.servingFiles(serve))
        }
        return image
    }
}
