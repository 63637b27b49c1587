public import UIKit

// Views that are presented over others.

/// How a view is presented.
enum SheetStyle { case sheet, cover, popover }

/// Presents a view while a value says so.
nonisolated struct SheetModifier: DrawnModifier {
    let style: SheetStyle
    let isPresented: Binding<Bool>
    /// By which what is presented is another.
    var id: () -> AnyHashable? = { nil }
    let onDismiss: (@MainActor () -> Void)?
    /// nil where there is nothing to show.
    let content: () -> AnyView?

    @MainActor func update(_ node: GraphNode, content inner: (EnvironmentValues) -> GraphNode) {
        let inner = inner(node.environment)
        let state = node.keep { SheetState() }
        state.follow(node, self)
        node.show(inner, presenting: state)
    }
}

/// What is kept of a presented view.
@MainActor
private final class SheetState: PresentationState, PageOwner {
    private var modifier: SheetModifier?
    private var last = AnyView(EmptyView())
    private var id: AnyHashable?
    private let listener = SheetListener()
    private var page: PageController? { shown as? PageController }
    private var detents = Set<PresentationDetent>()

    func follow(_ node: GraphNode, _ modifier: SheetModifier) {
        self.modifier = modifier
        let (isWanted, id) = node.tracked { (modifier.isPresented.wrappedValue, modifier.id()) }
        if isWanted, let content = node.tracked(modifier.content) { last = content }
        if isWanted, shown != nil, id != self.id {
            // Another thing is presented in its place.
            self.id = id
            node.host.afterUpdate { [weak self] in self?.replace() }
        } else if isWanted {
            self.id = id
            page?.show(last, environment(node))
        }
        follow(node, isWanted: isWanted)
    }

    private func replace() {
        guard let shown else { return act() }
        isReplacing = true
        shown.presentingViewController?.dismiss(animated: true) { [weak self] in
            self?.finish()
            self?.act()
        }
    }
    private var isReplacing = false

    private func environment(_ node: GraphNode) -> EnvironmentValues {
        var environment = node.environment.asPage
        environment.drawing.navigation = nil
        environment.isPresented = true
        environment.dismiss = DismissAction { [weak self] in self?.dismissByContent() }
        return environment
    }

    private func dismissByContent() {
        if let modifier, modifier.isPresented.wrappedValue { modifier.isPresented.wrappedValue = false }
        takeAway()
    }

    override func make() -> UIViewController? {
        guard let node, let modifier else { return nil }
        let page = PageController()
        detents = []
        page.owner = self
        page.gone = { [weak self] in self?.finish() }
        page.show(last, environment(node))
        let isPopover = modifier.style == .popover && page.bar.page.sheet.adaptation?.kind == .popover
        let isCover = modifier.style == .cover || page.bar.page.sheet.adaptation?.kind == .cover
        page.modalPresentationStyle = isCover ? .fullScreen : isPopover ? .popover : .pageSheet
        return page
    }

    override func prepare(_ controller: UIViewController) {
        guard let page = controller as? PageController else { return }
        listener.state = self
        if let popover = page.popoverPresentationController, page.modalPresentationStyle == .popover {
            let size = page.host.size(.unspecified)
            page.preferredContentSize = size
            (popover.sourceView, popover.sourceRect) = (place?.view, place?.rect ?? .null)
        }
        page.presentationController?.delegate = listener
        stand(page)
    }

    override func ended() {
        guard let modifier else { return }
        let onDismiss = modifier.onDismiss
        if !isReplacing, modifier.isPresented.wrappedValue { modifier.isPresented.wrappedValue = false }
        isReplacing = false
        // What it presents comes after the one that goes.
        if let onDismiss { DispatchQueue.main.async { MainActor.assumeIsolated { onDismiss() } } }
    }

    func pageChanged(_ page: PageController) { if page === shown { stand(page) } }

    // MARK: Its height

    /// Has the sheet stand as its views say.
    private func stand(_ page: PageController) {
        guard let sheet = page.sheetPresentationController else { return }
        let wanted = page.bar.page.sheet
        let heights = (wanted.detents ?? [.large]).sorted { $0.rank < $1.rank }
        if detents != Set(heights) {
            detents = Set(heights)
            sheet.detents = heights.map(\.uiDetent)
        }
        if let selection = wanted.selection?.wrappedValue.identifier, sheet.selectedDetentIdentifier != selection {
            sheet.selectedDetentIdentifier = selection
        }
        let hasGrabber = wanted.grabber == .visible || wanted.grabber != .hidden && heights.count > 1
        if sheet.prefersGrabberVisible != hasGrabber { sheet.prefersGrabberVisible = hasGrabber }
        if sheet.preferredCornerRadius != wanted.cornerRadius { sheet.preferredCornerRadius = wanted.cornerRadius }
        let undimmed: PresentationDetent? =
            switch wanted.interaction?.kind {
            case .enabled: heights.last
            case .upThrough(let detent): detent
            default: nil
            }
        if sheet.largestUndimmedDetentIdentifier != undimmed?.identifier {
            sheet.largestUndimmedDetentIdentifier = undimmed?.identifier
        }
    }

    func selected(_ identifier: UISheetPresentationController.Detent.Identifier?) {
        guard let page, let selection = page.bar.page.sheet.selection,
            let detent = detents.first(where: { $0.identifier == identifier })
        else { return }
        if selection.wrappedValue != detent { selection.wrappedValue = detent }
    }

