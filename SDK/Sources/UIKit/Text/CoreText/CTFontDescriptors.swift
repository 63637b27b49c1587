public import Foundation
public import FoundationAdditions

// Descriptions of fonts by Core Text's functions and names, which are UIKit's.

public var kCTFontNameAttribute: CFString { "NSFontNameAttribute" }
public var kCTFontFamilyNameAttribute: CFString { "NSFontFamilyAttribute" }
public var kCTFontStyleNameAttribute: CFString { "NSFontFaceAttribute" }
public var kCTFontDisplayNameAttribute: CFString { "NSFontVisibleNameAttribute" }
public var kCTFontSizeAttribute: CFString { "NSFontSizeAttribute" }
public var kCTFontTraitsAttribute: CFString { "NSCTFontTraitsAttribute" }
public var kCTFontURLAttribute: CFString { "NSCTFontFileURLAttribute" }
public var kCTFontMatrixAttribute: CFString { "NSFontMatrixAttribute" }
public var kCTFontCharacterSetAttribute: CFString { "NSCTFontCharacterSetAttribute" }
public var kCTFontLanguagesAttribute: CFString { "NSCTFontLanguagesAttribute" }
public var kCTFontCascadeListAttribute: CFString { "NSCTFontCascadeListAttribute" }
public var kCTFontFeatureSettingsAttribute: CFString { "NSCTFontFeatureSettingsAttribute" }
public var kCTFontFixedAdvanceAttribute: CFString { "NSCTFontFixedAdvanceAttribute" }
public var kCTFontOrientationAttribute: CFString { "NSCTFontOrientationAttribute" }
public var kCTFontVariationAttribute: CFString { "NSCTFontVariationAttribute" }
public var kCTFontFormatAttribute: CFString { "NSCTFontFormatAttribute" }
public var kCTFontRegistrationScopeAttribute: CFString { "NSCTFontRegistrationScopeAttribute" }
public var kCTFontEnabledAttribute: CFString { "NSCTFontEnabledAttribute" }

// Keys of a font's traits.
public var kCTFontSymbolicTrait: CFString { "NSCTFontSymbolicTrait" }
public var kCTFontWeightTrait: CFString { "NSCTFontWeightTrait" }
public var kCTFontWidthTrait: CFString { "NSCTFontProportionTrait" }
public var kCTFontSlantTrait: CFString { "NSCTFontSlantTrait" }

/// A description by attributes; those of name, family, size, weight and style are heeded.
public func CTFontDescriptorCreateWithAttributes(_ attributes: CFDictionary) -> CTFontDescriptor {
    UIFontDescriptor(fontAttributes: named(attributes))
}

public func CTFontDescriptorCreateWithNameAndSize(_ name: CFString, _ size: CGFloat) -> CTFontDescriptor {
    UIFontDescriptor(name: name as String, size: size == 0 ? 12 : size)
}

public func CTFontDescriptorCreateCopyWithAttributes(
    _ original: CTFontDescriptor,
    _ attributes: CFDictionary
) -> CTFontDescriptor { original.addingAttributes(named(attributes)) }

public func CTFontDescriptorCreateCopyWithSymbolicTraits(
    _ original: CTFontDescriptor,
    _ symTraitValue: CTFontSymbolicTraits,
    _ symTraitMask: CTFontSymbolicTraits
) -> CTFontDescriptor? {
    let kept = original.symbolicTraits.subtracting(symTraitMask)
    return original.withSymbolicTraits(kept.union(symTraitValue.intersection(symTraitMask)))
}

/// The description itself: fonts are not searched.
public func CTFontDescriptorCreateMatchingFontDescriptor(
    _ descriptor: CTFontDescriptor,
    _ mandatoryAttributes: NSSet?
) -> CTFontDescriptor? { descriptor }

/// The description itself: fonts are not searched.
public func CTFontDescriptorCreateMatchingFontDescriptors(
    _ descriptor: CTFontDescriptor,
    _ mandatoryAttributes: NSSet?
) -> CFArray? { [descriptor] as NSArray }

/// An attribute of a description; nil for what it does not say.
public func CTFontDescriptorCopyAttribute(_ descriptor: CTFontDescriptor, _ attribute: CFString) -> CFTypeRef? {
    let font = UIFont(descriptor: descriptor, size: 0)
    return switch attribute {
    case kCTFontNameAttribute, kCTFontDisplayNameAttribute: font.fontName as NSString
    case kCTFontFamilyNameAttribute: font.familyName as NSString
    case kCTFontSizeAttribute: NSNumber(value: Double(descriptor.pointSize))
    case kCTFontTraitsAttribute: CTFontCopyTraits(font)
    default: descriptor.object(forKey: UIFontDescriptor.AttributeName(rawValue: attribute as String)) as AnyObject?
    }
}

public func CTFontDescriptorCopyAttributes(_ descriptor: CTFontDescriptor) -> CFDictionary {
    let said = descriptor.fontAttributes.map { ($0.rawValue as NSString, $1) }
    return Dictionary(said, uniquingKeysWith: { one, _ in one }) as NSDictionary
}

/// Symbolic traits as a number.
public func CTFontCopyTraits(_ font: CTFont) -> CFDictionary {
    [kCTFontSymbolicTrait: NSNumber(value: CTFontGetSymbolicTraits(font).rawValue)] as NSDictionary
}

private func named(_ attributes: CFDictionary) -> [UIFontDescriptor.AttributeName: Any] {
    var result: [UIFontDescriptor.AttributeName: Any] = [:]
    for case let (key as NSString, value) in attributes {
        result[UIFontDescriptor.AttributeName(rawValue: key as String)] = value
    }
    return result
}
