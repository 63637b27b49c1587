public import UIKit

/// What further things are told of a view.
public struct AccessibilityCustomContentKey: Hashable, Sendable {
    private let id: String
    public init(_ label: some TitleKey, id: String) { self.id = id }
    public init(_ label: Text, id: String) { self.id = id }
    public init(_ labelKey: LocalizedStringKey) { id = labelKey.key }
}

/// What a view is gone through by.
public struct AccessibilitySystemRotor: Hashable, Sendable {
    private let name: String
    private static func named(_ name: String) -> Self { Self(name: name) }
    public static let headings = named("headings"), links = named("links"), images = named("images")
    public static let boldText = named("boldText"), italicText = named("italicText")
    public static let underlineText = named("underlineText"), misspelledWords = named("misspelledWords")
    public static let tables = named("tables"), lists = named("lists"), landmarks = named("landmarks")
    public static let textFields = named("textFields")
    public static func links(visited: Bool) -> Self { named("links") }
    public static func headings(level: AccessibilityHeadingLevel) -> Self { named("headings") }
}

/// To what actions belong.
public struct AccessibilityActionCategory: Hashable, Sendable {
    private let name: String
    public init(_ name: some TitleKey) { self.name = "\(name)" }
    public init(_ name: Text) { self.name = "" }
    public static let `default` = Self("default"), edit = Self("edit")
}

/// How a view that is touched directly is heard.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let silentOnTouch = Self(rawValue: 1), requiresActivation = Self(rawValue: 2)
}

/// What those who hear the screen are told. Nobody hears a simulated phone.
public enum AccessibilityNotification {
    /// A sentence.
    public struct Announcement {
        public init(_ announcement: String) {}
        public init(_ announcement: AttributedString) {}
        public init(_ announcement: LocalizedStringResource) {}
        public func post() {}
    }
    /// Views have moved.
    public struct LayoutChanged {
        public init(_ parameter: Any? = nil) {}
        public func post() {}
    }
    /// Another screen is shown.
    public struct ScreenChanged {
        public init(_ parameter: Any? = nil) {}
        public func post() {}
    }
    /// A page was scrolled.
    public struct PageScrolled {
        public init(_ announcement: String) {}
        public func post() {}
    }
}

/// What makes the description of a chart.
public protocol AXChartDescriptorRepresentable {
    func makeChartDescriptor() -> AXChartDescriptor
    func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
    public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}
