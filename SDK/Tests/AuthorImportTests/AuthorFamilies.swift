// As an author's files have it: views with Apple's generic parameters, tabs by their values, tips, looks of one's own.
import AppIntents
import Charts
import CoreLocationUI
import HealthKit
import SwiftData
import SwiftUI
import TipKit

enum Page: Hashable { case home, bells, search }

struct Token: Identifiable { let id: String }

struct FramedFieldStyle: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View { configuration.padding(.horizontal, 12) }
}

struct RingingTab: TabContent {
    var body: some TabContent<Page> { Tab("Bells", systemImage: "bell", value: .bells) { Text("Bells") } }
}

struct Chooser: View {
    @State private var page = Page.home
    @State private var chosen: String?
    @State private var several: Set<String> = []
    @State private var words = ""
    @State private var tokens: [Token] = []
    @FocusState private var isTyping: Bool
    @State private var column = NavigationSplitViewColumn.detail
    @State private var position = ScrollPosition(idType: Int.self)
    @Namespace private var space
    let names = ["Tenor", "Treble"]

    var body: some View {
        TabView(selection: $page) {
            Tab("Home", systemImage: "house", value: .home) { list }
            RingingTab()
            if names.count > 1 { Tab(value: .search, role: .search) { field } }
        }
        .searchable(text: $words, tokens: $tokens, prompt: "Bells") { Text($0.id) }
    }

    private var list: some View {
        NavigationSplitView(preferredCompactColumn: $column) {
            List(names, id: \.self, selection: $several) { name in
                Label(name, systemImage: "bell").labelStyle(.titleAndIcon)
            }
            .contextMenu(forSelectionType: String.self) { Button("Ring \($0.count)") {} }
        } detail: {
            ScrollView {
                LazyVGrid(columns: [GridItem()], pinnedViews: .sectionHeaders) {
                    Section {
                        Text("One")
                    } header: {
                        Text("Bells")
                    }
                }
                .scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
            .scrollPosition($position)
            .onGeometryChange(for: CGRect.self) {
                $0.frame(in: .scrollView(axis: .vertical))
            } action: { _ in
            }
        }
    }

    private var field: some View {
        Form {
            TextField("Name", text: $words).textFieldStyle(FramedFieldStyle()).focused($isTyping)
            FocusedField(isTyping: $isTyping)
            LabeledContent("Weight", value: 800.5, format: .number)
            Button(role: .close) {}
            ShareLink(item: "Bells", preview: SharePreview("Bells", image: Image(systemName: "bell")))
            Stepper {
                Text("Bells")
            } onIncrement: {
            } onDecrement: {
            }
            LocationButton(.currentLocation) {}
            TipView(BellTip())
        }
        .popoverTip(BellTip())
        .gesture(RotateGesture().onChanged { _ = $0.rotation * 2 })
        .onPencilSqueeze { _ in }
        .clipShape(.buttonBorder)
    }
}

struct FocusedField: View {
    @FocusState.Binding var isTyping: Bool
    @FocusedBinding(\.chosenBell) private var bell
    var body: some View { TextField("Name", text: .constant("")).focused($isTyping) }
}

extension FocusedValues {
    var chosenBell: Binding<String>? {
        get { self[ChosenBell.self] }
        set { self[ChosenBell.self] = newValue }
    }
}
struct ChosenBell: FocusedValueKey { typealias Value = Binding<String> }

struct PageOfOwn: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        if context.velocity.dx > 0 { target.rect.origin.x = context.containerSize.width }
    }
}

struct Swing: CustomAnimation {
    func animate<Value: VectorArithmetic>(
        value: Value,
        time: TimeInterval,
        context: inout AnimationContext<Value>
    ) -> Value? { time > 1 ? nil : value.scaled(by: time) }
}

struct BellTip: Tip {
    static let rung = Event(id: "rung")
    // In code of Swift 5 it is `@Parameter static var isNear = false`.
    static let near = Parameter(wrappedValue: false)
    var title: Text { Text("Ring the bell") }
    var rules: [Rule] {
        Rule(Self.near.projectedValue) { $0 }
        Rule(Self.rung) { $0.donations.count < 2 }
    }
    var options: [any TipOption] { MaxDisplayCount(3) }
}

@available(iOS 17, *)
struct AskPeal: AppIntent {
    static let title: LocalizedStringResource = "Ask"
    @Parameter(title: "Peal", optionsProvider: Peals()) var peal: String
    @Dependency var keeper: BellKeeper
    static var parameterSummary: some ParameterSummary {
        When(\.$peal, .equalTo, "great") {
            Summary("Ring \(\.$peal)")
        } otherwise: {
            Summary("Ring")
        }
    }
    func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: keeper.bells) }

    struct Peals: DynamicOptionsProvider {
        func results() async throws -> [String] { ["great", "small"] }
    }
}

final class BellKeeper: Sendable { let bells = 8 }
