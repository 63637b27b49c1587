package import UIKit

// Controllers of UIKit's that a view presents: sheets to share with, pickers of pictures and files.

nonisolated extension View {
    /// Presents a controller while a value says so.
    ///
    /// - Parameter make: makes the controller when it is wanted; it calls its argument once the person is done.
    package func presenting(
        _ isPresented: Binding<Bool>,
        make: @escaping @MainActor (_ close: @escaping @MainActor () -> Void) -> UIViewController?
    ) -> some View { changed(by: ControllerModifier(isPresented: isPresented, make: make)) }
}

/// Presents a controller while a value says so.
nonisolated struct ControllerModifier: DrawnModifier {
    let isPresented: Binding<Bool>
    let make: @MainActor (_ close: @escaping @MainActor () -> Void) -> UIViewController?

    @MainActor func update(_ node: GraphNode, content: (EnvironmentValues) -> GraphNode) {
        let content = content(node.environment)
        let state = node.keep { ControllerState() }
        state.modifier = self
        state.follow(node, isWanted: node.tracked { isPresented.wrappedValue })
        node.show(content, presenting: state)
    }
}

/// What is kept of a controller that is presented.
@MainActor
private final class ControllerState: PresentationState {
    var modifier: ControllerModifier?

    override func make() -> UIViewController? {
        modifier?.make { [weak self] in self?.close() }
    }

    private func close() {
        letGo()
        takeAway()
    }

    override func ended() { letGo() }

    private func letGo() {
        if let isPresented = modifier?.isPresented, isPresented.wrappedValue { isPresented.wrappedValue = false }
    }
}
