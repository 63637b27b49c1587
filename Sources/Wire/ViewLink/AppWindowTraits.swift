/// The screen that an app lays its windows out for.
public struct AppWindowTraits: Codable, Hashable, Sendable {
    /// Points.
    public var width: Double
    /// Points.
    public var height: Double
    /// What the status bar covers, in points.
    public var safeTop: Double
    /// What the home indicator covers, in points.
    public var safeBottom: Double
    public var isDark: Bool
    public var isRightToLeft: Bool
    /// As ``ContentExtensionTraits/contentSize``.
    public var contentSize: String

    public init(
        width: Double,
        height: Double,
        safeTop: Double,
        safeBottom: Double,
        isDark: Bool = false,
        isRightToLeft: Bool = false,
        contentSize: String = "L"
    ) {
        self.width = width
        self.height = height
        self.safeTop = safeTop
        self.safeBottom = safeBottom
        self.isDark = isDark
        self.isRightToLeft = isRightToLeft
        self.contentSize = contentSize
    }
}
