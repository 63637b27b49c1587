import NotificationModel
import ViewLink
import WireCoding

/// A sample of every message of the view link.
enum ViewSamples {
    static func goldens() throws -> [Golden] {
        try Golden.of(orders) + Golden.of(reports) + Golden.of(events) + Golden.of(contents) + Golden.of(sources)
            + Golden.of(marks) + Golden.of(values) + Golden.of(pageEvents)
    }

    private static let orders: [ContentExtensionOrder] = [
        .present(
            ContentExtensionScene(
                notification: AppSamples.delivered,
                actions: AppSamples.category.actions,
                traits: ContentExtensionTraits(width: 360)
            )
        ),
        .receive(AppSamples.delivered),
        .answer(NotificationResponse(actionIdentifier: "like", notification: AppSamples.delivered)),
        .event(.returnKey(node: 3)), .opened(id: 4, false),
        .traits(ContentExtensionTraits(width: 378, isDark: true, isRightToLeft: true, contentSize: "AccessibilityM")),
    ]

    private static let update: ViewTreeUpdate = {
        var update = ViewTreeUpdate(
            isWhole: true,
            changed: [node],
            removed: [2],
            panel: panel,
            animation: animation(repeats: false)
        )
        update.moves = [ViewMove(node: 1, animation: animation(repeats: false), frame: rect, style: ViewStyle())]
        return update
    }()

    private static let reports: [ContentExtensionReport] = [
        .views(update),
        .actions(AppSamples.category.actions), .mediaIsPlaying(true), .performDefaultAction, .dismiss,
        .open(url: "app://page", id: 4), .failed(reason: "There is no storyboard."),
    ]

    private static let events: [ViewEvent] = [
        .touch(node: 3, sense: .doubleTap, at: point), .touch(node: 3, sense: .tap, at: nil),
        .fingers(node: 1, [ViewTouch(id: 5, phase: .changed, at: point, time: 1.5, taps: 2, way: [point])]),
        .gesture(
            node: 3,
            ViewGesture(
                sense: .pinch,
                phase: .began,
                at: point,
                translation: point,
                velocity: point,
                scale: 1.5,
                rotation: 0.25,
                touches: 2
            )
        ),
        .text(node: 3, text: "typed", turn: 2), .text(node: 3, text: "typed"),
        .selection(node: 3, ViewTextSelection(location: 2, length: 3)),
        .keys(node: 3, "a"), .returnKey(node: 3), .focus(node: 3, isFocused: true),
        .value(node: 3, value: 0.5),
        .scroll(node: 3, to: point), .mediaEnded(player: 1), .mediaTime(player: 1, seconds: 2.5, duration: 60),
        .mediaTime(player: 1, seconds: 2.5, duration: nil), .mediaFailed(player: 1, reason: "There is no such file."),
        .mediaButton(play: true), .web(node: 3, .alert("Hello")),
    ]

    private static let pageEvents: [WebEvent] = [
        .shown(load: 1, title: "A page", width: 390, height: 1200), .value(script: 4, "[1]"), .value(script: 4, nil),
        .failure(script: 4, "x is not defined"), .message(handler: "app", body: "{}", reply: 2),
        .navigation(url: "https://example.com", isNewWindow: true, form: "a=1"), .alert("Hello"),
    ]

    private static let contents: [ViewContent] = [
        .plain, .label(text: block), .image(image), .button(button), .textField(field), .textView(field),
        .toggle(ToggleContent(isOn: true, isEnabled: true, tint: color)),
        .slider(SliderContent(value: 0.5, minimum: 0, maximum: 1, isEnabled: true, tint: color)),
        .segments(SegmentsContent(titles: ["Easy", "Hard"], selected: 1, isEnabled: true)),
        .progress(value: 0.5, tint: color, track: color), .activity(isAnimating: true, color: color, size: 20),
        .scroll(
            ScrollContent(
                width: 300,
                height: 900,
                offset: point,
                serial: 2,
                isEnabled: true,
                isPaging: false,
                showsIndicators: true
            )
        ),
        .shape(path), .drawing(drawing), .video(player: 1, fit: .aspectFill), .missing(what: "MKMapView"),
        .web(
            WebContent(
                document: "/files/a.html",
                load: 2,
                width: 980,
                isScrollEnabled: false,
                scripts: [WebScript(id: 4, source: "1 + 1", isAwaited: true)]
            )
        ),
    ]

    private static let sources: [ImageSource] = [
        .file(path: "/files/a.png"), .symbol(name: "star"),
        .frames(paths: ["/files/1.png", "/files/2.png"], duration: 0.5),
        .drawing(drawing),
    ]

    private static let marks: [DrawingMark.Content] = [.path(path), .text(block), .image(image, in: rect)]

    private static let values: [LayerAnimation.Value] = [
        .numbers([0, 0.5]), .color(color), .path("M0 0L1 1Z"), .shadow(shadow), .gradient(gradient),
    ]

    private static let point = ViewPoint(x: 1.5, y: 2)
    private static let rect = ViewRect(x: 0, y: 1, width: 100, height: 50.5)
    private static let color = ViewColor(light: 0x007a_ffff, dark: 0x0a84_ffff)

