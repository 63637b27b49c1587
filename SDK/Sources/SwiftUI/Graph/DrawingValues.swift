import UIKit

/// What this module's views tell those below of how they are drawn: the part of the environment that authors do not see.
struct DrawingValues {
    /// Along which spacers and dividers go.
    var stackAxis: Axis?
    /// What letters, symbols and shapes are filled with; nil is the label's colour.
    var foreground: AnyShapeStyle?
    /// The second and third of several.
    var secondaryForeground: AnyShapeStyle?
    var tertiaryForeground: AnyShapeStyle?
    var tint: Color?
    var background: AnyShapeStyle?
    /// What was said of the font besides the font itself.
    var fontChanges: [@Sendable (Font) -> Font] = []
    /// Whether views around have said in which letters text is shown, be it as it is written.
    var hasTextCase = false
    var tracking: CGFloat = 0
    var baselineOffset: CGFloat = 0
    var underline: Text.Line?
    var strikethrough: Text.Line?
    var lineLimits: ClosedRange<Int>?
    var styles = Styles()
    /// Whether the view is a row of a list or form.
    var isRow = false
    /// Whether sections stay together, for a container that asks for them.
    var keepsSections = false
    /// Whether the labels of controls are left out.
    var hidesLabels = false
    var keyboard = KeyboardValues()
    /// Whose field has the keyboard.
    var focus: FocusBinding?
    var submit: [(SubmitTriggers, @MainActor () -> Void)] = []
    /// The controller that pushes what is linked to.
    weak var navigation: (any NavigationPushing)?
    var isInMenu = false
    /// What the search below it offers.
    var search = SearchValues()
    /// Whether `editMode` is the one of the tree of views, and not one that an author gave.
    var hasEditModeOfHost = false
    /// What a reader around scrolls.
    var scrolling: Scrolling?
    /// Along which a lazy stack or grid goes on that makes the views of loops later.
    var lazyAxis: Axis?
    /// What is said of the scroll views below.
    var scroll = ScrollValues()
    /// What views are in that are as large as that.
    weak var container: LayoutContainer?
}

/// How a field's keyboard is.
struct KeyboardValues {
    var type: UIKeyboardType = .default
    var capitals: UITextAutocapitalizationType?
    var returnKey: UIReturnKeyType?
    var contentType: UITextContentType?
}

/// Where links to other views go.
@MainActor
protocol NavigationPushing: AnyObject {
    /// Shows a view; `dismissed` is called when the person or the app has gone back.
    func push(_ content: AnyView, environment: EnvironmentValues, dismissed: @escaping @MainActor () -> Void)
        -> any PushedPage
    /// Shows a value of a path.
    func push(value: AnyHashable) -> Bool
    /// Shows the column beside, whose views follow a list's choice (`NavigationSplitView`); does nothing without one.
    func showNextColumn()
}

/// A view that was pushed.
@MainActor
protocol PushedPage: AnyObject {
    func update(_ content: AnyView, environment: EnvironmentValues)
    func pop()
}
