public import Foundation

extension AttributedString {
    /// How Markdown is read.
    public struct MarkdownParsingOptions: Sendable {
        /// What of Markdown means something.
        public enum InterpretedSyntax: Hashable, Sendable {
            /// Blocks and what is in them; blocks stand one after the other without a line between them.
            case full
            /// What stands within a paragraph; spaces are put together.
            case inlineOnly
            /// What stands within a paragraph; spaces and lines stay.
            case inlineOnlyPreservingWhitespace
        }

        /// What becomes of a text that cannot be read. Every text can.
        public enum FailurePolicy: Hashable, Sendable { case throwError, returnPartiallyParsedIfPossible }

        public var allowsExtendedAttributes: Bool
        public var interpretedSyntax: InterpretedSyntax
        public var failurePolicy: FailurePolicy
        public var languageCode: String?

        public init(
            allowsExtendedAttributes: Bool = false,
            interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError,
            languageCode: String? = nil
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
        }
    }

    /// Reads Markdown (CommonMark, with lines through text).
    ///
    /// Emphasis, code, links and broken lines are read, and of blocks paragraphs, headers, lists, quotes, code and
    /// breaks; tables, HTML and references are text.
    ///
    /// - Parameters:
    ///   - markdown: the text.
    ///   - options: how it is read.
    ///   - baseURL: what relative links are relative to.
    public init(markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        self.init()
        guard options.interpretedSyntax == .full else {
            let keeps = options.interpretedSyntax == .inlineOnlyPreservingWhitespace
            append(inline: markdown, keepsLines: keeps, baseURL: baseURL, in: nil)
            return
        }
        for block in MarkdownBlocks.read(markdown) {
            let intent = PresentationIntent(block.intents)
            if case .codeBlock? = block.intents.first?.kind {
                var piece = AttributedString(block.text)
                piece[AttributeScopes.FoundationAttributes.PresentationIntentAttribute.self] = intent
                append(piece)
            } else {
                append(inline: block.text, keepsLines: false, baseURL: baseURL, in: intent)
            }
        }
    }

    /// As ``init(markdown:options:baseURL:)-(String,_,_)`` of a text in UTF-8.
    public init(markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        guard let text = String(data: markdown, encoding: .utf8) else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        try self.init(markdown: text, options: options, baseURL: baseURL)
    }

    /// As ``init(markdown:options:baseURL:)-(String,_,_)`` of a file's text.
    public init(contentsOf url: URL, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
    }

    private mutating func append(inline text: String, keepsLines: Bool, baseURL: URL?, in block: PresentationIntent?) {
        for run in MarkdownInlines.read(text, keepsLines: keepsLines) {
            var piece = AttributedString(run.text)
            if let block { piece[AttributeScopes.FoundationAttributes.PresentationIntentAttribute.self] = block }
            if !run.intent.isEmpty {
                piece[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] = run.intent
            }
            if let link = run.link, let url = URL(string: link, relativeTo: baseURL) { piece.link = url }
            append(piece)
        }
    }
}
