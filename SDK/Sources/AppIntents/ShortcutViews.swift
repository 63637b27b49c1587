public import SwiftUI

/// A link to the app's shortcuts, in SwiftUI; compiles and is not drawn, as no view of SwiftUI is.
public nonisolated struct ShortcutsLink: PrimitiveView {
    public init() {}
    @preconcurrency public init(action: @escaping @MainActor () -> Void) {}
}

/// A hint at what Siri may be told, in SwiftUI; compiles and is not drawn, as no view of SwiftUI is.
public nonisolated struct SiriTipView<Intent: AppIntent>: PrimitiveView {
    public init(intent: Intent, isVisible: Binding<Bool> = .constant(true)) {}
}
