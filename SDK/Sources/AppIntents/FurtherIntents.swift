public import CoreSpotlight
public import Foundation
public import FoundationAdditions
public import SwiftUI
public import UniformTypeIdentifiers

// Kinds of intents and entities that few apps have.

/// Removes things of the app's.
public protocol DeleteIntent: SystemIntent {
    associatedtype Entity
    var entities: [Entity] { get set }
}

/// What an app changes in a focus; no focus begins here.
public protocol SetFocusFilterIntent: AppIntent {
    var displayRepresentation: DisplayRepresentation { get }
    var appContext: FocusFilterAppContext { get }
    static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self]
}

extension SetFocusFilterIntent {
    public var appContext: FocusFilterAppContext { FocusFilterAppContext() }
    public static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self] { [] }
    /// What a person chose for the focus that is on; there is none.
    public static var current: Self { get async throws { throw AppIntentError.needsValue } }
}

/// Which notifications a focus lets through.
public struct FocusFilterAppContext: Sendable {
    public var notificationFilterPredicate: NSPredicateText?
    public init(notificationFilterPredicate: NSPredicate? = nil) {
        self.notificationFilterPredicate = notificationFilterPredicate.map { NSPredicateText(text: "\($0)") }
    }
    /// A predicate, as it is told.
    public struct NSPredicateText: Hashable, Sendable { public let text: String }
}

/// Why filters are suggested.
public struct FocusFilterSuggestionContext: Sendable {}

/// An intent whose result is a view (iOS 26).
public protocol SnippetIntent: SystemIntent {
    static func reload()
}

extension SnippetIntent {
    public static func reload() {}
}

/// An intent that goes on with a page of the web.
public struct OpenURLIntent: AppIntent {
    public static var title: LocalizedStringResource { "Open URL" }
    @IntentParameter(title: "URL") public var url: URL
    public init() {}
    public init(_ url: URL) { self.url = url }
    public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> {
        await EnvironmentValues().openURL(url)
        return .init()
    }
}

/// Has Siri learn; nobody learns here.
public final class IntentDonationManager: Sendable {
    public static let shared = IntentDonationManager()
    @discardableResult
    public func donate(intent: some AppIntent) async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }
    @discardableResult
    public func donate(intent: some AppIntent, result: some IntentResult) async throws -> IntentDonationIdentifier {
        IntentDonationIdentifier()
    }
    public func deleteDonations(matching: IntentDonationMatchingPredicate) async throws {}
}

/// Which donations.
public struct IntentDonationMatchingPredicate: Sendable {
    public static func intentType(_ type: any AppIntent.Type) -> Self { Self() }
    public static func donationIdentifiers(_ identifiers: [IntentDonationIdentifier]) -> Self { Self() }
}

/// Why an intent stops to go on in the app.
public struct NeedsToContinueInForegroundError: Error, Sendable {
    public let dialog: IntentDialog?
}

extension ForegroundContinuableIntent {
    public func needsToContinueInForegroundError(
        _ dialog: IntentDialog? = nil,
        alwaysConfirm: Bool = false,
        continuation: (@MainActor @Sendable () async throws -> Void)? = nil
    ) -> NeedsToContinueInForegroundError { NeedsToContinueInForegroundError(dialog: dialog) }
    /// Always fails: nobody is there who could confirm.
    public func requestToContinueInForeground(_ dialog: IntentDialog? = nil) async throws {
        throw AppIntentError.notConfirmed
    }
}

extension AppIntent {
    // Always fail: nobody is there who could confirm or choose.
    public func requestConfirmation() async throws { throw AppIntentError.notConfirmed }
    public func requestConfirmation(
        actionName: ConfirmationActionName = .continue,
        dialog: IntentDialog
    ) async throws { throw AppIntentError.notConfirmed }
    public func requestConfirmation(
        conditions: ConfirmationConditions = [],
        actionName: ConfirmationActionName = .continue,
        dialog: IntentDialog,
        showDialogAsPrompt: Bool = true
    ) async throws { throw AppIntentError.notConfirmed }
    public func requestConfirmation<Snippet: View>(
        actionName: ConfirmationActionName = .continue,
        dialog: IntentDialog,
        @ViewBuilder content: () -> Snippet
    ) async throws { throw AppIntentError.notConfirmed }
    public func requestConfirmation(
        result: some IntentResult,
        confirmationActionName: ConfirmationActionName = .continue,
        showPrompt: Bool = true
    ) async throws { throw AppIntentError.notConfirmed }
    public func requestChoice(between options: [IntentChoiceOption], dialog: IntentDialog) async throws
        -> IntentChoiceOption
    { throw AppIntentError.notConfirmed }
    public func continueInForeground(_ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true) async throws {
        throw AppIntentError.notConfirmed
    }
    public var systemContext: IntentSystemContext { IntentSystemContext() }
}

