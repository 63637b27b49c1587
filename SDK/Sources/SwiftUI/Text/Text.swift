public import UIKit

/// Text.
public nonisolated struct Text: DrawnView, Hashable, Sendable {
    /// What a piece says.
    enum Content: Hashable, Sendable {
        case verbatim(String)
        /// A string whose key a table may have, as titles of controls are given.
        case title(String)
        case key(LocalizedStringKey, table: String?, bundle: Bundle?)
        case date(Date, DateStyle)
        case timer(TimerText)
        case attributed(AttributedString)
        case image(Image)
    }

    /// A line under or through words.
    struct Line: Hashable, Sendable {
        var color: Color?
        var pattern = LineStyle.Pattern.solid
    }

    /// How a piece looks, where its own modifiers say so.
    struct Look: Sendable {
        var font: Font?
        var fontChanges: [@Sendable (Font) -> Font] = []
        var style: AnyShapeStyle?
        var underline: Line??
        var strikethrough: Line??
        var kern: CGFloat?
        var baselineOffset: CGFloat?
    }

    struct Piece: Sendable {
        var content: Content
        var look = Look()
    }

    var pieces: [Piece]

    private init(_ content: Content) { pieces = [Piece(content: content)] }
    private init(pieces: [Piece]) { self.pieces = pieces }

    public init(
        _ key: LocalizedStringKey,
        tableName: String? = nil,
        bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) { self.init(.key(key, table: tableName, bundle: bundle)) }
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) { self.init(.verbatim(String(localized: resource))) }
    @_disfavoredOverload
    public init<Content: StringProtocol>(_ content: Content) { self.init(.verbatim(String(content))) }
    public init(verbatim content: String) { self.init(.verbatim(content)) }
    public init(_ date: Date, style: DateStyle) { self.init(.date(date, style)) }
    public init(_ dates: ClosedRange<Date>) {
        self.init(verbatim: (dates.lowerBound..<dates.upperBound).formatted(date: .omitted, time: .shortened))
    }
    public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }
    public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format) where Format.FormatOutput == String {
        self.init(.verbatim(format.format(input)))
    }
    public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
    where Format.FormatOutput == AttributedString { self.init(.attributed(format.format(input))) }
    /// A literal is a key.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) { self.init(.attributed(attributedContent)) }
    /// What a formatter makes of a value. Apple's takes those that have a class in Objective-C, which `Date` has not here.
    public init<Subject>(_ subject: Subject, formatter: Formatter) {
        self.init(.verbatim(formatter.string(for: subject) ?? ""))
    }
    public init(
        timerInterval: ClosedRange<Date>,
        pauseTime: Date? = nil,
        countsDown: Bool = true,
        showsHours: Bool = true
    ) {
        self.init(
            .timer(
                TimerText(
                    interval: timerInterval,
                    pauseTime: pauseTime,
                    countsDown: countsDown,
                    showsHours: showsHours
                )
            )
        )
    }
    public init(_ image: Image) { self.init(.image(image)) }
    /// A title, however it was written: a string's own text is looked up as well.
    package init(title: some TitleKey) {
        switch title {
        case let key as LocalizedStringKey: self.init(.key(key, table: nil, bundle: nil))
        case let resource as LocalizedStringResource: self.init(.verbatim(String(localized: resource)))
        default: self.init(.title("\(title)"))
        }
    }

    public static func == (left: Text, right: Text) -> Bool {
        left.pieces.map(\.content) == right.pieces.map(\.content)
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(pieces.map(\.content)) }

    /// How a date is written.
    public struct DateStyle: Hashable, Sendable {
        private enum Kind { case time, date, relative, timer, offset }
        private let kind: Kind
        public static let time = DateStyle(kind: .time), date = DateStyle(kind: .date)
        public static let relative = DateStyle(kind: .relative), timer = DateStyle(kind: .timer)
        public static let offset = DateStyle(kind: .offset)

        /// Whether it is another at each moment.
        var goesOn: Bool { ![.time, .date].contains(kind) }

        func string(_ date: Date, at now: Date) -> String {
            let seconds = abs(date.timeIntervalSince(now))
            switch kind {
            case .time: return date.formatted(date: .omitted, time: .shortened)
            case .date: return date.formatted(date: .long, time: .omitted)
            case .timer: return TimerText.clock(seconds, showsHours: true)
            case .relative, .offset:
                guard let all = Int(exactly: seconds.rounded(.down)) else { return "" }
                let units = [
                    ("yr", 31_536_000), ("mth", 2_592_000), ("day", 86_400), ("hr", 3600), ("min", 60), ("sec", 1),
                ]
                let first = units.firstIndex { all >= $0.1 } ?? 5
                let shown = units[first..<min(first + (kind == .relative ? 2 : 1), 6)]
                var rest = all
                let words = shown.map { unit in
                    let count = rest / unit.1
                    rest %= unit.1
                    return "\(count) \(unit.0)" + (unit.0 == "day" && count != 1 ? "s" : "")
                }
                let sign = kind == .offset ? (date < now ? "-" : "+") : ""
                return sign + words.joined(separator: ", ")
            }
        }
    }

    // MARK: Looks. What was said nearest to the words counts.

    private func with(_ change: (inout Look) -> Void) -> Text {
        Text(
            pieces: pieces.map {
                var piece = $0
                change(&piece.look)
                return piece
            }
        )
    }
    private func fontChange(_ change: @escaping @Sendable (Font) -> Font) -> Text {
        with { $0.fontChanges.append(change) }
    }

    public func font(_ font: Font?) -> Text { with { $0.font = $0.font ?? font } }
    public func bold(_ isActive: Bool = true) -> Text { fontChange { isActive ? $0.bold() : $0 } }
    public func italic(_ isActive: Bool = true) -> Text { fontChange { isActive ? $0.italic() : $0 } }
    public func monospaced(_ isActive: Bool = true) -> Text { fontChange { isActive ? $0.monospaced() : $0 } }
    public func monospacedDigit() -> Text { fontChange { $0.monospacedDigit() } }
    public func fontWeight(_ weight: Font.Weight?) -> Text { fontChange { font in weight.map(font.weight) ?? font } }
    public func fontDesign(_ design: Font.Design?) -> Text { fontChange { font in design.map(font.design) ?? font } }
    public func fontWidth(_ width: Font.Width?) -> Text { self }
    public func foregroundColor(_ color: Color?) -> Text {
        with { $0.style = $0.style ?? color.map { AnyShapeStyle($0) } }
    }
    public func foregroundStyle(_ style: some ShapeStyle) -> Text {
        with { $0.style = $0.style ?? AnyShapeStyle(style) }
    }
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        underline(isActive, pattern: .solid, color: color)
    }
    public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        with { $0.underline = $0.underline ?? .some(isActive ? Line(color: color, pattern: pattern) : nil) }
    }
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        strikethrough(isActive, pattern: .solid, color: color)
    }
    public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        with { $0.strikethrough = $0.strikethrough ?? .some(isActive ? Line(color: color, pattern: pattern) : nil) }
    }
    public func textScale(_ scale: TextScale, isEnabled: Bool = true) -> Text {
        isEnabled ? fontChange { $0.scaled(by: scale.factor) } : self
    }
    public func kerning(_ kerning: CGFloat) -> Text { with { $0.kern = $0.kern ?? kerning } }
    public func tracking(_ tracking: CGFloat) -> Text { with { $0.kern = $0.kern ?? tracking } }
    public func baselineOffset(_ offset: CGFloat) -> Text { with { $0.baselineOffset = $0.baselineOffset ?? offset } }
    public static func + (left: Text, right: Text) -> Text { Text(pieces: left.pieces + right.pieces) }

    /// The words alone.
    var string: String {
        pieces.map { piece in
            switch piece.content {
            case .verbatim(let words): words
            case .title(let words): Bundle.main.localizedString(forKey: words, value: words, table: nil)
            case .key(let key, _, _): key.string
            case .date(let date, let style): style.string(date, at: Date())
            case .timer(let timer): timer.string(at: Date())
            case .attributed(let text): String(text.characters)
            case .image: ""
            }
        }.joined()
    }

    /// What fills its letters: that of its first part.
    fileprivate func paint(in environment: EnvironmentValues) -> Paint {
        pieces.first?.look.style?.painted(in: environment) ?? environment.foregroundPaint
    }

    @MainActor func update(_ node: GraphNode) {
        let item = node.keep { TextItem(UILabel()) }
        item.show(self, in: node.environment)
        node.show(item)
    }
}

