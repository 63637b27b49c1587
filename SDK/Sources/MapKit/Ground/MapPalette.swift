import UIKit

/// The colours of a map without tiles.
struct MapPalette {
    let land: UIColor
    let water: UIColor
    let line: UIColor
    let label: UIColor

    /// Streets, light and dark.
    static let standard = MapPalette(
        land: UIColor(light: 0xF4F0E6, dark: 0x2A2C30),
        water: UIColor(light: 0xA6D7F1, dark: 0x10202E),
        line: UIColor(light: 0x000000, dark: 0xFFFFFF, alpha: 0.09),
        label: UIColor(light: 0x6E6A60, dark: 0x9A9CA3)
    )
    /// Streets in weaker colours.
    static let muted = MapPalette(
        land: UIColor(light: 0xF6F5F2, dark: 0x2C2D2F),
        water: UIColor(light: 0xC9DEE8, dark: 0x1A2329),
        line: UIColor(light: 0x000000, dark: 0xFFFFFF, alpha: 0.07),
        label: UIColor(light: 0x85837D, dark: 0x8A8B90)
    )
    /// Where Apple's maps have pictures of the earth.
    static let imagery = MapPalette(
        land: UIColor(light: 0x3A4632, dark: 0x3A4632),
        water: UIColor(light: 0x16283A, dark: 0x16283A),
        line: UIColor(light: 0xFFFFFF, dark: 0xFFFFFF, alpha: 0.14),
        label: UIColor(light: 0xC9CFC2, dark: 0xC9CFC2)
    )

    init(land: UIColor, water: UIColor, line: UIColor, label: UIColor) {
        (self.land, self.water, self.line, self.label) = (land, water, line, label)
    }

    /// What a map of a type, or of a configuration, looks like.
    @MainActor
    init(_ type: MKMapType, _ configuration: MKMapConfiguration) {
        switch (type, configuration) {
        case (.satellite, _), (.hybrid, _), (.satelliteFlyover, _), (.hybridFlyover, _): self = .imagery
        case (_, is MKImageryMapConfiguration), (_, is MKHybridMapConfiguration): self = .imagery
        case (.mutedStandard, _): self = .muted
        case (_, let standard as MKStandardMapConfiguration) where standard.emphasisStyle == .muted: self = .muted
        default: self = .standard
        }
    }

    /// The same as they are in certain traits, for a picture that does not follow the phone.
    func resolved(with traits: UITraitCollection) -> MapPalette {
        MapPalette(
            land: land.resolvedColor(with: traits),
            water: water.resolvedColor(with: traits),
            line: line.resolvedColor(with: traits),
            label: label.resolvedColor(with: traits)
        )
    }
}

extension UIColor {
    /// Red, green and blue, a byte each, in light and in dark.
    fileprivate convenience init(light: Int, dark: Int, alpha: CGFloat = 1) {
        self.init { traits in
            let value = traits.userInterfaceStyle == .dark ? dark : light
            func part(_ shift: Int) -> CGFloat { CGFloat(value >> shift & 0xFF) / 255 }
            return UIColor(red: part(16), green: part(8), blue: part(0), alpha: alpha)
        }
    }
}
