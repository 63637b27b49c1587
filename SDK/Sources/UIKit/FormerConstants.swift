public import Foundation

// Constants and calls of Swift 3 and 4 by their names of that time, as in FormerNames.swift.

@available(*, deprecated, renamed: "UIFont.Weight.ultraLight")
public let UIFontWeightUltraLight = UIFont.Weight.ultraLight
@available(*, deprecated, renamed: "UIFont.Weight.thin")
public let UIFontWeightThin = UIFont.Weight.thin
@available(*, deprecated, renamed: "UIFont.Weight.light")
public let UIFontWeightLight = UIFont.Weight.light
@available(*, deprecated, renamed: "UIFont.Weight.regular")
public let UIFontWeightRegular = UIFont.Weight.regular
@available(*, deprecated, renamed: "UIFont.Weight.medium")
public let UIFontWeightMedium = UIFont.Weight.medium
@available(*, deprecated, renamed: "UIFont.Weight.semibold")
public let UIFontWeightSemibold = UIFont.Weight.semibold
@available(*, deprecated, renamed: "UIFont.Weight.bold")
public let UIFontWeightBold = UIFont.Weight.bold
@available(*, deprecated, renamed: "UIFont.Weight.heavy")
public let UIFontWeightHeavy = UIFont.Weight.heavy
@available(*, deprecated, renamed: "UIFont.Weight.black")
public let UIFontWeightBlack = UIFont.Weight.black
@available(*, deprecated, renamed: "UIWindow.Level.normal")
public let UIWindowLevelNormal = UIWindow.Level.normal
@available(*, deprecated, renamed: "UIWindow.Level.statusBar")
public let UIWindowLevelStatusBar = UIWindow.Level.statusBar
@available(*, deprecated, renamed: "UIWindow.Level.alert")
public let UIWindowLevelAlert = UIWindow.Level.alert
@available(*, deprecated, renamed: "NSAttributedString.Key.underlineColor")
public let NSUnderlineColorAttributeName = NSAttributedString.Key.underlineColor
@available(*, deprecated, renamed: "NSAttributedString.Key.strikethroughColor")
public let NSStrikethroughColorAttributeName = NSAttributedString.Key.strikethroughColor
@available(*, deprecated, renamed: "NSAttributedString.Key.baselineOffset")
public let NSBaselineOffsetAttributeName = NSAttributedString.Key.baselineOffset
@available(*, deprecated, renamed: "NSAttributedString.Key.link")
public let NSLinkAttributeName = NSAttributedString.Key.link
@available(*, deprecated, renamed: "NSAttributedString.Key.shadow")
public let NSShadowAttributeName = NSAttributedString.Key.shadow
@available(*, deprecated, renamed: "NSAttributedString.Key.strokeColor")
public let NSStrokeColorAttributeName = NSAttributedString.Key.strokeColor
@available(*, deprecated, renamed: "NSAttributedString.Key.strokeWidth")
public let NSStrokeWidthAttributeName = NSAttributedString.Key.strokeWidth
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.linear")
public let kCAMediaTimingFunctionLinear = CAMediaTimingFunctionName.linear
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.easeIn")
public let kCAMediaTimingFunctionEaseIn = CAMediaTimingFunctionName.easeIn
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.easeOut")
public let kCAMediaTimingFunctionEaseOut = CAMediaTimingFunctionName.easeOut
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.easeInEaseOut")
public let kCAMediaTimingFunctionEaseInEaseOut = CAMediaTimingFunctionName.easeInEaseOut
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.default")
public let kCAMediaTimingFunctionDefault = CAMediaTimingFunctionName.default
@available(*, deprecated, renamed: "CAMediaTimingFillMode.forwards")
public let kCAFillModeForwards = CAMediaTimingFillMode.forwards
@available(*, deprecated, renamed: "CAMediaTimingFillMode.backwards")
public let kCAFillModeBackwards = CAMediaTimingFillMode.backwards
@available(*, deprecated, renamed: "CAMediaTimingFillMode.both")
public let kCAFillModeBoth = CAMediaTimingFillMode.both
@available(*, deprecated, renamed: "CAMediaTimingFillMode.removed")
public let kCAFillModeRemoved = CAMediaTimingFillMode.removed
@available(*, deprecated, renamed: "CATransitionType.fade")
public let kCATransitionFade = CATransitionType.fade
@available(*, deprecated, renamed: "CATransitionType.moveIn")
public let kCATransitionMoveIn = CATransitionType.moveIn
@available(*, deprecated, renamed: "CATransitionType.push")
public let kCATransitionPush = CATransitionType.push
@available(*, deprecated, renamed: "CATransitionType.reveal")
public let kCATransitionReveal = CATransitionType.reveal
@available(*, deprecated, renamed: "CATransitionSubtype.fromLeft")
public let kCATransitionFromLeft = CATransitionSubtype.fromLeft
@available(*, deprecated, renamed: "CATransitionSubtype.fromRight")
public let kCATransitionFromRight = CATransitionSubtype.fromRight
@available(*, deprecated, renamed: "CATransitionSubtype.fromTop")
public let kCATransitionFromTop = CATransitionSubtype.fromTop
@available(*, deprecated, renamed: "CATransitionSubtype.fromBottom")
public let kCATransitionFromBottom = CATransitionSubtype.fromBottom
@available(*, deprecated, renamed: "CAShapeLayerLineCap.butt")
public let kCALineCapButt = CAShapeLayerLineCap.butt
@available(*, deprecated, renamed: "CAShapeLayerLineCap.round")
public let kCALineCapRound = CAShapeLayerLineCap.round
@available(*, deprecated, renamed: "CAShapeLayerLineCap.square")
public let kCALineCapSquare = CAShapeLayerLineCap.square
@available(*, deprecated, renamed: "CAShapeLayerLineJoin.miter")
public let kCALineJoinMiter = CAShapeLayerLineJoin.miter
@available(*, deprecated, renamed: "CAShapeLayerLineJoin.round")
public let kCALineJoinRound = CAShapeLayerLineJoin.round
@available(*, deprecated, renamed: "CAShapeLayerLineJoin.bevel")
public let kCALineJoinBevel = CAShapeLayerLineJoin.bevel
@available(*, deprecated, renamed: "CAShapeLayerFillRule.nonZero")
public let kCAFillRuleNonZero = CAShapeLayerFillRule.nonZero
@available(*, deprecated, renamed: "CAShapeLayerFillRule.evenOdd")
public let kCAFillRuleEvenOdd = CAShapeLayerFillRule.evenOdd
@available(*, deprecated, renamed: "CAGradientLayerType.axial")
public let kCAGradientLayerAxial = CAGradientLayerType.axial
@available(*, deprecated, renamed: "UIAccessibilityTraits.none")
public let UIAccessibilityTraitNone = UIAccessibilityTraits.none
@available(*, deprecated, renamed: "UIAccessibilityTraits.button")
public let UIAccessibilityTraitButton = UIAccessibilityTraits.button
@available(*, deprecated, renamed: "UIAccessibilityTraits.link")
public let UIAccessibilityTraitLink = UIAccessibilityTraits.link
@available(*, deprecated, renamed: "UIAccessibilityTraits.image")
public let UIAccessibilityTraitImage = UIAccessibilityTraits.image
@available(*, deprecated, renamed: "UIAccessibilityTraits.selected")
public let UIAccessibilityTraitSelected = UIAccessibilityTraits.selected
@available(*, deprecated, renamed: "UIAccessibilityTraits.staticText")
public let UIAccessibilityTraitStaticText = UIAccessibilityTraits.staticText
@available(*, deprecated, renamed: "UIAccessibilityTraits.header")
public let UIAccessibilityTraitHeader = UIAccessibilityTraits.header
@available(*, deprecated, renamed: "UIAccessibilityTraits.searchField")
public let UIAccessibilityTraitSearchField = UIAccessibilityTraits.searchField
@available(*, deprecated, renamed: "UIView.noIntrinsicMetric")
@MainActor public let UIViewNoIntrinsicMetric = UIView.noIntrinsicMetric
@available(*, deprecated, renamed: "UIView.layoutFittingCompressedSize")
@MainActor public let UILayoutFittingCompressedSize = UIView.layoutFittingCompressedSize
@available(*, deprecated, renamed: "UIView.layoutFittingExpandedSize")
@MainActor public let UILayoutFittingExpandedSize = UIView.layoutFittingExpandedSize
@available(*, deprecated, renamed: "UICollectionView.elementKindSectionHeader")
@MainActor public let UICollectionElementKindSectionHeader = UICollectionView.elementKindSectionHeader
@available(*, deprecated, renamed: "UICollectionView.elementKindSectionFooter")
@MainActor public let UICollectionElementKindSectionFooter = UICollectionView.elementKindSectionFooter
@available(*, deprecated, renamed: "UIImagePickerController.InfoKey.mediaType")
@MainActor public let UIImagePickerControllerMediaType = UIImagePickerController.InfoKey.mediaType
@available(*, deprecated, renamed: "UIImagePickerController.InfoKey.imageURL")
@MainActor public let UIImagePickerControllerImageURL = UIImagePickerController.InfoKey.imageURL
@available(*, deprecated, renamed: "UIImagePickerController.InfoKey.mediaURL")
@MainActor public let UIImagePickerControllerMediaURL = UIImagePickerController.InfoKey.mediaURL