/// A text's label.
final class TextItem: ViewItem<UILabel>, AppearingItem {
    private var text: Text?
    private var environment = EnvironmentValues()
    private var timer: Timer?

    func show(_ text: Text, in environment: EnvironmentValues) {
        (self.text, self.environment) = (text, environment)
        let paint = text.paint(in: environment)
        view.letterGradient = paint.gradientLayer
        view.layer.cast(paint.shadow, traits: view.traitCollection)
        view.numberOfLines = environment.drawing.lineLimits?.upperBound ?? environment.lineLimit ?? 0
        view.lineBreakMode = environment.truncationMode.uiMode
        if environment.minimumScaleFactor < 1 {
            (view.adjustsFontSizeToFitWidth, view.minimumScaleFactor) = (true, environment.minimumScaleFactor)
        }
        write()
    }

    /// That of the first letter.
    private var font: UIFont {
        guard let text = view.attributedText, text.length > 0 else { return environment.drawnFont.uiFont }
        return text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont ?? environment.drawnFont.uiFont
    }

    private func write() {
        guard let text else { return }
        let written = text.attributed(in: environment)
        if view.attributedText != written { view.attributedText = written }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let width = proposal.width.map { max($0, 0) } ?? .greatestFiniteMagnitude
        let height = proposal.height ?? .greatestFiniteMagnitude
        let fitting = view.sizeThatFits(CGSize(width: min(width, 100_000), height: 100_000))
        var size = CGSize(width: min(fitting.width, width), height: fitting.height)
        // What does not fit is cut by whole lines; one stays.
        let line = font.lineHeight
        if size.height > height + 0.5, height.isFinite {
            size.height = max(line.roundedToPixels, (floor((height + 0.5) / line) * line).roundedToPixels)
        }
        if let least = environment.drawing.lineLimits?.lowerBound {
            size.height = max(size.height, (line * CGFloat(least)).roundedToPixels)
        }
        return size
    }

