import Foundation

extension NSLayoutConstraint {
    /// The constraints of a visual format string, such as `H:|-[label]-10-[button(>=44@750)]|`.
    ///
    /// A string that cannot be read ends the process with the place of the mistake, as on a phone.
    public class func constraints(
        withVisualFormat format: String,
        options opts: FormatOptions = [],
        metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        do {
            var parser = VisualFormat(format, metrics: metrics ?? [:], views: views)
            return try parser.parse(options: opts)
        } catch {
            fatalError(
                "Unable to parse constraint format: \(error.reason)\n\(format)\n\(String(repeating: " ", count: error.position))^"
            )
        }
    }
}

/// Reads the visual format language (Auto Layout Guide, "Visual Format Language").
@MainActor
struct VisualFormat {
    struct Mistake: Error {
        let reason: String
        let position: Int
    }

    private let characters: [Character]
    private let metrics: [String: Any]
    private let views: [String: Any]
    private var at = 0
    private var isVertical = false
    private var made: [NSLayoutConstraint] = []

    /// One limit of a distance or a length: `>=20@750`.
    private struct Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        var constant: CGFloat = 0
        var view: UIView?
        var priority = UILayoutPriority.required
    }

    /// Where a distance ends: a view, or an edge of the superview.
    private enum Stop {
        case edge
        case view(UIView)
    }

    init(_ format: String, metrics: [String: Any], views: [String: Any]) {
        characters = Array(format)
        self.metrics = metrics
        self.views = views
    }

    mutating func parse(options: NSLayoutConstraint.FormatOptions) throws(Mistake) -> [NSLayoutConstraint] {
        if take("V:") { isVertical = true } else { _ = take("H:") }
        var last: Stop?
        var chain: [UIView] = []
        if take("|") { last = .edge }
        while at < characters.count {
            let gap = try parseGap(after: last != nil)
            if take("|") {
                guard let from = last else { throw mistake("a superview's edge follows nothing") }
                try connect(from, .edge, gap)
                guard at == characters.count else { throw mistake("nothing can follow the superview's edge") }
                last = nil
                break
            }
            let view = try parseView()
            if let from = last { try connect(from, .view(view), gap) }
            chain.append(view)
            last = .view(view)
        }
        align(chain, options)
        return made
    }

    // MARK: Parts

    /// `-20-`, `-`, `-(>=5,<=9)-` or nothing; nil stands for the standard distance.
    private mutating func parseGap(after hasStart: Bool) throws(Mistake) -> [Predicate]? {
        guard take("-") else { return [Predicate()] }
        guard hasStart else { throw mistake("a distance must follow a view or |") }
        if peek == "[" || peek == "|" { return nil }
        let predicates = peek == "(" ? try parsePredicates() : [try parsePredicate()]
        guard take("-") else { throw mistake("expected a '-' after the distance") }
        return predicates
    }

    private mutating func parseView() throws(Mistake) -> UIView {
        guard take("[") else { throw mistake("expected a view '[' or '|'") }
        let start = at
        let name = takeName()
        guard let view = views[name] as? UIView else {
            throw Mistake(reason: "'\(name)' is not a key in the views dictionary", position: start)
        }
        if peek == "(" {
            let attribute: NSLayoutConstraint.Attribute = isVertical ? .height : .width
            for predicate in try parsePredicates() {
                add(view, attribute, predicate, predicate.view.map { ($0, attribute) }, predicate.constant)
            }
        }
        guard take("]") else { throw mistake("expected a ']' after the view's name") }
        return view
    }

    private mutating func parsePredicates() throws(Mistake) -> [Predicate] {
        guard take("(") else { throw mistake("expected a '('") }
        var list = [try parsePredicate()]
        while take(",") { list.append(try parsePredicate()) }
        guard take(")") else { throw mistake("expected a ')'") }
        return list
    }

    private mutating func parsePredicate() throws(Mistake) -> Predicate {
        var predicate = Predicate()
        if take(">=") {
            predicate.relation = .greaterThanOrEqual
        } else if take("<=") {
            predicate.relation = .lessThanOrEqual
        } else {
            _ = take("==")
        }
        let start = at
        let text = takeNumberOrName()
        if let view = views[text] as? UIView {
            predicate.view = view
        } else {
            predicate.constant = try number(text, at: start)
        }
        if take("@") {
            let start = at
            predicate.priority = UILayoutPriority(Float(try number(takeNumberOrName(), at: start)))
        }
        return predicate
    }

    private func number(_ text: String, at position: Int) throws(Mistake) -> CGFloat {
        if let value = Double(text) { return CGFloat(value) }
        switch metrics[text] {
        case let value as CGFloat: return value
        case let value as Int: return CGFloat(value)
        case let value as Float: return CGFloat(value)
        case let value as NSNumber: return CGFloat(value.doubleValue)
        default: throw Mistake(reason: "'\(text)' is neither a number nor a metric nor a view", position: position)
        }
    }

    // MARK: Characters

    private var peek: Character? { at < characters.count ? characters[at] : nil }

    private func mistake(_ reason: String) -> Mistake { Mistake(reason: reason, position: at) }

    private mutating func take(_ text: String) -> Bool {
        guard characters[at...].starts(with: text) else { return false }
        at += text.count
        return true
    }

    private mutating func takeName() -> String {
        let name = characters[at...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        at += name.count
        return String(name)
    }

    private mutating func takeNumberOrName() -> String {
        let isNegative = take("-")
        let word = characters[at...].prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        at += word.count
        return (isNegative ? "-" : "") + String(word)
    }

    // MARK: Constraints

    private mutating func add(
        _ item: UIView,
        _ attribute: NSLayoutConstraint.Attribute,
        _ predicate: Predicate,
        _ other: (UIView, NSLayoutConstraint.Attribute)?,
        _ constant: CGFloat
    ) {
        let constraint = NSLayoutConstraint(
            item: item,
            attribute: attribute,
            relatedBy: predicate.relation,
            toItem: other?.0,
            attribute: other?.1 ?? .notAnAttribute,
            multiplier: 1,
            constant: constant
        )
        constraint.priority = predicate.priority
        made.append(constraint)
    }

    private mutating func connect(_ from: Stop, _ to: Stop, _ gap: [Predicate]?) throws(Mistake) {
        let start: NSLayoutConstraint.Attribute = isVertical ? .top : .leading
        let end: NSLayoutConstraint.Attribute = isVertical ? .bottom : .trailing
        for predicate in gap ?? [Predicate(constant: Self.standardGap(from, to))] {
            switch (from, to) {
            case (.view(let first), .view(let second)):
                add(second, start, predicate, (first, end), predicate.constant)
            case (.edge, .view(let view)):
                guard let parent = view.superview else { throw mistake("the view next to | has no superview") }
                add(view, start, predicate, (parent, start), predicate.constant)
            case (.view(let view), .edge):
                guard let parent = view.superview else { throw mistake("the view next to | has no superview") }
                add(parent, end, predicate, (view, end), predicate.constant)
            case (.edge, .edge): throw mistake("there is no view between the edges")
            }
        }
    }

    /// 8 points between views, 20 to the superview's edge; of an edge with the margin of the superview where it is set.
    private static func standardGap(_ from: Stop, _ to: Stop) -> CGFloat {
        if case .view = from, case .view = to { return 8 }
        return 20
    }

    private mutating func align(_ chain: [UIView], _ options: NSLayoutConstraint.FormatOptions) {
        let alignments: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
            (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
            (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
            (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
            (.alignAllFirstBaseline, .firstBaseline),
        ]
        for (option, attribute) in alignments where options.contains(option) {
            for (first, second) in zip(chain, chain.dropFirst()) {
                add(first, attribute, Predicate(), (second, attribute), 0)
            }
        }
    }
}
