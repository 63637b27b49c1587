public import Foundation
public import Observation

/// What a model may call; no model is here that would.
public protocol Tool<Arguments, Output>: Sendable {
    associatedtype Output: PromptRepresentable
    associatedtype Arguments: ConvertibleFromGeneratedContent
    var name: String { get }
    var description: String { get }
    var parameters: GenerationSchema { get }
    var includesSchemaInInstructions: Bool { get }
    func call(arguments: Arguments) async throws -> Output
}
extension Tool {
    public var name: String { String(describing: Self.self) }
    public var includesSchemaInInstructions: Bool { true }
}
extension Tool where Arguments: Generable {
    public var parameters: GenerationSchema { Arguments.generationSchema }
}

/// A talk with a model: each request fails with ``GenerationError`` `assetsUnavailable`, since there is no model.
public final class LanguageModelSession: Observable, Sendable {
    public let transcript: Transcript
    public var isResponding: Bool { false }

    public convenience init(
        model: SystemLanguageModel = .default,
        tools: [any Tool] = [],
        @InstructionsBuilder instructions: () throws -> Instructions
    ) rethrows { try self.init(model: model, tools: tools, instructions: instructions()) }
    public convenience init(
        model: SystemLanguageModel = .default,
        tools: [any Tool] = [],
        instructions: String? = nil
    ) { self.init(model: model, tools: tools, instructions: instructions.map { Instructions(text: $0) }) }
    public init(model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: Instructions?) {
        let told = instructions.map { told in
            Transcript.Entry.instructions(
                Transcript.Instructions(segments: [.text(.init(content: told.text))], toolDefinitions: [])
            )
        }
        transcript = Transcript(entries: told.map { [$0] } ?? [])
    }
    public init(model: SystemLanguageModel = .default, tools: [any Tool] = [], transcript: Transcript) {
        self.transcript = transcript
    }

    /// Nothing is loaded.
    public func prewarm(promptPrefix: Prompt? = nil) {}

    /// Why there is no answer.
    public enum GenerationError: Error, LocalizedError, Sendable {
        /// What happened, for whoever mends it.
        public struct Context: Sendable {
            public let debugDescription: String
            public init(debugDescription: String) { self.debugDescription = debugDescription }
        }
        /// That a model will not answer.
        public struct Refusal: Sendable {
            public init(transcriptEntries: [Transcript.Entry]) {}
            public var explanation: Response<String> {
                get async throws { throw GenerationError.noModel }
            }
        }
        case exceededContextWindowSize(Context)
        case assetsUnavailable(Context)
        case guardrailViolation(Context)
        case unsupportedGuide(Context)
        case unsupportedLanguageOrLocale(Context)
        case decodingFailure(Context)
        case rateLimited(Context)
        case concurrentRequests(Context)
        case refusal(Refusal, Context)

        static var noModel: GenerationError {
            .assetsUnavailable(Context(debugDescription: "a simulated phone has no language model"))
        }
        public var errorDescription: String? {
            switch self {
            case .exceededContextWindowSize(let context), .assetsUnavailable(let context),
                .guardrailViolation(let context), .unsupportedGuide(let context),
                .unsupportedLanguageOrLocale(let context), .decodingFailure(let context), .rateLimited(let context),
                .concurrentRequests(let context), .refusal(_, let context):
                context.debugDescription
            }
        }
    }

    /// That a tool failed.
    public struct ToolCallError: Error, LocalizedError {
        public var tool: any Tool
        public var underlyingError: any Error
        public init(tool: any Tool, underlyingError: any Error) {
            (self.tool, self.underlyingError) = (tool, underlyingError)
        }
        public var errorDescription: String? { underlyingError.localizedDescription }
    }

    /// An answer.
    public struct Response<Content> {
        public let content: Content
        public let rawContent: GeneratedContent
        public let transcriptEntries: ArraySlice<Transcript.Entry>
    }

    /// An answer as it comes: none does.
    public struct ResponseStream<Content: Generable>: AsyncSequence {
        /// As far as it has come.
        public struct Snapshot {
            public var content: Content.PartiallyGenerated
            public var rawContent: GeneratedContent
        }
        public typealias Element = Snapshot
        /// Asks for one after the other.
        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async throws -> Snapshot? { throw GenerationError.noModel }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
        public func collect() async throws -> Response<Content> { throw GenerationError.noModel }
    }
}

extension LanguageModelSession.Response: Sendable where Content: Sendable {}
extension LanguageModelSession.ResponseStream: Sendable where Content: Sendable {}

// Every form of a request: by a prompt, a text or a builder; for a text, a value or what a schema says.
extension LanguageModelSession {
    @discardableResult
    public func respond(to prompt: Prompt, options: GenerationOptions = GenerationOptions()) async throws
        -> Response<String>
    { throw GenerationError.noModel }
    @discardableResult
    public func respond(to prompt: String, options: GenerationOptions = GenerationOptions()) async throws
        -> Response<String>
    { throw GenerationError.noModel }
    @discardableResult
    public func respond(
        options: GenerationOptions = GenerationOptions(),
        @PromptBuilder prompt: () throws -> Prompt
    ) async throws -> Response<String> { throw GenerationError.noModel }

    @discardableResult
    public func respond<Content: Generable>(
        to prompt: Prompt,
        generating type: Content.Type = Content.self,
        includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<Content> { throw GenerationError.noModel }
    @discardableResult
    public func respond<Content: Generable>(
        to prompt: String,
        generating type: Content.Type = Content.self,
        includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<Content> { throw GenerationError.noModel }
    @discardableResult
    public func respond<Content: Generable>(
        generating type: Content.Type = Content.self,
        includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions(),
        @PromptBuilder prompt: () throws -> Prompt
    ) async throws -> Response<Content> { throw GenerationError.noModel }

    @discardableResult
    public func respond(
        to prompt: Prompt,
        schema: GenerationSchema,
        includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<GeneratedContent> { throw GenerationError.noModel }
    @discardableResult
    public func respond(
        to prompt: String,
        schema: GenerationSchema,
        includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<GeneratedContent> { throw GenerationError.noModel }

    public func streamResponse(to prompt: Prompt, options: GenerationOptions = GenerationOptions())
        -> sending ResponseStream<String>
    { ResponseStream() }
    public func streamResponse(to prompt: String, options: GenerationOptions = GenerationOptions())
        -> sending ResponseStream<String>
    { ResponseStream() }
    public func streamResponse(
        options: GenerationOptions = GenerationOptions(),
        @PromptBuilder prompt: () throws -> Prompt
    ) rethrows -> sending ResponseStream<String> {
        _ = try prompt()
        return ResponseStream()
    }
    public func streamResponse<Content: Generable>(
        to prompt: Prompt,
        generating type: Content.Type = Content.self,
        includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) -> sending ResponseStream<Content> { ResponseStream() }
    public func streamResponse<Content: Generable>(
        to prompt: String,
        generating type: Content.Type = Content.self,
        includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) -> sending ResponseStream<Content> { ResponseStream() }
    public func streamResponse<Content: Generable>(
        generating type: Content.Type = Content.self,
        includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions(),
        @PromptBuilder prompt: () throws -> Prompt
    ) rethrows -> sending ResponseStream<Content> {
        _ = try prompt()
        return ResponseStream()
    }
}
