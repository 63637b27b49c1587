internal import SwiftSyntax

/// Casts that Swift on Linux compiles and that then do something else than on Apple's platforms.
///
/// There, every error can be cast to `NSError`, a number of a property list or of JSON to `CGFloat`, and an `NSValue` to the
/// rectangle, point or size that it holds. Here only `error as NSError` can; `error as? NSError` is nil and `catch let error as NSError` is passed by, for every error
/// that is a Swift struct or enum. The operators stand in the SDK's AuthorRuntime (`Casts.swift`).
extension SourceScanner {
    private struct Cast {
        let conditional: String
        let forced: String
        let test: String?
    }

    private static let casts = [
        "NSError": Cast(conditional: "^?", forced: "^!", test: "^? != nil"),
        "CGFloat": Cast(conditional: "^%", forced: "^%!", test: nil),
        "CGRect": Cast(conditional: "^&", forced: "^&!", test: nil),
        "CGPoint": Cast(conditional: "^&+", forced: "^&+!", test: nil),
        "CGSize": Cast(conditional: "^&*", forced: "^&*!", test: nil),
    ]

    func noteCasts(_ node: SequenceExprSyntax) {
        let elements = Array(node.elements)
        for index in elements.indices.dropFirst().dropLast() {
            guard let type = elements[index + 1].as(TypeExprSyntax.self) else { continue }
            noteFetchRequestCast(of: elements[index - 1], elements[index], type)
            guard let cast = Self.casts[type.type.trimmedDescription] else { continue }
            if let word = elements[index].as(UnresolvedAsExprSyntax.self) {
                switch word.questionOrExclamationMark?.tokenKind {
                case .postfixQuestionMark: replaceCast(of: elements[..<index], type, with: cast.conditional)
                case .exclamationMark: replaceCast(of: elements[..<index], type, with: cast.forced)
                default: continue
                }
            } else if elements[index].is(UnresolvedIsExprSyntax.self), let test = cast.test {
                replaceCast(of: elements[..<index], type, with: test)
            }
        }
    }