    override func guide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
        switch key.usual {
        case .firstBaseline: return font.ascender
        case .lastBaseline: return size.height + font.descender
        // The line below a row begins where its first words do.
        case .separatorStart: return 0
        default: return nil
        }
    }

    override func place(in rect: CGRect, on canvas: Surface) {
        super.place(in: rect, on: canvas)
        if text?.goesOn == true { canvas.sees(self) }
    }

    // A timer's text is another each second.
    func appear() {
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.write() }
        }
    }
    func disappear() {
        timer?.invalidate()
        timer = nil
    }
}

extension TruncationMode {
    /// UIKit's.
    var uiMode: NSLineBreakMode {
        switch self {
        case .head: .byTruncatingHead
        case .middle: .byTruncatingMiddle
        case .tail: .byTruncatingTail
        }
    }
}

extension TextAlignment {
    /// UIKit's.
    var uiAlignment: NSTextAlignment {
        switch self {
        case .leading: .natural
        case .center: .center
        case .trailing: .right
        }
    }
}

extension CGFloat {
    /// Up to the next pixel.
    @MainActor var roundedToPixels: CGFloat { (self * UIScreen.main.scale - 0.01).rounded(.up) / UIScreen.main.scale }
}

extension Text {
    /// Whether it is another as time goes by.
    var goesOn: Bool {
        pieces.contains {
            switch $0.content {
            case .date(_, let style): style.goesOn
            case .timer(let timer): timer.goesOn
            default: false
            }
        }
    }

    /// The words as UIKit's label takes them.
    func attributed(in environment: EnvironmentValues) -> NSAttributedString {
        let whole = NSMutableAttributedString()
        for piece in pieces { whole.append(piece.attributed(in: environment)) }
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = environment.multilineTextAlignment.uiAlignment
        paragraph.lineSpacing = environment.lineSpacing
        if let font = pieces.first?.font(in: environment), let leading = font.leading, leading != .standard {
            let height = font.uiFont.lineHeight + (leading == .tight ? -2 : 2)
            (paragraph.minimumLineHeight, paragraph.maximumLineHeight) = (height, height)
        }
        paragraph.lineBreakMode = environment.truncationMode.uiMode
        whole.addAttribute(.paragraphStyle, value: paragraph, range: NSRange(location: 0, length: whole.length))
        return whole
    }
}

