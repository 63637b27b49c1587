public import Foundation
public import FoundationAdditions

/// What a colour's numbers mean (Core Graphics: CGColorSpace): red, green and blue, or grey. All of them are drawn as sRGB.
public final class CGColorSpace: Hashable, Sendable {
    public let model: CGColorSpaceModel
    private let text: String?

    init(_ model: CGColorSpaceModel, name text: String?) {
        self.model = model
        self.text = text
    }

    public var name: CFString? { text.map { $0 as NSString } }

    /// - Returns: nil for a space that is neither of red, green and blue nor grey.
    public convenience init?(name: CFString) {
        let text = name as String
        guard text.hasPrefix("kCGColorSpace"), !text.contains("CMYK"), !text.contains("Lab") else { return nil }
        self.init(text.contains("Gray") ? .monochrome : .rgb, name: text)
    }

    public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

    nonisolated(unsafe) public static let sRGB: CFString = "kCGColorSpaceSRGB"
    nonisolated(unsafe) public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
    nonisolated(unsafe) public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
    nonisolated(unsafe) public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
    nonisolated(unsafe) public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"
    nonisolated(unsafe) public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
    nonisolated(unsafe) public static let linearGray: CFString = "kCGColorSpaceLinearGray"
}

/// Of which parts a colour is.
public enum CGColorSpaceModel: Int32, Sendable {
    case unknown = -1
    case monochrome = 0
    case rgb, cmyk, lab, deviceN, indexed, pattern, XYZ
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(.rgb, name: nil) }

public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(.monochrome, name: nil) }

extension CGColorSpace {
    public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
        (left.model, left.name) == (right.model, right.name)
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(model)
        hasher.combine(name)
    }
}