    /// `request as! NSFetchRequest<Alarm>`: what an Objective-C class has of its results is no part of its type there.
    private func noteFetchRequestCast(of value: ExprSyntax, _ word: ExprSyntax, _ type: TypeExprSyntax) {
        guard let word = word.as(UnresolvedAsExprSyntax.self), let mark = word.questionOrExclamationMark,
            let name = type.type.as(IdentifierTypeSyntax.self), name.name.text == "NSFetchRequest",
            name.genericArgumentClause != nil, !value.is(TypeExprSyntax.self)
        else { return }
        // A class has the one of all objects beside its own.
        let called = value.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)
        let isOfClass = called?.declName.baseName.text == "fetchRequest"
        if isOfClass { file.edits.append(.insertion("(", at: value.byteRange.lowerBound)) }
        let typed = isOfClass ? " as NSFetchRequest<any NSFetchRequestResult>).typed()" : ".typed()"
        file.edits.append(.insertion(typed, at: value.byteRange.upperBound))
        file.edits.append(.replacement(mark.byteRange, with: ""))
        if mark.tokenKind == .postfixQuestionMark { file.edits.append(.insertion("?", at: type.byteRange.upperBound)) }
    }

    /// - Parameter elements: what stands before the word of the cast; a cast of a cast begins two elements earlier.
    private func replaceCast(of elements: ArraySlice<ExprSyntax>, _ type: TypeExprSyntax, with text: String) {
        guard let value = elements.last else { return }
        var first = elements.endIndex - 1
        while elements[first].is(TypeExprSyntax.self), first - 2 >= elements.startIndex { first -= 2 }
        // In a pattern it is no cast of a value.
        if elements[first].is(PatternExprSyntax.self) { return }
        let start = value.byteRange.upperBound
        let end = type.byteRange.upperBound
        let last = source[start - 1]
        // Behind an operator it would be a part of that.
        if value.is(TypeExprSyntax.self) || last == UInt8(ascii: "!") || last == UInt8(ascii: "?") {
            file.edits.append(.insertion("(", at: elements[first].byteRange.lowerBound))
            file.edits.append(.replacement(start..<end, with: ")" + text))
        } else {
            file.edits.append(.replacement(start..<end, with: text))
        }
    }

    /// `layer.contentsGravity = name.rawValue`: in Swift 4.0 it was a String.
    func noteGravity(_ node: SequenceExprSyntax) {
        let elements = Array(node.elements)
        guard elements.count == 3, elements[1].is(AssignmentExprSyntax.self),
            elements[0].as(MemberAccessExprSyntax.self)?.declName.baseName.text == "contentsGravity",
            elements[2].as(MemberAccessExprSyntax.self)?.declName.baseName.text == "rawValue"
        else { return }
        file.edits.append(.insertion("CALayerContentsGravity(rawValue: ", at: elements[2].byteRange.lowerBound))
        file.edits.append(.insertion(")", at: elements[2].byteRange.upperBound))
    }

    /// What a catch clause calls the error that the author has as an `NSError` of another name: one of the outside may be
    /// called `error`.
    private static let caughtError = "error_"

    /// `catch let error as NSError` catches whatever it is; so does a clause that only gives it a name, in which the author's
    /// is then bound.
    func noteCatch(_ node: CatchClauseSyntax) {
        let items = node.catchItems.map { ($0, Self.caughtName($0.pattern)) }
        guard items.contains(where: { $0.1 != nil }) else { return }
        guard items.count == 1, let item = items.first?.0, let caught = items.first?.1, let pattern = item.pattern
        else {
            return tell(
                .warning,
                at: node,
                "here 'as NSError' catches no error that is a Swift struct or enum; give it a clause of its own"
            )
        }
        file.edits.append(
            SourceEdit(
                range: pattern.byteRange,
                text: caught.name == nil ? "_" : "let \(Self.caughtError)",
                keepsWidth: true
            )
        )
        if let condition = item.whereClause, let name = caught.name {
            for token in condition.condition.tokens(viewMode: .sourceAccurate)
            where token.text == name && token.previousToken(viewMode: .sourceAccurate)?.tokenKind != .period {
                file.edits.append(
                    SourceEdit(range: token.byteRange, text: "(\(Self.caughtError) as NSError)", keepsWidth: false)
                )
            }
        }
        if let name = caught.name {
            file.edits.append(
                .insertion(
                    " \(caught.word) \(name) = \(Self.caughtError) as NSError;",
                    at: node.body.leftBrace.byteRange.upperBound
                )
            )
        }
    }

    /// The name that a pattern gives an `NSError`; with none for `is NSError` and `_ as NSError`.
    private static func caughtName(_ pattern: PatternSyntax?) -> (word: String, name: String?)? {
        let text = pattern?.trimmedDescription ?? ""
        if let match = text.wholeMatch(of: /(let|var)\s+(\w+)\s+as\s+NSError/) {
            return (String(match.1), match.2 == "_" ? nil : String(match.2))
        }
        if let match = text.wholeMatch(of: /(let|var)\s*\(\s*(\w+)\s+as\s+NSError\s*\)/) {
            return (String(match.1), String(match.2))
        }
        return text.wholeMatch(of: /(is|_\s+as)\s+NSError/) == nil ? nil : ("let", nil)
    }

    /// What is not a `catch` may be matched against anything; it can only be told.
    func noteErrorPattern(_ pattern: some SyntaxProtocol) {
        guard pattern.trimmedDescription.contains(/^(let|var)?\s*\(?\s*\w+\s+as\s+NSError\)?$/) else { return }
        tell(
            .warning,
            at: pattern,
            "here 'as NSError' matches no error that is a Swift struct or enum; match 'let error' and write "
                + "'error as NSError' behind it"
        )
    }
}