extension Text.Piece {
    fileprivate func attributed(in environment: EnvironmentValues) -> NSAttributedString {
        let font = font(in: environment)
        let attributes = attributes(font, in: environment)
        func words(_ string: String) -> NSAttributedString {
            let cased =
                switch environment.textCase {
                case .uppercase: string.uppercased()
                case .lowercase: string.lowercased()
                case nil: string
                }
            return font.capitals.text(cased, attributes)
        }
        switch content {
        case .verbatim(let string): return words(string)
        case .title(let string):
            return words(Bundle.main.localizedString(forKey: string, value: string, table: nil))
        case .date(let date, let style): return words(style.string(date, at: Date()))
        case .timer(let timer): return words(timer.string(at: Date()))
        case .attributed(let text): return styled(text, attributes)
        case .image(let image): return picture(image, environment, attributes)
        case .key(let key, let table, let bundle):
            let whole = NSMutableAttributedString()
            for part in key.parts(table: table, bundle: bundle) {
                switch part {
                case .words(let string):
                    // A key's words may be in Markdown.
                    if string.contains(where: { "*_`[~".contains($0) }),
                        let text = try? AttributedString(
                            markdown: string,
                            options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace)
                        )
                    {
                        whole.append(styled(text, attributes))
                    } else {
                        whole.append(words(string))
                    }
                case .argument(.styled(let text)):
                    for piece in text.pieces { whole.append(piece.over(look).attributed(in: environment)) }
                case .argument(.image(let image)): whole.append(picture(image, environment, attributes))
                case .argument: break
                }
            }
            return whole
        }
    }

    /// The piece within another, whose look it has where it says nothing itself.
    private func over(_ outer: Text.Look) -> Text.Piece {
        var piece = self
        piece.look.font = look.font ?? outer.font
        piece.look.fontChanges = look.fontChanges + outer.fontChanges
        piece.look.style = look.style ?? outer.style
        return piece
    }

    /// The font of its words.
    fileprivate func font(in environment: EnvironmentValues) -> Font {
        var font = look.font ?? environment.font ?? .body
        if environment.font == nil || look.font == nil || !environment.drawing.fontChanges.isEmpty {
            font = environment.drawing.fontChanges.reduce(font) { $1($0) }
        }
        // The nearest to the words comes last, so that it counts.
        return look.fontChanges.reversed().reduce(font) { $1($0) }.at(environment.dynamicTypeSize)
    }

    private func attributes(_ font: Font, in environment: EnvironmentValues) -> [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [
            .font: font.uiFont,
            .foregroundColor: look.style?.painted(in: environment).color ?? environment.foregroundPaint.color,
        ]
        let kern = look.kern ?? environment.drawing.tracking
        if kern != 0 { attributes[.kern] = kern }
        let offset = look.baselineOffset ?? environment.drawing.baselineOffset
        if offset != 0 { attributes[.baselineOffset] = offset }
        if let line = look.underline ?? environment.drawing.underline {
            attributes[.underlineStyle] = line.pattern.uiStyle.rawValue
            if let color = line.color { attributes[.underlineColor] = color.uiColor }
        }
        if let line = look.strikethrough ?? environment.drawing.strikethrough {
            attributes[.strikethroughStyle] = line.pattern.uiStyle.rawValue
            if let color = line.color { attributes[.strikethroughColor] = color.uiColor }
        }
        return attributes
    }

    private func picture(
        _ image: Image,
        _ environment: EnvironmentValues,
        _ attributes: [NSAttributedString.Key: Any]
    ) -> NSAttributedString {
        guard let picture = image.picture(in: environment, font: attributes[.font] as? UIFont) else {
            return NSAttributedString()
        }
        let attachment = NSTextAttachment()
        let color = attributes[.foregroundColor] as? UIColor ?? .label
        attachment.image = image.isTemplate ? picture.withTintColor(color) : picture
        if let font = attributes[.font] as? UIFont {
            let height = picture.size.height
            attachment.bounds = CGRect(
                x: 0,
                y: (font.capHeight - height) / 2,
                width: picture.size.width,
                height: height
            )
        }
        let string = NSMutableAttributedString(attachment: attachment)
        string.addAttributes(attributes, range: NSRange(location: 0, length: string.length))
        return string
    }

    private func styled(_ text: AttributedString, _ usual: [NSAttributedString.Key: Any]) -> NSAttributedString {
        let whole = NSMutableAttributedString()
        for run in text.runs {
            var attributes = usual
            let container = run.attributes
            if let font = container[AttributeScopes.SwiftUIAttributes.FontAttribute.self] {
                attributes[.font] = font.uiFont
            }
            if let color = container[AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self] {
                attributes[.foregroundColor] = color.uiColor
            }
            if let color = container[AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute.self] {
                attributes[.backgroundColor] = color.uiColor
            }
            if let line = container[AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.self] {
                attributes[.underlineStyle] = line.pattern.uiStyle.rawValue
                if let color = line.color { attributes[.underlineColor] = color.uiColor }
            }
            if let line = container[AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute.self] {
                attributes[.strikethroughStyle] = line.pattern.uiStyle.rawValue
                if let color = line.color { attributes[.strikethroughColor] = color.uiColor }
            }
            if let kern = container[AttributeScopes.SwiftUIAttributes.KernAttribute.self]
                ?? container[AttributeScopes.SwiftUIAttributes.TrackingAttribute.self]
            {
                attributes[.kern] = kern
            }
            if let offset = container[AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute.self] {
                attributes[.baselineOffset] = offset
            }
            if let intent = container.inlinePresentationIntent, let font = attributes[.font] as? UIFont {
                var changed = Font(font)
                if intent.contains(.stronglyEmphasized) { changed = changed.bold() }
                if intent.contains(.emphasized) { changed = changed.italic() }
                if intent.contains(.code) { changed = changed.monospaced() }
                attributes[.font] = changed.uiFont
                if intent.contains(.strikethrough) {
                    attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue
                }
            }
            if let link = container.link {
                attributes[.foregroundColor] = UIColor.link
                attributes[.link] = link
            }
            whole.append(NSAttributedString(string: String(text[run.range].characters), attributes: attributes))
        }
        return whole
    }
}

