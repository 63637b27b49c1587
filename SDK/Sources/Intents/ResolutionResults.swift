public import Foundation
public import OpenIntents

// One kind of answer for each kind of value.

/// What an app makes of a value of `String`.
open class INStringResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: String) -> Self { make(.success, [resolvedValue]) }
    open class func disambiguation(with valuesToDisambiguate: [String]) -> Self {
        make(.disambiguation, valuesToDisambiguate)
    }
    open class func confirmationRequired(with valueToConfirm: String?) -> Self {
        make(.confirmationRequired, valueToConfirm.map { [$0] } ?? [])
    }
}

/// What an app makes of a value of `INPerson`.
open class INPersonResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: INPerson) -> Self { make(.success, [resolvedValue]) }
    open class func disambiguation(with valuesToDisambiguate: [INPerson]) -> Self {
        make(.disambiguation, valuesToDisambiguate)
    }
    open class func confirmationRequired(with valueToConfirm: INPerson?) -> Self {
        make(.confirmationRequired, valueToConfirm.map { [$0] } ?? [])
    }
}

/// What an app makes of a value of `INSpeakableString`.
open class INSpeakableStringResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: INSpeakableString) -> Self { make(.success, [resolvedValue]) }
    open class func disambiguation(with valuesToDisambiguate: [INSpeakableString]) -> Self {
        make(.disambiguation, valuesToDisambiguate)
    }
    open class func confirmationRequired(with valueToConfirm: INSpeakableString?) -> Self {
        make(.confirmationRequired, valueToConfirm.map { [$0] } ?? [])
    }
}

/// What an app makes of a value of `Bool`.
open class INBooleanResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: Bool) -> Self { make(.success, [resolvedValue]) }
    open class func confirmationRequired(with valueToConfirm: Bool?) -> Self {
        make(.confirmationRequired, valueToConfirm.map { [$0] } ?? [])
    }
}

/// What an app makes of a value of `Int`.
open class INIntegerResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: Int) -> Self { make(.success, [resolvedValue]) }
    open class func disambiguation(with valuesToDisambiguate: [Int]) -> Self {
        make(.disambiguation, valuesToDisambiguate)
    }
    open class func confirmationRequired(with valueToConfirm: Int?) -> Self {
        make(.confirmationRequired, valueToConfirm.map { [$0] } ?? [])
    }
}

/// What an app makes of a value of `Double`.
open class INDoubleResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: Double) -> Self { make(.success, [resolvedValue]) }
    open class func disambiguation(with valuesToDisambiguate: [Double]) -> Self {
        make(.disambiguation, valuesToDisambiguate)
    }
    open class func confirmationRequired(with valueToConfirm: Double?) -> Self {
        make(.confirmationRequired, valueToConfirm.map { [$0] } ?? [])
    }
}

/// What an app makes of a value of `DateComponents`.
open class INDateComponentsResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: DateComponents) -> Self { make(.success, [resolvedValue]) }
    open class func disambiguation(with valuesToDisambiguate: [DateComponents]) -> Self {
        make(.disambiguation, valuesToDisambiguate)
    }
    open class func confirmationRequired(with valueToConfirm: DateComponents?) -> Self {
        make(.confirmationRequired, valueToConfirm.map { [$0] } ?? [])
    }
}

/// What an app makes of a value of `INDateComponentsRange`.
open class INDateComponentsRangeResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: INDateComponentsRange) -> Self { make(.success, [resolvedValue]) }
    open class func disambiguation(with valuesToDisambiguate: [INDateComponentsRange]) -> Self {
        make(.disambiguation, valuesToDisambiguate)
    }
    open class func confirmationRequired(with valueToConfirm: INDateComponentsRange?) -> Self {
        make(.confirmationRequired, valueToConfirm.map { [$0] } ?? [])
    }
}

