public import Foundation

/// How somebody feels, as she says.
public final class HKStateOfMind: HKSample, @unchecked Sendable {  // As a sample.
    /// Whether it is of a moment or of a day.
    public enum Kind: Int, Sendable { case momentaryEmotion = 1, dailyMood }
    /// From very unpleasant to very pleasant.
    public enum ValenceClassification: Int, Sendable {
        case veryUnpleasant = 1, unpleasant, slightlyUnpleasant, neutral, slightlyPleasant, pleasant, veryPleasant

        /// Sevenths of -1 to 1; nil beyond.
        public init?(valence: Double) {
            guard (-1...1).contains(valence) else { return nil }
            self.init(rawValue: min(Int((valence + 1) / 2 * 7) + 1, 7))
        }
    }
    /// What it is called.
    public enum Label: Int, CaseIterable, Sendable {
        case amazed = 1, amused, angry, anxious, ashamed, brave, calm, content, disappointed, discouraged, disgusted
        case embarrassed, excited, frustrated, grateful, guilty, happy, hopeless, irritated, jealous, joyful, lonely
        case passionate, peaceful, proud, relieved, sad, scared, stressed, surprised, worried
        case annoyed, confident, drained, hopeful, indifferent, overwhelmed, satisfied
    }
    /// Of what it comes.
    public enum Association: Int, CaseIterable, Sendable {
        case community = 1, currentEvents, dating, education, family, fitness, friends, health, hobbies, identity
        case money, partner, selfCare, spirituality, tasks, travel, work, weather
    }

    public let kind: Kind
    /// From -1 to 1.
    public let valence: Double
    public var valenceClassification: ValenceClassification { ValenceClassification(valence: valence) ?? .neutral }
    public let labels: [Label]
    public let associations: [Association]

    public init(
        date: Date,
        kind: Kind,
        valence: Double,
        labels: [Label],
        associations: [Association],
        metadata: [String: Any]? = nil
    ) {
        (self.kind, self.valence, self.labels, self.associations) = (kind, valence, labels, associations)
        super.init(type: .stateOfMindType(), start: date, end: date, metadata: metadata)
    }
}

extension HKSamplePredicate where Sample == HKStateOfMind {
    public static func stateOfMind(_ predicate: NSPredicate? = nil) -> Self {
        Self(sampleType: .stateOfMindType(), nsPredicate: predicate)
    }
}

/// Answers that are counted.
open class HKScoredAssessment: HKSample, @unchecked Sendable {  // As a sample.
    public let score: Int
    init(_ type: HKScoredAssessmentType, _ score: Int, _ date: Date, _ metadata: [String: Any]?) {
        self.score = score
        super.init(type: type, start: date, end: date, metadata: metadata)
    }
}

/// How anxious somebody is.
public final class HKGAD7Assessment: HKScoredAssessment, @unchecked Sendable {  // As a sample.
    /// How often.
    public enum Answer: Int, Sendable { case notAtAll = 0, severalDays, moreThanHalfTheDays, nearlyEveryDay }
    /// How much.
    public enum Risk: Int, Sendable { case noneToMinimal = 1, mild, moderate, severe }
    public let answers: [Answer]
    /// By fives (Spitzer and others, 2006).
    public var risk: Risk { Risk(rawValue: min(score / 5, 3) + 1) ?? .severe }

    /// - Parameter answers: seven.
    public init(date: Date, answers: [Answer], metadata: [String: Any]? = nil) {
        self.answers = answers
        super.init(HKScoredAssessmentType(.GAD7), answers.reduce(0) { $0 + $1.rawValue }, date, metadata)
    }
}

/// How sad somebody is.
public final class HKPHQ9Assessment: HKScoredAssessment, @unchecked Sendable {  // As a sample.
    /// How often.
    public enum Answer: Int, Sendable {
        case notAtAll = 0, severalDays, moreThanHalfTheDays, nearlyEveryDay, preferNotToAnswer
    }
    /// How much.
    public enum Risk: Int, Sendable { case noneToMinimal = 1, mild, moderate, moderatelySevere, severe }
    public let answers: [Answer]
    /// By fives (Kroenke and others, 2001).
    public var risk: Risk { Risk(rawValue: min(score / 5, 4) + 1) ?? .severe }

    /// - Parameter answers: nine, the last of which may be kept back.
    public init(date: Date, answers: [Answer], metadata: [String: Any]? = nil) {
        self.answers = answers
        let score = answers.reduce(0) { $0 + ($1 == .preferNotToAnswer ? 0 : $1.rawValue) }
        super.init(HKScoredAssessmentType(.PHQ9), score, date, metadata)
    }
}
