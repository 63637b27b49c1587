import UIKit

/// Whether the lists of a tree are edited, where no view above them says so.
final class HostEditing {
    private var mode = EditMode.inactive
    private let changed: @MainActor @Sendable () -> Void

    init(_ changed: @escaping @MainActor @Sendable () -> Void) { self.changed = changed }

    var binding: Binding<EditMode> {
        Binding(
            get: { self.mode },
            set: { mode in
                guard mode != self.mode else { return }
                self.mode = mode
                onMainActor(self.changed)
            }
        )
    }
}

extension EnvironmentValues {
    /// With the tree's own way to edit its lists, unless a view of the author's around it has another.
    func editing(_ editing: HostEditing) -> EnvironmentValues {
        guard editMode == nil || drawing.hasEditModeOfHost else { return self }
        var values = self
        values.editMode = editing.binding
        values.drawing.hasEditModeOfHost = true
        return values
    }
}

/// Puts a list into its editing.
public nonisolated struct EditButton: View {
    @Environment(\.editMode) private var mode

    public init() {}

    @MainActor public var body: some View {
        let isEditing = mode?.wrappedValue.isEditing ?? false
        Button(isEditing ? "Done" : "Edit") {
            withAnimation { mode?.wrappedValue = isEditing ? .inactive : .active }
        }
        .bold(isEditing)
    }
}
