@_exported public import Foundation
public import SwiftUI

/// What somebody might write about: nothing is suggested on a simulated phone.
public struct JournalingSuggestion: Sendable {
    public let title: String
    public let date: DateInterval?
    public let items: [ItemContent]

    /// A part of it.
    public struct ItemContent: Identifiable, Sendable {
        public let id = UUID()
        public func content<Content: JournalingSuggestionAsset>(forType type: Content.Type) async throws -> Content? {
            nil
        }
        public func hasContent<Content: JournalingSuggestionAsset>(ofType type: Content.Type) -> Bool { false }
    }
    public func content<Content: JournalingSuggestionAsset>(forType type: Content.Type) async -> [Content] { [] }

    /// A picture.
    public struct Photo: JournalingSuggestionAsset, Sendable {
        public let photo: URL
        public let date: Date?
    }
    /// A film.
    public struct Video: JournalingSuggestionAsset, Sendable {
        public let url: URL
        public let date: Date?
    }
    /// A picture that moves.
    public struct LivePhoto: JournalingSuggestionAsset, Sendable {
        public let image: URL
        public let video: URL
        public let date: Date?
    }
    /// A place.
    public struct Location: JournalingSuggestionAsset, Sendable {
        public let place: String?
        public let city: String?
        public let date: Date?
    }
    /// Somebody.
    public struct Contact: JournalingSuggestionAsset, Sendable {
        public let name: String
        public let photo: URL?
    }
    /// A song.
    public struct Song: JournalingSuggestionAsset, Sendable {
        public let song: String?
        public let artist: String?
        public let album: String?
        public let artwork: URL?
        public let date: Date?
    }
    /// An episode.
    public struct Podcast: JournalingSuggestionAsset, Sendable {
        public let episode: String?
        public let show: String?
        public let artwork: URL?
        public let date: Date?
    }
    /// Training.
    public struct Workout: JournalingSuggestionAsset, Sendable {
        public let icon: URL?
    }
    /// Steps.
    public struct MotionActivity: JournalingSuggestionAsset, Sendable {
        public let steps: Int
        public let icon: URL?
        public let date: DateInterval?
    }
    /// A question.
    public struct Reflection: JournalingSuggestionAsset, Sendable {
        public let prompt: String
        public let color: Color?
    }
    /// A mood.
    public struct StateOfMind: JournalingSuggestionAsset, Sendable {
        public let icon: URL?
    }
}

/// What a suggestion may hold.
public protocol JournalingSuggestionAsset {}

/// Where one is chosen: it is not drawn, and none is.
public struct JournalingSuggestionsPicker<Label: View>: View {
    public init(
        @ViewBuilder label: @escaping () -> Label,
        onCompletion: @escaping (JournalingSuggestion) async -> Void
    ) {}
    public var body: some View { EmptyView() }
}
extension JournalingSuggestionsPicker where Label == Text {
    public init(_ titleKey: LocalizedStringKey, onCompletion: @escaping (JournalingSuggestion) async -> Void) {}
}
extension View {
    public func journalingSuggestionsPicker(
        isPresented: Binding<Bool>,
        onCompletion: @escaping (JournalingSuggestion) async -> Void
    ) -> some View { self }
}
