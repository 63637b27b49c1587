public import UIKit

/// What a recognizer of UIKit is told where it is made and changed.
@preconcurrency @MainActor
public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
    public let coordinator: Representable.Coordinator
    public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// Tells where a finger is.
@preconcurrency @MainActor
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
    /// The recognizer, once there is one.
    final class Source { weak var recognizer: UIGestureRecognizer? }
    let source = Source()

    private var pan: UIPanGestureRecognizer? { source.recognizer as? UIPanGestureRecognizer }
    /// The view whose coordinates a space has; nil is the window's.
    private func view(of space: some CoordinateSpaceProtocol) -> UIView? {
        let view = source.recognizer?.view
        return space.coordinateSpace == .local ? view : view?.window
    }

    public var localLocation: CGPoint { location(in: .local) }
    /// nil of a recognizer that tells of none.
    public var localTranslation: CGPoint? { translation(in: .local) }
    public var localVelocity: CGPoint? { velocity(in: .local) }
    /// In a named space as in the window's.
    public func location(in space: some CoordinateSpaceProtocol) -> CGPoint {
        source.recognizer?.location(in: view(of: space)) ?? .zero
    }
    public func translation(in space: some CoordinateSpaceProtocol) -> CGPoint? {
        pan?.translation(in: view(of: space))
    }
    public func velocity(in space: some CoordinateSpaceProtocol) -> CGPoint? { pan?.velocity(in: view(of: space)) }
    public func convert(globalPoint: CGPoint, to space: some CoordinateSpaceProtocol = .local) -> CGPoint {
        view(of: space)?.convert(globalPoint, from: nil) ?? globalPoint
    }
    public func convert(localPoint: CGPoint, to space: some CoordinateSpaceProtocol = .global) -> CGPoint {
        source.recognizer?.view?.convert(localPoint, to: view(of: space)) ?? localPoint
    }
}

/// A recognizer of UIKit as a gesture of a view (iOS 18).
@preconcurrency @MainActor
public protocol UIGestureRecognizerRepresentable {
    associatedtype UIGestureRecognizerType: UIGestureRecognizer
    associatedtype Coordinator = Void
    typealias Context = UIGestureRecognizerRepresentableContext<Self>
    typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter
    func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
    func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
    func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
    func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable {
    public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
    public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
    public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// The view of UIKit's that an author's recognizer is on.
final class RepresentedGestureItem<Representable: UIGestureRecognizerRepresentable>: WrappedItem {
    private typealias Context = Representable.Context
    private let view = LookView()
    private var representable: Representable?
    private var made: (recognizer: Representable.UIGestureRecognizerType, context: Context)?

    func show(_ representable: Representable) {
        self.representable = representable
        if let made { return representable.updateUIGestureRecognizer(made.recognizer, context: made.context) }
        let converter = UIGestureRecognizerRepresentableCoordinateSpaceConverter()
        let context = Context(
            coordinator: representable.makeCoordinator(converter: converter),
            converter: converter
        )
        let recognizer = representable.makeUIGestureRecognizer(context: context)
        converter.source.recognizer = recognizer
        recognizer.handler = { [weak self] _ in
            guard let self, let made = self.made else { return }
            self.representable?.handleUIGestureRecognizerAction(made.recognizer, context: made.context)
        }
        view.addGestureRecognizer(recognizer)
        made = (recognizer, context)
        representable.updateUIGestureRecognizer(recognizer, context: context)
    }

    override func place(in rect: CGRect, on canvas: Surface) {
        canvas.nest(view, in: rect) { base.place(in: CGRect(origin: .zero, size: rect.size), on: $0) }
    }
}

/// A view with a recognizer of an author's.
nonisolated struct RepresentedGestureModifier<Representable: UIGestureRecognizerRepresentable>: ItemModifier {
    let representable: Representable
    @MainActor func item(_ base: DrawnItem) -> RepresentedGestureItem<Representable> { RepresentedGestureItem(base) }
    @MainActor func update(_ item: RepresentedGestureItem<Representable>) { item.show(representable) }
}

nonisolated extension View {
    public func gesture(_ representable: some UIGestureRecognizerRepresentable) -> some View {
        changed(by: RepresentedGestureModifier(representable: representable))
    }
}
