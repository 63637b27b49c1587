public import UIKit

// Modifiers that few apps have. None is drawn.

nonisolated extension View {
    // MARK: Shapes and colours

    /// Behind the whole page, under its bars. Other containers than pages have none here.
    public func containerBackground(_ style: some ShapeStyle, for container: ContainerBackgroundPlacement) -> some View
    { background { if container.isPage { Rectangle().fill(style).ignoresSafeArea() } } }
    public func containerBackground<Content: View>(
        for container: ContainerBackgroundPlacement,
        alignment: Alignment = .center,
        @ViewBuilder content: () -> Content
    ) -> some View {
        let content = content()
        return background(alignment: alignment) { if container.isPage { content.ignoresSafeArea() } }
    }
    public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
    public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }
    public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { self }
    public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
    public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
    public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View { self }
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { self }
    public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
        self
    }
    public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View { self }
    public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View { self }
    public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }

    // MARK: Text

    public func lineHeight(_ lineHeight: CGFloat?) -> some View { self }
    public func textEditorStyle(_ style: some TextEditorStyle) -> some View { self }
    public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View { self }
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View { self }
    public func textRenderer(_ renderer: some TextRenderer) -> some View { self }
    public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
    public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View { self }
    public func findNavigator(isPresented: Binding<Bool>) -> some View { self }
    public func findDisabled(_ isDisabled: Bool = true) -> some View { self }
    public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
    public func textInputSuggestions<Content: View>(@ViewBuilder _ suggestions: () -> Content) -> some View { self }
    public func textInputCompletion(_ completion: String) -> some View { self }
    public func submitScope(_ isBlocking: Bool = true) -> some View { self }
    public func speechAdjustedPitch(_ value: Double) -> some View { self }
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
    public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }

    // MARK: Controls and menus

    public func labelsVisibility(_ visibility: Visibility) -> some View {
        around { if visibility != .automatic { $0.drawing.hidesLabels = visibility == .hidden } }
    }
    public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View { self }
    public func labelReservedIconWidth(_ width: CGFloat) -> some View { self }
    public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
    public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View { self }
    public func badgeProminence(_ prominence: BadgeProminence) -> some View { self }
    public func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View { self }
    public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
    public func swipeActionsContainer() -> some View { self }
    @preconcurrency public func renameAction(_ action: @escaping @MainActor () -> Void) -> some View { self }
    public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View { self }
    public func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View { self }

    // MARK: What is presented

    public func dialogIcon(_ icon: Image?) -> some View { self }
    public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
    public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
    public func dialogSuppressionToggle(_ title: some TitleKey, isSuppressed: Binding<Bool>) -> some View { self }
    public func fileDialogMessage(_ message: some TitleKey) -> some View { self }
    public func fileDialogConfirmationLabel(_ label: some TitleKey) -> some View { self }
    public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { self }
    public func fileExporterFilenameLabel(_ label: some TitleKey) -> some View { self }
    public func fileDialogCustomizationID(_ id: String) -> some View { self }
    public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }
    public func navigationDocument(_ url: URL) -> some View { self }

    // MARK: Bars, tabs and search

    public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }
    public func searchFocused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
        self
    }
    public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View { self }
    public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }
    public func searchSuggestions(_ visibility: Visibility, for placements: SearchSuggestionsPlacement) -> some View {
        self
    }
    public func toolbarForegroundStyle(_ style: some ShapeStyle, for bars: ToolbarPlacement...) -> some View { self }
    public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View { self }
    public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }
    public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
    public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
    public func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
    public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
    public func tabViewBottomAccessory<Content: View>(isEnabled: Bool, @ViewBuilder content: () -> Content)
        -> some View
    { self }
    public func customizationID(_ id: String) -> some View { self }
    public func customizationBehavior(_ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...)
        -> some View
    { self }

    // MARK: Values that are around

    public func defaultAppStorage(_ store: UserDefaults) -> some View { self }
    public func focusedSceneValue<Value>(_ path: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
        self
    }
    public func focusedValue<Value>(_ path: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View {
        self
    }
    public func focusedObject(_ object: some ObservableObject) -> some View { self }
    public func focusedSceneObject(_ object: some ObservableObject) -> some View { self }
    public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
    public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View { self }
    public func focusSection() -> some View { self }
    public func focusScope(_ namespace: Namespace.ID) -> some View { self }
    public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> some View {
        self
    }
    public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
    @preconcurrency public func userActivity(
        _ activityType: String,
        isActive: Bool = true,
        _ update: @escaping @MainActor (NSUserActivity) -> Void
    ) -> some View { self }
    public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { self }
    public func previewDevice(_ value: PreviewDevice?) -> some View { self }
    public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
    public func previewContext(_ value: some PreviewContext) -> some View { self }
    public func widgetURL(_ url: URL?) -> some View { self }
    public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
}