extension NSNotification.Name {
    @available(*, deprecated, renamed: "UIApplication.didReceiveMemoryWarningNotification")
    public static let UIApplicationDidReceiveMemoryWarning = UIApplication.didReceiveMemoryWarningNotification
    @available(*, deprecated, renamed: "UIApplication.significantTimeChangeNotification")
    public static let UIApplicationSignificantTimeChange = UIApplication.significantTimeChangeNotification
    @available(*, deprecated, renamed: "UIApplication.userDidTakeScreenshotNotification")
    public static let UIApplicationUserDidTakeScreenshot = UIApplication.userDidTakeScreenshotNotification
    @available(*, deprecated, renamed: "UIResponder.keyboardDidChangeFrameNotification")
    public static let UIKeyboardDidChangeFrame = UIResponder.keyboardDidChangeFrameNotification
    @available(*, deprecated, renamed: "UIContentSizeCategory.didChangeNotification")
    public static let UIContentSizeCategoryDidChange = UIContentSizeCategory.didChangeNotification
    @available(*, deprecated, renamed: "UITextField.textDidChangeNotification")
    public static let UITextFieldTextDidChange = UITextField.textDidChangeNotification
    @available(*, deprecated, renamed: "UITextField.textDidBeginEditingNotification")
    public static let UITextFieldTextDidBeginEditing = UITextField.textDidBeginEditingNotification
    @available(*, deprecated, renamed: "UITextField.textDidEndEditingNotification")
    public static let UITextFieldTextDidEndEditing = UITextField.textDidEndEditingNotification
    @available(*, deprecated, renamed: "UITextView.textDidChangeNotification")
    public static let UITextViewTextDidChange = UITextView.textDidChangeNotification
    @available(*, deprecated, renamed: "UITextView.textDidBeginEditingNotification")
    public static let UITextViewTextDidBeginEditing = UITextView.textDidBeginEditingNotification
    @available(*, deprecated, renamed: "UITextView.textDidEndEditingNotification")
    public static let UITextViewTextDidEndEditing = UITextView.textDidEndEditingNotification
}

