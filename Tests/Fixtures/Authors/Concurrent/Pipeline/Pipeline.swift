import Foundation

protocol Step<Subject> {
    associatedtype Subject: AnyObject
    func apply(to subject: Subject) async throws
}

struct AnyStep<Subject: AnyObject> {
    private let body: (Subject) async throws -> Void

    init<S: Step>(_ step: S) where S.Subject == Subject {
        body = { try await step.apply(to: $0) }
    }

    func callAsFunction(_ subject: Subject) async throws {
        try await body(subject)
    }
}

@resultBuilder
enum StepBuilder<Subject: AnyObject> {
    static func buildExpression<S: Step>(_ step: S) -> [AnyStep<Subject>] where S.Subject == Subject {
        [AnyStep(step)]
    }

    static func buildBlock(_ parts: [AnyStep<Subject>]...) -> [AnyStep<Subject>] {
        parts.flatMap { $0 }
    }
}

struct Pipeline<Subject: AnyObject> {
    private let steps: [AnyStep<Subject>]

    init(@StepBuilder<Subject> steps: () -> [AnyStep<Subject>]) {
        self.steps = steps()
    }

    func run(on subject: Subject) async throws {
        for step in steps {
            try Task.checkCancellation()
            try await step(subject)
        }
    }
}
