/// What can be chosen of a picture of the screen; of each the first word unless told.
package enum ScreenshotLook {
    package enum View: String, CaseIterable, Sendable { case phone, page }
    package enum Appearance: String, CaseIterable, Sendable { case light, dark }
    package enum Language: String, CaseIterable, Sendable { case en, zh }
    package enum Direction: String, CaseIterable, Sendable { case ltr, rtl }
    package enum TextSize: String, CaseIterable, Sendable { case medium, small, large }
    package enum List: String, CaseIterable, Sendable { case stack, list, count }

    /// Pixels per point.
    package static let scales = 1...3
    package static let usualScale = 2
}