extension UIView {
    @available(*, deprecated, renamed: "bringSubviewToFront(_:)")
    public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }
    @available(*, deprecated, renamed: "sendSubviewToBack(_:)")
    public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

@available(*, deprecated, renamed: "CGRect.inset(by:)")
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect { rect.inset(by: insets) }

@available(*, deprecated, renamed: "UIOffset.init(horizontal:vertical:)")
public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
    UIOffset(horizontal: horizontal, vertical: vertical)
}

extension UIColor {
    @available(*, deprecated, renamed: "systemGroupedBackground")
    public static var groupTableViewBackground: UIColor { .systemGroupedBackground }
}

@available(*, deprecated, renamed: "UIActivity.ActivityType")
public typealias UIActivityType = UIActivity.ActivityType

@available(*, deprecated, renamed: "UITextField.DidEndEditingReason")
public typealias UITextFieldDidEndEditingReason = UITextField.DidEndEditingReason

@available(*, deprecated, message: "compare them with ==")
public func UIEdgeInsetsEqualToEdgeInsets(_ one: UIEdgeInsets, _ other: UIEdgeInsets) -> Bool { one == other }

@available(*, deprecated, renamed: "UIApplication.statusBarFrameUserInfoKey")
public let UIApplicationStatusBarFrameUserInfoKey = UIApplication.statusBarFrameUserInfoKey

extension NSNotification.Name {
    @available(*, deprecated, renamed: "UIApplication.willChangeStatusBarOrientationNotification")
    public static let UIApplicationWillChangeStatusBarOrientation = UIApplication
        .willChangeStatusBarOrientationNotification
    @available(*, deprecated, renamed: "UIApplication.didChangeStatusBarOrientationNotification")
    public static let UIApplicationDidChangeStatusBarOrientation = UIApplication
        .didChangeStatusBarOrientationNotification
    @available(*, deprecated, renamed: "UIApplication.willChangeStatusBarFrameNotification")
    public static let UIApplicationWillChangeStatusBarFrame = UIApplication.willChangeStatusBarFrameNotification
    @available(*, deprecated, renamed: "UIApplication.didChangeStatusBarFrameNotification")
    public static let UIApplicationDidChangeStatusBarFrame = UIApplication.didChangeStatusBarFrameNotification
}

extension NSAttributedString.Key {
    /// A key of a key, where keys were texts once.
    @available(*, deprecated, message: "it is a key already")
    public init(_ key: NSAttributedString.Key) { self = key }
}