    private static let block: TextBlock = {
        var run = TextRun(
            text: "Words",
            font: TextFont(family: "Serif", size: 17, weight: 600, isItalic: true, isMonospaced: true),
            color: color
        )
        run.background = ViewColor(light: 0xffff_00ff, dark: 0xffff_00ff)
        (run.isUnderlined, run.isStruck, run.spacing, run.rise) = (true, true, 1, 2)
        run.link = "https://example.com"
        let line = TextLine(runs: [run], x: 0, y: 1, width: 80, height: 22)
        var block = TextBlock(lines: [line], alignment: .center)
        block.gradient = gradient
        return block
    }()

    private static let image: ImageContent = {
        var image = ImageContent(
            source: .file(path: "/files/a.png"),
            width: 40,
            height: 30,
            fit: .aspectFit,
            tint: color,
            inset: rect
        )
        (image.pixels, image.gradient) = (4_800, gradient)
        return image
    }()

    private static let button = ButtonContent(
        title: block,
        image: image,
        isEnabled: true,
        isSelected: false,
        label: "Go"
    )

    private static let field: TextFieldContent = {
        var field = TextFieldContent(
            text: "typed",
            serial: 3,
            placeholder: "Your words",
            font: TextFont(size: 17, weight: 400),
            color: color
        )
        (field.returnKey, field.keyboard, field.border, field.isSecure) = ("send", "email", .rounded, true)
        field.insets = [1, 2, 3, 4]
        (field.placeholderColor, field.caretColor) = (color, color)
        field.turn = 2
        field.selection = ViewTextSelection(location: 2, length: 3)
        return field
    }()

    private static let gradient: ViewGradient = {
        var gradient = ViewGradient(colors: [color, color], locations: [0, 1], start: point, end: point)
        gradient.kind = .radial
        return gradient
    }()

    private static let path: VectorPath = {
        var stroke = VectorStroke(color: color, width: 2)
        (stroke.cap, stroke.join, stroke.miterLimit) = (.round, .bevel, 4)
        (stroke.dashes, stroke.dashPhase, stroke.start, stroke.end) = ([2, 1], 0.5, 0, 0.75)
        var path = VectorPath(data: "M0 0L10 10Z", fill: color, isEvenOdd: true, stroke: stroke)
        path.gradient = gradient
        return path
    }()

    private static let drawing: ViewDrawing = {
        var mark = DrawingMark(.text(block))
        mark.clips = [VectorPath(data: "M0 0Z")]
        mark.transform = [1, 0, 0, 1, 5, 5]
        mark.alpha = 0.5
        mark.shadow = shadow
        return ViewDrawing(width: 100, height: 50, marks: [mark])
    }()

    private static let shadow = ViewShadow(color: color, offset: point, radius: 3)

    private static let style: ViewStyle = {
        var style = ViewStyle()
        (style.background, style.gradient, style.alpha) = (color, gradient, 0.5)
        (style.isHidden, style.clips, style.cornerRadius, style.corners) = (false, true, 12, [.topLeft])
        (style.border, style.shadow) = (ViewBorder(width: 1, color: color), shadow)
        (style.transform, style.anchor) = ([1, 0, 0, 1, 0, 0], point)
        (style.mask, style.maskGradient, style.blurs, style.isDark) = (path, gradient, true, true)
        var layer = LayerAnimation(id: 9, property: .translate, values: [.numbers([0, 1])], duration: 0.5)
        (layer.times, layer.delay, layer.curve, layer.autoreverses, layer.staysAtEnd) = ([0], 0.1, .easeIn, true, true)
        (layer.curves, layer.pace, layer.fillsBefore) = ([[0, 0, 1, 1], []], [0.42, 0, 1, 1], true)
        (layer.isAdditive, layer.rate, layer.elapsed) = (true, 0, 0.25)
        style.animations = [layer]
        style.parts = TransformParts()
        (style.filters, style.blend) = ([ViewFilter(.multiply, color: color)], .plusLighter)
        return style
    }()

    private static let node: ViewNode = {
        var node = ViewNode(
            id: 1,
            children: [2],
            frame: rect,
            content: .button(button),
            style: style,
            hears: [.tap],
            accessibility: ViewAccessibility(label: "Go", hint: "Goes", value: "1", identifier: "go", isHidden: false)
        )
        node.repeatingAnimation = RepeatingAnimation(
            animation: animation(repeats: true),
            frame: rect,
            style: ViewStyle()
        )
        return node
    }()

    private static func animation(repeats: Bool) -> ViewAnimation {
        var animation = ViewAnimation(duration: 0.25, delay: 0.1, curve: .spring)
        (animation.repeats, animation.autoreverses, animation.damping) = (repeats, true, 0.75)
        (animation.runs, animation.points) = (3, [0, 0.5, 1])
        return animation
    }

    private static let panel: ViewPanel = {
        var panel = ViewPanel(height: 320)
        (panel.root, panel.accessory, panel.input, panel.focus, panel.title) = (1, 3, 4, 5, "Quiz")
        var keyboard = ViewKeyboard(keys: .email, height: 291)
        (keyboard.returnKey, keyboard.isReturnEnabled, keyboard.capitals, keyboard.isDark) = (
            "send", false, .words, true
        )
        panel.keyboard = keyboard
        panel.mediaButton = MediaButton(isOverlay: true, frame: rect, tint: color, isPlaying: true)
        var player = MediaPlayer(id: 1, source: "/files/a.mp4")
        player.seek = .init(serial: 1, seconds: 2.5)
        panel.players = [player]
        panel.fonts = [ViewFont(name: "Poppins-Bold", path: "/files/Poppins-Bold.ttf")]
        return panel
    }()
}
