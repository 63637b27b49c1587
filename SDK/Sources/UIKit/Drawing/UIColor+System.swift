import Foundation

/// The system's colours (Human Interface Guidelines, "Color": iOS system colours, light and dark).
extension UIColor {
    private convenience init(_ light: UInt32, _ dark: UInt32) {
        self.init(light: RGBA(light), dark: RGBA(dark))
    }

    public static let systemRed = UIColor(0xFF3B30, 0xFF453A)
    public static let systemOrange = UIColor(0xFF9500, 0xFF9F0A)
    public static let systemYellow = UIColor(0xFFCC00, 0xFFD60A)
    public static let systemGreen = UIColor(0x34C759, 0x30D158)
    public static let systemMint = UIColor(0x00C7BE, 0x63E6E2)
    public static let systemTeal = UIColor(0x30B0C7, 0x40C8E0)
    public static let systemCyan = UIColor(0x32ADE6, 0x64D2FF)
    public static let systemBlue = UIColor(0x007AFF, 0x0A84FF)
    public static let systemIndigo = UIColor(0x5856D6, 0x5E5CE6)
    public static let systemPurple = UIColor(0xAF52DE, 0xBF5AF2)
    public static let systemPink = UIColor(0xFF2D55, 0xFF375F)
    public static let systemBrown = UIColor(0xA2845E, 0xAC8E68)
    public static let systemGray = UIColor(0x8E8E93, 0x8E8E93)
    public static let systemGray2 = UIColor(0xAEAEB2, 0x636366)
    public static let systemGray3 = UIColor(0xC7C7CC, 0x48484A)
    public static let systemGray4 = UIColor(0xD1D1D6, 0x3A3A3C)
    public static let systemGray5 = UIColor(0xE5E5EA, 0x2C2C2E)
    public static let systemGray6 = UIColor(0xF2F2F7, 0x1C1C1E)
    public static let tintColor = systemBlue

    public static let label = UIColor(0x000000, 0xFFFFFF)
    public static let secondaryLabel = UIColor(light: RGBA(0x3C3C43, alpha: 0.6), dark: RGBA(0xEBEBF5, alpha: 0.6))
    public static let tertiaryLabel = UIColor(light: RGBA(0x3C3C43, alpha: 0.3), dark: RGBA(0xEBEBF5, alpha: 0.3))
    public static let quaternaryLabel = UIColor(
        light: RGBA(0x3C3C43, alpha: 0.18),
        dark: RGBA(0xEBEBF5, alpha: 0.16)
    )
    public static let placeholderText = tertiaryLabel
    public static let link = UIColor(0x007AFF, 0x0984FF)
    public static let separator = UIColor(light: RGBA(0x3C3C43, alpha: 0.29), dark: RGBA(0x545458, alpha: 0.6))
    public static let opaqueSeparator = UIColor(0xC6C6C8, 0x38383A)
    public static let systemFill = UIColor(light: RGBA(0x787880, alpha: 0.2), dark: RGBA(0x787880, alpha: 0.36))
    public static let secondarySystemFill = UIColor(
        light: RGBA(0x787880, alpha: 0.16),
        dark: RGBA(0x787880, alpha: 0.32)
    )
    public static let tertiarySystemFill = UIColor(
        light: RGBA(0x767680, alpha: 0.12),
        dark: RGBA(0x767680, alpha: 0.24)
    )
    public static let quaternarySystemFill = UIColor(
        light: RGBA(0x747480, alpha: 0.08),
        dark: RGBA(0x747480, alpha: 0.18)
    )
    /// The ground of a bar that content goes on under, which is seen blurred through it.
    static let barMaterial = UIColor(light: RGBA(0xF9F9F9, alpha: 0.78), dark: RGBA(0x161616, alpha: 0.78))
    public static let systemBackground = UIColor(0xFFFFFF, 0x000000)
    public static let secondarySystemBackground = UIColor(0xF2F2F7, 0x1C1C1E)
    public static let tertiarySystemBackground = UIColor(0xFFFFFF, 0x2C2C2E)
    public static let systemGroupedBackground = UIColor(0xF2F2F7, 0x000000)
    public static let secondarySystemGroupedBackground = UIColor(0xFFFFFF, 0x1C1C1E)
    public static let tertiarySystemGroupedBackground = UIColor(0xF2F2F7, 0x2C2C2E)
    public static let darkText = UIColor(RGBA(0x000000))
    public static let lightText = UIColor(RGBA(0xFFFFFF, alpha: 0.6))

