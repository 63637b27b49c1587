public import Foundation

/// A material that blurs what lies behind it.
open class UIVisualEffect: NSObject {}

/// A blur.
public final class UIBlurEffect: UIVisualEffect {
    /// How thick the material is, and whether it is bright or dark.
    public enum Style: Int, Sendable {
        case extraLight = 0
        case light, dark, regular = 4, prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial
        case systemThickMaterial, systemChromeMaterial
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
        case systemChromeMaterialLight, systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
        case systemThickMaterialDark, systemChromeMaterialDark
    }

    let style: Style

    public init(style: Style) { self.style = style }
}

/// What stands out on a blur; it is drawn as it is.
open class UIVibrancyEffect: UIVisualEffect {
    public override init() {}
    public init(blurEffect: UIBlurEffect) {}
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {}
}

/// What it is for.
public enum UIVibrancyEffectStyle: Int, Sendable {
    case label = 0
    case secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

/// A view that blurs what lies behind it.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    open var effect: UIVisualEffect? { didSet { Display.changed() } }
    public private(set) lazy var contentView: UIView = {
        let view = UIView(frame: bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(view)
        return view
    }()

    /// What stands out on a blur blurs nothing itself.
    override var blursBehind: Bool { effect.map { !($0 is UIVibrancyEffect) } ?? false }
    override var wireBackground: UIColor? { super.wireBackground ?? (effect as? UIBlurEffect)?.style.ground }

    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
    }

    /// Without an effect.
    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

extension UIBlurEffect.Style {
    /// What lies over the blur. Apple documents how styles relate, thin to thick, bright and dark, and no colours: the
    /// first three are those of its sample of 2013 (UIImageEffects), the others are chosen between them.
    var ground: UIColor {
        func material(_ alpha: Double) -> (light: RGBA, dark: RGBA) {
            (RGBA(0xF7F7F7, alpha: alpha), RGBA(0x252525, alpha: alpha))
        }
        func both(_ alpha: Double) -> UIColor { UIColor(light: material(alpha).light, dark: material(alpha).dark) }
        return switch self {
        case .extraLight: UIColor(white: 0.97, alpha: 0.82)
        case .light: UIColor(white: 1, alpha: 0.3)
        case .dark: UIColor(white: 0.11, alpha: 0.73)
        case .regular: UIColor(light: RGBA(0xFFFFFF, alpha: 0.3), dark: RGBA(0x1C1C1C, alpha: 0.73))
        case .prominent: UIColor(light: RGBA(0xF7F7F7, alpha: 0.82), dark: RGBA(0x1C1C1C, alpha: 0.73))
        case .systemUltraThinMaterial: both(0.4)
        case .systemThinMaterial: both(0.58)
        case .systemMaterial: both(0.72)
        case .systemThickMaterial: both(0.86)
        case .systemChromeMaterial: both(0.78)
        case .systemUltraThinMaterialLight: UIColor(material(0.4).light)
        case .systemThinMaterialLight: UIColor(material(0.58).light)
        case .systemMaterialLight: UIColor(material(0.72).light)
        case .systemThickMaterialLight: UIColor(material(0.86).light)
        case .systemChromeMaterialLight: UIColor(material(0.78).light)
        case .systemUltraThinMaterialDark: UIColor(material(0.4).dark)
        case .systemThinMaterialDark: UIColor(material(0.58).dark)
        case .systemMaterialDark: UIColor(material(0.72).dark)
        case .systemThickMaterialDark: UIColor(material(0.86).dark)
        case .systemChromeMaterialDark: UIColor(material(0.78).dark)
        }
    }
}
