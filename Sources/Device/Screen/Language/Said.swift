package import DeviceCore
import Hummingbird
package import Lint
package import NotificationModel

extension Call {
    /// What the caller would rather read than English; nil for English.
    var sentences: Sentences? {
        let first = request.headers[.acceptLanguage]?.split(whereSeparator: { ",; ".contains($0) }).first
        return .of(language: first.map(String.init))
    }
}

extension JourneyEntry {
    /// The step in the language of `sentences`; what an author's code printed stays as it is.
    func said(by sentences: Sentences) -> JourneyEntry {
        var entry = self
        entry.text = sentences(text)
        entry.rule = rule.map(sentences.callAsFunction)
        return entry
    }
}

extension JourneyVerdict {
    /// The verdict in the language of `sentences`; nil leaves it in English.
    package func said(by sentences: Sentences?) -> JourneyVerdict {
        guard let sentences else { return self }
        var verdict = self
        verdict.title = sentences(title)
        verdict.detail = detail.map(sentences.callAsFunction)
        return verdict
    }
}

extension Journey {
    /// The journey in the language of `sentences`; nil leaves it in English.
    package func said(by sentences: Sentences?) -> Journey {
        guard let sentences else { return self }
        var journey = self
        journey.entries = entries.map { $0.said(by: sentences) }
        return journey
    }
}

extension JudgedJourney {
    /// A journey and its verdict in the language of `sentences`; nil leaves them in English.
    package init(_ journey: Journey, saidBy sentences: Sentences?) {
        let verdict = JourneyVerdict(of: journey.entries).said(by: sentences)
        self.init(journey.said(by: sentences), verdict: verdict)
    }
}

extension JourneySummary {
    /// The line in the language of `sentences`; nil leaves it in English.
    package func said(by sentences: Sentences?) -> JourneySummary {
        guard let sentences else { return self }
        var summary = self
        summary.last = last.said(by: sentences)
        summary.verdict = verdict.said(by: sentences)
        return summary
    }
}

extension PayloadMark {
    /// The mark in the language of `sentences`; nil leaves it in English.
    package func said(by sentences: Sentences?) -> PayloadMark {
        guard let sentences else { return self }
        var mark = self
        mark.message = sentences(message)
        mark.fix = sentences(fix)
        return mark
    }
}

extension LintRule {
    /// The rule in the language of `sentences`; nil leaves it in English.
    package func said(by sentences: Sentences?) -> LintRule {
        sentences.map { LintRule(self, title: $0(title), fix: $0(fix)) } ?? self
    }
}

extension ClientRule {
    /// The rule in the language of `sentences`; nil leaves it in English.
    package func said(by sentences: Sentences?) -> ClientRule {
        sentences.map { ClientRule(self, title: $0(title), fix: $0(fix)) } ?? self
    }
}
