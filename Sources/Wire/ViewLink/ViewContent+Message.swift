public import WireCoding

extension ViewContent: TypedMessage {
    /// The values of `type`.
    public enum Kind: String, CaseIterable, Sendable {
        case plain, label, image, button, textField, textView, toggle, slider, segments
        case progress, activity, scroll, shape, drawing, video, web, missing
    }

    public init(_ kind: Kind, from members: MessageMembers) throws {
        switch kind {
        case .plain: self = .plain
        case .label: self = .label(text: try members["text"])
        case .image: self = .image(try ImageContent(from: members.decoder))
        case .button: self = .button(try ButtonContent(from: members.decoder))
        case .textField: self = .textField(try TextFieldContent(from: members.decoder))
        case .textView: self = .textView(try TextFieldContent(from: members.decoder))
        case .toggle: self = .toggle(try ToggleContent(from: members.decoder))
        case .slider: self = .slider(try SliderContent(from: members.decoder))
        case .segments: self = .segments(try SegmentsContent(from: members.decoder))
        case .progress:
            self = .progress(value: try members["value"], tint: try members["tint"], track: try members["track"])
        case .activity:
            self = .activity(
                isAnimating: try members["isAnimating"],
                color: try members["color"],
                size: try members["size"]
            )
        case .scroll: self = .scroll(try ScrollContent(from: members.decoder))
        case .shape: self = .shape(try VectorPath(from: members.decoder))
        case .drawing: self = .drawing(try ViewDrawing(from: members.decoder))
        case .video: self = .video(player: try members["player"], fit: try members["fit"])
        case .web: self = .web(try WebContent(from: members.decoder))
        case .missing: self = .missing(what: try members["what"])
        }
    }

    public func write(to message: inout MessageWriter<Kind>) throws {
        switch self {
        case .plain: try message.write(.plain)
        case .label(let text): try message.write(.label, ["text": text])
        case .image(let image): try message.write(.image, membersOf: image)
        case .button(let button): try message.write(.button, membersOf: button)
        case .textField(let field): try message.write(.textField, membersOf: field)
        case .textView(let field): try message.write(.textView, membersOf: field)
        case .toggle(let toggle): try message.write(.toggle, membersOf: toggle)
        case .slider(let slider): try message.write(.slider, membersOf: slider)
        case .segments(let segments): try message.write(.segments, membersOf: segments)
        case .progress(let value, let tint, let track):
            try message.write(.progress, ["value": value, "tint": tint, "track": track])
        case .activity(let isAnimating, let color, let size):
            try message.write(.activity, ["isAnimating": isAnimating, "color": color, "size": size])
        case .scroll(let scroll): try message.write(.scroll, membersOf: scroll)
        case .shape(let path): try message.write(.shape, membersOf: path)
        case .drawing(let drawing): try message.write(.drawing, membersOf: drawing)
        case .video(let player, let fit): try message.write(.video, ["player": player, "fit": fit])
        case .web(let page): try message.write(.web, membersOf: page)
        case .missing(let what): try message.write(.missing, ["what": what])
        }
    }
}

extension ImageSource: TypedMessage {
    /// The values of `type`.
    public enum Kind: String, CaseIterable, Sendable { case file, symbol, frames, drawing }

    public init(_ kind: Kind, from members: MessageMembers) throws {
        switch kind {
        case .file: self = .file(path: try members["path"])
        case .symbol: self = .symbol(name: try members["name"])
        case .frames: self = .frames(paths: try members["paths"], duration: try members["duration"])
        case .drawing: self = .drawing(try ViewDrawing(from: members.decoder))
        }
    }

    public func write(to message: inout MessageWriter<Kind>) throws {
        switch self {
        case .file(let path): try message.write(.file, ["path": path])
        case .symbol(let name): try message.write(.symbol, ["name": name])
        case .frames(let paths, let duration): try message.write(.frames, ["paths": paths, "duration": duration])
        case .drawing(let drawing): try message.write(.drawing, membersOf: drawing)
        }
    }
}

extension DrawingMark.Content: TypedMessage {
    /// The values of `type`.
    public enum Kind: String, CaseIterable, Sendable { case path, text, image }

    public init(_ kind: Kind, from members: MessageMembers) throws {
        switch kind {
        case .path: self = .path(try VectorPath(from: members.decoder))
        case .text: self = .text(try TextBlock(from: members.decoder))
        case .image: self = .image(try members["image"], in: try members["in"])
        }
    }

    public func write(to message: inout MessageWriter<Kind>) throws {
        switch self {
        case .path(let path): try message.write(.path, membersOf: path)
        case .text(let text): try message.write(.text, membersOf: text)
        case .image(let image, let frame): try message.write(.image, ["image": image, "in": frame])
        }
    }
}

extension LayerAnimation.Value: TypedMessage {
    /// The values of `type`.
    public enum Kind: String, CaseIterable, Sendable { case numbers, color, path, shadow, gradient }

    public init(_ kind: Kind, from members: MessageMembers) throws {
        switch kind {
        case .numbers: self = .numbers(try members["numbers"])
        case .color: self = .color(try members["color"])
        case .path: self = .path(try members["path"])
        case .shadow: self = .shadow(try members["shadow"])
        case .gradient: self = .gradient(try members["gradient"])
        }
    }

    public func write(to message: inout MessageWriter<Kind>) throws {
        switch self {
        case .numbers(let numbers): try message.write(.numbers, ["numbers": numbers])
        case .color(let color): try message.write(.color, ["color": color])
        case .path(let path): try message.write(.path, ["path": path])
        case .shadow(let shadow): try message.write(.shadow, ["shadow": shadow])
        case .gradient(let gradient): try message.write(.gradient, ["gradient": gradient])
        }
    }
}