/// Where an intent runs.
public struct IntentSystemContext: Sendable {
    public var preciseTimestamp: Date? { nil }
}

/// One of several that a person may choose (iOS 26).
public struct IntentChoiceOption: Hashable, Sendable {
    private let title: String
    public init(title: LocalizedStringResource) { self.title = title.key }
    public static func cancel(title: LocalizedStringResource) -> Self { Self(title: title) }
}

/// What a button that confirms says.
public struct ConfirmationActionName: Hashable, Sendable {
    private let name: String
    private static func named(_ name: String) -> Self { Self(name: name) }
    public static let `continue` = named("continue"), `do` = named("do"), go = named("go"), open = named("open")
    public static let add = named("add"), create = named("create"), download = named("download"), log = named("log")
    public static let order = named("order"), pay = named("pay"), play = named("play"), post = named("post")
    public static let request = named("request"), run = named("run"), search = named("search"), send = named("send")
    public static let set = named("set"), share = named("share"), start = named("start"), turnOn = named("turnOn")
    public static let turnOff = named("turnOff"), view = named("view"), book = named("book"), buy = named("buy")
    public static let call = named("call"), checkIn = named("checkIn"), find = named("find"), get = named("get")
    public static let navigate = named("navigate"), toggle = named("toggle"), filter = named("filter")
    public static func custom(
        acceptLabel: LocalizedStringResource,
        acceptAlternatives: [LocalizedStringResource] = [],
        denyLabel: LocalizedStringResource,
        denyAlternatives: [LocalizedStringResource] = [],
        destructive: Bool = false
    ) -> Self { named(acceptLabel.key) }
}

/// When a person is asked.
public struct ConfirmationConditions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let always = Self(rawValue: 1)
}

extension IntentModes {
    /// When an intent comes to the foreground.
    public enum ForegroundMode: Hashable, Sendable { case immediate, dynamic, deferred }
    public static func foreground(_ mode: ForegroundMode) -> Self { foreground }
}

// MARK: Entities

/// A thing that lives as long as it is told of.
public protocol TransientAppEntity: _IntentValue, TypeDisplayRepresentable where UnwrappedType == Self {
    typealias Property<Value: _IntentValue> = EntityProperty<Value>
    var displayRepresentation: DisplayRepresentation { get }
    init()
}

/// A thing that Spotlight finds; nobody searches here.
public protocol IndexedEntity: AppEntity {
    var attributeSet: CSSearchableItemAttributeSet { get }
    var hideInSpotlight: Bool { get }
}

extension IndexedEntity {
    /// What Spotlight is told of each: its title.
    public var defaultAttributeSet: CSSearchableItemAttributeSet {
        let attributes = CSSearchableItemAttributeSet(itemContentType: "public.item")
        attributes.displayName = displayRepresentation.title.key
        return attributes
    }
    public var attributeSet: CSSearchableItemAttributeSet { defaultAttributeSet }
    public var hideInSpotlight: Bool { false }
}

extension CSSearchableIndex {
    /// Keeps what the entities say of themselves, as long as the process.
    public func indexAppEntities<Entity: IndexedEntity>(_ entities: [Entity], priority: Int = 0) async throws {
        try await indexSearchableItems(
            entities.map {
                CSSearchableItem(
                    uniqueIdentifier: "\(Entity.self)/\($0.id)",
                    domainIdentifier: "\(Entity.self)",
                    attributeSet: $0.attributeSet
                )
            }
        )
    }
    public func deleteAppEntities<Entity: IndexedEntity>(identifiedBy identifiers: [Entity.ID], ofType: Entity.Type)
        async throws
    {
        try await deleteSearchableItems(withIdentifiers: identifiers.map { "\(Entity.self)/\($0)" })
    }
    public func deleteAppEntities<Entity: IndexedEntity>(ofType type: Entity.Type) async throws {
        try await deleteSearchableItems(withDomainIdentifiers: ["\(Entity.self)"])
    }
}

/// A package whose intents belong to the app's.
public protocol AppIntentsPackage {
    static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
    public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}

/// A link to a thing of the app's.
public protocol URLRepresentableEntity: AppEntity {}
/// A thing of which there is one.
public protocol UniqueAppEntity: AppEntity {}
/// A file that is a thing.
public protocol FileEntity: AppEntity {
    static var supportedContentTypes: [UTType] { get }
}
/// An intent that says its parameters and result in the code of the system's schemas.
public protocol PredictableIntent: AppIntent {}
/// An intent that takes what a person sees.
public protocol ShowInAppSearchResultsIntent: SystemIntent {
    var criteria: StringSearchCriteria { get set }
}

/// What a person searches for.
public struct StringSearchCriteria: _IntentValue, Hashable {
    public let term: String
    public init(term: String) { self.term = term }
}