/// What an app makes of a value of `INCurrencyAmount`.
open class INCurrencyAmountResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: INCurrencyAmount) -> Self { make(.success, [resolvedValue]) }
    open class func disambiguation(with valuesToDisambiguate: [INCurrencyAmount]) -> Self {
        make(.disambiguation, valuesToDisambiguate)
    }
    open class func confirmationRequired(with valueToConfirm: INCurrencyAmount?) -> Self {
        make(.confirmationRequired, valueToConfirm.map { [$0] } ?? [])
    }
}

/// What an app makes of a value of `URL`.
open class INURLResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: URL) -> Self { make(.success, [resolvedValue]) }
    open class func disambiguation(with valuesToDisambiguate: [URL]) -> Self {
        make(.disambiguation, valuesToDisambiguate)
    }
    open class func confirmationRequired(with valueToConfirm: URL?) -> Self {
        make(.confirmationRequired, valueToConfirm.map { [$0] } ?? [])
    }
}

/// What an app makes of a value of `INOutgoingMessageType`.
open class INOutgoingMessageTypeResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: INOutgoingMessageType) -> Self { make(.success, [resolvedValue]) }
    open class func confirmationRequired(with valueToConfirm: INOutgoingMessageType?) -> Self {
        make(.confirmationRequired, valueToConfirm.map { [$0] } ?? [])
    }
}

/// What an app makes of a value of `INMessageAttribute`.
open class INMessageAttributeResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: INMessageAttribute) -> Self { make(.success, [resolvedValue]) }
    open class func confirmationRequired(with valueToConfirm: INMessageAttribute?) -> Self {
        make(.confirmationRequired, valueToConfirm.map { [$0] } ?? [])
    }
}

/// What an app makes of a value of `INMessageAttributeOptions`.
open class INMessageAttributeOptionsResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: INMessageAttributeOptions) -> Self { make(.success, [resolvedValue]) }
    open class func confirmationRequired(with valueToConfirm: INMessageAttributeOptions?) -> Self {
        make(.confirmationRequired, valueToConfirm.map { [$0] } ?? [])
    }
}

/// What an app makes of a value of `INCallCapability`.
open class INCallCapabilityResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: INCallCapability) -> Self { make(.success, [resolvedValue]) }
    open class func confirmationRequired(with valueToConfirm: INCallCapability?) -> Self {
        make(.confirmationRequired, valueToConfirm.map { [$0] } ?? [])
    }
}

/// What an app makes of a value of `INCallDestinationType`.
open class INCallDestinationTypeResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: INCallDestinationType) -> Self { make(.success, [resolvedValue]) }
    open class func confirmationRequired(with valueToConfirm: INCallDestinationType?) -> Self {
        make(.confirmationRequired, valueToConfirm.map { [$0] } ?? [])
    }
}

/// What an app makes of a value of `INNoteContent`.
open class INNoteContentResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: INNoteContent) -> Self { make(.success, [resolvedValue]) }
    open class func disambiguation(with valuesToDisambiguate: [INNoteContent]) -> Self {
        make(.disambiguation, valuesToDisambiguate)
    }
    open class func confirmationRequired(with valueToConfirm: INNoteContent?) -> Self {
        make(.confirmationRequired, valueToConfirm.map { [$0] } ?? [])
    }
}

/// What an app makes of a value of `INNote`.
open class INNoteResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: INNote) -> Self { make(.success, [resolvedValue]) }
    open class func disambiguation(with valuesToDisambiguate: [INNote]) -> Self {
        make(.disambiguation, valuesToDisambiguate)
    }
    open class func confirmationRequired(with valueToConfirm: INNote?) -> Self {
        make(.confirmationRequired, valueToConfirm.map { [$0] } ?? [])
    }
}

/// What an app makes of a value of `INTask`.
open class INTaskResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: INTask) -> Self { make(.success, [resolvedValue]) }
    open class func disambiguation(with valuesToDisambiguate: [INTask]) -> Self {
        make(.disambiguation, valuesToDisambiguate)
    }
    open class func confirmationRequired(with valueToConfirm: INTask?) -> Self {
        make(.confirmationRequired, valueToConfirm.map { [$0] } ?? [])
    }
}