nonisolated extension View {
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        around(\.multilineTextAlignment, alignment)
    }
    public func lineLimit(_ number: Int?) -> some View {
        around { ($0.lineLimit, $0.drawing.lineLimits) = (number, nil) }
    }
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View { around(\.drawing.lineLimits, limit) }
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        around { ($0.lineLimit, $0.drawing.lineLimits) = (nil, limit.lowerBound...max(limit.lowerBound, 10_000)) }
    }
    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        around { ($0.lineLimit, $0.drawing.lineLimits) = (limit, reservesSpace ? limit...limit : nil) }
    }
    public func lineSpacing(_ lineSpacing: CGFloat) -> some View { around(\.lineSpacing, lineSpacing) }
    public func tracking(_ tracking: CGFloat) -> some View { around(\.drawing.tracking, tracking) }
    public func kerning(_ kerning: CGFloat) -> some View { around(\.drawing.tracking, kerning) }
    public func baselineOffset(_ offset: CGFloat) -> some View { around(\.drawing.baselineOffset, offset) }
    public func truncationMode(_ mode: TruncationMode) -> some View { around(\.truncationMode, mode) }
    public func textCase(_ textCase: TextCase?) -> some View {
        around { ($0.textCase, $0.drawing.hasTextCase) = (textCase, true) }
    }
    public func allowsTightening(_ flag: Bool) -> some View { around(\.allowsTightening, flag) }
    public func minimumScaleFactor(_ factor: CGFloat) -> some View { around(\.minimumScaleFactor, factor) }
    public func underline(
        _ isActive: Bool = true,
        pattern: Text.LineStyle.Pattern,
        color: Color? = nil
    ) -> some View { around { $0.drawing.underline = isActive ? Text.Line(color: color, pattern: pattern) : nil } }
    public func strikethrough(
        _ isActive: Bool = true,
        pattern: Text.LineStyle.Pattern,
        color: Color? = nil
    ) -> some View { around { $0.drawing.strikethrough = isActive ? Text.Line(color: color, pattern: pattern) : nil } }
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
        underline(isActive, pattern: .solid, color: color)
    }
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
        strikethrough(isActive, pattern: .solid, color: color)
    }
}
