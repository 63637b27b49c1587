import Foundation

/// What was said in a talk with a model.
public struct Transcript: Sendable, RandomAccessCollection {
    private let entries: [Entry]
    public init(entries: some Sequence<Entry> = []) { self.entries = Array(entries) }
    public var startIndex: Int { 0 }
    public var endIndex: Int { entries.count }
    public subscript(index: Int) -> Entry { entries[index] }

    /// Something that was said.
    public enum Entry: Sendable, Identifiable {
        case instructions(Instructions)
        case prompt(Prompt)
        case toolCalls(ToolCalls)
        case toolOutput(ToolOutput)
        case response(Response)

        public var id: String {
            switch self {
            case .instructions(let instructions): instructions.id
            case .prompt(let prompt): prompt.id
            case .toolCalls(let calls): calls.id
            case .toolOutput(let output): output.id
            case .response(let response): response.id
            }
        }
    }

    /// A piece of it.
    public enum Segment: Sendable, Identifiable, CustomStringConvertible {
        case text(TextSegment)
        case structure(StructuredSegment)
        public var id: String {
            switch self {
            case .text(let text): text.id
            case .structure(let structure): structure.id
            }
        }
        public var description: String {
            switch self {
            case .text(let text): text.content
            case .structure(let structure): structure.content.jsonString
            }
        }
    }
    /// Words.
    public struct TextSegment: Sendable, Identifiable, CustomStringConvertible {
        public var id: String
        public var content: String
        public init(id: String = UUID().uuidString, content: String) { (self.id, self.content) = (id, content) }
        public var description: String { content }
    }
    /// A value.
    public struct StructuredSegment: Sendable, Identifiable {
        public var id: String
        public var source: String
        public var content: GeneratedContent
        public init(id: String = UUID().uuidString, source: String, content: GeneratedContent) {
            (self.id, self.source, self.content) = (id, source, content)
        }
    }

    /// What a model was told.
    public struct Instructions: Sendable, Identifiable {
        public var id: String
        public var segments: [Segment]
        public var toolDefinitions: [ToolDefinition]
        public init(id: String = UUID().uuidString, segments: [Segment], toolDefinitions: [ToolDefinition]) {
            (self.id, self.segments, self.toolDefinitions) = (id, segments, toolDefinitions)
        }
    }
    /// What it may call.
    public struct ToolDefinition: Sendable {
        public var name: String
        public var description: String
        public init(name: String, description: String, parameters: GenerationSchema) {
            (self.name, self.description) = (name, description)
        }
        public init(tool: some Tool) { (name, description) = (tool.name, tool.description) }
    }
    /// What it was asked.
    public struct Prompt: Sendable, Identifiable {
        public var id: String
        public var segments: [Segment]
        public var options: GenerationOptions
        public init(
            id: String = UUID().uuidString,
            segments: [Segment],
            options: GenerationOptions = GenerationOptions()
        ) {
            (self.id, self.segments, self.options) = (id, segments, options)
        }
    }
    /// What it called.
    public struct ToolCalls: Sendable, Identifiable, RandomAccessCollection {
        public var id: String
        private let calls: [ToolCall]
        public init(id: String = UUID().uuidString, _ calls: some Sequence<ToolCall>) {
            (self.id, self.calls) = (id, Array(calls))
        }
        public var startIndex: Int { 0 }
        public var endIndex: Int { calls.count }
        public subscript(position: Int) -> ToolCall { calls[position] }
    }
    /// One call.
    public struct ToolCall: Sendable, Identifiable {
        public var id: String
        public var toolName: String
        public var arguments: GeneratedContent
        public init(id: String, toolName: String, arguments: GeneratedContent) {
            (self.id, self.toolName, self.arguments) = (id, toolName, arguments)
        }
    }
    /// What it was answered.
    public struct ToolOutput: Sendable, Identifiable {
        public var id: String
        public var toolName: String
        public var segments: [Segment]
        public init(id: String, toolName: String, segments: [Segment]) {
            (self.id, self.toolName, self.segments) = (id, toolName, segments)
        }
    }
    /// What it said.
    public struct Response: Sendable, Identifiable {
        public var id: String
        public var assetIDs: [String]
        public var segments: [Segment]
        public init(id: String = UUID().uuidString, assetIDs: [String], segments: [Segment]) {
            (self.id, self.assetIDs, self.segments) = (id, assetIDs, segments)
        }
    }
}
