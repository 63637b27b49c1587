import Foundation

/// What a model is asked.
public struct Prompt: Sendable, PromptRepresentable {
    let text: String
    public init(_ representable: some PromptRepresentable) { text = representable.promptRepresentation.text }
    public init(@PromptBuilder _ content: () throws -> Prompt) rethrows { self = try content() }
    init(text: String) { self.text = text }
    public var promptRepresentation: Prompt { return self }
}

// A witness that says `return` is not put together by the builder that its requirement has, which would ask it again.

/// What can be asked.
public protocol PromptRepresentable {
    @PromptBuilder var promptRepresentation: Prompt { get }
}
extension String: PromptRepresentable, InstructionsRepresentable {
    public var promptRepresentation: Prompt { return Prompt(text: self) }
    public var instructionsRepresentation: Instructions { return Instructions(text: self) }
}
extension Array: PromptRepresentable where Element: PromptRepresentable {
    public var promptRepresentation: Prompt {
        return Prompt(text: map { $0.promptRepresentation.text }.joined(separator: "\n"))
    }
}
extension Array: InstructionsRepresentable where Element: InstructionsRepresentable {
    public var instructionsRepresentation: Instructions {
        return Instructions(text: map { $0.instructionsRepresentation.text }.joined(separator: "\n"))
    }
}
extension Optional: PromptRepresentable where Wrapped: PromptRepresentable {
    public var promptRepresentation: Prompt { return self?.promptRepresentation ?? Prompt(text: "") }
}

/// Puts what is asked together.
@resultBuilder
public struct PromptBuilder {
    public static func buildExpression<P: PromptRepresentable>(_ expression: P) -> P { expression }
    public static func buildExpression(_ expression: Prompt) -> Prompt { expression }
    public static func buildBlock<each P: PromptRepresentable>(_ components: repeat each P) -> Prompt {
        var lines: [String] = []
        for part in repeat each components { lines.append(part.promptRepresentation.text) }
        return Prompt(text: lines.joined(separator: "\n"))
    }
    public static func buildArray(_ prompts: [some PromptRepresentable]) -> Prompt { prompts.promptRepresentation }
    public static func buildOptional(_ component: Prompt?) -> Prompt { component ?? Prompt(text: "") }
    public static func buildEither(first component: some PromptRepresentable) -> Prompt {
        component.promptRepresentation
    }
    public static func buildEither(second component: some PromptRepresentable) -> Prompt {
        component.promptRepresentation
    }
    public static func buildLimitedAvailability(_ prompt: some PromptRepresentable) -> Prompt {
        prompt.promptRepresentation
    }
}

/// What a model is told beforehand.
public struct Instructions: Sendable, InstructionsRepresentable {
    let text: String
    public init(_ representable: some InstructionsRepresentable) {
        text = representable.instructionsRepresentation.text
    }
    public init(@InstructionsBuilder _ content: () throws -> Instructions) rethrows { self = try content() }
    init(text: String) { self.text = text }
    public var instructionsRepresentation: Instructions { return self }
}

/// What can be told beforehand.
public protocol InstructionsRepresentable {
    @InstructionsBuilder var instructionsRepresentation: Instructions { get }
}

/// Puts what is told together.
@resultBuilder
public struct InstructionsBuilder {
    public static func buildExpression<I: InstructionsRepresentable>(_ expression: I) -> I { expression }
    public static func buildExpression(_ expression: Instructions) -> Instructions { expression }
    public static func buildBlock<each I: InstructionsRepresentable>(_ components: repeat each I) -> Instructions {
        var lines: [String] = []
        for part in repeat each components { lines.append(part.instructionsRepresentation.text) }
        return Instructions(text: lines.joined(separator: "\n"))
    }
    public static func buildArray(_ instructions: [some InstructionsRepresentable]) -> Instructions {
        instructions.instructionsRepresentation
    }
    public static func buildOptional(_ instructions: Instructions?) -> Instructions {
        instructions ?? Instructions(text: "")
    }
    public static func buildEither(first component: some InstructionsRepresentable) -> Instructions {
        component.instructionsRepresentation
    }
    public static func buildEither(second component: some InstructionsRepresentable) -> Instructions {
        component.instructionsRepresentation
    }
    public static func buildLimitedAvailability(_ instructions: some InstructionsRepresentable) -> Instructions {
        instructions.instructionsRepresentation
    }
}