    func attemptedToDismiss() { page?.bar.page.sheet.attemptedToDismiss?() }
}

/// Hears what a person does with a sheet.
private final class SheetListener: NSObject, UISheetPresentationControllerDelegate,
    UIPopoverPresentationControllerDelegate
{
    weak var state: SheetState?

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { state?.finish() }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        state?.attemptedToDismiss()
    }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) { state?.selected(sheetPresentationController.selectedDetentIdentifier) }
    /// Asked of popovers alone, which are to be ones.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
}

nonisolated extension View {
    private func presenting<Content: View>(
        _ style: SheetStyle,
        _ isPresented: Binding<Bool>,
        _ onDismiss: (@MainActor () -> Void)?,
        _ content: @escaping () -> Content
    ) -> some View {
        changed(
            by: SheetModifier(style: style, isPresented: isPresented, onDismiss: onDismiss) {
                AnyView(LateView(make: content))
            }
        )
    }

    private func presenting<Item: Identifiable, Content: View>(
        _ style: SheetStyle,
        item: Binding<Item?>,
        _ onDismiss: (@MainActor () -> Void)?,
        _ content: @escaping (Item) -> Content
    ) -> some View {
        changed(
            by: SheetModifier(
                style: style,
                isPresented: item.isThere(),
                id: { item.wrappedValue.map { AnyHashable($0.id) } },
                onDismiss: onDismiss
            ) { item.wrappedValue.map { item in AnyView(LateView { content(item) }) } }
        )
    }

    public func sheet<Content: View>(
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View { presenting(.sheet, isPresented, calledOnMain(onDismiss), content) }
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { presenting(.sheet, item: item, calledOnMain(onDismiss), content) }
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View { presenting(.cover, isPresented, calledOnMain(onDismiss), content) }
    @preconcurrency public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        onDismiss: (@MainActor () -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { presenting(.cover, item: item, onDismiss, content) }
    public func popover<Content: View>(
        isPresented: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View { presenting(.popover, isPresented, nil, content) }
    public func popover<Content: View>(
        isPresented: Binding<Bool>,
        attachmentAnchor: PopoverAttachmentAnchor,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View { presenting(.popover, isPresented, nil, content) }
    public func popover<Content: View>(
        isPresented: Binding<Bool>,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View { presenting(.popover, isPresented, nil, content) }
    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { presenting(.popover, item: item, nil, content) }

    /// A phone shows an inspector as a sheet.
    public func inspector<Content: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> Content) -> some View {
        let view = content()
        return presenting(.sheet, isPresented, nil) { view }
    }
    public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }
    public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View { self }

    // MARK: How they stand

    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        tellingPage { $0.sheet.detents = $0.sheet.detents ?? detents }
    }
    public func presentationDetents(
        _ detents: Set<PresentationDetent>,
        selection: Binding<PresentationDetent>
    ) -> some View {
        tellingPage { page in
            page.sheet.detents = page.sheet.detents ?? detents
            page.sheet.selection = page.sheet.selection ?? selection
        }
    }
    public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        tellingPage { $0.sheet.grabber = $0.sheet.grabber ?? visibility }
    }
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        tellingPage { $0.sheet.isDismissDisabled = ($0.sheet.isDismissDisabled ?? false) || isDisabled }
    }
    @preconcurrency public func interactiveDismissDisabled(
        _ isDisabled: Bool = true,
        onAttemptToDismiss: @escaping @MainActor () -> Void
    ) -> some View {
        tellingPage { page in
            page.sheet.isDismissDisabled = (page.sheet.isDismissDisabled ?? false) || isDisabled
            page.sheet.attemptedToDismiss = page.sheet.attemptedToDismiss ?? onAttemptToDismiss
        }
    }
    public func presentationBackground(_ style: some ShapeStyle) -> some View {
        changed(by: SheetGroundModifier(style: AnyShapeStyle(style)))
    }
    /// Of a view the ground is kept: a sheet has a colour.
    public func presentationBackground<Content: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> Content
    ) -> some View { changed(by: SheetGroundModifier(style: (content() as? Color).map { AnyShapeStyle($0) })) }
    public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
        tellingPage { $0.sheet.interaction = $0.sheet.interaction ?? interaction }
    }
    public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        tellingPage { $0.sheet.cornerRadius = $0.sheet.cornerRadius ?? cornerRadius }
    }
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        tellingPage { $0.sheet.adaptation = $0.sheet.adaptation ?? adaptation }
    }
    public func presentationCompactAdaptation(
        horizontal: PresentationAdaptation,
        vertical: PresentationAdaptation
    ) -> some View { presentationCompactAdaptation(horizontal) }
    /// Kept: no finger moves a sheet.
    public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { self }
    /// Kept: a phone has one size of sheet.
    public func presentationSizing(_ sizing: some PresentationSizing) -> some View { self }
}

/// Says what lies behind what is presented.
nonisolated struct SheetGroundModifier: DrawnModifier {
    let style: AnyShapeStyle?

    @MainActor func update(_ node: GraphNode, content: (EnvironmentValues) -> GraphNode) {
        let content = content(node.environment)
        let color = style?.painted(in: node.environment).color
        node.addPreferences = { $0.page.sheet.background = $0.page.sheet.background ?? color }
        node.makeItems = { content.items }
    }
}
