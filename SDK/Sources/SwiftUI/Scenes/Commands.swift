/// Menus and keys of an app, which a phone without a keyboard does not show.
@preconcurrency @MainActor
public protocol Commands {
    associatedtype Body: Commands
    @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

/// Commands of the system, or of others together.
public nonisolated struct SystemCommands: Commands {
    public init() {}
    @MainActor public var body: Never { return fatalError("commands of the system have no body") }
}

public typealias EmptyCommands = SystemCommands
public typealias SidebarCommands = SystemCommands
public typealias TextEditingCommands = SystemCommands
public typealias TextFormattingCommands = SystemCommands
public typealias ToolbarCommands = SystemCommands
public typealias InspectorCommands = SystemCommands
public typealias ImportFromDevicesCommands = SystemCommands

/// Puts commands together.
@resultBuilder @MainActor
public enum CommandsBuilder {
    public static func buildExpression(_ commands: some Commands) -> SystemCommands { SystemCommands() }
    public static func buildBlock(_ commands: SystemCommands...) -> SystemCommands { SystemCommands() }
    public static func buildOptional(_ commands: SystemCommands?) -> SystemCommands { SystemCommands() }
    public static func buildEither(first: SystemCommands) -> SystemCommands { first }
    public static func buildEither(second: SystemCommands) -> SystemCommands { second }
    public static func buildLimitedAvailability(_ commands: some Commands) -> SystemCommands { SystemCommands() }
}

/// Where commands stand.
public struct CommandGroupPlacement: Hashable, Sendable {
    public static let appInfo = Self(), appSettings = Self(), systemServices = Self(), appVisibility = Self()
    public static let appTermination = Self(), newItem = Self(), saveItem = Self(), importExport = Self()
    public static let printItem = Self(), undoRedo = Self(), pasteboard = Self(), textEditing = Self()
    public static let textFormatting = Self(), toolbar = Self(), sidebar = Self(), windowSize = Self()
    public static let windowList = Self(), singleWindowList = Self(), windowArrangement = Self(), help = Self()
}

/// Commands beside others of the system, or in their place.
public nonisolated struct CommandGroup<Content: View>: Commands {
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    @MainActor public var body: Never { return fatalError("a group of commands has no body") }
}

/// A menu of commands.
public nonisolated struct CommandMenu<Content: View>: Commands {
    public init(_ name: some TitleKey, @ViewBuilder content: () -> Content) {}
    public init(_ name: Text, @ViewBuilder content: () -> Content) {}
    @MainActor public var body: Never { return fatalError("a menu of commands has no body") }
}

extension Scene {
    public func commands(@CommandsBuilder content: () -> some Commands) -> some Scene { self }
    public func commandsRemoved() -> some Scene { self }
    public func commandsReplaced(@CommandsBuilder content: () -> some Commands) -> some Scene { self }
}