/// What an app makes of a value of `INTaskList`.
open class INTaskListResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: INTaskList) -> Self { make(.success, [resolvedValue]) }
    open class func disambiguation(with valuesToDisambiguate: [INTaskList]) -> Self {
        make(.disambiguation, valuesToDisambiguate)
    }
    open class func confirmationRequired(with valueToConfirm: INTaskList?) -> Self {
        make(.confirmationRequired, valueToConfirm.map { [$0] } ?? [])
    }
}

/// What an app makes of a value of `INWorkoutGoalUnitType`.
open class INWorkoutGoalUnitTypeResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: INWorkoutGoalUnitType) -> Self { make(.success, [resolvedValue]) }
    open class func confirmationRequired(with valueToConfirm: INWorkoutGoalUnitType?) -> Self {
        make(.confirmationRequired, valueToConfirm.map { [$0] } ?? [])
    }
}

/// What an app makes of a value of `INWorkoutLocationType`.
open class INWorkoutLocationTypeResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: INWorkoutLocationType) -> Self { make(.success, [resolvedValue]) }
    open class func confirmationRequired(with valueToConfirm: INWorkoutLocationType?) -> Self {
        make(.confirmationRequired, valueToConfirm.map { [$0] } ?? [])
    }
}

/// What an app makes of a value of `INMessage`.
open class INMessageResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: INMessage) -> Self { make(.success, [resolvedValue]) }
    open class func disambiguation(with valuesToDisambiguate: [INMessage]) -> Self {
        make(.disambiguation, valuesToDisambiguate)
    }
    open class func confirmationRequired(with valueToConfirm: INMessage?) -> Self {
        make(.confirmationRequired, valueToConfirm.map { [$0] } ?? [])
    }
}

/// What an app makes of a value of `INObject`.
open class INObjectResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: INObject) -> Self { make(.success, [resolvedValue]) }
    open class func disambiguation(with valuesToDisambiguate: [INObject]) -> Self {
        make(.disambiguation, valuesToDisambiguate)
    }
    open class func confirmationRequired(with valueToConfirm: INObject?) -> Self {
        make(.confirmationRequired, valueToConfirm.map { [$0] } ?? [])
    }
}

/// What an app makes of a value of `INFile`.
open class INFileResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: INFile) -> Self { make(.success, [resolvedValue]) }
    open class func disambiguation(with valuesToDisambiguate: [INFile]) -> Self {
        make(.disambiguation, valuesToDisambiguate)
    }
    open class func confirmationRequired(with valueToConfirm: INFile?) -> Self {
        make(.confirmationRequired, valueToConfirm.map { [$0] } ?? [])
    }
}

/// What an app makes of a value of `TimeInterval`.
open class INTimeIntervalResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: TimeInterval) -> Self { make(.success, [resolvedValue]) }
    open class func disambiguation(with valuesToDisambiguate: [TimeInterval]) -> Self {
        make(.disambiguation, valuesToDisambiguate)
    }
    open class func confirmationRequired(with valueToConfirm: TimeInterval?) -> Self {
        make(.confirmationRequired, valueToConfirm.map { [$0] } ?? [])
    }
}

/// Why a recipient is none.
public enum INSendMessageRecipientUnsupportedReason: Int, Sendable {
    case noAccount = 1
    case offline, messagingServiceNotEnabledForRecipient, noValidHandle, requestedHandleInvalid, noHandleForLabel
    case requiringInAppAuthentication
}

/// What an app makes of a recipient.
open class INSendMessageRecipientResolutionResult: INPersonResolutionResult {
    public convenience init(personResolutionResult: INPersonResolutionResult) {
        self.init()
        take(personResolutionResult.outcome, personResolutionResult.values, personResolutionResult.reason)
    }
    open class func unsupported(forReason reason: INSendMessageRecipientUnsupportedReason) -> Self {
        make(.unsupported, [], reason.rawValue)
    }
}