    public static let black = UIColor(RGBA(0x000000))
    public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
    public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    public static let white = UIColor(RGBA(0xFFFFFF))
    public static let gray = UIColor(white: 0.5, alpha: 1)
    public static let red = UIColor(RGBA(0xFF0000))
    public static let green = UIColor(RGBA(0x00FF00))
    public static let blue = UIColor(RGBA(0x0000FF))
    public static let cyan = UIColor(RGBA(0x00FFFF))
    public static let yellow = UIColor(RGBA(0xFFFF00))
    public static let magenta = UIColor(RGBA(0xFF00FF))
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    public static let clear = UIColor(RGBA(0, alpha: 0))

    /// The system colour of a storyboard's name, such as `labelColor` or `systemBackgroundColor`; nil for an unknown one.
    static func system(named name: String) -> UIColor? {
        let known: [String: UIColor] = [
            "labelColor": label, "secondaryLabelColor": secondaryLabel, "tertiaryLabelColor": tertiaryLabel,
            "quaternaryLabelColor": quaternaryLabel, "darkTextColor": darkText, "lightTextColor": lightText,
            "linkColor": link, "separatorColor": separator, "opaqueSeparatorColor": opaqueSeparator,
            "systemBackgroundColor": systemBackground, "secondarySystemBackgroundColor": secondarySystemBackground,
            "tertiarySystemBackgroundColor": tertiarySystemBackground,
            "groupTableViewBackgroundColor": systemGroupedBackground,
            "systemGroupedBackgroundColor": systemGroupedBackground,
            "secondarySystemGroupedBackgroundColor": secondarySystemGroupedBackground,
            "systemFillColor": systemFill, "secondarySystemFillColor": secondarySystemFill,
            "tertiarySystemFillColor": tertiarySystemFill, "quaternarySystemFillColor": quaternarySystemFill,
            "placeholderTextColor": placeholderText, "tintColor": tintColor,
            "systemRedColor": systemRed, "systemOrangeColor": systemOrange, "systemYellowColor": systemYellow,
            "systemGreenColor": systemGreen, "systemMintColor": systemMint, "systemTealColor": systemTeal,
            "systemCyanColor": systemCyan, "systemBlueColor": systemBlue, "systemIndigoColor": systemIndigo,
            "systemPurpleColor": systemPurple, "systemPinkColor": systemPink, "systemBrownColor": systemBrown,
            "systemGrayColor": systemGray, "systemGray2Color": systemGray2, "systemGray3Color": systemGray3,
            "systemGray4Color": systemGray4, "systemGray5Color": systemGray5, "systemGray6Color": systemGray6,
            "tertiarySystemGroupedBackgroundColor": tertiarySystemGroupedBackground,
            "tableBackgroundColor": systemBackground, "tableCellPlainBackgroundColor": systemBackground,
            "tableCellGroupedBackgroundColor": secondarySystemGroupedBackground, "tableSeparatorColor": separator,
            "blackColor": black, "darkGrayColor": darkGray, "lightGrayColor": lightGray, "whiteColor": white,
            "grayColor": gray, "redColor": red, "greenColor": green, "blueColor": blue, "cyanColor": cyan,
            "yellowColor": yellow, "magentaColor": magenta, "orangeColor": orange, "purpleColor": purple,
            "brownColor": brown, "clearColor": clear,
            "viewFlipsideBackgroundColor": darkGray, "scrollViewTexturedBackgroundColor": lightGray,
        ]
        return known[name]
    }
}
