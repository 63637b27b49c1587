public import Combine

/// A view that hears of what is published.
public nonisolated struct SubscriptionView<PublisherType: Publisher, Content: View>: View
where PublisherType.Failure == Never {
    public var content: Content
    public var publisher: PublisherType
    public var action: (PublisherType.Output) -> Void
    public init(content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void) {
        (self.content, self.publisher, self.action) = (content, publisher, action)
    }
    @MainActor public var body: some View { content.onReceive(publisher) { action($0) } }
}

/// The name that a choice of two views has with Apple's.
public typealias _ConditionalContent = ConditionalView

extension Text {
    public typealias Case = TextCase
    public typealias TruncationMode = SwiftUI.TruncationMode
}
